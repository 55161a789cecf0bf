import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodiesInFlight } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import { addressOf, personOf } from './rate-limits.ts';

interface Bounds {
  small: number;
  perPerson?: number;
  perAddress: number;
  most: number;
}

/**
 * Bounds the bodies in memory at one time. A rate limit counts requests that have started, not open ones: clients that withhold the last byte of each would
 * fill the memory without exceeding it.
 */
export interface BodiesInFlight {
  /**
   * Takes a place for a body before it is read, the last of the hooks that may refuse it. Throws TOO_MANY_REQUESTS where the person or the address has too many
   * bytes of them, BUSY where everybody has. The place is given back with the answer or the connection, whichever ends first.
   */
  hold(request: FastifyRequest, reply: FastifyReply, longest: number): Promise<void>;
  /** Keeps the body's place for as long as it is worked on, even if nobody waits for the answer any more. */
  whileWorking<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

interface Place {
  isWorkedOn: boolean;
  isGone: boolean;
  leave(): void;
}

export function createBodiesInFlight(kind: 'mcp' | 'texts' | 'events'): BodiesInFlight {
  const bounds: Bounds = bodiesInFlight[kind];
  const held = new Map<string, number>();
  const places = new WeakMap<FastifyRequest, Place>();
  const add = (key: string, bytes: number): void => {
    const sum = (held.get(key) ?? 0) + bytes;
    if (sum > 0) held.set(key, sum);
    else held.delete(key);
  };
  return {
    async hold(request, reply, longest) {
      const bytes = bytesOf(request, longest);
      if (bytes <= bounds.small) return;
      const own = [
        ...(bounds.perPerson === undefined ? [] : [{ key: await personOf(request), most: bounds.perPerson }]),
        { key: `address ${addressOf(request)}`, most: bounds.perAddress },
      ];
      const all = { key: 'all', most: bounds.most };
      const isFull = ({ key, most }: typeof all): boolean => (held.get(key) ?? 0) + bytes > most;
      // A stranger who fills all places should hear about their own first.
      if (own.some(isFull)) throw new AppError('TOO_MANY_REQUESTS', { seconds: bodiesInFlight.retrySeconds });
      if (isFull(all)) throw new AppError('BUSY', {}, { cause: 'Too many bytes are on their way.' });
      const { socket } = request.raw;
      // Nothing would tell of the end of what has ended already.
      if (socket.destroyed) return;
      const counted = [...own, all];
      for (const { key } of counted) add(key, bytes);
      const place: Place = {
        isWorkedOn: false,
        isGone: false,
        leave: () => counted.forEach(({ key }) => add(key, -bytes)),
      };
      places.set(request, place);
      const go = (): void => {
        if (place.isGone) return;
        place.isGone = true;
        socket.off('close', go);
        if (!place.isWorkedOn) place.leave();
      };
      reply.raw.once('close', go);
      // An answer that waits behind another one doesn't learn when the connection breaks.
      socket.once('close', go);
    },
    async whileWorking(request, work) {
      const place = places.get(request);
      if (!place || place.isGone) return work();
      place.isWorkedOn = true;
      try {
        return await work();
      } finally {
        place.isWorkedOn = false;
        if (place.isGone) place.leave();
      }
    },
  };
}

/** How many bytes a body may take: as many as it is said to have, unless it comes in pieces of no said length, or compressed. */
function bytesOf({ headers }: FastifyRequest, longest: number): number {
  const said = headers['content-encoding'] === undefined ? Number(headers['content-length'] ?? longest) : longest;
  return said <= longest ? said : longest;
}
