import { describe, expect, test } from 'vitest';
import { sampleResume } from '#domain/tailoring/sample-resume.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { sampleLetter } from '#test/support/sample-letter.ts';
import type { Printable } from './printable.ts';
import { unmarked } from './line-breaks.ts';
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
describe('a resume', () => {
  test('makes contacts and addresses in the text links', () => {
    const basics = { email: 'ada@example.com', phone: '+47 22', url: 'example.com', summary: 'See https://a.example.' };
    const { contacts, body } = printableSheet(resume({ basics }));
    expect(contacts).toEqual([
      [
        { role: 'email', text: 'ada@example.com', url: 'mailto:ada@example.com' },
        { role: 'phone', text: '+47 22' },
        { role: 'link', text: 'example.com', url: 'https://example.com/' },
      ],
    ]);
    expect(body).toMatchObject({
      sections: [
        { heading: 'Summary', blocks: [{ text: [{ text: 'See ' }, { url: 'https://a.example/' }, { text: '.' }] }] },
      ],
    });
  });

  test('has its person’s name and its kind, in its language, as title', () => {
    const { title, author } = printableSheet(resume({ basics: { name: ' Ada  Example' } }, { language: 'de' }));
    expect([title, author]).toEqual(['Ada Example – Lebenslauf', 'Ada Example']);
    expect(printableSheet(resume({})).title).toBe('Resume');
  });

  test('tells a screen reader its language, by the script where the language is unknown', () => {
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
    const { name, body } = printableSheet(document);
    expect(unmarked(name)).toBe('Alex Morgan');
    if (body.kind !== 'cover-letter') throw new Error('A letter was expected.');
    const { date, recipient, subject, salutation, paragraphs, closing, signature } = body.letter;
    expect([date, ...recipient, unmarked(subject)]).toEqual(['March 5, 2026', 'Contoso', 'Re: Front-end $& lead']);
    expect(salutation).toEqual([{ text: sampleLetter.salutation }]);
    expect(paragraphs).toHaveLength(sampleLetter.paragraphs.length);
    expect([closing, signature]).toEqual([sampleLetter.closing, sampleLetter.signature]);
  });
});
