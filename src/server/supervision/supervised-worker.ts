import type { Answered } from './answer-requests.ts';
import type { Channel } from './channel.ts';
import { Unanswered } from './unanswered.ts';

/** One worker, which is asked for one thing at a time. */
export interface SupervisedWorker<Request, Answer> {
  /**
   * Throws `Unanswered` when the worker dies or takes longer than `limitMs`, and is unusable after that; throws another error when the request cannot be
   * copied.
   */
  ask(request: Request, limitMs: number): Promise<Answered<Answer>>;
  /** How many requests it was given. */
  asked(): number;
  channel: Channel;
}

interface Pending<Answer> {
  id: number;
  timer: NodeJS.Timeout;
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
    const answered = message as Answered<Answer>;
    if (answered.id === pending?.id) take()?.resolve(answered);
  });
  void channel.ended.then((cause) => fail(new Unanswered('crashed', { cause })));

  return {
    ask: (request, limitMs) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        pending = { id, timer: setTimeout(() => fail(new Unanswered('late')), limitMs), resolve, reject };
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
