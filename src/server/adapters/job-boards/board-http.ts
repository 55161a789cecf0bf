import type { z } from 'zod';
import type { SourceFailure } from './port.ts';
import { addressOf } from './board-base.ts';
import { NotAnswered, readBody } from './response-body.ts';

/** Why a board gave no answer that can be used. */
export interface BoardRefusal {
  ok: false;
  failure: SourceFailure;
  /** In the board's own words, without what was sent to it. */
  said?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** It never came to the board, and does not count against its limits. */
  isUnsent?: boolean | undefined;
}

export type BoardAnswer<T> = { ok: true; value: T } | BoardRefusal;

export interface BoardRequest {
  /** Below the base address, without a slash in front: `v1/api/jobs/gb/search/1`. Parts that others name have to be encoded. */
  path: string;
  /** Takes the place of `{board}` in the base address; has to be a slug (`boardSlug`). */
  board?: string | undefined;
  /** Members that are undefined are left out. */
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** The longest answer, unpacked; 8 MB unless said. */
  mostBytes?: number | undefined;
  /** Ends the request, which is then `slow`. */
  signal: AbortSignal;
}

/** Asks one board. Never throws because of what the board answers. */
export interface BoardHttp {
  /** GETs JSON of the schema's shape; another shape is `broken`. */
  json<T>(schema: z.ZodType<T>, request: BoardRequest): Promise<BoardAnswer<T>>;
  /** GETs text, such as a feed. */
  text(request: BoardRequest): Promise<BoardAnswer<string>>;
}

export interface BoardHttpOptions {
  /** http(s); `{board}` in it is replaced by a company. It may include the start of the paths. */
  baseUrl: string;
  userAgent: string;
}

const mostRedirects = 3;

export function boardHttp({ baseUrl, userAgent }: BoardHttpOptions): BoardHttp {
  async function text(request: BoardRequest, accept: string): Promise<BoardAnswer<string>> {
    const { signal, query = {}, mostBytes } = request;
    const headers = { accept, 'user-agent': userAgent };
    try {
      const answer = await get(addressOf(baseUrl, request), { headers, signal });
      const body = await readBody(answer, mostBytes);
      return answer.ok ? { ok: true, value: body } : refusalOf(answer, body, Object.values(query));
    } catch (error) {
      if (signal.aborted) return { ok: false, failure: 'slow' };
      if (error instanceof NotAnswered) return { ok: false, failure: error.failure, said: error.message };
      const said = faultOf(error);
      return { ok: false, failure: 'unreachable', said, isUnsent: said !== undefined && beforeSending.has(said) };
    }
  }
  return {
    text: (request) => text(request, 'application/rss+xml, application/xml, text/xml, */*;q=0.1'),
    async json(schema, request) {
      const answer = await text(request, 'application/json');
      if (!answer.ok) return answer;
      const parsed = schema.safeParse(jsonOf(answer.value));
      if (parsed.success) return { ok: true, value: parsed.data };
      const [issue] = parsed.error.issues;
      return { ok: false, failure: 'broken', said: `${issue?.path.join('.') || 'the answer'}: ${issue?.message}` };
    },
  };
}

/** Follows redirects at the same host alone: elsewhere nothing of ours is sent, and nothing is read. */
async function get(address: URL, options: { headers: Record<string, string>; signal: AbortSignal }): Promise<Response> {
  for (let at = address, left = mostRedirects; ; left--) {
    const answer = await fetch(at, { ...options, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || location === null) return answer;
    await answer.body?.cancel();
    const next = URL.canParse(location, at.href) ? new URL(location, at) : undefined;
    // From http to https of the same host is an upgrade; back would send keys in the clear.
    const stays =
      next !== undefined &&
      next.hostname === at.hostname &&
      (next.origin === at.origin || (at.protocol === 'http:' && next.protocol === 'https:'));
    if (!stays || left === 0) throw new NotAnswered('It answered with a redirect that is not followed.');
    at = next;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No schema takes it.
    return undefined;
  }
}

const failures: Record<number, SourceFailure> = { 401: 'refused', 403: 'refused', 404: 'unknown', 429: 'limited' };

function refusalOf(answer: Response, body: string, sent: readonly (string | number | undefined)[]): BoardRefusal {
  const failure = failures[answer.status] ?? 'failed';
  const said = saidIn(body);
  const secrets = sent.map(String).filter((value) => value.length >= 8);
  return {
    ok: false,
    failure,
    said: said && secrets.reduce((text, secret) => text.replaceAll(secret, '…'), said),
    retryAfterSeconds: retryAfterOf(answer.headers),
  };
}

const mostSaid = 300;

/** What an error's body says: the member that boards use for it, or a short plain text. */
function saidIn(body: string): string | undefined {
  const value = jsonOf(body);
  if (typeof value === 'string') return value.slice(0, mostSaid);
  if (typeof value === 'object' && value !== null) {
    const members = value as Record<string, unknown>;
    const { display, message, error, detail } = members;
    const nested = typeof error === 'object' && error !== null ? (error as Record<string, unknown>).message : error;
    const said = [display, message, nested, detail].find((part) => typeof part === 'string' && part !== '');
    return typeof said === 'string' ? said.slice(0, mostSaid) : undefined;
  }
  const plain = body.trim();
  return plain === '' || plain.startsWith('<') ? undefined : plain.slice(0, mostSaid);
}

/** Seconds to wait, of `Retry-After` as seconds or as a date, which is read beside the answer's own date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = Date.parse(text);
  const now = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(until) || Number.isNaN(now) ? undefined : Math.max(0, Math.round((until - now) / 1000));
}

/** Faults that come before anything is sent. */
const beforeSending: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** A network fault's code: its message holds the address, which can hold a key. */
function faultOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
