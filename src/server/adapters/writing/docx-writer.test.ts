import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sampleResume, sampleSectionOrder } from '#domain/tailoring/sample-resume.ts';
import { templateIds } from '#domain/tailoring/templates.ts';
import { sampleLetter } from '#test/support/sample-letter.ts';
import { sheetText } from '#test/support/sheet-text.ts';
import type { Printable } from '../../ports.ts';
import { writeDocx } from './docx-writer.ts';
import { printableSheet } from './printable-sheet.ts';

const resume = (template: (typeof templateIds)[number]): Printable => ({
  kind: 'resume',
  template,
  paper: 'us-letter',
  language: 'en',
  resume: sampleResume,
  sectionOrder: [...sampleSectionOrder],
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

const textOf = (xml: string): string =>
  Array.from(xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g), (match) => decoded(match[1] ?? '')).join('');

async function opened(document: Printable) {
  const files = unzipSync(await writeDocx(printableSheet(document)));
  const part = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const paragraphs = part('word/document.xml').split('<w:p>').slice(1);
  return { part, paragraphs, lines: paragraphs.map(textOf) };
}

const wanted = (document: Printable): string[] =>
  sheetText(printableSheet(document))
    .split('\n')
    .map((line) => line.replace(/^• /, ''));

/** Word's own lines differ in one place: web addresses stand on a line below the other contacts. */
const asRead = (lines: string[]): string[] =>
  lines.join('\n').replace(' · alexmorgan.example.com', '\nalexmorgan.example.com').split('\n');

describe('a DOCX', () => {
  test.each(templateIds)('in %s holds the text of the PDF, line by line', async (template) => {
    expect((await opened(resume(template))).lines).toEqual(asRead(wanted(resume(template))));
  });

  test('of a letter holds its text', async () => {
    const letter: Printable = {
      kind: 'cover-letter',
      template: 'classic',
      paper: 'a4',
      language: 'en',
      resume: sampleResume,
      letter: sampleLetter,
      date: '2026-03-05',
      jobTitle: 'Lead <Designer> & "friend"',
      companyName: 'Contoso',
    };
    expect((await opened(letter)).lines).toEqual(asRead(wanted(letter)));
  });

  test('has real headings, lists and links, and no tables', async () => {
    const { part, paragraphs } = await opened(resume('modern'));
    const styled = (style: string) => paragraphs.filter((xml) => xml.includes(`<w:pStyle w:val="${style}"/>`)).length;
    expect(styled('Title')).toBe(1);
    expect(styled('Heading1')).toBe(7);
    expect(styled('Heading2')).toBe(6);
    expect(paragraphs.filter((xml) => xml.includes('<w:numPr>'))).toHaveLength(8);
    expect(part('word/_rels/document.xml.rels')).toContain('Target="mailto:alex.morgan@example.com"');
    expect(part('word/document.xml')).not.toMatch(/<w:tbl>|<w:txbxContent>/);
    expect(part('word/document.xml')).toContain('<w:pgSz w:w="12240" w:h="15840"');
  });

  test('prints control characters and marks for line breaks nowhere', async () => {
    const base = resume('minimal');
    if (base.kind !== 'resume') throw new Error('A resume was expected.');
    const basics = { name: 'A\u0000da', summary: `well-known ${'x'.repeat(80)}\ufffe` };
    const { part, lines } = await opened({ ...base, resume: { basics } });
    expect(lines).toEqual(['Ada', 'Summary', `well-known ${'x'.repeat(80)}`]);
    expect(part('word/document.xml')).not.toMatch(/[\p{Cf}\ufffe]|(?![\n\r])\p{Cc}/u);
  });
});
