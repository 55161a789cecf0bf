import type { ExitCode } from '../../src/cli/command.ts';
import { runProgram } from '../../src/cli/program.ts';
import { testReader } from './test-documents.ts';
import { testEngine } from './test-engine.ts';

/** The output of a command. */
export interface Shown {
  code: ExitCode;
  /** Each value that was printed indented. */
  printed: unknown[];
  /** Each value that was printed on a line. */
  lines: unknown[];
  /** The requested help. */
  shown: string;
  /** What went to standard error. */
  notices: string;
}

/** Runs the program as a shell would, with the given standard input. */
export async function runInShell(args: readonly string[], input: string | Uint8Array = ''): Promise<Shown> {
  const printed: unknown[] = [];
  const lines: unknown[] = [];
  const shown: string[] = [];
  const notices: string[] = [];
  const code = await runProgram(args, {
    print: (value) => void printed.push(value),
    printLine: async (json) => void lines.push(JSON.parse(json)),
    show: (text) => void shown.push(text),
    notify: (line) => void notices.push(line),
    workers: { reader: testReader(), engine: testEngine() },
    input: (async function* () {
      yield Buffer.from(input);
    })(),
  });
  return { code, printed, lines, shown: shown.join('\n'), notices: notices.join('\n') };
}
