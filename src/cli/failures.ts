import type { ErrorBody } from '#contract/errors.ts';
import { shell } from './shell-words.ts';
import { EngineBusy } from '#server/engine/tasks.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { sentenceFor } from '#server/http/errors.ts';
import { BadInput } from './bad-input.ts';
import type { ExitCode } from './command.ts';
import { stepLimitMs } from './command-context.ts';
import { ourFault } from './our-fault.ts';

/** The answer to a failed request, and its exit code on its own. */
export interface Failure {
  body: ErrorBody;
  exit: ExitCode;
}

/** When the engine runs out of time or memory over an input, that is reported as bad input; any other error is returned unchanged. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof EngineBusy)) return error;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new BadInput(shell.tookTooMuchMemory, 'FILE_TOO_COMPLEX')
    : new BadInput(shell.tookTooLong(stepLimitMs / 1000), 'FILE_TOO_SLOW');
}

/** An internal error is shown to the person at the shell, and answered without details. `file` is named before the sentence. */
export function failureOf(error: unknown, notify: (line: string) => void, file?: string): Failure {
  const refusal = refusalOf(error);
  if (refusal instanceof BadInput) {
    const { message, code } = refusal;
    return { body: { error: file === undefined ? message : shell.inFile(file, message), code }, exit: 2 };
  }
  notify(ourFault(refusal));
  return { body: { error: sentenceFor(defaultCopy(), 'INTERNAL'), code: 'INTERNAL' }, exit: 1 };
}
