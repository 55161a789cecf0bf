import { pageAddress } from '#contract/pages.ts';
import type { Database } from '../../../db/database.ts';
import { defaultCopy } from '../../../default-copy.ts';
import type { Mailer } from '../../../adapters/mail/port.ts';
import type { Clock } from '../../../clock.ts';
import { workOn, type JobWork } from '../../../queue/job.ts';
import type { Enqueuer } from '../../../queue/queue.ts';
import type { JobListings } from '../listings/service.ts';
import { reminderMailJob, remindJob } from './jobs.ts';
import * as store from './reminders-store.ts';

/** How many are taken in one transaction. */
const batch = 100;
/** How late a mail that cannot be sent is tried again: a reminder of yesterday is none. */
const lateMs = 6 * 3600 * 1000;

interface Deps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  mailer: Pick<Mailer, 'send'>;
  listings: Pick<JobListings, 'views'>;
  publicUrl: URL;
}

/** Mails people the reminders they set, each once: it is noted as taken in the transaction that queues its mail. */
export function reminderWork({ db, clock, queue, mailer, listings, publicUrl }: Deps): JobWork[] {
  const takeSome = (): Promise<number> =>
    db.transaction(async (tx) => {
      const due = await store.takeDue(tx, clock.now(), batch);
      for (const { reminder, ...of } of due)
        await queue.enqueue(reminderMailJob, { ...of, reminder: reminder.toISOString() }, tx);
      return due.length;
    });

  return [
    workOn(remindJob, async () => {
      for (;;) if ((await takeSome()) < batch) return;
    }),
    workOn(
      reminderMailJob,
      async ({ savedJobId, userId, reminder }) => {
        const found = await store.findTaken(db, { savedJobId, reminder: new Date(reminder) });
        if (!found) return;
        const [listing] = await listings.views(userId, [found.saved.jobListingId]);
        if (!listing) return;
        const { jobMails, savedStatusNames } = defaultCopy();
        const link = new URL(pageAddress('jobs', { tab: 'saved', job: listing.id }), publicUrl).href;
        const { title, company } = listing;
        const { notes, status } = found.saved;
        await mailer.send({
          to: found.email,
          ...jobMails.reminder({ title, company, status: savedStatusNames[status], notes, link }),
        });
      },
      {
        async gaveUp({ savedJobId, reminder }) {
          const due = new Date(reminder);
          if (clock.now().getTime() - due.getTime() < lateMs) await store.putBack(db, { savedJobId, reminder: due });
        },
      },
    ),
  ];
}
