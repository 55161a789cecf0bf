import { expect, test } from 'vitest';
import { jsonResumeSchema } from '#domain/resume/json-resume-schema.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { sampleSectionOrder } from '#domain/tailoring/sample-resume.ts';
import { templateIds } from '#domain/resume/document/templates.ts';
import type { DocumentWriter } from '#server/adapters/documents/port.ts';
import { printedLines, wordsOf, type ResumeDocument } from '../document-words.ts';
import { pdftotext } from '../pdftotext.ts';
import type { Corpus } from './corpus.ts';

/** A resume to be printed, plainly unless stated otherwise. */
export const printable = (resume: JsonResume, more: Partial<ResumeDocument> = {}): ResumeDocument => ({
  kind: 'resume',
  template: 'modern',
  paper: 'a4',
  language: 'en',
  sectionOrder: [...sampleSectionOrder],
  resume,
  ...more,
});

/** The share of `wanted` that `found` has in the same order: their longest common subsequence. */
function inOrder(wanted: string[], found: string[]): number {
  let above = new Uint32Array(found.length + 1);
  for (const word of wanted) {
    const row = new Uint32Array(found.length + 1);
    found.forEach((other, index) => {
      row[index + 1] = word === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0);
    });
    above = row;
  }
  return wanted.length === 0 ? 1 : (above.at(-1) ?? 0) / wanted.length;
}

/** Tests that a PDF of each person's resume in each template contains its words, according to an independent reader. */
export function printedWordsAreRead({ people }: Corpus, writer: DocumentWriter): void {
  test('is at least 99.5 % of every resume, in order, in every template', { timeout: 600_000 }, async () => {
    const read: { name: string; share: number; pages: number }[] = [];
    for (const [index, { id, resume: truth }] of people.entries()) {
      // The dates of some do not match the schema; they are printed unchanged.
      const resume = jsonResumeSchema.catch((issue) => issue.value as JsonResume).parse(truth);
      for (const template of templateIds) {
        const document = printable(resume, { template, paper: index % 2 === 0 ? 'a4' : 'us-letter' });
        const { bytes, pages } = await writer.pdf(document);
        const share = inOrder(wordsOf(printedLines(document).join('\n')), wordsOf(pdftotext(bytes)));
        read.push({ name: `${id} ${template}`, share, pages });
      }
    }
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter(({ share }) => share < 0.995)).toEqual([]);
    expect(read.filter(({ pages }) => pages > 3)).toEqual([]);
  });
}
