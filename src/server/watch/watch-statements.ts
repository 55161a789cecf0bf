import type { WatchStatement } from '../db/database.ts';
import type { Log } from '../logging/log.ts';
import type { Tracer } from '../adapters/tracing/port.ts';
import type { CurrentWork } from './current-work.ts';

interface Deps {
  /** From how many milliseconds on a statement is logged; 0: none is. */
  slowMs: number;
  tracer: Tracer;
  current: CurrentWork;
  log: Log;
}

/** A statement for a list of a thousand rows is as long as a book, and its beginning says what it is. */
const longestText = 2_000;

/** `select … from "users"` is `SELECT users`. */
function nameOf(statement: string): string {
  const [, verb = 'statement'] = /^\W*(\w+)/.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([\w.]+)/i.exec(statement) ?? [];
  return [verb.toUpperCase(), table].filter(Boolean).join(' ');
}

/**
 * Logs slow statements and reports all of them to the tracer, by their text with placeholders: values are people's data, and are neither logged nor traced.
 * Undefined if nobody listens.
 */
export function statementWatch({ slowMs, tracer, current, log }: Deps): WatchStatement | undefined {
  if (slowMs === 0 && !tracer.isOn) return undefined;
  return async (statement, run) => {
    const { requestId, jobId, traceparent, isStart = false } = current.get() ?? {};
    const text = statement.replace(/\s+/g, ' ').slice(0, longestText);
    // Of what nobody asked for, such as looking for the next job, there would be thousands.
    const span =
      traceparent === undefined
        ? undefined
        : tracer.begin({
            name: nameOf(text),
            kind: 'client',
            parent: traceparent,
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
          });
    const began = performance.now();
    let failed = true;
    try {
      const result = await run();
      failed = false;
      return result;
    } finally {
      span?.end({ failed });
      const ms = Math.round(performance.now() - began);
      if (slowMs > 0 && ms >= slowMs && !isStart)
        log.warn({ ms, statement: text, failed, requestId, jobId }, 'slow query');
    }
  };
}
