import { BadInput } from './bad-input.ts';
import type { Command, Console } from './command.ts';

/** Each command is loaded when it is asked for: `--help` and a mistyped name answer at once. */
const commands: Record<string, { usage: string; load: () => Promise<Command> }> = {
  read: { usage: 'read FILE', load: async () => (await import('./commands/reading.ts')).read },
  parse: { usage: 'parse FILE', load: async () => (await import('./commands/reading.ts')).parse },
  posting: { usage: 'posting AD.txt', load: async () => (await import('./commands/reading.ts')).posting },
  score: {
    usage: 'score FILE [--job AD.txt --title T]',
    load: async () => (await import('./commands/scoring.ts')).score,
  },
  optimize: {
    usage: 'optimize FILE --job AD.txt --title T [--company C] [--template modern] --out DIR',
    load: async () => (await import('./commands/optimizing.ts')).optimize,
  },
  check: {
    usage: 'check --source FILE --text OUT.txt',
    load: async () => (await import('./commands/checking.ts')).check,
  },
  serve: { usage: 'serve', load: async () => (await import('./commands/operating.ts')).serve },
  worker: { usage: 'worker', load: async () => (await import('./commands/operating.ts')).worker },
  account: {
    usage: 'account export EMAIL | account erase EMAIL',
    load: async () => (await import('./commands/account.ts')).account,
  },
  payment: {
    usage: 'payment refund ID [--cents N]',
    load: async () => (await import('./commands/payment.ts')).payment,
  },
  migrate: { usage: 'migrate', load: async () => (await import('./commands/operating.ts')).migrate },
};

const usage = ['Usage:', ...Object.values(commands).map((command) => `  foothold ${command.usage}`)].join('\n');

/**
 * Runs one command with its arguments and answers the exit code: 0 done, 1 found wanting or a fault of ours, 2 bad input. What went
 * wrong is told in one sentence.
 */
export async function runProgram([name, ...args]: readonly string[], console: Console): Promise<0 | 1 | 2> {
  try {
    return await runCommand(name, args, console);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.tell(error.message);
    return 2;
  }
}

async function runCommand(name: string | undefined, args: string[], console: Console): Promise<0 | 1 | 2> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.tell(usage);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new BadInput(`There is no command ${name}; there are ${Object.keys(commands).join(', ')}.`);
  const run = await command.load();
  return run(args, console);
}
