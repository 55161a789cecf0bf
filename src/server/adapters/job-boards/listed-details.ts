import { setTimeout as sleep } from 'node:timers/promises';
import type { BoardAnswer, BoardRefusal } from './board-http.ts';

/** How many listings of one page are read one by one, where a board's list leaves out their texts. */
export const detailsPerPage = 25;

const atOnce = 5;
const pauseMs = 600;

/** What was read of each that was asked for; the others are gone, or could not be read this time. */
export interface ReadDetails<T> {
  ok: true;
  read: T[];
  /** Some could not be read, though they are still listed. */
  isPartial: boolean;
}

/**
 * Reads what a board's list leaves out, one request for each, at most eight a second. One that is gone or broken loses no other; a board that no longer
 * answers ends it with the failure.
 */
export async function readDetails<Item, T>(
  items: readonly Item[],
  read: (item: Item) => Promise<BoardAnswer<T>>,
): Promise<ReadDetails<T> | BoardRefusal> {
  const answers: BoardAnswer<T>[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    if (at > 0) await sleep(pauseMs);
    answers.push(...(await Promise.all(items.slice(at, at + atOnce).map(read))));
    const end = answers.find((answer): answer is BoardRefusal => !answer.ok && stopsAll.has(answer.failure));
    if (end) return end;
  }
  return {
    ok: true,
    read: answers.flatMap((answer) => (answer.ok ? [answer.value] : [])),
    isPartial: answers.some((answer) => !answer.ok && answer.failure !== 'unknown'),
  };
}

/** Failures that the next request would meet as well. */
const stopsAll: ReadonlySet<BoardRefusal['failure']> = new Set(['unreachable', 'slow', 'refused', 'limited']);
