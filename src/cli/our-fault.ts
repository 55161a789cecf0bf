import { shell } from './shell-words.ts';

/** Printed for an internal error. */
export const ourFault = (error: unknown): string =>
  shell.ourFault(error instanceof Error ? (error.stack ?? error.message) : String(error));
