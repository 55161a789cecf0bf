import { isatty } from 'node:tty';
import pino from 'pino';
import type { Config } from '../settings/config.ts';
import { readableLines } from './readable-lines.ts';
import { stackFrames } from './stack-frames.ts';

export type Log = pino.Logger;

/** An error, or a copy of its fields, which is what pg-boss reports. */
const isError = (error: unknown): error is Error =>
  error instanceof Error ||
  (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string');

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** Replaces the message of an error that may quote private data: a statement's values, a mail's recipient, the text before a syntax error. */
function quotesOthers(error: Error): string | undefined {
  if ('query' in error || 'severity' in error || error.message.startsWith('Failed query')) return 'a database error';
  if ('responseCode' in error || 'rejected' in error || 'envelope' in error) return 'a mail was refused';
  if (error instanceof SyntaxError) return 'a text of another form';
  return undefined;
}

/** Other programs' messages may contain an address. */
const withoutAddresses = (text: string): string => text.replace(/[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g, '…@…');

/**
 * An error as it may be logged: its kind, code and stack. A database's message quotes the values of the query, and those are people's resumes, so messages of
 * database errors are left out, as are others that are known to quote.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!isError(error)) return { type: typeof error };
  const cause = error.cause === undefined ? {} : { cause: loggable(error.cause) };
  const message = quotesOthers(error) ?? withoutAddresses(error.message.slice(0, 300));
  return { type: error.name ?? typeof error, code: codeOf(error), message, frames: stackFrames(error), ...cause };
}

/** Where lines go: as JSON, but for a person who looks at a terminal. */
function destinationOf(to: 'stdout' | 'stderr'): pino.DestinationStream {
  const fd = to === 'stdout' ? 1 : 2;
  const written = pino.destination({ fd, sync: true });
  return isatty(fd) ? readableLines(written) : written;
}

/** Lines on standard output, without tokens and without what people wrote. */
export const createLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  to: 'stdout' | 'stderr' | pino.DestinationStream = 'stdout',
): Log =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggable },
    },
    typeof to === 'string' ? destinationOf(to) : to,
  );
