import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { templateIds } from '#domain/resume/document/templates.ts';
import { resumeSheet } from '#domain/resume/document/resume-sheet.ts';
import { sheetLines } from '#domain/resume/document/sheet-lines.ts';
import { docxParagraphTexts, printedLines } from '#test/support/document-words.ts';
import { sampleResume, sampleSectionOrder } from '#domain/tailoring/sample-resume.ts';
import { sampleLetter } from '#test/support/sample-letter.ts';
import type { Printable } from './printable.ts';
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

async function opened(document: Printable) {
  const bytes = await writeDocx(printableSheet(document));
  const files = unzipSync(bytes);
  const part = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const paragraphs = part('word/document.xml').split('<w:p>').slice(1);
  return { part, paragraphs, lines: docxParagraphTexts(bytes) };
}

describe('a DOCX', () => {
  test.each(templateIds)('in %s contains the sheet, line by line', async (template) => {
    const { lines } = await opened(resume(template));
    expect(lines).toEqual(printedLines(resume(template)));
    expect(lines).toContain('Senior Product Designer\tMar 2021 – Present');
  });

  test('of a letter contains its text', async () => {
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
    expect((await opened(letter)).lines).toEqual([
      ...sheetLines(resumeSheet({ basics: { ...sampleResume.basics, summary: '' } }, [], 'en')).map(({ text }) => text),
      '5 March 2026',
      'Contoso',
      'Re: Lead <Designer> & "friend"',
      sampleLetter.salutation,
      ...sampleLetter.paragraphs.map(({ text }) => text),
      sampleLetter.closing,
      sampleLetter.signature,
    ]);
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

  test('never prints control characters or marks for line breaks', async () => {
    const base = resume('minimal');
    if (base.kind !== 'resume') throw new Error('A resume was expected.');
    const basics = { name: 'A\u0000da', summary: `well-known ${'x'.repeat(80)}\ufffe` };
    const { part, lines } = await opened({ ...base, resume: { basics } });
    expect(lines).toEqual(['Ada', 'Summary', `well-known ${'x'.repeat(80)}`]);
    expect(part('word/document.xml')).not.toMatch(/[\p{Cf}\ufffe]|(?![\n\r])\p{Cc}/u);
  });
});
