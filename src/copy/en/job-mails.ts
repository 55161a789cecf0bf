import { counted, numeral } from './counting.ts';
import type { MailWords } from './mails.ts';

/** The heads of the table of saved jobs, in the order of its columns. */
export const savedTableHeads = {
  title: 'Title',
  company: 'Company',
  location: 'Location',
  status: 'Status',
  salaryMin: 'Salary from',
  salaryMax: 'Salary to',
  currency: 'Currency',
  salaryText: 'Salary as stated',
  source: 'Source',
  posted: 'Posted',
  saved: 'Saved',
  changed: 'Last changed',
  reminder: 'Reminder',
  notes: 'Notes',
  address: 'Apply at',
} as const;

const signed = (paragraphs: readonly (string | undefined)[]): string =>
  [...paragraphs, 'Foothold'].filter((paragraph) => paragraph !== undefined).join('\n\n');

/** A saved job that a person wants to be reminded of. */
export interface Reminder {
  title: string;
  /** Empty where it is not known. */
  company: string;
  /** In words. */
  status: string;
  notes: string | null;
  link: string;
}

/** A job of a mail: what is known of it. */
export interface MailedJob {
  title: string;
  /** Empty where it is not known. */
  company: string;
  location: string | null;
  /** Whole units of `currency` a year. */
  salaryMin: number | null;
  salaryMax: number | null;
  salaryText: string | null;
  currency: string | null;
  link: string;
}

/** What one saved search has found: the newest of `total`. */
export interface MailedSearch {
  name: string;
  total: number;
  /** False where there are more than `total`. */
  isExact: boolean;
  jobs: readonly MailedJob[];
  /** Where all of them are seen. */
  link: string;
}

const at = (title: string, company: string): string => (company === '' ? title : `${title} at ${company}`);

function salaryOf({ salaryMin, salaryMax, salaryText, currency }: MailedJob): string | undefined {
  const [min, max] = [salaryMin, salaryMax].map((amount) => (amount === null ? undefined : numeral(amount)));
  const range = min !== undefined && max !== undefined && min !== max ? `${min}–${max}` : undefined;
  const amount = range ?? (min === undefined ? max && `up to ${max}` : min === max ? min : `from ${min}`);
  return amount === undefined ? (salaryText ?? undefined) : [currency, amount, 'a year'].filter(Boolean).join(' ');
}

const jobLines = (job: MailedJob): string =>
  [at(job.title, job.company), [job.location, salaryOf(job)].filter(Boolean).join(', '), job.link]
    .filter(Boolean)
    .join('\n');

const newJobs = ({ total, isExact }: Pick<MailedSearch, 'total' | 'isExact'>): string =>
  isExact ? counted(total, 'new job') : `More than ${counted(total, 'new job')}`;

const searchParagraphs = (search: MailedSearch): string[] => {
  const { name, total, jobs, link } = search;
  return [
    `${name}: ${newJobs(search)}`,
    ...jobs.map(jobLines),
    ...(total > jobs.length ? [`See all of them:\n${link}`] : []),
  ];
};

/** The mails about jobs, by occasion. Links are made by the caller from PUBLIC_URL. */
export const jobMails = {
  reminder: ({ title, company, status, notes, link }: Reminder): MailWords => ({
    subject: `Reminder: ${at(title, company)}`,
    text: signed([
      'You asked us to remind you about this job today:',
      [at(title, company), `Status: ${status}`].join('\n'),
      notes === null ? undefined : `Your notes:\n${notes}`,
      `Open it here:\n${link}`,
    ]),
  }),
  newJobs: ({ searches, stopLink }: { searches: readonly MailedSearch[]; stopLink: string }): MailWords => {
    const [first] = searches;
    return {
      subject:
        searches.length === 1 && first
          ? `${newJobs(first)} for “${first.name}”`
          : `New jobs for ${counted(searches.length, 'saved search', 'saved searches')}`,
      text: signed([
        'Here’s what’s new since we last wrote or you last looked.',
        ...searches.flatMap(searchParagraphs),
        `You’re getting this email because you asked for daily updates. To turn them off, open this link:\n${stopLink}`,
      ]),
    };
  },
} as const;
