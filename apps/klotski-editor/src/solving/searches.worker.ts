import { serve } from '@parlour/element-core/solver';
import { jobs, reportTo } from './jobs.ts';

reportTo((progress) => {
  postMessage(progress);
});
serve(jobs, self);
