import { shell } from './shell-words.ts';

/** What is told of an error that is ours. */
export const ourFault = (error: unknown): string =>
  shell.ourFault(error instanceof Error ? (error.stack ?? error.message) : String(error));
