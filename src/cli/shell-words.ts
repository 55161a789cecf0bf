import { defaultCopy } from '#server/default-copy.ts';

/** The words of the command line, in the default language. */
export const { commandLine: shell, commandHelp, helpHeadings, manyAtOnce } = defaultCopy();

export type CommandName = keyof typeof commandHelp;
export type CommandHelp = (typeof commandHelp)[CommandName];
