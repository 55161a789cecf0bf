import { counted, numeral } from './counting.ts';
import { factorList, type HeldFactors } from './factors.ts';

/** What the command line tells the person at the shell. What is typed as it stands (options, usages) is no word of a language. */
export const commandLine = {
  commandUnknown: (name: string, all: readonly string[]) =>
    `There's no command ${name}. The commands are ${all.join(', ')}.`,
  optionMissing: (name: string) => `--${name} is missing.`,
  argumentMissing: (what: string) => `${what} is missing.`,
  oneFile: (rest: readonly string[]) => `This command takes one file: leave out ${rest.join(', ')}.`,
  noArguments: (rest: readonly string[]) => `This command takes no arguments: leave out ${rest.join(', ')}.`,
  filesBesideLines: 'With --jsonl, each line of standard input names its own file: leave out the files.',

  fileMissing: (path: string) => `There's no file ${path}.`,
  fileIsFolder: (path: string) => `${path} is a folder.`,
  fileUnreadable: (path: string) => `${path} can't be read.`,
  fileIrregular: (path: string) => `${path} isn't a regular file, and --jsonl takes nothing else.`,
  fileTooLarge: (path: string, megabytes: number) => `${path} is larger than ${megabytes} MB.`,
  fileNoText: (path: string) => `${path} isn't plain text.`,
  fileEmpty: (path: string) => `${path} is empty.`,
  fileTooMuchText: (path: string, most: number) => `${path} has more than ${numeral(most)} characters of text.`,
  fileNoJson: (path: string) => `${path} isn't JSON.`,
  fileNoJsonResume: (path: string, field: string) =>
    field === '' ? `${path} isn't a JSON Resume.` : `${path} isn't a JSON Resume: ${field} doesn't match the schema.`,
  inFile: (path: string, sentence: string) => `${path}: ${sentence}`,

  inputUnreadable: "Standard input can't be read.",
  lineTooLong: (megabytes: number) => `The line is longer than ${megabytes} MB.`,
  lineNotUtf8: "The line isn't UTF-8.",
  lineNoObject: "The line isn't a JSON object.",
  fieldUnknown: (field: string, command: string, all: readonly string[]) =>
    `${command} has no field ${JSON.stringify(field)}. Its fields are ${all.join(', ')}.`,
  fieldNoText: (field: string) => `${JSON.stringify(field)} must be a string.`,
  oneIsMissing: (one: string, other: string) => `Give either ${JSON.stringify(one)} or ${JSON.stringify(other)}.`,
  onlyOneOf: (one: string, other: string) =>
    `${JSON.stringify(one)} and ${JSON.stringify(other)} mean the same thing: give only one.`,

  tookTooLong: (seconds: number) => `This took longer than ${seconds} seconds, more than any resume or job ad should.`,
  tookTooMuchMemory: 'This takes more memory than a resume or a job ad should.',
  interrupted: 'Interrupted: nothing was kept.',
  ourFault: (trace: string) => `This is a bug in Foothold: ${trace}`,

  oneAccount: (more: string) => `This command takes one account: leave out ${more}.`,
  /** After an account was signed out; nothing where its password alone signs in. */
  stillSignsIn(email: string, factors: HeldFactors): string | undefined {
    const held = factorList(factors);
    return held === undefined
      ? undefined
      : `The account still has ${held}, and a new password doesn't change that. To remove them, run: foothold account second-step-off ${email}`;
  },
  onePayment: (more: string) => `This command takes one payment: leave out ${more}.`,
  say: (what: string, other?: string) => (other === undefined ? `Use ${what}.` : `Use ${what} or ${other}.`),
  synced: (source: string, { added, updated, retired }: { added: number; updated: number; retired: number }) =>
    `${source}: ${added} new, ${updated} updated, ${retired} gone.`,
  sourceOff: (source: string) => `${source} isn't switched on: see JOB_SOURCES.`,
  noChoice: (given: string, known: string) => `“${given}” isn’t one of the choices: ${known}.`,
  noTemplate: (name: string, known: string) => `There's no template ${name}. The templates are ${known}.`,
  noQuestion: (name: string, asked: number) =>
    `There's no question ${name}. ${asked === 0 ? 'Nothing is asked' : `The questions are numbered from 1 to ${asked}`}; the report has their keys.`,
  answersShape: (path: string) =>
    `${path} isn't a file of answers. Write {"KEY": "what you did"}, with the key or number of each question.`,
  notUsed: (key: string, why: string) => `Answer not used, ${key}: ${why}`,
  wrote: (files: number, folder: string) => `Wrote ${counted(files, 'file')} to ${folder}.`,
  upToDate: 'The database is up to date.',
  broughtUpToDate: 'A server is running on this data folder; it updated the database when it started.',
} as const;
