import type { SessionUser } from '#contract/accounts.ts';
import { profileEntries, type Profile } from '#contract/profile.ts';
import type { Database } from '../../db/database.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Billing } from '../billing/service.ts';
import * as store from './store.ts';

interface Deps {
  db: Database;
  accounts: Pick<Accounts, 'me'>;
  billing: Pick<Billing, 'membership' | 'boughtFor'>;
}

export interface Profiles {
  get(userId: string): Promise<Profile>;
  rename(userId: string, name: string): Promise<SessionUser>;
}

const dated = <Row extends { createdAt: Date }>(row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() });

/** What an account sees of itself. */
export function createProfiles({ db, accounts, billing }: Deps): Profiles {
  return {
    async get(userId) {
      const { name, email, createdAt } = await accounts.me(userId);
      const [membership, counts, optimizations, bought, assessments, enhancements, preps] = await Promise.all([
        billing.membership(userId),
        store.countsOf(db, userId),
        store.recentOptimizations(db, userId, profileEntries),
        billing.boughtFor(userId),
        store.recentAssessments(db, userId, profileEntries),
        store.recentEnhancements(db, userId, profileEntries),
        store.recentPreps(db, userId, profileEntries),
      ]);
      return {
        user: { name, email, createdAt },
        membership,
        counts,
        recent: {
          optimizations: optimizations.map((row) => ({ ...dated(row), bought: bought.get(row.id) ?? [] })),
          assessments: assessments.map(({ scores, ...row }) => ({ ...dated(row), overallScore: scores.overall })),
          linkedinEnhancements: enhancements.map(dated),
          interviewPreps: preps.map(({ jobCompany, ...row }) => ({
            ...dated(row),
            ...(jobCompany === null ? {} : { jobCompany }),
          })),
        },
      };
    },

    async rename(userId, name) {
      await store.saveName(db, userId, name);
      return accounts.me(userId);
    },
  };
}
