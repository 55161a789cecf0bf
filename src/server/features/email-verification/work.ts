import { workOn, type JobWork } from '../../queue/job.ts';
import { sendVerificationJob } from './jobs.ts';
import type { EmailVerification } from './service.ts';

export const emailVerificationWork = ({
  emailVerification,
}: {
  emailVerification: Pick<EmailVerification, 'mail'>;
}): JobWork[] => [workOn(sendVerificationJob, emailVerification.mail)];
