import type { ReportedEvent } from '#contract/event-reports.ts';
import { mostReported } from '#contract/tracked-events.ts';

/** How long an event waits for others to be sent along with it, in milliseconds. */
const waitMs = 2000;

interface Deps {
  /** Sends one report. `leaving`: the page may be gone before the answer. */
  send: (events: ReportedEvent[], leaving: boolean) => Promise<unknown>;
  warn: (error: unknown) => void;
}

export interface EventOutbox {
  add(event: ReportedEvent): void;
  /** Sends what waits at once: the page is being left. */
  flush(): void;
  /** Forgets what waits. */
  clear(): void;
}

/** Collects events and sends them a few at a time, in their order. One that cannot be sent is given up. */
export function createEventOutbox({ send, warn }: Deps): EventOutbox {
  let waiting: ReportedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  const take = (): ReportedEvent[] => {
    clearTimeout(timer);
    timer = undefined;
    return waiting.splice(0, mostReported);
  };
  const sendNext = (): void => {
    const events = take();
    if (events.length > 0) sending = sending.then(() => send(events, false)).catch(warn);
  };
  return {
    add(event) {
      waiting.push(event);
      if (waiting.length >= mostReported) sendNext();
      else timer ??= setTimeout(sendNext, waitMs);
    },
    flush() {
      // Doesn't wait for requests under way: there is no later.
      for (let events = take(); events.length > 0; events = take()) send(events, true).catch(warn);
    },
    clear() {
      take();
      waiting = [];
    },
  };
}
