import { describe, expect, test } from 'vitest';
import { findDates } from '../../language/dates.ts';
import { languages } from '../../language/languages.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { variedPerson } from '#test/support/varied-people/person.ts';
import { valueAt } from '../json-pointer.ts';
import { isList, resumeFields, type Field, type JsonResume } from '../json-resume.ts';
import { resumeSheet } from './resume-sheet.ts';
import { resumeToText } from './resume-text.ts';
import { sectionHeadings } from './section-headings.ts';
import { orderedSections } from './section-order.ts';
import { sheetLines } from './sheet-lines.ts';
import { shownDate, shownRange } from './shown-dates.ts';

const known = languages.filter((language) => language !== 'other');
const people = Array.from({ length: 24 }, (_, number) => variedPerson(number));
const linesOf = (resume: JsonResume, language: (typeof languages)[number] = 'en'): string[] =>
  resumeToText(resume, [], language)
    .split('\n')
    .filter((line) => line !== '');

const job = { name: 'Contoso', position: 'Engineer', location: 'Oslo', startDate: '2021-03', url: 'contoso.example' };

describe('the sheet of a resume', () => {
  test('has its sections in the wanted order, all others after them', () => {
    const content = {
      languages: [{ language: 'Dutch' }],
      basics: { summary: 'Builds things.' },
      work: [job],
      skills: [{ name: 'Go' }],
    };
    const { sections } = resumeSheet(content, ['skills', 'education', 'work'], 'en');
    expect(sections.map(({ kind }) => kind)).toEqual(['skills', 'work', 'summary', 'languages']);
  });

  test('is the same however the keys of the resume are ordered', () => {
    for (const { resume, language } of people) {
      const turned = Object.fromEntries(Object.entries(resume).toReversed());
      expect(resumeSheet(turned, ['work'], language)).toEqual(resumeSheet(resume, ['work'], language));
    }
  });

  test('names the position and its dates first, then who it was for', () => {
    expect(linesOf({ work: [job] })).toEqual([
      'Work Experience',
      'Engineer · Mar 2021 – Present',
      'Contoso · Oslo · contoso.example',
    ]);
    expect(linesOf({ work: [{ name: 'Contoso', startDate: '2019', endDate: '2020' }] }).slice(1)).toEqual([
      'Contoso · 2019 – 2020',
    ]);
    expect(linesOf({ volunteer: [{ organization: 'Red Cross' }] })).toEqual(['Volunteer Experience', 'Red Cross']);
  });

  test('has headings, months and colons of its language', () => {
    expect(linesOf({ work: [job], education: [{ area: 'Chimie', score: '16/20' }] }, 'fr')).toEqual([
      'Expérience professionnelle',
      'Engineer · mars 2021 – aujourd’hui',
      'Contoso · Oslo · contoso.example',
      'Formation',
      'Chimie',
      'Note\u00a0: 16/20',
    ]);
  });

  test('groups skills that have keywords and puts the others on one line', () => {
    const skills = [
      { name: 'Web', level: 'advanced', keywords: ['HTML', 'CSS'] },
      { name: 'SQL' },
      { name: 'Go', level: 'basic' },
    ];
    expect(linesOf({ skills })).toEqual(['Skills', 'Web (advanced): HTML, CSS', 'SQL, Go (basic)']);
  });

  test('shows the place once and leaves out what is empty', () => {
    const basics = {
      name: ' Ada  Example ',
      email: '',
      location: { address: '1 Main Street, Bergen', city: 'Bergen', countryCode: 'NO' },
    };
    expect(linesOf({ basics, work: [{}], awards: [], skills: [{}] })).toEqual([
      'Ada Example',
      '1 Main Street, Bergen, NO',
    ]);
  });

  test('shows a source’s own bullets once', () => {
    const work = [{ position: 'Cook', highlights: ['• Cooked', '- Baked', '–40 °C storage'] }];
    expect(linesOf({ work }).slice(2)).toEqual(['• Cooked', '• Baked', '• –40 °C storage']);
  });

  test.each([
    [{ city: 'Freiburg', countryCode: 'DE' }, 'Freiburg, Germany'],
    [{ city: 'Toronto', region: 'ON', countryCode: 'CA' }, 'Toronto, ON, Canada'],
    [{ city: 'Portland', region: 'OR', countryCode: 'US' }, 'Portland, OR, US'],
  ])('names a country whose code is also a state’s: %j', (location, shown) => {
    expect(linesOf({ basics: { location } })).toEqual([shown]);
  });

  test('sets contacts in as few lines as they need, addresses separately if that takes no more', () => {
    const basics = {
      email: 'alexandra.morgan@example.com',
      phone: '+1 555 010 0199',
      url: 'https://www.alexandramorgan.example.com/',
      profiles: [
        { network: 'LinkedIn', username: 'alexmorgan', url: 'https://linkedin.com/in/alexandra-morgan' },
        { network: 'Mastodon', username: 'alex' },
        { network: 'LinkedIn', url: 'linkedin.com/in/alexandra-morgan' },
      ],
    };
    expect(linesOf({ basics: { ...basics, profiles: [] } })).toEqual([
      'alexandra.morgan@example.com · +1 555 010 0199 · alexandramorgan.example.com',
    ]);
    expect(linesOf({ basics })).toEqual([
      'alexandra.morgan@example.com · +1 555 010 0199',
      'alexandramorgan.example.com · linkedin.com/in/alexandra-morgan · Mastodon: alex',
    ]);
    const long = { ...basics, profiles: [{ url: `https://example.com/${'a'.repeat(55)}` }] };
    expect(linesOf({ basics: long })).toEqual([
      'alexandra.morgan@example.com · +1 555 010 0199 · alexandramorgan.example.com',
      `example.com/${'a'.repeat(55)}`,
    ]);
  });

  test('separates entries, but not those of one line', () => {
    const certificates = [{ name: 'A' }, { name: 'B', date: '2020' }];
    const projects = [{ name: 'C', description: 'Text.' }, { name: 'D' }];
    expect(resumeToText({ certificates, projects }, ['certificates'], 'en')).toBe(
      'Certifications\nA\nB · 2020\n\nProjects\nC\nText.\n\nD',
    );
  });
});

