import { workOn, type JobWork } from '../../queue/job.ts';
import { contactMailJob } from './jobs.ts';
import type { Contact } from './service.ts';

export const contactWork = ({ contact }: { contact: Contact }): JobWork => workOn(contactMailJob, contact.send);
