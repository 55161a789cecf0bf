import type { ReportedEvent } from '#contract/event-reports.ts';
import type { PagePath, TrackedEvent } from '#contract/tracked-events.ts';

/** An event as the operator counts it: a payment's id would join it to an account, so it stays here. */
export function ownReport({ name, properties }: TrackedEvent, path: PagePath): ReportedEvent {
  const { transactionId: _id, ...told } = { transactionId: undefined, ...properties };
  // The names and properties go together as they did; taking one away cannot be said in types.
  return { name, path, properties: told } as ReportedEvent;
}
