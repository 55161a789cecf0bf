/** What a command may do to the outside. */
export interface Console {
  /** One JSON value to standard output. */
  print: (value: unknown) => void;
  /** A line to standard error. */
  tell: (line: string) => void;
}

/** Runs with the arguments behind its name; answers the exit code: 0 done, 1 found wanting. Throws `BadInput` for 2. */
export type Command = (args: readonly string[], console: Console) => Promise<0 | 1>;
