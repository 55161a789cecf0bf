declare module '@jsonresume/schema' {
  /** Calls back with what is wrong with a JSON Resume, or null. */
  export function validate(resume: object, callback: (errors: readonly object[] | null, valid: boolean) => void): void;
}
