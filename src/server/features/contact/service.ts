import type { ContactMessage } from '#contract/contact.ts';
import type { Database } from '../../db/database.ts';
import { defaultCopy } from '../../default-copy.ts';
import type { Mailer } from '../../adapters/mail/port.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { contactMailJob } from './jobs.ts';

interface Deps {
  db: Database;
  queue: Enqueuer;
  mailer: Mailer;
  supportEmail: string;
}

export type Contact = ReturnType<typeof createContact>;

/** Messages from the contact page. They go by the queue: a mail server that is away for a while loses none of them. */
export function createContact({ db, queue, mailer, supportEmail }: Deps) {
  const { mails } = defaultCopy();
  return {
    take: (message: ContactMessage): Promise<void> =>
      db.transaction((tx) => queue.enqueue(contactMailJob, message, tx)),

    /** The work of `contactMailJob`. Replies go to the address alone: a name beside it would be one more text in the mail's head. */
    async send({ firstName, lastName, email, subject, message }: ContactMessage): Promise<void> {
      const words = mails.contactMessage({ name: `${firstName} ${lastName}`, email, subject, message });
      await mailer.send({ to: supportEmail, replyTo: email, ...words });
    },
  };
}
