import type { Database } from '../../db/database.ts';
import type { Clock } from '../../clock.ts';
import { insertSpending, lockSpent, purgeSpending, settleSpending, type SpentToday } from './model-spending-store.ts';

/** How often the operator's model is asked a day, at most. */
export const dailyCaps = { paying: 60, account: 20, visitor: 5, address: 60 } as const;

/** This share of the daily budget is kept for accounts that have paid for something. */
export const keptForPaying = 0.5;

const daysKept = 30;

/** Somebody for whom the operator's model would be asked. */
export interface Asker {
  /** Absent: a visitor. */
  userId: string | undefined;
  /** A mark of their address, where it is known. */
  address: string | undefined;
  paying: boolean;
}

/** The operator's budget for models, per day (UTC). */
export interface ModelBudget {
  /** Sets aside what a question may cost; nothing where budget or caps have no room for it. */
  reserve(asker: Asker, usd: number): Promise<string | undefined>;
  /** What it cost. */
  settle(reserved: string, usd: number): Promise<void>;
  purge(): Promise<void>;
}

export function createModelBudget({
  db,
  clock,
  dailyUsd = Infinity,
}: {
  db: Database;
  clock: Clock;
  dailyUsd: number | undefined;
}): ModelBudget {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  return {
    reserve: ({ userId, address, paying }, usd) =>
      db.transaction(async (tx) => {
        const by = { day: dayOf(clock.now()), userId, address };
        const spent = await lockSpent(tx, by);
        return hasRoom(spent, { userId, address, paying }, { usd, dailyUsd })
          ? insertSpending(tx, { ...by, paying, usd })
          : undefined;
      }),
    settle: (reserved, usd) => settleSpending(db, reserved, usd),
    purge: () => purgeSpending(db, dayOf(new Date(clock.now().getTime() - daysKept * 24 * 3600 * 1000))),
  };
}

function hasRoom(
  { usd, usdOfFree, ofAccount, ofAddress }: SpentToday,
  { userId, paying }: Asker,
  asked: { usd: number; dailyUsd: number },
): boolean {
  const withinBudget =
    usd + asked.usd <= asked.dailyUsd && (paying || usdOfFree + asked.usd <= asked.dailyUsd * (1 - keptForPaying));
  const withinCaps =
    userId === undefined
      ? ofAddress < dailyCaps.visitor
      : ofAccount < (paying ? dailyCaps.paying : dailyCaps.account) && ofAddress < dailyCaps.address;
  return withinBudget && withinCaps;
}
