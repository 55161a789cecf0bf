import type { DocumentReader } from '#server/adapters/documents/port.ts';
import type { Engine } from '#server/engine/tasks.ts';

/** What a program that runs many commands opens once for all of them; it closes them itself. */
export interface SharedWorkers {
  reader: DocumentReader;
  engine: Engine;
}

/** A command's access to the outside. */
export interface Console {
  /** One JSON value to standard output, indented. */
  print: (value: unknown) => void;
  /** A line of JSON to standard output; resolves when the next can be written. */
  printLine: (json: string) => Promise<void>;
  /** Requested text to standard output: help. */
  show: (text: string) => void;
  /** A line to standard error. */
  notify: (line: string) => void;
  /** Standard input. */
  input: AsyncIterable<Uint8Array>;
  /** Without them, each command opens its own. */
  workers?: SharedWorkers | undefined;
}

/** 0 done, 1 a deficiency or an internal error, 2 bad input, 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 130;

/** Runs with the arguments after its name; returns the exit code. Throws `BadInput` for 2. */
export type Command = (args: readonly string[], console: Console) => Promise<ExitCode>;
