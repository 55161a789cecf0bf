import { maxExactTotal } from '#contract/job-search.ts';
import { pageAddress, type PageQueries } from '#contract/pages.ts';
import { stopJobMails } from '#contract/saved-searches.ts';
import { defaultLocale } from '#copy/locales.ts';
import type { Database } from '../../../db/database.ts';
import { defaultCopy } from '../../../default-copy.ts';
import type { Mailer } from '../../../adapters/mail/port.ts';
import type { Clock } from '../../../clock.ts';
import { workOn, type JobWork } from '../../../queue/job.ts';
import type { Enqueuer } from '../../../queue/queue.ts';
import type { JobListings } from '../listings/service.ts';
import type { JobSearch } from '../search/service.ts';
import type { JobSourcesService } from '../sources/service.ts';
import { dailySearchesJob, runSearchesJob, searchMailJob, type SearchMail } from './jobs.ts';
import { mailToken } from './mail-token.ts';
import * as store from './store.ts';

/** The most jobs of one search in a mail. */
const maxMailedJobs = 10;
/** Less than a day, as no day's run is at the same second as the one before. */
const betweenMailsMs = 20 * 3600 * 1000;

interface Deps {
  db: Database;
  clock: Clock;
  queue: Enqueuer;
  mailer: Pick<Mailer, 'send'>;
  search: Pick<JobSearch, 'newSince'>;
  sources: Pick<JobSourcesService, 'refresh'>;
  listings: Pick<JobListings, 'views'>;
  publicUrl: URL;
  /** Signs the tokens of mails. */
  mailKey: string;
}

/** What a person has neither seen on the page nor been mailed. */
const unseenSince = ({ seenAt, mailedAt }: store.StoredSearch): Date =>
  mailedAt && mailedAt > seenAt ? mailedAt : seenAt;

/** Runs everybody's saved searches once a day, and mails each person what's new: in at most one mail a day, none if there's nothing. */
export function dailySearchesWork(deps: Deps): JobWork[] {
  const { db, clock, queue, mailer, search, sources, listings, publicUrl, mailKey } = deps;
  const address = (query: PageQueries['jobs']): string => new URL(pageAddress('jobs', query), publicUrl).href;

  const newOf = async (userId: string, searches: readonly store.StoredSearch[]): Promise<SearchMail['found']> => {
    const found: SearchMail['found'] = [];
    for (const each of searches) {
      const { ids: listingIds, total } = await search.newSince(userId, each.terms, unseenSince(each), maxMailedJobs);
      const before = each.mailedAt?.toISOString() ?? null;
      if (listingIds.length > 0) found.push({ id: each.id, listingIds, total, before });
    }
    return found;
  };

  /** Queues the mail and notes it in one transaction: of two runs at once the second finds the note. */
  const queueMail = (userId: string, found: SearchMail['found'], mailedAt: Date): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await store.lockMailable(tx, userId))) return;
      if (await store.wasMailedAfter(tx, userId, new Date(mailedAt.getTime() - betweenMailsMs))) return;
      const noted = await store.noteMailed(
        tx,
        found.map(({ id }) => id),
        mailedAt,
      );
      const mailed = found.filter(({ id }) => noted.includes(id));
      if (mailed.length === 0) return;
      await queue.enqueue(searchMailJob, { userId, mailedAt: mailedAt.toISOString(), found: mailed }, tx);
    });

  const run = async (userId: string): Promise<void> => {
    const searches = await store.searchesOf(db, userId);
    for (const { id, terms } of searches) {
      await sources.refresh(terms, defaultLocale);
      await store.noteRun(db, id, clock.now());
    }
    // Taken before searching: listings that arrive meanwhile are better mailed twice than never.
    const now = clock.now();
    const found = await newOf(
      userId,
      searches.filter(({ dailyMail }) => dailyMail),
    );
    if (found.length > 0) await queueMail(userId, found, now);
  };

  const send = async ({ userId, found }: SearchMail): Promise<void> => {
    const mailed = await store.findMailed(
      db,
      userId,
      found.map(({ id }) => id),
    );
    if (!mailed) return;
    const names = new Map(mailed.searches.map(({ id, name }) => [id, name]));
    const searches = [];
    for (const { id, listingIds, total } of found) {
      const name = names.get(id);
      const jobs = (await listings.views(userId, listingIds)).filter(({ isExpired }) => !isExpired);
      if (name === undefined || jobs.length === 0) continue;
      const linked = jobs.map((job) => ({ ...job, link: address({ job: job.id }) }));
      searches.push({ name, total, isExact: total < maxExactTotal, jobs: linked, link: address({ search: id }) });
    }
    if (searches.length === 0) return;
    const token = mailToken(mailKey, userId);
    const stop = new URL(`${stopJobMails.path}?token=${encodeURIComponent(token)}`, publicUrl);
    await mailer.send({
      to: mailed.email,
      ...defaultCopy().jobMails.newJobs({ searches, stopLink: address({ mails: token }) }),
      unsubscribe: stop.href,
    });
  };

  return [
    workOn(dailySearchesJob, async () => {
      for (const userId of await store.peopleWithSearches(db)) await queue.enqueue(runSearchesJob, { userId }, db);
    }),
    workOn(runSearchesJob, ({ userId }) => run(userId)),
    workOn(searchMailJob, send, {
      async gaveUp({ mailedAt, found }) {
        for (const { id, before } of found) {
          const noted = { id, mailedAt: new Date(mailedAt), before: before === null ? null : new Date(before) };
          await store.takeBackMailed(db, noted);
        }
      },
    }),
  ];
}
