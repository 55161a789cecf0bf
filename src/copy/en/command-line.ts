/** What the command line tells the person at the shell. What is typed as it stands (options, usages) is no word of a language. */
export const commandLine = {
  commandUnknown: (name: string, all: readonly string[]) => `There is no command ${name}; there are ${all.join(', ')}.`,
  optionMissing: (name: string) => `--${name} is missing.`,
  argumentMissing: (what: string) => `${what} is missing.`,
  oneFile: (rest: readonly string[]) => `One file at a time: ${rest.join(', ')} is too much.`,
  noArguments: (rest: readonly string[]) => `Nothing follows this command: ${rest.join(', ')} is too much.`,
  filesBesideLines: 'With --jsonl each line of standard input names its own file: leave out the files.',

  fileMissing: (path: string) => `There is no file ${path}.`,
  fileIsFolder: (path: string) => `${path} is a folder.`,
  fileUnreadable: (path: string) => `${path} cannot be read.`,
  fileIrregular: (path: string) => `${path} is not a regular file, and a line may name no other.`,
  fileTooLarge: (path: string, megabytes: number) => `${path} is larger than ${megabytes} MB.`,
  fileNoText: (path: string) => `${path} is not plain text.`,
  fileEmpty: (path: string) => `${path} is empty.`,
  fileTooMuchText: (path: string, most: number) => `${path} holds more than ${most} characters of text.`,
  fileNoJson: (path: string) => `${path} is not JSON.`,
  fileNoJsonResume: (path: string, where: string, why: string) => `${path} is not a JSON Resume: ${where} ${why}.`,
  inFile: (path: string, sentence: string) => `${path}: ${sentence}`,

  inputUnreadable: 'Standard input cannot be read.',
  lineTooLong: (megabytes: number) => `The line is longer than ${megabytes} MB.`,
  lineNotUtf8: 'The line is not UTF-8.',
  lineNoObject: 'The line is not a JSON object.',
  fieldUnknown: (field: string, command: string, all: readonly string[]) =>
    `${JSON.stringify(field)} is no field of ${command}, which takes ${all.join(', ')}.`,
  fieldNoText: (field: string) => `${JSON.stringify(field)} has to be a string.`,
  oneIsMissing: (one: string, other: string) => `${JSON.stringify(one)} or ${JSON.stringify(other)} is missing.`,
  onlyOneOf: (one: string, other: string) =>
    `${JSON.stringify(one)} and ${JSON.stringify(other)} say the same: give one of them.`,

  tookTooLong: (seconds: number) => `This took longer than ${seconds} seconds, which no resume or job ad should.`,
  tookTooMuchMemory: 'This takes more memory than a resume or a job ad should.',
  ourFault: (trace: string) => `This is a fault of Foothold: ${trace}`,

  oneAccount: (more: string) => `One account at a time: ${more} is too much.`,
  onePayment: (more: string) => `One payment at a time: ${more} is too much.`,
  say: (what: string, other?: string) => (other === undefined ? `Say ${what}.` : `Say ${what} or ${other}.`),
  noTemplate: (name: string, known: string) => `There is no template ${name}; there are ${known}.`,
  wrote: (files: number, folder: string) => `Wrote ${files} files to ${folder}.`,
  upToDate: 'The database is up to date.',
  broughtUpToDate: 'A server is running on this data folder, and brought its database up to date when it started.',
} as const;
