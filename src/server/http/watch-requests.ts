import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../adapters/metrics/port.ts';
import type { Span, Tracer } from '../adapters/tracing/port.ts';
import type { CurrentWork, Work } from '../watch/current-work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How the request is reported while it runs. */
    watched: { work: Work; span: Span };
  }
}

/** The route's pattern; addresses that were asked for hold ids and claim tokens. */
const routeOf = ({ routeOptions }: FastifyRequest): string | undefined => routeOptions.url;

/** Of a trace, its name alone. */
const traceOf = (traceparent: string | undefined): string | undefined => traceparent?.split('-')[1];

/** Gives every request an id, and reports it to the log, the metrics and the tracer. Registered first, so that it sees what the others refuse. */
export function watchRequests(
  app: FastifyInstance,
  { metrics, tracer, current }: { metrics: Metrics; tracer: Tracer; current: CurrentWork },
): void {
  app.decorateRequest('watched', null as unknown as FastifyRequest['watched']);
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const route = routeOf(request);
    const span = tracer.begin({
      name: route === undefined ? request.method : `${request.method} ${route}`,
      kind: 'server',
      parent: typeof traceparent === 'string' ? traceparent : undefined,
      attributes: {
        'http.request.method': request.method,
        ...(route === undefined ? {} : { 'http.route': route }),
        'foothold.request.id': request.id,
      },
    });
    const work = { requestId: request.id, traceparent: span.traceparent };
    request.watched = { work, span };
    reply.header('x-request-id', request.id);
    current.run(work, done);
  });
  // What reads the body goes on where the connection's events left off, which is outside of what began above.
  app.addHook('preValidation', (request, _reply, done) => current.run(request.watched.work, done));
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const ms = reply.elapsedTime;
    const route = routeOf(request);
    const { work, span } = request.watched;
    // Without its query: that is where claim tokens are.
    const path = route ?? request.url.split('?')[0];
    const traceId = traceOf(work.traceparent);
    request.log.info(
      { method: request.method, path, status, ms: Math.round(ms), ...(traceId === undefined ? {} : { traceId }) },
      'request',
    );
    metrics.request({ method: request.method, route: route ?? 'none', status, ms });
    span.end({ failed: status >= 500, attributes: { 'http.response.status_code': status } });
    done();
  });
}
