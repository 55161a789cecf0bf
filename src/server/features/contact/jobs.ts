import { contactSchema } from '#contract/contact.ts';
import { defineJob } from '../../queue/job.ts';

/** Mails what somebody wrote on the contact page to the operator's support. */
export const contactMailJob = defineJob({
  name: 'contact-mail',
  payload: contactSchema,
  retries: 10,
  expireSeconds: 60,
});
