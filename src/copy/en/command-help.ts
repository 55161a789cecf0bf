import { checkNames } from '#domain/scoring/check-names.ts';

/** What `foothold COMMAND --help` says, by command. */
export interface CommandHelp {
  /** The ways to call it, without the program's name. */
  usage: readonly [string, ...string[]];
  /** What it does, in a sentence. */
  does: string;
  /** What comes out. */
  prints: string;
  options: readonly Explained[];
  /** What a line of `--jsonl` may say. */
  fields?: readonly Explained[];
  examples: readonly string[];
  /** Each exit code and when it comes. */
  exits: readonly Explained[];
}

export type Explained = readonly [name: string, meaning: string];

const help: Explained = ['--help', 'prints this'];
const jsonl: Explained = [
  '--jsonl',
  'answers requests from standard input, one JSON object a line; the fields are below',
];
const resumeFile: Explained = [
  'FILE',
  "a PDF, DOCX, DOC, text, Markdown or JSON Resume file, or the ZIP of LinkedIn's data export",
];
const resumeFields: readonly Explained[] = [
  ['file', 'the path of the resume, as FILE'],
  ['text', 'the resume itself, plain text or Markdown, instead of a file'],
];

const done: Explained = ['0', 'done'];
const badInput: Explained = ['2', 'bad input; of many, at least one'];
const exits: readonly Explained[] = [done, ['1', 'a fault of Foothold; of many, at least one'], badInput];
const operatorExits: readonly Explained[] = [
  done,
  ['1', 'it could not be done; the sentence says why'],
  ['2', 'bad input'],
];

/** What holds for each command that takes many. */
export const manyAtOnce = `Several files, or --jsonl, print a line of JSON for each file or line, in the same order and as soon as it is
made: the value that it alone would print, or {"error": "a sentence", "code": "A_CODE"} where it failed. The
others are answered all the same. A line is an object of strings in UTF-8, of at most 20 MB; blank lines are
skipped, and null is as good as absent. Paths are seen from the folder the command runs in.`;

export type CommandName =
  | 'read'
  | 'parse'
  | 'posting'
  | 'score'
  | 'optimize'
  | 'check'
  | 'serve'
  | 'worker'
  | 'account'
  | 'payment'
  | 'migrate';

