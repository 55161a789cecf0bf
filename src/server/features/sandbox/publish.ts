import { randomUUID } from 'node:crypto';
import type { BillingEvent } from '#domain/billing/events.ts';
import type { SandboxEnvelope } from '../../adapters/payments/sandbox-provider.ts';
import * as store from '../../adapters/payments/sandbox-store.ts';
import type { Database } from '../../db/database.ts';
import type { Enqueuer } from '../../queue/queue.ts';
import { deliverSandboxEventJob } from './jobs.ts';

/** Records an event and queues its delivery, in the transaction that causes it; returns the delivery's id. */
export type Publish = (tx: Database, userId: string, events: BillingEvent[]) => Promise<string>;

export const createPublisher =
  ({ queue }: { queue: Enqueuer }): Publish =>
  async (tx, userId, events) => {
    const eventId = `evt_sandbox_${randomUUID()}`;
    const envelope: SandboxEnvelope = { userId, events };
    await store.keepEvent(tx, { id: eventId, userId, body: JSON.stringify(envelope) });
    await queue.enqueue(deliverSandboxEventJob, { eventId }, tx);
    return eventId;
  };
