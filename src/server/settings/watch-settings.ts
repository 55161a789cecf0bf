import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { defaultCopy } from '../default-copy.ts';

const words = defaultCopy().settings;

/** Settings for monitoring. Those of OpenTelemetry have its standard names, so that one environment can set them for many programs. */
export const watchSettings = {
  SLOW_QUERY_MS: z.coerce.number(words.number).int(words.whole).min(0, words.notNegative).default(500),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: words.http }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('foothold'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(words.number).min(0, words.share).max(1, words.share).default(1),
};

/** Where spans are sent. */
export interface CollectorSettings {
  /** The part before `/v1/traces`. */
  endpoint: URL;
  headers: Record<string, string>;
  service: string;
  /** The share of the traces beginning here that is sent, from 0 to 1. */
  share: number;
}

export interface WatchSettings {
  slowQueryMs: number;
  /** Absent: spans are sent nowhere. */
  collector: CollectorSettings | undefined;
}

/** `api-key=abc,tenant=x`, each value percent-encoded where it has to be (W3C Baggage, as OpenTelemetry asks). */
function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      // The message doesn't quote the value, because it's a key.
      if (name === undefined || value === undefined)
        throw new ConfigError(words.wrong('OTEL_EXPORTER_OTLP_HEADERS', words.headers));
      return [name, decoded(value)];
    }),
  );
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

export function watchOf(data: z.output<z.ZodObject<typeof watchSettings>>): WatchSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, SLOW_QUERY_MS: slowQueryMs } = data;
  if (endpoint === undefined) return { slowQueryMs, collector: undefined };
  return {
    slowQueryMs,
    collector: {
      endpoint: new URL(endpoint),
      headers: headersOf(data.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
      service: data.OTEL_SERVICE_NAME,
      share: data.OTEL_TRACES_SAMPLER_ARG,
    },
  };
}
