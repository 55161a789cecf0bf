import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import type { ModelFailure } from './port.ts';

/** What became of a call that brought no answer. */
export interface FailedCall {
  failure: ModelFailure;
  /** Whether asking once more may help. */
  again: boolean;
  /** The provider's status, where it answered. */
  status?: number | undefined;
  /** How long the provider asks to wait, in milliseconds. */
  waitMs?: number | undefined;
  inputTokens: number;
  outputTokens: number;
}

const nothing = { inputTokens: 0, outputTokens: 0 };

/** Reads an error of a call. Its own texts may hold the prompt or the key, so nothing of them is passed on. */
export function failedCall(error: unknown): FailedCall {
  if (NoObjectGeneratedError.isInstance(error)) {
    const { inputTokens = 0, outputTokens = 0 } = error.usage ?? {};
    return { failure: 'broken', again: true, inputTokens, outputTokens };
  }
  if (NoOutputGeneratedError.isInstance(error)) return { failure: 'broken', again: true, ...nothing };
  if (APICallError.isInstance(error)) return { ...failedStatus(error), ...nothing };
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') return { failure: 'late', again: true, ...nothing };
  return { failure: 'failed', again: false, ...nothing };
}

function failedStatus({ statusCode: status, responseHeaders }: APICallError) {
  if (status === undefined) return { failure: 'unreachable', again: true } as const;
  const waitMs = waitOf(responseHeaders ?? {});
  if (status === 429) return { failure: 'busy', again: true, status, waitMs } as const;
  if (status >= 500 || status === 408 || status === 409)
    return { failure: 'failed', again: true, status, waitMs } as const;
  if (status === 401 || status === 403) return { failure: 'refused', again: false, status } as const;
  // Answered, but in no form that can be read.
  if (status < 300) return { failure: 'broken', again: true, status } as const;
  return { failure: 'failed', again: false, status } as const;
}

/** Retry-After in seconds, or in milliseconds as OpenAI adds it. A date is left to the usual wait. */
function waitOf(headers: Record<string, string>): number | undefined {
  const ms = Number(headers['retry-after-ms'] ?? NaN);
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const seconds = Number(headers['retry-after'] ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}