describe('pointers', () => {
  const leaves = (node: unknown, pointer = ''): string[] =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([key, value]) => leaves(value, `${pointer}/${key}`))
      : [pointer];

  test.each(people)('of person $number name every value of the resume, and nothing else', ({ resume, language }) => {
    const lines = sheetLines(resumeSheet(resume, [], language));
    const named = new Set(lines.flatMap(({ role, pointers }) => (role === 'heading' ? [] : pointers)));
    expect([...named].toSorted()).toEqual(leaves(resume).toSorted());
    for (const { pointers } of lines) for (const pointer of pointers) expect(valueAt(resume, pointer)).toBeDefined();
  });

  test('name every field that JSON Resume has, except the picture', () => {
    const filled = (field: Field, key: string): unknown => {
      if (typeof field === 'string') return field === 'date' ? '2020-01' : `Some ${key}`;
      if (isList(field)) return [filled(field[0], key)];
      return Object.fromEntries(Object.entries(field).map(([name, each]) => [name, filled(each, `${key} ${name}`)]));
    };
    const resume = filled(resumeFields, 'text') as JsonResume;
    const named = new Set(sheetLines(resumeSheet(resume, [], 'en')).flatMap(({ pointers }) => pointers));
    expect(leaves(resume).filter((pointer) => !named.has(pointer))).toEqual(['/$schema', '/basics/image']);
  });
});

describe('headings', () => {
  test.each(known.flatMap((language) => orderedSections.map((section) => ({ language, section }))))(
    'are recognised: $section in $language',
    ({ language, section }) => expect(headingMeaning(sectionHeadings[language][section])).toBe(section),
  );
});

describe('dates', () => {
  test.each([
    ['2021-03-15', 'en', 'Mar 2021'],
    ['2021-03', 'de', 'März 2021'],
    ['2021-08', 'fr', 'août 2021'],
    ['2021-12', 'es', 'dic. 2021'],
    ['2021-05', 'pt', 'maio 2021'],
    ['2021-07', 'it', 'lug 2021'],
    ['2021-03', 'nl', 'mrt. 2021'],
    ['2021', 'en', '2021'],
    ['2021-13', 'en', '2021'],
    ['', 'en', ''],
  ] as const)('%s in %s is %s', (date, language, text) => expect(shownDate(date, language)).toBe(text));

  test('a start without an end is current', () => {
    expect(shownRange({ startDate: '2021-03' }, 'en')).toBe('Mar 2021 – Present');
    expect(shownRange({ startDate: '2021-03', endDate: '' }, 'de')).toBe('März 2021 – heute');
    expect(shownRange({ startDate: '2012', endDate: '2016' }, 'fr')).toBe('2012 – 2016');
  });

  test('an end alone, and equal ends, are one date', () => {
    expect(shownRange({ endDate: '2016' }, 'en')).toBe('2016');
    expect(shownRange({ startDate: '2016-02', endDate: '2016-02' }, 'en')).toBe('Feb 2016');
    expect(shownRange({}, 'en')).toBe('');
  });

  test.each(known)('in %s are recognised, every month and the word for today', (language) => {
    for (let month = 1; month <= 12; month += 1) {
      const [span] = findDates(shownRange({ startDate: `2019-${String(month).padStart(2, '0')}` }, language));
      expect(span).toMatchObject({ start: { year: 2019, month }, present: true });
    }
  });
});
