import type { Answered, Progress } from './answer-requests.ts';
import type { Channel } from './channel.ts';
import { Unanswered } from './unanswered.ts';

/** One worker, which is asked for one thing at a time. */
export interface SupervisedWorker<Request, Answer> {
  /**
   * Throws `Unanswered` when the worker dies or takes longer than `limitMs` (`crowdedMs` where it had less than half a processor until then), and is unusable
   * after that; throws another error when the request cannot be copied.
   */
  ask(
    request: Request,
    limits: { limitMs: number; crowdedMs?: number | undefined },
    onProgress?: (progress: unknown) => void,
  ): Promise<Answered<Answer>>;
  /** How many requests it was given. */
  asked(): number;
  channel: Channel;
}

interface Pending<Answer> {
  id: number;
  timer: NodeJS.Timeout;
  onProgress?: ((progress: unknown) => void) | undefined;
  resolve(answered: Answered<Answer>): void;
  reject(error: unknown): void;
}

/** What one that works alone would get of a processor beside as much other work. */
const fairShare = 0.5;

/** Links each answer to its request, so that a late or repeated one is ignored. */
export function superviseWorker<Request, Answer>(channel: Channel): SupervisedWorker<Request, Answer> {
  let asked = 0;
  let pending: Pending<Answer> | undefined;

  const take = (): Pending<Answer> | undefined => {
    const taken = pending;
    clearTimeout(taken?.timer);
    pending = undefined;
    return taken;
  };
  const fail = (error: unknown): void => take()?.reject(error);

  channel.onMessage((message) => {
    const said = message as Answered<Answer> | Progress;
    if (said.id !== pending?.id) return;
    if ('progress' in said) pending.onProgress?.(said.progress);
    else take()?.resolve(said);
  });
  void channel.ended.then((cause) => fail(new Unanswered('crashed', { cause })));

  const share = (from: number | undefined, ms: number): number | undefined => {
    const to = channel.processorMs();
    return from === undefined || to === undefined ? undefined : (to - from) / ms;
  };

  return {
    ask: (request, { limitMs, crowdedMs = limitMs }, onProgress) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        const from = channel.processorMs();
        const end = (ms: number) => () => {
          const processorShare = share(from, ms);
          const isCrowdedOut = ms < crowdedMs && processorShare !== undefined && processorShare < fairShare;
          if (isCrowdedOut && pending?.id === id) pending.timer = setTimeout(end(crowdedMs), crowdedMs - ms);
          else fail(new Unanswered('late', { processorShare, workedMs: ms }));
        };
        pending = { id, timer: setTimeout(end(limitMs), limitMs), onProgress, resolve, reject };
        try {
          channel.send({ id, request });
        } catch (error) {
          fail(error);
        }
      }),
    asked: () => asked,
    channel,
  };
}
