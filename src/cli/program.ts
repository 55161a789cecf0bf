import { commandHelp, type CommandName } from './shell-words.ts';
import { shell } from './shell-words.ts';
import { BadInput } from './bad-input.ts';
import type { Command, Console, ExitCode } from './command.ts';
import { helpOf, usageOfAll } from './help.ts';

/** Each command is loaded on demand: `--help` and a mistyped name answer at once. */
const commands: Record<CommandName, () => Promise<Command>> = {
  read: async () => (await import('./commands/reading.ts')).read,
  parse: async () => (await import('./commands/reading.ts')).parse,
  posting: async () => (await import('./commands/reading.ts')).posting,
  score: async () => (await import('./commands/scoring.ts')).score,
  optimize: async () => (await import('./commands/optimizing.ts')).optimize,
  interview: async () => (await import('./commands/interviewing.ts')).interview,
  check: async () => (await import('./commands/checking.ts')).check,
  linkedin: async () => (await import('./commands/linkedin.ts')).linkedin,
  mcp: async () => (await import('./commands/mcp.ts')).mcp,
  serve: async () => (await import('./commands/operating.ts')).serve,
  worker: async () => (await import('./commands/operating.ts')).worker,
  account: async () => (await import('./commands/account.ts')).account,
  payment: async () => (await import('./commands/payment.ts')).payment,
  jobs: async () => (await import('./commands/jobs.ts')).jobs,
  security: async () => (await import('./commands/security.ts')).security,
  stats: async () => (await import('./commands/stats.ts')).countEvents,
  holdings: async () => (await import('./commands/holdings.ts')).holdings,
  migrate: async () => (await import('./commands/operating.ts')).migrate,
  move: async () => (await import('./commands/moving.ts')).move,
  backup: async () => (await import('./commands/backing-up.ts')).backup,
  restore: async () => (await import('./commands/restoring.ts')).restoreBackup,
};

const helpWords = ['--help', '-h'];
const names = Object.keys(commandHelp);

const isCommand = (name: string): name is CommandName => names.includes(name);

/** Whether help is requested; after `--` come names of files. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((arg) => helpWords.includes(arg));
}

/**
 * Runs one command with its arguments and returns the exit code: 0 done, 1 a deficiency or an internal error, 2 bad input. Errors are printed in one sentence.
 */
export async function runProgram([name, ...args]: readonly string[], console: Console): Promise<ExitCode> {
  try {
    return await runCommand(name, args, console);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.notify(error.message);
    return 2;
  }
}

async function runCommand(name: string | undefined, args: string[], console: Console): Promise<ExitCode> {
  if (name === undefined) {
    console.notify(usageOfAll());
    return 2;
  }
  const asked = name === 'help' ? args[0] : name;
  if (asked === undefined || helpWords.includes(asked)) {
    console.show(usageOfAll());
    return 0;
  }
  if (!isCommand(asked)) throw new BadInput(shell.commandUnknown(asked, names));
  if (name === 'help' || asksForHelp(args)) {
    console.show(helpOf(asked));
    return 0;
  }
  const run = await commands[asked]();
  return run(args, console);
}
