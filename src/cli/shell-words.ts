import { houseCopy } from '#server/house-copy.ts';

/** The words of the command line, in the default language. */
export const { commandLine: shell, commandHelp, helpHeadings, manyAtOnce } = houseCopy();

export type CommandName = keyof typeof commandHelp;
export type CommandHelp = (typeof commandHelp)[CommandName];
