import { parseArgs } from 'node:util';
import { shell } from './shell-words.ts';
import { BadInput } from './bad-input.ts';

export interface Arguments {
  /** The arguments without a name, in order. */
  positionals: string[];
  options: Record<string, string>;
  /** The values of an option that may be given more than once, in order. */
  lists: Record<string, string[]>;
  flags: ReadonlySet<string>;
}

interface Allowed {
  /** Options with a value. */
  options?: readonly string[];
  /** Options with a value that may be given more than once. */
  lists?: readonly string[];
  /** Options without a value. */
  flags?: readonly string[];
}

const string = { type: 'string' } as const;

/** Reads `FILE --job AD.txt --title T --jsonl`. Throws `BadInput`. */
export function readArguments(args: readonly string[], { options = [], lists = [], flags = [] }: Allowed): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries([
        ...options.map((name) => [name, string] as const),
        ...lists.map((name) => [name, { ...string, multiple: true }] as const),
        ...flags.map((name) => [name, { type: 'boolean' }] as const),
      ]),
      allowPositionals: true,
    });
    const given = Object.entries(values);
    return {
      positionals,
      options: Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
      lists: Object.fromEntries(given.filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))),
      flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new BadInput(`${reason}.`);
  }
}

/** The option's value; throws `BadInput` naming it when it is missing or empty. */
export function required({ options }: Arguments, name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new BadInput(shell.optionMissing(name));
  return value;
}

/** The first positional argument; throws `BadInput` saying what it should be. */
export function onlyFile({ positionals }: Arguments, what: string): string {
  const [file, ...more] = positionals;
  if (file === undefined) throw new BadInput(shell.argumentMissing(what));
  if (more.length > 0) throw new BadInput(shell.oneFile(more));
  return file;
}

/** For a command without arguments: a mistyped or misplaced argument is reported. Throws `BadInput`. */
export function noArguments(args: readonly string[]): void {
  const { positionals } = readArguments(args, {});
  if (positionals.length > 0) throw new BadInput(shell.noArguments(positionals));
}
