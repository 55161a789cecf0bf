import type { SessionUser } from '#contract/accounts.ts';
import { profileEntries, type listProfileOptimizations, type Profile } from '#contract/profile.ts';
import type { RouteQuery, RouteResponse } from '#contract/route.ts';
import type { Database } from '../../db/database.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Billing } from '../billing/service.ts';
import { ownedSince } from '../billing/store.ts';
import * as store from './store.ts';

interface Deps {
  db: Database;
  accounts: Pick<Accounts, 'me'>;
  billing: Pick<Billing, 'membership' | 'boughtFor' | 'entitlements'>;
}

export interface Profiles {
  get(userId: string): Promise<Profile>;
  /** A part of its optimizations, newest first, with how many there are. */
  optimizations(
    userId: string,
    part: RouteQuery<typeof listProfileOptimizations>,
  ): Promise<RouteResponse<typeof listProfileOptimizations>>;
  rename(userId: string, name: string): Promise<SessionUser>;
}

const dated = <Row extends { createdAt: Date }>(row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() });

/** What an account sees of itself. */
export function createProfiles({ db, accounts, billing }: Deps): Profiles {
  const optimizationsOf = async (userId: string, part: { limit: number; offset: number }) => {
    const [rows, bought] = await Promise.all([store.optimizationsOf(db, userId, part), billing.boughtFor(userId)]);
    return rows.map((row) => ({ ...dated(row), bought: bought.get(row.id) ?? [] }));
  };
  /** Has output that the account may read: what was refunded is locked. */
  const prepsOf = async (userId: string) => {
    const [rows, held] = await Promise.all([
      store.recentPreps(db, userId, profileEntries),
      billing.entitlements(userId),
    ]);
    return rows.map(({ jobCompany, optimization, hasOutput, ...row }) => {
      const { optimizationId: id } = row;
      const open =
        id !== null &&
        optimization !== null &&
        held.optimization({ id, ownedSince: ownedSince(optimization) }).interviewPrep !== 'locked';
      return {
        ...dated(row),
        hasOutput: hasOutput && open,
        ...(jobCompany === null ? {} : { jobCompany }),
      };
    });
  };
  return {
    async get(userId) {
      const { name, email, createdAt } = await accounts.me(userId);
      const [membership, counts, optimizations, assessments, enhancements, preps] = await Promise.all([
        billing.membership(userId),
        store.countsOf(db, userId),
        optimizationsOf(userId, { limit: profileEntries, offset: 0 }),
        store.recentAssessments(db, userId, profileEntries),
        store.recentEnhancements(db, userId, profileEntries),
        prepsOf(userId),
      ]);
      return {
        user: { name, email, createdAt },
        membership,
        counts,
        recent: {
          optimizations,
          assessments: assessments.map(({ scores, ...row }) => ({ ...dated(row), overallScore: scores.overall })),
          linkedinEnhancements: enhancements.map(dated),
          interviewPreps: preps,
        },
      };
    },

    async optimizations(userId, part) {
      const [total, optimizations] = await Promise.all([
        store.countOptimizations(db, userId),
        optimizationsOf(userId, part),
      ]);
      return { total, optimizations };
    },

    async rename(userId, name) {
      await store.saveName(db, userId, name);
      return accounts.me(userId);
    },
  };
}
