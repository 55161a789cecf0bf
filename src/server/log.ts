import pino from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

const stackFrames = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 12);

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/**
 * An error as it may be logged: its kind, code and stack. A database's message quotes the values of the query, and those are people's resumes, so messages of
 * database errors are left out.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause === undefined ? {} : { cause: loggable(error.cause) };
  const quotes = 'query' in error || 'severity' in error || error.message.startsWith('Failed query');
  const message = quotes ? 'a database error' : error.message.slice(0, 300);
  return { type: error.name, code: codeOf(error), message, frames: stackFrames(error), ...cause };
}

/** JSON lines on standard output, without tokens and without what people wrote. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>, to: 'stdout' | 'stderr' = 'stdout'): Log =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggable },
    },
    pino.destination({ fd: to === 'stdout' ? 1 : 2, sync: true }),
  );
