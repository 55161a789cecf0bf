import { workOn, type JobWork } from '../../queue/job.ts';
import { deliverSandboxEventJob } from './jobs.ts';
import type { Sandbox } from './service.ts';

export const sandboxWork = ({ sandbox }: { sandbox: Sandbox }): JobWork[] => [
  workOn(deliverSandboxEventJob, sandbox.deliver),
];
