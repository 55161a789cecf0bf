import { strToU8, zipSync } from 'fflate';
import { dateOf, type Person } from './person.ts';

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const table = (head: string, rows: readonly (readonly string[])[]): string =>
  [head, ...rows.map((row) => row.map(cell).join(','))].join('\r\n');

/** LinkedIn's data export: tables in a folder, the first with a byte order mark, without those that would be empty. */
export function exportZip(person: Person): Uint8Array {
  const [first = '', ...rest] = person.name.split(' ');
  const shortDate = (date: string | undefined): string =>
    date === undefined ? '' : dateOf(date, { ...person, lang: 'en' }, 'short');
  const tables: Record<string, string> = {
    'Profile.csv': `\uFEFF${table(
      'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
      [[first, rest.join(' '), '', '', '', person.headline, person.about, '', '', person.place, '', '', '']],
    )}`,
    'Email Addresses.csv': table('Email Address,Confirmed,Primary,Updated On', [
      [`${person.id}@example.org`, 'Yes', 'Yes', '1/2/25, 3:04 PM'],
    ]),
    'Positions.csv': table(
      'Company Name,Title,Description,Location,Started On,Finished On',
      person.work.map((role) => [
        role.company,
        role.title,
        role.text.join('\n'),
        role.place,
        shortDate(role.start),
        shortDate(role.end),
      ]),
    ),
    'Education.csv': table(
      'School Name,Start Date,End Date,Notes,Degree Name,Activities',
      person.education.map(({ school, degree, field, start, end }) => [
        school,
        start,
        end,
        '',
        [degree, field].filter(Boolean).join(', '),
        '',
      ]),
    ),
    'Skills.csv': table(
      'Name',
      person.skills.map((skill) => [skill]),
    ),
    'Languages.csv': table(
      'Name,Proficiency',
      person.languages.map(([name, level]) => [name, level]),
    ),
    ...(person.certificates.length > 0 && {
      'Certifications.csv': table(
        'Name,Url,Authority,Started On,Finished On,License Number',
        person.certificates.map(([name, issuer, date]) => [name, '', issuer ?? '', shortDate(date), '', '']),
      ),
    }),
    ...(person.awards && {
      'Honors.csv': table(
        'Title,Description,Issued On',
        person.awards.map((title) => [title, '', '']),
      ),
    }),
    ...(person.publications && {
      'Publications.csv': table(
        'Name,Published On,Description,Publisher,Url',
        person.publications.map((name) => [name, '', '', '', '']),
      ),
    }),
    ...(person.projects && {
      'Projects.csv': table(
        'Title,Description,Url,Started On,Finished On',
        person.projects.map(([name, text]) => [name, text, '', '', '']),
      ),
    }),
    'Connections.csv':
      'Notes:\n"When exporting your connection data, you may notice"\n\nFirst Name,Last Name\nAda,Example',
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(tables).map(([name, text]) => [`Basic_LinkedInDataExport_11-20-2026/${name}`, strToU8(text)]),
    ),
  );
}
