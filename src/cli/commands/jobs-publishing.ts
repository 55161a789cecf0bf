import { defaultCopy } from '#server/default-copy.ts';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';
import { shell } from '../shell-words.ts';

/** `jobs boards`: the boards that were added, and the companies that are blocked. */
export const listBoards: Command = async (args, console) => {
  const { positionals } = readArguments(args, {});
  if (positionals.length > 0) throw new BadInput(shell.noArguments(positionals));
  return runOperatorCommand({ command: 'jobs boards', payload: {} }, console);
};

/** A command about one thing, which is all that follows its word. */
const about =
  (verb: string, usage: string, field: string): Command =>
  async (args, console) => {
    const { positionals } = readArguments(args, {});
    const given = positionals.join(' ').trim();
    if (given === '') throw new BadInput(defaultCopy().commandLine.say(usage));
    return runOperatorCommand({ command: `jobs ${verb}`, payload: { [field]: given } }, console);
  };

export const approveBoard = about('approve-board', 'jobs approve-board BOARD', 'board');
export const removeBoard = about('remove-board', 'jobs remove-board BOARD', 'board');
export const resetBoard = about('reset-board', 'jobs reset-board BOARD', 'board');
export const blockCompany = about('block-company', 'jobs block-company NAME', 'name');
export const unblockCompany = about('unblock-company', 'jobs unblock-company NAME', 'name');
export const removeListing = about('remove-listing', 'jobs remove-listing ID', 'id');
