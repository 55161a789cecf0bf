import { defaultCopy } from '#server/default-copy.ts';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';

/** What can be done with jobs, each by its word. */
const verbs: Record<string, () => Promise<Command>> = {
  'approve-board': async () => (await import('./jobs-publishing.ts')).approveBoard,
  'block-company': async () => (await import('./jobs-publishing.ts')).blockCompany,
  boards: async () => (await import('./jobs-publishing.ts')).listBoards,
  match: async () => (await import('./jobs-matching.ts')).matchJobs,
  'remove-board': async () => (await import('./jobs-publishing.ts')).removeBoard,
  'remove-listing': async () => (await import('./jobs-publishing.ts')).removeListing,
  'reset-board': async () => (await import('./jobs-publishing.ts')).resetBoard,
  search: async () => (await import('./jobs-searching.ts')).searchJobs,
  sync: async () => (await import('./jobs-syncing.ts')).syncJobs,
  'unblock-company': async () => (await import('./jobs-publishing.ts')).unblockCompany,
};

/** `jobs VERB`: each takes the arguments after its word. */
export const jobs: Command = async (args, console) => {
  const [verb = '', ...rest] = args;
  if (Object.hasOwn(verbs, verb)) return (await verbs[verb]?.())?.(rest, console) ?? 1;
  readArguments(args, {});
  throw new BadInput(
    defaultCopy().commandLine.say(
      Object.keys(verbs)
        .map((word) => `jobs ${word}`)
        .join(', '),
    ),
  );
};
