/** What a command may do to the outside. */
export interface Console {
  /** One JSON value to standard output, indented. */
  print: (value: unknown) => void;
  /** A line of JSON to standard output; resolves when there is room for the next. */
  printLine: (json: string) => Promise<void>;
  /** Text that was asked for, to standard output: help. */
  show: (text: string) => void;
  /** A line to standard error. */
  tell: (line: string) => void;
  /** Standard input. */
  input: AsyncIterable<Uint8Array>;
}

/** 0 done, 1 found wanting or a fault of ours, 2 bad input. */
export type ExitCode = 0 | 1 | 2;

/** Runs with the arguments behind its name; answers the exit code. Throws `BadInput` for 2. */
export type Command = (args: readonly string[], console: Console) => Promise<ExitCode>;
