import { serve } from '@parlour/element-core/solver';
import { adviceJobs } from './advice-jobs.ts';

serve(adviceJobs, self);
