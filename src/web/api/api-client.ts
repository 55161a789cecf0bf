import type { RouteBodySent, RouteParams, RouteQuerySent, RouteResponse, RouteShape } from '#contract/route.ts';
import type { Http } from './http.ts';

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [N in Name]: Value };

/** What a call of a route needs: its path parameters, query, body, or the file to upload. */
export type CallInput<R extends RouteShape> = Part<'params', RouteParams<R>> &
  (R extends { query: unknown } ? { query?: RouteQuerySent<R> } : unknown) &
  (R['kind'] extends 'upload' ? { file: File } : Part<'body', RouteBodySent<R>>) & {
    signal?: AbortSignal;
    /** The request must arrive even if the page is being left. */
    keepalive?: boolean;
  };

export interface ApiClient {
  /** Calls a route of the contract; the answer has the route's type. Throws an `HttpError`. */
  call<R extends RouteShape & { kind: 'json' | 'upload' }>(route: R, input: CallInput<R>): Promise<RouteResponse<R>>;
  /** Fetches a route's file, under the server's name for it. Throws an `HttpError`. */
  file<R extends RouteShape & { kind: 'file' }>(route: R, input: CallInput<R>): Promise<File>;
}

/** The address of a route: path parameters filled in, followed by the query's set values. */
export function urlOf(
  route: Pick<RouteShape, 'path'>,
  params: Record<string, string> = {},
  query: Record<string, string | number | boolean | undefined> = {},
): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  file?: File;
  signal?: AbortSignal;
  keepalive?: boolean;
}

const bodyOf = (route: RouteShape, { body, file }: LooseInput): unknown => {
  if (!file) return body;
  const form = new FormData();
  form.append(route.fileField ?? 'file', file);
  return form;
};

/** The typed client over the contract's routes. The server has validated its own answers, so they are taken as typed. */
export function createApiClient(http: Http): ApiClient {
  const send = (route: RouteShape, input: LooseInput, answer: 'json' | 'file' = 'json') =>
    http({
      method: route.method,
      url: urlOf(route, input.params, input.query),
      body: bodyOf(route, input),
      signal: input.signal,
      keepalive: input.keepalive,
      answer,
    });
  return {
    call: (route, input) => send(route, input) as Promise<RouteResponse<typeof route>>,
    file: (route, input) => send(route, input, 'file') as Promise<File>,
  };
}
