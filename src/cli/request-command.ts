import { shell } from './shell-words.ts';
import { readArguments, required } from './arguments.ts';
import { BadInput } from './bad-input.ts';
import type { Command } from './command.ts';
import { answerFiles, answerLines, answerOne, type RequestCommand } from './request-forms.ts';

/**
 * The command in its three forms: one file prints its answer, several print a line of JSON each, and `--jsonl` answers requests from standard input, line by
 * line. All three use the same function, so that they give the same answers.
 */
export function requestCommand(command: RequestCommand): Command {
  const { argument, options, flags = [], needs = [], argumentOption } = command;
  const lists = argumentOption === undefined ? [] : [argumentOption];
  return async (args, console) => {
    const given = readArguments(args, { options, lists, flags: ['jsonl', ...flags] });
    const set = Object.fromEntries(flags.filter((flag) => given.flags.has(flag)).map((flag) => [flag, flag]));
    const applied = { ...given.options, ...set };
    const files = [...Object.values(given.lists).flat(), ...given.positionals];
    if (given.flags.has('jsonl')) {
      if (files.length > 0) throw new BadInput(shell.filesBesideLines);
      return answerLines(command, applied, console);
    }
    for (const need of needs) required(given, need);
    const [first, ...more] = files.map((file) => ({ ...applied, file }));
    if (!first) throw new BadInput(shell.argumentMissing(argument));
    return more.length === 0
      ? answerOne(command, first, console)
      : answerFiles(command, [first, ...more], applied, console);
  };
}
