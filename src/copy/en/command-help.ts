import { industries, seniorities } from '#domain/linkedin/enhancement.ts';
import { checkNames } from '#domain/scoring/check-names.ts';
import { exits, done, badInput, help, type CommandHelp, type Explained } from './help-form.ts';
import { operatorHelp } from './operator-help.ts';

export type { CommandHelp, Explained };

const jsonl: Explained = [
  '--jsonl',
  'answer requests from standard input, one JSON object per line; see the fields below',
];
const resumeFile: Explained = [
  'FILE',
  "a PDF, DOCX, DOC, text, Markdown or JSON Resume file, or the ZIP from LinkedIn's data export",
];
const resumeFields: readonly Explained[] = [
  ['file', 'path to the resume, like FILE'],
  ['text', 'the resume itself as plain text or Markdown, instead of a file'],
];

/** What holds for each command that takes many. */
export const manyAtOnce = `With several files or --jsonl, you get one line of JSON for each file or line, in the same order and as soon as
it's ready: what that file alone would print, or {"error": "a sentence", "code": "A_CODE"} if it failed. The
others are still answered. A line is a JSON object of strings in UTF-8, up to 20 MB; blank lines are skipped, and
null counts as missing. Paths are relative to the folder the command runs in.`;

export type CommandName =
  | 'read'
  | 'parse'
  | 'posting'
  | 'score'
  | 'optimize'
  | 'interview'
  | 'check'
  | 'linkedin'
  | 'mcp'
  | 'serve'
  | 'worker'
  | 'account'
  | 'payment'
  | 'jobs'
  | 'security'
  | 'stats'
  | 'holdings'
  | 'migrate'
  | 'move'
  | 'backup'
  | 'restore';

