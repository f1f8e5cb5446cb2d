import { serve } from '@parlour/element-core/solver';
import { solverJobs } from './solver-jobs.ts';

serve(solverJobs, self);
