/** What is wrong with a file. Each is an error code of the contract, which has a sentence for it. */
export type ReadingFailureCode =
  | 'UNSUPPORTED_FILE'
  | 'FILE_TOO_LARGE'
  | 'FILE_EMPTY'
  | 'FILE_TYPE_MISMATCH'
  | 'FILE_ENCRYPTED'
  | 'FILE_DAMAGED'
  | 'FILE_NO_TEXT'
  | 'FILE_TOO_MANY_PAGES'
  | 'FILE_TOO_MUCH_TEXT'
  | 'FILE_TOO_SLOW'
  | 'FILE_TOO_COMPLEX'
  | 'FILE_NO_JSON_RESUME'
  | 'FILE_JSON_FIELD'
  | 'FILE_NO_PROFILE';

/** What is wrong with a file, with the facts for its sentence. */
export type ReadingFailure = {
  code: ReadingFailureCode;
  details?: Record<string, string | number>;
};

/** Something is wrong with the file; its code selects the sentence that a person sees. */
export class ReadingError extends Error {
  readonly failure: ReadingFailure;

  constructor(code: ReadingFailure['code'], details?: ReadingFailure['details']) {
    super(code);
    this.failure = { code, ...(details && { details }) };
  }
}
