import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Span, Tracer } from './port.ts';
import type { CurrentWork } from '../../watch/current-work.ts';

/** What Node's own `fetch` publishes of a request (undici, docs/api/DiagnosticsChannel.md). */
interface FetchedRequest {
  method: string;
  origin: string | URL;
  addHeader(name: string, value: string): void;
}
interface Published {
  request: FetchedRequest;
  response?: { statusCode: number };
}

/**
 * Tells of each request that is sent by `fetch` while a request or a job is worked on (to models, job boards, S3), and names the span to who is asked. Of the
 * address the host alone: paths and queries hold keys and what people look for. Returns what ends it.
 */
export function watchOutgoingRequests(of: { tracer: Tracer; current: CurrentWork; except: URL }): () => void {
  const { tracer, current, except } = of;
  const spans = new WeakMap<FetchedRequest, Span>();
  const begin = (message: unknown) => {
    const { request } = message as Published;
    const parent = current.get()?.traceparent;
    const to = new URL(String(request.origin));
    if (parent === undefined || to.origin === except.origin) return;
    const attributes = { 'http.request.method': request.method, 'server.address': to.hostname };
    const span = tracer.begin({ name: `${request.method} ${to.hostname}`, kind: 'client', parent, attributes });
    spans.set(request, span);
    if (span.traceparent !== undefined) request.addHeader('traceparent', span.traceparent);
  };
  const answered = (message: unknown) => {
    const { request, response } = message as Published;
    const status = response?.statusCode ?? 0;
    spans.get(request)?.end({ failed: status >= 400, attributes: { 'http.response.status_code': status } });
  };
  const failed = (message: unknown) => spans.get((message as Published).request)?.end({ failed: true });
  const channels = [
    ['undici:request:create', begin],
    ['undici:request:headers', answered],
    ['undici:request:error', failed],
  ] as const;
  for (const [name, listener] of channels) subscribe(name, listener);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener);
  };
}