export const commandHelp: Readonly<Record<CommandName, CommandHelp>> = {
  read: {
    usage: ['read FILE...', 'read --jsonl'],
    does: 'Reads files as an ATS does.',
    prints: 'what the file holds: kind, text, lines with their places, layout facts, warnings',
    options: [resumeFile, jsonl, help],
    fields: resumeFields,
    examples: ['foothold read resume.pdf', 'foothold read *.pdf > read.jsonl'],
    exits,
  },
  parse: {
    usage: ['parse FILE...', 'parse --jsonl'],
    does: 'Parses resumes.',
    prints: 'the resume as JSON Resume, with the evidence for each value',
    options: [resumeFile, jsonl, help],
    fields: resumeFields,
    examples: ['foothold parse resume.docx', 'foothold parse *.docx > parsed.jsonl'],
    exits,
  },
  posting: {
    usage: ['posting AD.txt... [--title T] [--company C]', 'posting --jsonl [--title T] [--company C]'],
    does: 'Reads job ads.',
    prints: 'what the ad asks for: title, employer, seniority, years, degree, licences, requirements',
    options: [
      ['AD.txt', 'the ad, a text file'],
      ['--title T', "the job's title; outweighs what the ad says"],
      ['--company C', 'the employer; outweighs what the ad says'],
      jsonl,
      help,
    ],
    fields: [
      ['file', 'the path of the ad, as AD.txt'],
      ['text', 'the ad itself, instead of a file'],
      ['title', 'as --title'],
      ['company', 'as --company'],
    ],
    examples: ['foothold posting ad.txt --title "Data Engineer"', 'foothold posting ads/*.txt > postings.jsonl'],
    exits,
  },
  score: {
    usage: ['score FILE... [--job AD.txt] [--title T]', 'score --jsonl [--job AD.txt] [--title T]'],
    does: `Scores resumes against ${checkNames.length} checks, on their own or against a job ad.`,
    prints:
      'the evaluation: overallScore, matchScore beside an ad, categories, checks with their findings, missing keywords',
    options: [
      resumeFile,
      ['--job AD.txt', 'the job ad, a text file; for each FILE, and for each line with neither job nor jobText'],
      ['--title T', "the job's title, which outweighs what the ad says; nothing without an ad"],
      jsonl,
      help,
    ],
    fields: [
      ...resumeFields,
      ['job', 'the path of the job ad, as --job'],
      ['jobText', 'the ad itself, instead of a file'],
      ['title', 'as --title'],
    ],
    examples: [
      'foothold score resume.pdf --job ad.txt --title "Data Engineer"',
      `echo '{"file": "resume.pdf", "jobText": "We need SQL.", "title": "Data Engineer"}' | foothold score --jsonl`,
    ],
    exits,
  },
  optimize: {
    usage: ['optimize FILE --job AD.txt --title T [--company C] [--template NAME] --out DIR'],
    does: 'Tailors a resume to a job and writes a cover letter, each sentence checked against the resume.',
    prints: 'the report, after the documents and report.json are written to DIR',
    options: [
      resumeFile,
      ['--job AD.txt', 'the job ad, a text file'],
      ['--title T', "the job's title"],
      ['--company C', 'the employer, addressed in the letter'],
      [
        '--template NAME',
        'how the PDFs look; modern where it is not given, and a wrong name is answered with all there are',
      ],
      ['--out DIR', 'the folder to write to; made where it is missing'],
      help,
    ],
    examples: ['foothold optimize resume.pdf --job ad.txt --title "Data Engineer" --out out/'],
    exits: [done, ['1', 'a fault of Foothold'], ['2', 'bad input']],
  },
  check: {
    usage: ['check --source FILE TEXT...', 'check --source FILE --text OUT.txt', 'check --jsonl [--source FILE]'],
    does: 'Holds every claim of a text against a resume: numbers, dates, employers, titles, degrees, skills.',
    prints: 'whether all is supported, how many claims were checked, and each that is unsupported',
    options: [
      [
        '--source FILE',
        'the resume, a file of any kind; for each TEXT, and for each line with neither source nor sourceText',
      ],
      ['TEXT', 'the text to be checked, a text file'],
      ['--text OUT.txt', 'the same; may be given more than once, and comes before each TEXT'],
      jsonl,
      help,
    ],
    fields: [
      ['file', 'the path of the text to be checked, as TEXT'],
      ['text', 'the text itself, instead of a file'],
      ['source', 'the path of the resume, as --source'],
      ['sourceText', 'the resume itself, plain text or Markdown, instead of a file'],
    ],
    examples: [
      'foothold check --source resume.pdf letter.txt',
      `echo '{"text": "I led a team of 40.", "source": "resume.pdf"}' | foothold check --jsonl`,
    ],
    exits: [['0', 'every claim is supported'], ['1', 'a claim is unsupported, or a fault of Foothold'], badInput],
  },
  serve: {
    usage: ['serve'],
    does: 'Runs the server as npm start does: pages, API, worker and database, by the settings of the environment.',
    prints: 'the address, then the log; ends on SIGTERM or SIGINT',
    options: [help],
    examples: ['PORT=8080 foothold serve'],
    exits: [
      ['0', 'ended by a signal'],
      ['1', 'it could not start; the sentence says why'],
      ['2', 'bad input'],
    ],
  },
  worker: {
    usage: ['worker'],
    does: 'Works on the queue alone, beside servers on the same PostgreSQL; needs DATABASE_URL.',
    prints: 'the log; ends on SIGTERM or SIGINT',
    options: [help],
    examples: ['DATABASE_URL=postgres://... foothold worker'],
    exits: [
      ['0', 'ended by a signal'],
      ['1', 'it could not start; the sentence says why'],
      ['2', 'bad input'],
    ],
  },
  account: {
    usage: ['account export EMAIL', 'account erase EMAIL'],
    does: 'Carries out what people may ask about their data, through the running server where one holds the database.',
    prints: 'export: everything that is stored about the account, secrets left out; erase: what went, table by table',
    options: [['EMAIL', "the account's email address"], help],
    examples: ['foothold account export ada@example.com > ada.json'],
    exits: operatorExits,
  },
  payment: {
    usage: ['payment refund ID [--cents N]'],
    does: 'Pays back a payment or a part of it.',
    prints: 'what was paid back, what was in all, and how the payment stands',
    options: [
      ['ID', "the payment's own id or the provider's (pi_...)"],
      ['--cents N', 'how much; all that is left where it is not given'],
      help,
    ],
    examples: ['foothold payment refund pi_123 --cents 200'],
    exits: operatorExits,
  },
  migrate: {
    usage: ['migrate'],
    does: 'Brings the database up to date, as each start of the server does.',
    prints: 'nothing; a sentence on standard error says that it is done',
    options: [help],
    examples: ['foothold migrate'],
    exits: [done, ['1', 'a fault of Foothold'], ['2', 'bad input']],
  },
};

export const helpHeadings = {
  usage: 'Usage:',
  prints: 'Prints:',
  options: 'Arguments and options:',
  fields: 'A line of --jsonl:',
  examples: 'Examples:',
  exits: 'Exit codes:',
  more: 'foothold COMMAND --help says more about a command.',
} as const;
