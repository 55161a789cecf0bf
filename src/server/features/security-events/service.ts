import type { listSecurityEvents, SecurityEvent, SecurityEventKind } from '#contract/security-events.ts';
import type { RouteQuery, RouteResponse } from '#contract/route.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Origin } from '../../http/origin.ts';
import type { Clock } from '../../clock.ts';
import * as store from './store.ts';

/** How long an event is kept. */
export const securityEventDays = 90;
/** The most that the operator is answered at a time. */
const mostForOperator = 1000;

const dayMs = 24 * 3600 * 1000;

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** The account; undefined where there is none. */
  userId: string | undefined;
  /** Undefined for what no request did. */
  from: Origin | undefined;
}

export interface EventsForOperator {
  days: number;
  events: (Omit<SecurityEvent, 'id'> & { account: { id: string; email: string } | null })[];
  /** Whether there are older ones within these days that are not listed. */
  isCut: boolean;
}

/** What happened to the security of accounts, with account and address. See docs/decisions/0046-accounts-watched-over.md. */
export interface SecurityEvents {
  /** `tx`, where the event is of what a transaction does: then both are stored, or neither. */
  record(event: NewSecurityEvent, tx?: Database): Promise<void>;
  list(userId: string, part: RouteQuery<typeof listSecurityEvents>): Promise<RouteResponse<typeof listSecurityEvents>>;
  /** Throws ACCOUNT_UNKNOWN for an address without an account. */
  forOperator(asked: { email?: string | undefined; days: number }): Promise<EventsForOperator>;
  purge(): Promise<void>;
}

const shown = ({ id, kind, createdAt, address, browser, system }: store.StoredEvent): SecurityEvent => ({
  id,
  kind,
  at: createdAt.toISOString(),
  address,
  device: { browser, system },
});

export function createSecurityEvents({ db, clock }: { db: Database; clock: Clock }): SecurityEvents {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  return {
    record: ({ kind, userId, from }, tx = db) =>
      store.insertEvent(tx, {
        kind,
        userId: userId ?? null,
        address: from?.address ?? null,
        browser: from?.device.browser ?? null,
        system: from?.device.system ?? null,
        createdAt: clock.now(),
      }),

    async list(userId, part) {
      const since = daysAgo(securityEventDays);
      const [total, events] = await Promise.all([
        store.countEvents(db, userId, since),
        store.eventsOf(db, userId, { since, ...part }),
      ]);
      return { total, events: events.map(shown) };
    },

    async forOperator({ days, ...asked }) {
      const email = asked.email?.trim().toLowerCase();
      if (email !== undefined && !(await store.hasAccount(db, email))) throw new AppError('ACCOUNT_UNKNOWN');
      const found = await store.eventsSince(db, { since: daysAgo(days), email, most: mostForOperator + 1 });
      const events = found.slice(0, mostForOperator).map((event) => {
        const { kind, at, address, device } = shown(event);
        const { userId: id, email: owner } = event;
        return { at, kind, account: id === null || owner === null ? null : { id, email: owner }, address, device };
      });
      return { days, events, isCut: found.length > mostForOperator };
    },

    purge: () => store.purgeEvents(db, daysAgo(securityEventDays)),
  };
}
