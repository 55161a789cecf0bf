import type { PageCopy } from '#copy/copy.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import type { EvaluateQuick, ScoreAnswer } from '../../../workers/score-protocol.ts';

interface Listeners {
  words: PageCopy['liveScore'];
  onResult: (evaluation: Evaluation) => void;
  /** Called with the error's message. */
  onError: (error: string) => void;
}

export interface ScoreWorkerClient {
  /** Evaluates in the background; answers to earlier calls are dropped. */
  evaluate(payload: EvaluateQuick['payload']): void;
  /** Answers to earlier calls are dropped. */
  cancel(): void;
  close(): void;
}

type ScoreWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The worker, or undefined in a browser without workers. */
const startWorker = (): ScoreWorker | undefined =>
  'Worker' in globalThis
    ? new Worker(new URL('../../../workers/score-worker.ts', import.meta.url), { type: 'module' })
    : undefined;

/** The worker of one page, started on first use; if it cannot be started, every call reports that. */
export function createScoreWorkerClient(
  { words, onResult, onError }: Listeners,
  start = startWorker,
): ScoreWorkerClient {
  let worker: ScoreWorker | undefined;
  let latest = 0;
  let answered = false;

  const listen = (started: ScoreWorker | undefined) => {
    started?.addEventListener('message', ({ data }: MessageEvent<ScoreAnswer>) => {
      answered = true;
      if (data.id !== String(latest)) return;
      if (data.type === 'EVALUATION_RESULT') onResult(data.result);
      else onError(words.workerFailed);
    });
    started?.addEventListener('error', () => onError(answered ? words.workerFailed : words.workerNotStarted));
    return started;
  };

  return {
    evaluate(payload) {
      try {
        worker ??= listen(start());
      } catch {
        return onError(words.workerNotStarted);
      }
      if (!worker) return onError(words.workerNotSupported);
      latest += 1;
      const message: EvaluateQuick = { type: 'EVALUATE_QUICK', id: String(latest), payload };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's, which has none.
      worker.postMessage(message);
    },
    cancel() {
      latest += 1;
    },
    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
