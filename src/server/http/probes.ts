import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Health } from '../features/health/service.ts';
import { defaultCopy } from '../default-copy.ts';
import type { Metrics } from '../adapters/metrics/port.ts';
import { answerError } from './errors.ts';
import { refuseSeveralHosts } from './several-hosts.ts';

export interface ProbeDeps {
  health: Health;
  metrics: Metrics;
  /** Absent: the figures are for nobody. */
  metricsToken: string | undefined;
}

/** Where probes ask. */
export const probePaths = ['/healthz', '/readyz', '/metrics'] as const;

/** In the same time whatever is sent. */
const isSame = (sent: string, wanted: string): boolean => timingSafeEqual(hashOf(sent), hashOf(wanted));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Probes for load balancers and Kubernetes: `/healthz`, whether the process is alive, and `/readyz`, whether to send it requests. Without limits and sessions,
 * because they must answer when everything else is too busy.
 */
export function registerProbes(app: FastifyInstance, { health, metrics, metricsToken }: ProbeDeps): void {
  const words = defaultCopy().probes;
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const reasons = await health.unready();
    reply.header('cache-control', 'no-store');
    if (reasons.length === 0) return { status: 'ready' };
    return reply
      .status(503)
      .header('retry-after', '5')
      .send({ status: 'not ready', reasons: reasons.map((code) => ({ code, sentence: words[code] })) });
  });
  if (metricsToken === undefined) return;
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply.status(401).header('www-authenticate', 'Bearer').send({ error: words.token });
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** All that a worker process serves: the probes and the figures. */
export function createProbeApp(deps: ProbeDeps): FastifyInstance {
  const app = Fastify({ requestTimeout: 10_000 });
  app.setErrorHandler(answerError);
  app.decorate('isEnding', false);
  refuseSeveralHosts(app);
  registerProbes(app, deps);
  return app;
}
