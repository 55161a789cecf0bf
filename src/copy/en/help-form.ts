/** What `foothold COMMAND --help` says, by command. */
export interface CommandHelp {
  /** The ways to call it, without the program's name. */
  usage: readonly [string, ...string[]];
  /** What it does, in a sentence. */
  does: string;
  /** What comes out. */
  prints: string;
  options: readonly Explained[];
  /** What a line of `--jsonl` may say. */
  fields?: readonly Explained[];
  examples: readonly string[];
  /** Each exit code and when it comes. */
  exits: readonly Explained[];
}

export type Explained = readonly [name: string, meaning: string];

export const help: Explained = ['--help', 'show this help'];
export const done: Explained = ['0', 'done'];
export const badInput: Explained = ['2', 'bad input (in a batch: at least one)'];
export const exits: readonly Explained[] = [done, ['1', 'a bug in Foothold (in a batch: at least one)'], badInput];
export const operatorExits: readonly Explained[] = [done, ['1', 'failed; the message says why'], ['2', 'bad input']];
