import type { JsonResume } from '../resume/json-resume.ts';
import { readPlace } from '../resume/basics/location.ts';
import { findAddresses, profileOf } from '../resume/basics/web-address.ts';
import { findDates, isoDate } from '../language/dates.ts';

/** The tables of LinkedIn's data export that contain what a resume does, by their file names. */
export const exportTables = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
  'Projects.csv',
  'Honors.csv',
  'Publications.csv',
  'Volunteering.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
] as const;
export type ExportTable = (typeof exportTables)[number];

/** The texts of an export's tables; any may be missing. */
export type ExportTables = Readonly<Partial<Record<ExportTable, string>>>;

/** The resume contained in LinkedIn's data export. What no table has is absent. Pure; never throws. */
export function resumeFromExport(tables: ExportTables): JsonResume {
  const rows = (table: ExportTable): CsvRow[] => csvRows(tables[table] ?? '');
  return {
    basics: basics(rows('Profile.csv')[0] ?? {}, rows('Email Addresses.csv'), rows('PhoneNumbers.csv')),
    work: rows('Positions.csv').map((row) => ({
      name: row['Company Name'],
      position: row['Title'],
      location: row['Location'],
      ...period(row),
      ...splitDescription(row['Description']),
    })),
    volunteer: rows('Volunteering.csv').map((row) => ({
      organization: row['Company Name'],
      position: row['Role'],
      ...period(row),
      ...splitDescription(row['Description']),
    })),
    education: rows('Education.csv').map((row) => ({
      institution: row['School Name'],
      ...degree(row['Degree Name'] ?? ''),
      startDate: date(row['Start Date']),
      endDate: date(row['End Date']),
    })),
    skills: rows('Skills.csv').map((row) => ({ name: row['Name'] })),
    languages: rows('Languages.csv').map((row) => ({ language: row['Name'], fluency: row['Proficiency'] })),
    certificates: rows('Certifications.csv').map((row) => ({
      name: row['Name'],
      issuer: row['Authority'],
      date: date(row['Started On']),
      url: row['Url'],
    })),
    projects: rows('Projects.csv').map((row) => ({
      name: row['Title'],
      description: row['Description'],
      url: row['Url'],
      ...period(row),
    })),
    awards: rows('Honors.csv').map((row) => ({
      title: row['Title'],
      date: date(row['Issued On']),
      summary: row['Description'],
    })),
    publications: rows('Publications.csv').map((row) => ({
      name: row['Name'],
      publisher: row['Publisher'],
      releaseDate: date(row['Published On']),
      url: row['Url'],
      summary: row['Description'],
    })),
  };
}

function basics(profile: CsvRow, emails: readonly CsvRow[], phones: readonly CsvRow[]): JsonResume['basics'] {
  const email = emails.find((row) => /^yes$/i.test(row['Primary'] ?? '')) ?? emails[0];
  const addresses = findAddresses((profile['Websites'] ?? '').replace(/[[\],]\s*(?:[A-Z_]+:)?/g, ' '));
  const place = readPlace(profile['Geo Location'] ?? '');
  return {
    name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    label: profile['Headline'],
    email: email?.['Email Address'],
    phone: phones[0]?.['Number'],
    summary: profile['Summary'],
    url: addresses.find((address) => !profileOf(address))?.text,
    location: place && { ...place, postalCode: profile['Zip Code'] },
    profiles: addresses.flatMap((address) => {
      const known = profileOf(address);
      return known ? [{ ...known, url: address.text }] : [];
    }),
  };
}

const period = (row: CsvRow): { startDate: string | undefined; endDate: string | undefined } => ({
  startDate: date(row['Started On']),
  endDate: date(row['Finished On']),
});

/** "Jan 2020", "2018" or "2018-05-01" as ISO 8601; undefined if it is not a date. */
function date(text: string | undefined): string | undefined {
  const point = findDates(text ?? '')[0]?.start;
  return point && isoDate(point);
}

/** "Master's degree, Physics": LinkedIn puts the subject after the degree's first comma. */
export function degree(text: string): { studyType: string; area: string } {
  const comma = text.indexOf(',');
  return comma < 0
    ? { studyType: text, area: '' }
    : { studyType: text.slice(0, comma).trim(), area: text.slice(comma + 1).trim() };
}

const bullet = /^\s*[-–•*▪●]\s*/;

/** A line without a stop before one that begins anew: each is a thing of its own, though nobody set a bullet. */
export const isListOfLines = (lines: readonly string[]): boolean =>
  lines.some(
    (line, at) => at + 1 < lines.length && !/[.!?:;,]\s*$/.test(line) && /^\s*[\p{Lu}\d]/u.test(lines[at + 1] ?? ''),
  );

/** A description's bullets are highlights, and so are lines that each tell a thing; the text before bullets is the summary. */
export function splitDescription(description = ''): { summary: string; highlights: string[] } {
  const lines = description.split(/\r?\n|\s{2,}(?=[•▪●]\s)/).filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => bullet.test(line));
  const before = first < 0 ? lines : lines.slice(0, first);
  if (isListOfLines(before)) return { summary: '', highlights: lines.map((line) => line.replace(bullet, '').trim()) };
  const highlights = first < 0 ? [] : lines.slice(first).map((line) => line.replace(bullet, '').trim());
  return { summary: before.map((line) => line.trim()).join(' '), highlights };
}

/** A row of a table: its cells by column name. */
type CsvRow = Readonly<Record<string, string>>;

/**
 * The rows of a table in comma separated values (RFC 4180): quotes doubled within quotes, line ends within them kept. The first row names the columns; rows
 * without any text are left out, and so are cells after the last named column. Never throws.
 */
export function csvRows(text: string): CsvRow[] {
  const [head = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  const names = head.map((name) => name.trim());
  return rows
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').trim()])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')]);
      row = [];
      cell = '';
    } else cell += letter;
  }
  if (row.length > 0 || cell !== '') rows.push([...row, cell]);
  return rows;
}
