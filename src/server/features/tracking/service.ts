import type { ReportedEvent } from '#contract/event-reports.ts';
import {
  conversionSteps,
  vitalNames,
  type ConversionStep,
  type PagePath,
  type TrackedEventName,
  type VitalName,
  type VitalRating,
} from '#contract/tracked-events.ts';
import { vitalRating } from '#contract/vital-thresholds.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../clock.ts';
import { countsSince, keepEvents, purchasesSince, purgeEvents, stepsSince, viewsSince, vitalsSince } from './store.ts';

/** How long events are kept, in months: after that nothing of them is left. */
const eventMonths = 26;

const dayMs = 24 * 3600 * 1000;

interface Counted {
  times: number;
  visitors: number;
}

/** What visitors who agreed to be counted did in the last days. */
interface Stats {
  days: number;
  since: string;
  visitors: number;
  pageViews: { path: PagePath; views: number; visitors: number }[];
  /** In the order that people take them. */
  steps: ({ step: ConversionStep } & Counted)[];
  signUps: number;
  purchases: { times: number; dollars: number; byType: { paymentType: string; times: number; dollars: number }[] };
  vitals: { metric: VitalName; p75: number; rating: VitalRating; samples: number }[];
  events: ({ name: TrackedEventName } & Counted)[];
}

export interface Tracking {
  keep(visitor: string, events: readonly ReportedEvent[]): Promise<void>;
  stats(days: number): Promise<Stats>;
  purge(): Promise<void>;
}

/** The first moment of the months that count, by the calendar. */
const monthsBefore = (now: Date, months: number): Date => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
};

const sumOf = (values: readonly number[]): number => Math.round(values.reduce((sum, one) => sum + one, 0) * 100) / 100;

export const createTracking = ({ db, clock }: { db: Database; clock: Clock }): Tracking => ({
  keep: (visitor, events) => keepEvents(db, rowsOf(visitor, events, clock.now())),
  async stats(days) {
    const since = new Date(clock.now().getTime() - days * dayMs);
    const { visitors, events } = await countsSince(db, since);
    const steps = await stepsSince(db, since);
    const byType = await purchasesSince(db, since);
    const vitals = await vitalsSince(db, since);
    return {
      days,
      since: since.toISOString(),
      visitors,
      pageViews: (await viewsSince(db, since)) as Stats['pageViews'],
      steps: conversionSteps.flatMap((step) => steps.filter((counted) => counted.step === step)),
      signUps: events.find(({ name }) => name === 'sign_up')?.times ?? 0,
      purchases: {
        times: sumOf(byType.map(({ times }) => times)),
        dollars: sumOf(byType.map(({ dollars }) => dollars)),
        byType,
      },
      vitals: vitalNames.flatMap((metric) =>
        vitals
          .filter((counted) => counted.metric === metric)
          .map(({ p75, samples }) => ({ metric, p75, rating: vitalRating(metric, p75), samples })),
      ),
      events,
    };
  },
  purge: () => purgeEvents(db, monthsBefore(clock.now(), eventMonths)),
});

/** A millisecond apart, so that the events of a report stay in their order. */
const rowsOf = (visitor: string, events: readonly ReportedEvent[], now: Date) =>
  events.map(({ name, path, properties }, index) => ({
    name,
    path,
    properties,
    visitor,
    createdAt: new Date(now.getTime() - (events.length - 1 - index)),
  }));
