import { workOn, type JobWork } from '../../queue/job.ts';
import { removeBytesJob } from './jobs.ts';
import type { KeptBytes } from './kept-bytes.ts';

export const removeBytesWork = ({ keptBytes }: { keptBytes: Pick<KeptBytes, 'sweep'> }): JobWork =>
  workOn(removeBytesJob, () => keptBytes.sweep());
