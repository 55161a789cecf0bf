import type { DestinationStream } from 'pino';

const localTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
/** A statement or a stack is as long as a screen. */
const longestLine = 300;

/** A fact as a person reads it; facts of facts stay JSON. */
function shown([name, value]: [string, unknown]): string {
  return `${name}=${typeof value === 'string' ? value.replace(/\s+/g, ' ') : JSON.stringify(value)}`;
}

/** One line of the log for a person at a terminal: the time, the level if it's worse than usual, what happened, and its facts. */
export function readableLine(json: string): string {
  const { time, level, msg, ...facts } = JSON.parse(json) as { time: string; level: string; msg?: string };
  const grave = level === 'info' || level === 'debug' || level === 'trace' ? [] : [level.toUpperCase()];
  const line = [localTime.format(new Date(time)), ...grave, msg ?? '', ...Object.entries(facts).map(shown)].join(' ');
  // A fault is shown whole: what it is about may be at its end.
  return level === 'fatal' || line.length <= longestLine ? line : `${line.slice(0, longestLine)}...`;
}

/** Writes what the log says to a terminal. */
export const readableLines = (to: DestinationStream): DestinationStream => ({
  write: (json) => to.write(`${readableLine(json)}\n`),
});
