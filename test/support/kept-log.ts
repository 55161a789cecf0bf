import { createLog, type Log } from '#server/logging/log.ts';

export interface KeptLog {
  log: Log;
  /** All that was written, as it was written. */
  text(): string;
  lines(): Record<string, unknown>[];
}

/** The product's own log at its most talkative, kept instead of printed. */
export function keptLog(): KeptLog {
  const written: string[] = [];
  return {
    log: createLog({ logLevel: 'trace' }, { write: (line: string) => void written.push(line) }),
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
