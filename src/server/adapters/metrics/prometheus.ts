import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from './port.ts';

/** Up to half a minute: what takes longer is cut off, or is a job. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures for Prometheus, with those of the process: memory, processor, event loop, garbage collection. */
export function prometheusMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: 'foothold_request_duration_seconds',
    help: 'Requests, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const jobs = new Histogram({
    name: 'foothold_job_duration_seconds',
    help: 'Jobs, by name and whether they failed',
    labelNames: ['name', 'outcome'],
    buckets: [...seconds, 60, 120],
    registers,
  });
  return {
    request: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
    job: ({ job, failed, ms }) => jobs.observe({ name: job, outcome: failed ? 'failed' : 'completed' }, ms / 1000),
    gauge({ name, help, label, read }) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          gauge.reset();
          // What cannot be read is left out: the other figures matter most when something is away.
          const values = await read().catch(() => new Map<string, number>());
          for (const [value, count] of values) gauge.set({ [label]: value }, count);
        },
      });
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
