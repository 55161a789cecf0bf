import type { Database } from '../../db/database.ts';
import { openJobs } from '../../queue/waiting-jobs.ts';
import type { Clock } from '../../clock.ts';
import { retentions, type Retention } from '../retention/retention.ts';
import { databaseBytes, largestHolders, ownersOf, tableSizes, type Holder, type TableSize } from './store.ts';

/** Who holds what, for the operator. */
interface Holdings {
  at: string;
  holders: (Holder & {
    kind: 'account' | 'visitor';
    /** Jobs that wait or run for them. */
    jobs: number;
  })[];
  /** Jobs that wait or run, of everybody and of nobody. */
  jobs: Record<string, number>;
  /** Our own with how long they keep rows; the queue's and the migrations' without. */
  tables: (TableSize & { kept: Retention | null })[];
  databaseBytes: number;
}

const nameOf = ({ table }: TableSize): string => table.replace(/^public\./, '');

/** More jobs than this are not looked at one by one. */
const mostJobs = 100_000;

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Looks at everything once: meant for an operator who asks, not for a request. */
export function createHoldings({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async holdings(limit: number): Promise<Holdings> {
      const jobs = await openJobs(db, mostJobs);
      const owners = await ownersOf(db, [...new Set(jobs.flatMap(({ values }) => values))]);
      const [byName, byOwner] = [new Map<string, number>(), new Map<string, number>()];
      for (const { name, values } of jobs) {
        count(byName, name);
        // A job names an account, or something that one made, or both.
        const of = new Set(values.flatMap((value) => owners.get(value) ?? owners.get(value.toLowerCase()) ?? []));
        for (const owner of of) count(byOwner, owner);
      }
      const holders = await largestHolders(db, limit);
      return {
        at: clock.now().toISOString(),
        holders: holders.map((holder) => ({
          kind: holder.email === null ? 'visitor' : 'account',
          ...holder,
          jobs: byOwner.get(holder.owner) ?? 0,
        })),
        jobs: Object.fromEntries(byName),
        tables: (await tableSizes(db)).map((size) => ({ ...size, kept: retentions[nameOf(size)] ?? null })),
        databaseBytes: await databaseBytes(db),
      };
    },
  };
}