export const commandHelp: Readonly<Record<CommandName, CommandHelp>> = {
  read: {
    usage: ['read FILE...', 'read --jsonl'],
    does: 'Reads files the way an ATS does.',
    prints: "what's in the file: type, text, lines and where they are, layout facts, warnings",
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
    prints: 'what the ad asks for: title, employer, seniority, years, degree, licenses, requirements',
    options: [
      ['AD.txt', 'the ad, as a text file'],
      ['--title T', 'the job title; overrides the one in the ad'],
      ['--company C', 'the employer; overrides the one in the ad'],
      jsonl,
      help,
    ],
    fields: [
      ['file', 'path to the ad, like AD.txt'],
      ['text', 'the ad itself, instead of a file'],
      ['title', 'like --title'],
      ['company', 'like --company'],
    ],
    examples: ['foothold posting ad.txt --title "Data Engineer"', 'foothold posting ads/*.txt > postings.jsonl'],
    exits,
  },
  score: {
    usage: ['score FILE... [--job AD.txt] [--title T] [--all]', 'score --jsonl [--job AD.txt] [--title T] [--all]'],
    does: `Scores resumes against ${checkNames.length} checks, on their own or for a job ad.`,
    prints:
      'the scores (overallScore, craftScore, with an ad matchScore, categories), checks, missing keywords, and the report in words',
    options: [
      resumeFile,
      ['--job AD.txt', 'the job ad, as a text file; used for every FILE, and every line without job or jobText'],
      ['--title T', 'the job title; overrides the one in the ad; has no effect without an ad'],
      ['--all', 'report every finding; without it, the twelve worth most'],
      jsonl,
      help,
    ],
    fields: [
      ...resumeFields,
      ['job', 'path to the job ad, like --job'],
      ['jobText', 'the ad itself, instead of a file'],
      ['title', 'like --title'],
    ],
    examples: [
      'foothold score resume.pdf --job ad.txt --title "Data Engineer"',
      `echo '{"file": "resume.pdf", "jobText": "We need SQL.", "title": "Data Engineer"}' | foothold score --jsonl`,
    ],
    exits,
  },
  optimize: {
    usage: ['optimize FILE --job AD.txt --title T [--company C] [--template NAME] [--answers FILE] --out DIR'],
    does: 'Tailors a resume to a job and writes a cover letter, with every sentence checked against the resume.',
    prints:
      'the report, once the documents and report.json are in DIR; its questions have a key, a place and the points an answer brings',
    options: [
      resumeFile,
      ['--job AD.txt', 'the job ad, as a text file'],
      ['--title T', 'the job title'],
      ['--company C', 'the employer the letter is addressed to'],
      ['--template NAME', 'how the PDFs look (default: modern); an unknown name lists them all'],
      [
        '--answers FILE',
        'answers as JSON: {"KEY": "what you did, and where"}, by the key or number (from 1) of each question;',
      ],
      ['', 'true answers become lines of the resume; {"KEY": {"text": "...", "entry": "/work/1"}} puts one elsewhere'],
      ['--out DIR', "the folder to write to; created if it doesn't exist"],
      help,
    ],
    examples: [
      'foothold optimize resume.pdf --job ad.txt --title "Data Engineer" --out out/',
      'foothold optimize resume.pdf --job ad.txt --title "Data Engineer" --answers answers.json --out out/',
    ],
    exits: [done, ['1', 'a bug in Foothold'], ['2', 'bad input']],
  },
  interview: {
    usage: [
      'interview FILE... --job AD.txt --title T [--company C]',
      'interview --jsonl [--job AD.txt] [--title T] [--company C]',
    ],
    does: 'Prepares an interview: likely questions, what the resume answers, stories, questions to ask back and tips.',
    prints:
      'questions, each with why it is asked and the lines that answer it; stories, starGuides, forEmployer and tips',
    options: [
      resumeFile,
      ['--job AD.txt', 'the job ad, as a text file'],
      ['--title T', 'the job title'],
      ['--company C', 'the employer'],
      jsonl,
      help,
    ],
    fields: [
      ...resumeFields,
      ['job', 'path to the job ad, like --job'],
      ['jobText', 'the ad itself, instead of a file'],
      ['title', 'the job title, like --title'],
      ['company', 'the employer, like --company'],
    ],
    examples: ['foothold interview resume.pdf --job ad.txt --title "Data Engineer" --company "Northwind"'],
    exits,
  },
  check: {
    usage: ['check --source FILE TEXT...', 'check --source FILE --text OUT.txt', 'check --jsonl [--source FILE]'],
    does: 'Checks every claim in a text against a resume: numbers, dates, employers, titles, degrees, skills.',
    prints: "whether everything is supported, how many claims were checked, and each one that isn't supported",
    options: [
      [
        '--source FILE',
        'the resume, in any supported format; used for every TEXT, and every line without source or sourceText',
      ],
      ['TEXT', 'the text to check, as a text file'],
      ['--text OUT.txt', 'same as TEXT; you can repeat it, and these are checked first'],
      jsonl,
      help,
    ],
    fields: [
      ['file', 'path to the text to check, like TEXT'],
      ['text', 'the text itself, instead of a file'],
      ['source', 'path to the resume, like --source'],
      ['sourceText', 'the resume itself as plain text or Markdown, instead of a file'],
    ],
    examples: [
      'foothold check --source resume.pdf letter.txt',
      `echo '{"text": "I led a team of 40.", "source": "resume.pdf"}' | foothold check --jsonl`,
    ],
    exits: [['0', 'every claim is supported'], ['1', "a claim isn't supported, or a bug in Foothold"], badInput],
  },
  linkedin: {
    usage: [
      'linkedin FILE... --target-role R [--industry I] [--seniority S] [--resume FILE]',
      'linkedin --jsonl [--target-role R] [--industry I] [--seniority S] [--resume FILE]',
    ],
    does: 'Rewrites LinkedIn profiles for a role, with every sentence checked against the profile and the resume.',
    prints:
      "the new texts, each change with its evidence, both scores, what's missing, and contradictions with the resume",
    options: [
      ['FILE', "LinkedIn's “Save to PDF” file, the ZIP of its data export, or the profile's text"],
      ['--target-role R', 'the role to write for'],
      ['--industry I', `${industries.slice(0, 9).join(', ')},`],
      ['', industries.slice(9).join(', ')],
      ['--seniority S', `${seniorities.slice(0, 7).join(', ')},`],
      ['', seniorities.slice(7).join(', ')],
      ['--resume FILE', 'a resume of the same person: used as evidence, and compared with the profile'],
      jsonl,
      help,
    ],
    fields: [
      ['file', 'path to the profile, like FILE'],
      ['text', "the profile's text, instead of a file"],
      ['target-role', 'like --target-role'],
      ['industry', 'like --industry'],
      ['seniority', 'like --seniority'],
      ['resume', 'path to the resume, like --resume'],
      ['resumeText', 'the resume itself, instead of a file'],
    ],
    examples: [
      'foothold linkedin Profile.pdf --target-role "Data Engineer" --industry Technology --resume resume.pdf',
      `echo '{"file": "Profile.pdf", "target-role": "Nurse Manager"}' | foothold linkedin --jsonl`,
    ],
    exits,
  },
  mcp: {
    usage: ['mcp [--server URL]'],
    does: 'Runs an MCP server on standard input and output, so that assistants can read, score, compare, tailor and check.',
    prints: 'the messages of the Model Context Protocol; everything else goes to standard error',
    options: [
      ['--server URL', 'work through that Foothold server, by the account of the API key in FOOTHOLD_API_KEY;'],
      ['', 'without it, the engine on this machine does the work, and nothing is stored'],
      help,
    ],
    examples: ['foothold mcp', 'FOOTHOLD_API_KEY=fh_... foothold mcp --server https://foothold.example'],
    exits: [['0', 'the client has closed the connection'], ['1', 'a bug in Foothold'], badInput],
  },
  ...operatorHelp,
};

export const helpHeadings = {
  usage: 'Usage:',
  prints: 'Prints:',
  options: 'Arguments and options:',
  fields: 'Fields of a --jsonl line:',
  examples: 'Examples:',
  exits: 'Exit codes:',
  more: 'For more about a command, run foothold COMMAND --help.',
} as const;
