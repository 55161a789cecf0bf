import type { Answered, Progress } from './answer-requests.ts';
import type { Channel } from './channel.ts';
import { Unanswered } from './unanswered.ts';

/** One worker, which handles one request at a time. */
export interface SupervisedWorker<Request, Answer> {
  /**
   * Throws `Unanswered` when the worker dies or takes longer than `limitMs`, and is unusable after that; throws another error when the request cannot be
   * copied.
   */
  ask(request: Request, limitMs: number, onProgress?: (progress: unknown) => void): Promise<Answered<Answer>>;
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
    ask: (request, limitMs, onProgress) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        const from = channel.processorMs();
        const late = () => fail(new Unanswered('late', { processorShare: share(from, limitMs), workedMs: limitMs }));
        pending = { id, timer: setTimeout(late, limitMs), onProgress, resolve, reject };
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
