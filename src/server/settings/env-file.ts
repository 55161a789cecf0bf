import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';
import { defaultCopy } from '../default-copy.ts';

const blank = /(?:[^\S\n]*(?:#.*)?\n)+/y;
const before = /[^\S\n]*(?:export[^\S\n]+)?([A-Za-z_]\w*)[^\S\n]*=[^\S\n]*/y;
/** A value: in double quotes, in single quotes (taken literally), or up to the end of the line or a `#` after a space. */
const value = /"((?:\\.|[^"\\])*)"|'([^']*)'|([^\n"'`#](?:(?!\s#)[^\n])*)?/sy;
const after = /[^\S\n]*(?:#.*)?\n/y;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' };
const unescaped = (text: string): string => text.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);

/**
 * Reads settings as Docker Compose and most programs do: `NAME=value`, comments after `#`, quotes around values with spaces at their
 * ends, a `#` or several lines. Throws a `ConfigError` with the number of the first line that is none of these. `onRepeated` is called for a name that's set
 * again: the last one counts.
 */
export function parseEnvFile(text: string, onRepeated?: (name: string) => void): Record<string, string> {
  const source = `${text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')}\n`;
  const found: Record<string, string> = {};
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(source) ?? undefined;
    if (match) at = pattern.lastIndex;
    return match;
  };
  for (;;) {
    take(blank);
    if (at >= source.length) return found;
    const line = source.slice(0, at).split('\n').length;
    const name = take(before)?.[1];
    const [, escaped, literal, plain = ''] = take(value) ?? [];
    if (name === undefined || !take(after)) throw new ConfigError(defaultCopy().settings.envFileLine(line));
    if (name in found) onRepeated?.(name);
    found[name] = escaped === undefined ? (literal ?? plain.trimEnd()) : unescaped(escaped);
  }
}

/** The settings in the file; none if there is no file. */
export function readEnvFile(path: string, onRepeated?: (name: string) => void): Record<string, string> {
  if (!existsSync(path)) return {};
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new ConfigError(defaultCopy().settings.envFileUnreadable(path));
  }
  if (!isUtf8(bytes)) throw new ConfigError(defaultCopy().settings.envFileNotUtf8(firstUnreadableLine(bytes)));
  return parseEnvFile(bytes.toString(), onRepeated);
}

/** A line feed is part of no other character. */
function firstUnreadableLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
