import { z } from 'zod';
import { jobSources } from '#contract/job-sources.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { failureSentence } from '#server/features/jobs/sources/source-reports.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { runOperatorCommand } from '../operator-command.ts';

const failures = [
  'unreachable',
  'slow',
  'refused',
  'limited',
  'broken',
  'tooLarge',
  'unknown',
  'failed',
  'off',
] as const;
const synced = z.array(
  z.object({
    source: z.enum(jobSources),
    added: z.number(),
    updated: z.number(),
    retired: z.number(),
    failure: z.enum(failures).nullable(),
  }),
);

/** `jobs sync [SOURCE...]`: asks the sources for their listings, and prints a line for each. Exits with 1 if a named source, or all of them, failed. */
export const syncJobs: Command = async (args, console) => {
  const { positionals } = readArguments(args, {});
  const sources = positionals.length === 0 ? undefined : [...new Set(positionals)];
  let wanting = false;
  const code = await runOperatorCommand({ command: 'jobs sync', payload: { sources } }, console, (result) => {
    const { commandLine, jobSources: words } = defaultCopy();
    const reports = synced.parse(result);
    const failed = reports.filter(({ failure }) => failure !== null).length;
    wanting = failed > 0 && (sources !== undefined || failed === reports.length);
    return reports.map(({ source, failure, ...counts }) => {
      if (failure === 'off') return commandLine.sourceOff(source);
      if (failure !== null) return failureSentence(words, { source, failure });
      return commandLine.synced(words.names[source], counts);
    });
  });
  return wanting ? 1 : code;
};
