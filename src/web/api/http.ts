import type { PageCopy } from '#copy/copy.ts';
import { api } from '#contract/api.ts';
import { createCsrfTokens } from './csrf-token.ts';
import { HttpError, UnreachableError } from './http-error.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /** Sent as JSON, except FormData, which is sent unchanged. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The request must arrive even if the page is being left. */
  keepalive?: boolean | undefined;
  /** How the answer is parsed; JSON unless it is a file. */
  answer?: 'json' | 'file';
}

/**
 * Sends a request and returns its parsed JSON, or a File under the name that the server gives it, which may be empty; throws an
 * `HttpError` for any answer that is not 2xx.
 */
export type Http = (request: Request) => Promise<unknown>;

interface Deps {
  fetch: typeof globalThis.fetch;
  /** The page's language, requested for answers. */
  language: string;
  /** Changes with the browser's session, for which a CSRF token is made. */
  sessionMark: () => string;
  /** Messages for an answer that isn't ours, or for none. */
  words: PageCopy['connection'];
  /** Whether the browser knows itself to be without a network. */
  offline: () => boolean;
  /** Called with the status of every answer, before the caller gets it. */
  answered?: (status: number) => void;
  /** Called with a failure that doesn't stop the request. */
  log: (error: unknown) => void;
}

/** Checked by hand: a schema would bring its library to every page. */
function tokenIn(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'csrfToken' in answer && typeof answer.csrfToken === 'string')
    return answer.csrfToken;
  throw new Error('Failed to fetch CSRF token: the answer has none.');
}

/** The name that the server gives a file: the exact one, where a header could not hold it as it is. */
function fileName(disposition: string): string {
  const [, exact] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = ''] = /filename="([^"]*)"/.exec(disposition) ?? [];
  return exact === undefined ? plain : decodeURIComponent(exact);
}

const fileOf = async (response: Response): Promise<File> => {
  const name = fileName(response.headers.get('content-disposition') ?? '');
  const bytes = await response.blob();
  return new File([bytes], name, { type: bytes.type });
};

const contentOf = (body: unknown): { body?: BodyInit; headers?: Record<string, string> } => {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/**
 * The only way out to the server. Every request carries credentials, and every one but GET the CSRF token, which is cached until a 403
 * or another session.
 * When the token cannot be fetched that is logged, and the request is sent without it.
 */
export function createHttp({ fetch, language, sessionMark, words, offline, answered, log }: Deps): Http {
  const { busy, tooLarge, tooMany } = words;
  const reasons: Record<number, string> = { 413: tooLarge, 429: tooMany, 502: busy, 503: busy, 504: busy };
  const send: typeof fetch = async (url, init) => {
    try {
      return await fetch(url, init);
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      throw new UnreachableError(offline() ? words.offline : words.unreachable, { cause: error });
    }
  };
  const fetchToken = async () => {
    const response = await fetch(api.getCsrfToken.path, { credentials: 'include' });
    if (!response.ok) throw new Error(`Failed to fetch CSRF token: ${response.status}`);
    return tokenIn(await response.json());
  };
  const tokens = createCsrfTokens({ fetchToken, sessionMark });

  const csrfHeader = async (): Promise<Record<string, string>> => {
    try {
      return { 'x-csrf-token': await tokens.get() };
    } catch (error) {
      log(error);
      return {};
    }
  };

  return async ({ method, url, body, signal, keepalive, answer = 'json' }) => {
    const content = contentOf(body);
    const csrf = method === 'GET' ? {} : await csrfHeader();
    const response = await send(url, {
      method,
      credentials: 'include',
      headers: {
        accept: answer === 'json' ? 'application/json' : '*/*',
        'accept-language': language,
        ...content.headers,
        ...csrf,
      },
      ...(content.body === undefined ? {} : { body: content.body }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    answered?.(response.status);
    if (response.ok) return answer === 'json' ? response.json() : fileOf(response);
    if (response.status === 403) tokens.clear();
    throw new HttpError(response.status, response.statusText, await response.text(), reasons[response.status]);
  };
}
