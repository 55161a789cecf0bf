import { workOn, type JobWork } from '../../queue/job.ts';
import { sendPasswordChangedJob, sendResetJob } from './jobs.ts';
import type { Accounts } from './service.ts';

export const accountWork = ({ accounts }: { accounts: Accounts }): JobWork[] => [
  workOn(sendResetJob, accounts.sendReset),
  workOn(sendPasswordChangedJob, accounts.sendPasswordChanged),
];
