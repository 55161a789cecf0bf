import { describe, expect, test } from 'vitest';
import { sampleResume } from '#domain/tailoring/sample-resume.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { sampleLetter } from '#test/support/sample-letter.ts';
import { sheetText } from '#test/support/sheet-text.ts';
import type { Printable } from '../../ports.ts';
import { printableSheet } from './printable-sheet.ts';

const resume = (content: JsonResume, more: Partial<Extract<Printable, { kind: 'resume' }>> = {}): Printable => ({
  kind: 'resume',
  template: 'modern',
  paper: 'a4',
  language: 'en',
  sectionOrder: [],
  resume: content,
  ...more,
});
const lines = (document: Printable): string[] => sheetText(printableSheet(document)).split('\n');

const job = { name: 'Contoso', position: 'Engineer', location: 'Oslo', startDate: '2021-03', url: 'contoso.example' };

describe('a resume', () => {
  test('has its sections in the wanted order, the others behind as the source has them', () => {
    const content = {
      languages: [{ language: 'Dutch' }],
      basics: { summary: 'Builds things.' },
      work: [job],
      skills: [{ name: 'Go' }],
    };
    const sheet = printableSheet(resume(content, { sectionOrder: ['skills', 'education', 'work'] }));
    const kinds = sheet.body.kind === 'resume' ? sheet.body.sections.map((section) => section.kind) : [];
    expect(kinds).toEqual(['skills', 'work', 'summary', 'languages']);
  });

  test('names the position first, and the employer first in the classic template', () => {
    expect(lines(resume({ work: [job] }))).toEqual([
      'Experience',
      'Engineer',
      'Contoso · Oslo · Mar 2021 – Present · contoso.example',
    ]);
    expect(lines(resume({ work: [job] }, { template: 'classic' }))).toEqual([
      'Experience',
      'Contoso · Oslo',
      'Engineer · Mar 2021 – Present · contoso.example',
    ]);
  });

  test('has labels, months and colons of its language', () => {
    const content = { work: [job], education: [{ area: 'Chimie', score: '16/20' }] };
    expect(lines(resume(content, { language: 'fr' }))).toEqual([
      'Expérience professionnelle',
      'Engineer',
      'Contoso · Oslo · mars 2021 – aujourd’hui · contoso.example',
      'Formation',
      'Chimie',
      'Note\u00a0: 16/20',
    ]);
  });

  test('groups skills that have keywords and lines up those that have none', () => {
    const skills = [
      { name: 'Web', level: 'advanced', keywords: ['HTML', 'CSS'] },
      { name: 'SQL' },
      { name: 'Go', level: 'basic' },
    ];
    expect(lines(resume({ skills }))).toEqual(['Skills', 'Web (advanced): HTML, CSS', 'SQL, Go (basic)']);
  });

  test('says the place once and leaves out what is empty', () => {
    const basics = {
      name: ' Ada  Example ',
      email: '',
      location: { address: '1 Main Street, Bergen', city: 'Bergen', countryCode: 'NO' },
    };
    expect(lines(resume({ basics, work: [{}], awards: [], skills: [{}] }))).toEqual([
      'Ada Example',
      '1 Main Street, Bergen, NO',
    ]);
  });

  test('prints a source’s own bullets once', () => {
    const work = [{ position: 'Cook', highlights: ['• Cooked', '- Baked', '–40 °C storage'] }];
    expect(lines(resume({ work })).slice(2)).toEqual(['• Cooked', '• Baked', '• –40 °C storage']);
  });

  test.each([
    [{ city: 'Freiburg', countryCode: 'DE' }, 'Freiburg, Germany'],
    [{ city: 'Toronto', region: 'ON', countryCode: 'CA' }, 'Toronto, ON, Canada'],
    [{ city: 'Portland', region: 'OR', countryCode: 'US' }, 'Portland, OR, US'],
  ])('names a country whose code is a state’s letters too: %j', (location, shown) => {
    expect(printableSheet(resume({ basics: { location } })).contacts.map(({ text }) => text)).toEqual([shown]);
  });

  test('makes contacts live, and never an address that runs something', () => {
    const basics = { email: 'ada@example.com', phone: '+47 (0) 22 33 44 55', url: 'javascript:alert(1)' };
    const { contacts } = printableSheet(resume({ basics }));
    expect(contacts.map(({ url }) => url)).toEqual(['mailto:ada@example.com', 'tel:+4722334455', undefined]);
  });

  test('tells a screen reader its language, by the script where it is not known', () => {
    expect(printableSheet(resume({ basics: { summary: 'x' } }, { language: 'nl' })).language).toBe('nl');
    expect(printableSheet(resume({ basics: { summary: '学習中です' } }, { language: 'other' })).language).toBe('ja');
    expect(printableSheet(resume({ basics: { summary: 'Jag bygger' } }, { language: 'other' })).language).toBe('und');
  });
});

describe('a cover letter', () => {
  test('has a date, the company, the job and the letter’s own words', () => {
    const document: Printable = {
      kind: 'cover-letter',
      template: 'minimal',
      paper: 'us-letter',
      language: 'en',
      resume: { basics: { name: sampleResume.basics?.name } },
      letter: sampleLetter,
      date: '2026-03-05',
      jobTitle: 'Front-end $& lead',
      companyName: 'Contoso',
    };
    expect(lines(document).slice(0, 5)).toEqual([
      'Alex Morgan',
      'March 5, 2026',
      'Contoso',
      'Re: Front-end $& lead',
      sampleLetter.salutation,
    ]);
    expect(lines(document).slice(-2)).toEqual([sampleLetter.closing, sampleLetter.signature]);
  });
});
