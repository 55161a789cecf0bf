import { parseArgs } from 'node:util';
import { BadInput } from './bad-input.ts';

export interface Arguments {
  /** The arguments without a name, in order. */
  positionals: string[];
  options: Record<string, string>;
}

/** Reads `FILE --job AD.txt --title T`: the options allowed, each with a value. Throws `BadInput`. */
export function readArguments(args: readonly string[], allowed: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(allowed.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
    });
    return { positionals, options: values as Record<string, string> };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new BadInput(`${reason}.`);
  }
}

/** The option's value; throws `BadInput` naming it when it is missing or empty. */
export function required({ options }: Arguments, name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new BadInput(`--${name} is missing.`);
  return value;
}

/** The first positional argument; throws `BadInput` saying what it should be. */
export function onlyFile({ positionals }: Arguments, what: string): string {
  const [file, ...more] = positionals;
  if (file === undefined) throw new BadInput(`${what} is missing.`);
  if (more.length > 0) throw new BadInput(`One file at a time: ${more.join(', ')} is too much.`);
  return file;
}
