import type { PageCopy } from '#copy/copy.ts';
import { HttpError, UnreachableError } from '../../../api/http-error.ts';

/** The minimum time between two calls, and the maximum number of calls in a window of one minute. */
const throttleMs = 2000;
const callsPerWindow = 30;
const windowMs = 60_000;

/** The input: the texts, and the upload they were read from while they're unchanged. */
export interface ServerScoreInput {
  resumeContent: string;
  jobTitle: string;
  jobDescription: string;
  uploadId?: string | undefined;
}

interface Deps {
  words: PageCopy['liveScore'];
  call: (input: ServerScoreInput, signal: AbortSignal) => Promise<{ overallScore: number }>;
  /** Milliseconds, from any monotonic clock. */
  now: () => number;
  onStarted: () => void;
  onResult: (score: number) => void;
  /** Called with the error's message. */
  onError: (error: string) => void;
}

export interface ServerScoreClient {
  /** Asks for a score as soon as the throttle allows; a newer call aborts the one before it. */
  evaluate(input: ServerScoreInput): void;
  /** Answers to earlier calls are dropped. */
  cancel(): void;
  close(): void;
}

/** Errors worth explaining, because the status wouldn't: the person is signed out, or the file is gone. */
const isExplained = ({ status }: HttpError): boolean => status === 401 || status === 404;

const failure = (error: unknown, words: PageCopy['liveScore']): string =>
  words.serverStatus(
    error instanceof HttpError
      ? (isExplained(error) && error.details?.error) || error.statusText || String(error.status)
      : error instanceof UnreachableError
        ? error.message
        : String(error),
  );

export function createServerScoreClient({ words, call, now, onStarted, onResult, onError }: Deps): ServerScoreClient {
  let running: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  let windowStart = -Infinity;
  let calls = 0;

  /** How long the next call has to wait. */
  const pause = (): number => {
    if (now() - windowStart >= windowMs) {
      windowStart = now();
      calls = 0;
    }
    const forWindow = calls < callsPerWindow ? 0 : windowStart + windowMs - now();
    return Math.max(forWindow, last + throttleMs - now(), 0);
  };

  const send = async (input: ServerScoreInput): Promise<void> => {
    const own = new AbortController();
    running = own;
    last = now();
    calls += 1;
    onStarted();
    try {
      const { overallScore } = await call(input, own.signal);
      if (!own.signal.aborted) onResult(overallScore);
    } catch (error) {
      if (!own.signal.aborted) onError(failure(error, words));
    }
  };

  const stop = () => {
    clearTimeout(waiting);
    running?.abort();
  };

  return {
    evaluate(input) {
      stop();
      waiting = setTimeout(() => void send(input), pause());
    },
    cancel: stop,
    close: stop,
  };
}
