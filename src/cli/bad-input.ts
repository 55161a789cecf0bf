import type { ErrorCode } from '#contract/errors.ts';
/** The codes of failures that only the command line knows, in addition to those of the contract. */
export type ShellErrorCode = 'FILE_NOT_FOUND' | 'FILE_UNREADABLE';

/**
 * The input cannot be used; the message is one sentence for the person at the shell. Ends with exit code 2, or, in a run over many, is answered in its line
 * with the code.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly code: ErrorCode | ShellErrorCode;

  constructor(sentence: string, code: ErrorCode | ShellErrorCode = 'BAD_REQUEST') {
    super(sentence);
    this.code = code;
  }
}
