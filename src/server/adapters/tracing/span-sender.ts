import type { Log } from '../../logging/log.ts';
import type { CollectorSettings } from '../../settings/watch-settings.ts';
import { otlpAttributes, type OtlpSpan } from './otlp-json.ts';

/** How many spans wait at most; later ones are dropped. About 4 MB. */
const mostWaiting = 4_096;
/** How many are sent at a time. */
const mostAtOnce = 512;
/** How long the collector may take, in milliseconds. */
const patienceMs = 10_000;
/** And at the end, when the process has five seconds for everything. */
const lastPatienceMs = 1_000;

/** The answers after which the same may be sent again, as OTLP says; after others it is of no use. */
const isWorthAnotherTry = (status: number): boolean => [429, 502, 503, 504].includes(status);

export interface SpanSender {
  add(span: OtlpSpan): void;
  /** Sends what waits, within a second or not at all. */
  close(): Promise<void>;
}

interface Settings extends Pick<CollectorSettings, 'endpoint' | 'headers' | 'service'> {
  version: string;
  log: Log;
  everyMs?: number;
}

/** Collects spans and sends them together, one request at a time. */
export function createSpanSender({ endpoint, headers, service, version, log, everyMs = 2_000 }: Settings): SpanSender {
  const url = new URL(`${endpoint.pathname.replace(/\/$/, '')}/v1/traces`, endpoint);
  const resource = { attributes: otlpAttributes({ 'service.name': service, 'service.version': version }) };
  const state: { waiting: OtlpSpan[]; dropped: number; failing: boolean; sending: Promise<void> | undefined } = {
    waiting: [],
    dropped: 0,
    failing: false,
    sending: undefined,
  };

  /** Whether they arrived, or never will. */
  async function post(spans: readonly OtlpSpan[], patience: number): Promise<boolean> {
    const scopeSpans = [{ scope: { name: 'foothold', version }, spans }];
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(patience),
        // A collector does not lead elsewhere, and its key is not for others.
        redirect: 'error',
      });
      await answer.body?.cancel();
      tell(answer.ok ? undefined : { status: answer.status });
      return answer.ok || !isWorthAnotherTry(answer.status);
    } catch (error) {
      tell({ err: error });
      return false;
    }
  }

  /** Once when it begins and once when it ends: a collector that is down for a day fills no log. */
  function tell(failure: object | undefined): void {
    if (failure && !state.failing) log.warn(failure, 'the collector does not take spans');
    if (!failure && state.failing) log.info({ dropped: state.dropped }, 'the collector takes spans again');
    state.failing = failure !== undefined;
    if (!failure) state.dropped = 0;
  }

  async function sendAll(patience: number): Promise<void> {
    while (state.waiting.length > 0) {
      const spans = state.waiting.slice(0, mostAtOnce);
      if (!(await post(spans, patience))) return;
      state.waiting = state.waiting.slice(spans.length);
    }
  }

  const send = (patience = patienceMs): Promise<void> =>
    (state.sending ??= sendAll(patience).finally(() => {
      state.sending = undefined;
    }));

  const timer = setInterval(() => void send(), everyMs);
  timer.unref();
  return {
    add(span) {
      if (state.waiting.length < mostWaiting) state.waiting.push(span);
      else state.dropped++;
    },
    async close() {
      clearInterval(timer);
      const late = new Promise<void>((resolve) => setTimeout(resolve, lastPatienceMs).unref());
      const rest = async () => {
        await state.sending;
        await send(lastPatienceMs);
      };
      await Promise.race([rest(), late]);
    },
  };
}
