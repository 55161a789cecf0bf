import { shell } from './shell-words.ts';
import type { Console, ExitCode } from './command.ts';

/** What a shell says of a program that Ctrl-C ended. */
const interrupted = 130;
/** npm repeats a signal that the terminal has already sent; a person who presses Ctrl-C again means it. */
const sameSignalMs = 1_000;
const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs work that would leave files behind if it just ended: on a signal it removes them, and one sentence is printed. */
export async function untilInterrupted(
  { notify }: Pick<Console, 'notify'>,
  run: (signal: AbortSignal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const controller = new AbortController();
  let since = 0;
  const abort = () => {
    if (controller.signal.aborted && performance.now() - since > sameSignalMs) process.exit(interrupted);
    if (!controller.signal.aborted) since = performance.now();
    controller.abort();
  };
  for (const name of signals) process.on(name, abort);
  try {
    return await run(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    notify(shell.interrupted);
    return interrupted;
  } finally {
    for (const name of signals) process.off(name, abort);
  }
}
