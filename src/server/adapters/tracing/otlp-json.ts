/** A value as OTLP's JSON has it. */
type OtlpValue = { stringValue: string } | { intValue: string } | { doubleValue: number };

export interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}

/** A span in the JSON of OTLP 1 (opentelemetry-proto, trace.proto): ids as hexadecimal, times as decimal strings of nanoseconds. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: OtlpAttribute[];
  status: { code?: number };
}

const kinds = { server: 2, client: 3, consumer: 5 } as const;
const failedStatus = 2;

const valueOf = (value: string | number): OtlpValue =>
  typeof value === 'string'
    ? { stringValue: value }
    : Number.isInteger(value)
      ? { intValue: String(value) }
      : { doubleValue: value };

export const otlpAttributes = (attributes: Record<string, string | number>): OtlpAttribute[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

/** Milliseconds are more exact than a double of nanoseconds since 1970 could be. */
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

export function otlpSpan(
  of: {
    traceId: string;
    spanId: string;
    parentId: string | undefined;
    name: string;
    kind: keyof typeof kinds;
    /** Milliseconds since 1970. */
    beganAt: number;
    ms: number;
    failed: boolean;
  },
  attributes: Record<string, string | number>,
): OtlpSpan {
  return {
    traceId: of.traceId,
    spanId: of.spanId,
    ...(of.parentId === undefined ? {} : { parentSpanId: of.parentId }),
    name: of.name,
    kind: kinds[of.kind],
    startTimeUnixNano: nanoseconds(of.beganAt),
    endTimeUnixNano: nanoseconds(of.beganAt + of.ms),
    attributes: otlpAttributes(attributes),
    status: of.failed ? { code: failedStatus } : {},
  };
}
