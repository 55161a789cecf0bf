import type { z } from 'zod';
import type { ApiScope } from './api-scopes.ts';
import type { ErrorCode } from './errors.ts';
import type { BodySize, LimitName } from './limits.ts';

/**
 * A route of the API, defined once, as a value. It has four readers: the server validates and answers by it, the browser's client is typed by it, OpenAPI is
 * generated from it, and tests loop over it. Its summary is in `copy/en/route-summaries.ts`.
 */
export interface RouteShape {
  /**
   * `json` in and out; `upload` multipart in, JSON out; `file` JSON or nothing in, bytes out; `raw` the unparsed bytes of the body, with a signature over them
   * instead of a CSRF token, JSON out.
   */
  kind: 'json' | 'upload' | 'file' | 'raw';
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each path parameter: `/api/optimization/{id}`. */
  path: `/api/${string}`;
  /** `anyone` needs nothing, `visitor` gets a session when it has none, `user` must be signed in. */
  access: 'anyone' | 'visitor' | 'user';
  /** What a personal API key must be allowed to do to call it in its owner's name. Without one it is closed to keys. */
  scope?: ApiScope;
  /**
   * What a visitor's route makes is its sender's: it is refused as one for accounts is where the browser counts itself signed in and its session has ended, so
   * that nothing is made in a visitor's name for somebody who has an account.
   */
  owned?: true;
  /** Its handler looks up the session together with its answer, and enforces `access` itself: one statement instead of several. */
  findsSession?: true;
  /** A token in the query identifies the person and their intent: no CSRF token is needed, and mail programs may call it, with a form as its body. */
  byToken?: true;
  /** It is answered also while the disk is almost full: it lets people in, makes room, or stores next to nothing. Whatever reads or deletes is. */
  evenWhenFull?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** How long a JSON body may be (see `bodyBytes`): a few fields unless said. */
  bodySize?: BodySize;
  /** For `upload`: the multipart field that carries the file. */
  fileField?: string;
  /** For `raw`: the headers that can carry the signature, one per sender. */
  signatureHeaders?: readonly string[];
  /** The JSON answer; for `file` the media types that it can have. */
  response: z.ZodType | readonly string[];
  /** The error codes it can return besides those every route can (see `commonErrors`). */
  errors: readonly ErrorCode[];
  /** Its work is CPU-heavy: it waits for its turn at reading files or at the engine, and nobody gets all turns (see `turns`). */
  inTurn?: 'reading' | 'engine';
  limit?: LimitName;
  /** A field of the body that names an account: the limit's `max` counts for each address and account, too. */
  limitField?: string;
}

export const route = <const R extends RouteShape>(shape: R): R => shape;

/** Whether anybody may call it: public data, and webhooks, which are signed. A key sent to it is ignored. */
export const openToAll = ({ access, method, kind, scope }: RouteShape): boolean =>
  access === 'anyone' && scope === undefined && (method === 'GET' || kind === 'raw');

/** Whether it may store so much that it is refused while the disk is almost full. A webhook never is: it says what somebody paid for. */
export const needsRoom = ({ method, kind, evenWhenFull }: RouteShape): boolean =>
  method !== 'GET' && method !== 'DELETE' && kind !== 'raw' && evenWhenFull !== true;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

export type RouteParams<R extends RouteShape> = Parsed<R['params']>;
export type RouteQuery<R extends RouteShape> = Parsed<R['query']>;
export type RouteBody<R extends RouteShape> = R['kind'] extends 'raw' ? string : Parsed<R['body']>;
export type RouteBodySent<R extends RouteShape> = Sent<R['body']>;
export type RouteQuerySent<R extends RouteShape> = Sent<R['query']>;
export type RouteResponse<R extends RouteShape> = Parsed<R['response']>;
