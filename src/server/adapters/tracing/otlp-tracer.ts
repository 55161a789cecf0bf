import { randomBytes } from 'node:crypto';
import type { Log } from '../../logging/log.ts';
import type { Tracer } from './port.ts';
import type { CollectorSettings } from '../../settings/watch-settings.ts';
import type { CurrentWork } from '../../watch/current-work.ts';
import { createSpanSender } from './span-sender.ts';
import { watchOutgoingRequests } from './outgoing-requests.ts';
import { otlpSpan } from './otlp-json.ts';

/** What W3C Trace Context says about a span: its trace, its own name, and whether it's reported. */
interface Place {
  traceId: string;
  spanId: string;
  sampled: boolean;
}

function placeIn(traceparent: string | undefined): Place | undefined {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

interface Deps extends CollectorSettings {
  current: CurrentWork;
  version: string;
  log: Log;
  /** How often spans are sent, in milliseconds. */
  everyMs?: number;
}

/** Tells a collector of spans by OTLP over HTTP with JSON. One that is slow, down or lying costs some memory, which is bounded, and nothing else. */
export function otlpTracer(deps: Deps): Tracer {
  const { current, share, log } = deps;
  const sender = createSpanSender(deps);
  const tracer: Tracer = {
    isOn: true,
    begin({ name, kind, parent, attributes = {} }) {
      const within = placeIn(parent);
      const sampled = within?.sampled ?? Math.random() < share;
      const place: Place = { traceId: within?.traceId ?? hex(16), spanId: hex(8), sampled };
      const beganAt = Date.now();
      // Not by the clock: it may be set back meanwhile.
      const began = performance.now();
      const state = { ended: false };
      return {
        traceparent: `00-${place.traceId}-${place.spanId}-${sampled ? '01' : '00'}`,
        end({ failed = false, attributes: more = {} } = {}) {
          if (state.ended || !sampled) return;
          state.ended = true;
          const ms = performance.now() - began;
          sender.add(
            otlpSpan(
              { ...place, parentId: within?.spanId, name, kind, beganAt, ms, failed },
              { ...attributes, ...more },
            ),
          );
        },
      };
    },
    async close() {
      stopWatching();
      await sender.close();
    },
  };
  const stopWatching = watchOutgoingRequests({ tracer, current, except: deps.endpoint });
  log.info({ collector: deps.endpoint.origin }, 'spans are sent');
  return tracer;
}
