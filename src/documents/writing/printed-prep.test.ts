import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { prepWords } from '#copy/prep-words.ts';
import type { InterviewPrep } from '#domain/interview/interview-prep.ts';
import { questionKinds } from '#domain/interview/interview-prep.ts';
import { languages } from '#domain/language/languages.ts';
import { paperSizes, templateIds } from '#domain/resume/document/templates.ts';
import { wordsOf } from '#test/support/document-words.ts';
import { hasPdftotext, pdftotext } from '#test/support/pdftotext.ts';
import { samplePrep } from '#test/support/sample-prep.ts';
import type { PrintablePrep } from './printable.ts';
import { projectRoot } from '#server/root.ts';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';

const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js') });
afterAll(() => writer.close());

const printable = (prep: Partial<InterviewPrep> = {}, look: Partial<PrintablePrep> = {}): PrintablePrep => ({
  kind: 'interview-prep',
  template: 'modern',
  paper: 'a4',
  resume: { basics: { name: 'Robin Example' } },
  prep: { ...samplePrep, ...prep },
  jobTitle: 'Warehouse Manager',
  companyName: 'Fabrikam',
  ...look,
});

/** Eight questions of each kind, each with its number in its text, as many stories, and longer texts in every second. */
const long: Partial<InterviewPrep> = {
  questions: questionKinds.flatMap((kind, group) =>
    Array.from({ length: 8 }, (_, index) => {
      const [question] = samplePrep.questions.slice((index + group) % 4);
      const number = `${group}${index}`;
      const text = `Question ${number} begins: ${(question?.text ?? '').repeat(1 + (index % 2))} ends${number}.`;
      return { ...question, id: number, kind, text, why: `Because${number}.` } as InterviewPrep['questions'][number];
    }),
  ),
  stories: Array.from({ length: 7 }, () => samplePrep.stories).flat(),
};

const tagsOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const isAccessible = (bytes: Uint8Array): boolean => tagsOf(bytes).includes('<pdfuaid:part>1<');

/** Every text of a prep, with the labels that a reader finds it by. */
function textsOf({ prep, jobTitle, companyName }: PrintablePrep): string[] {
  const words = prepWords[prep.language];
  return [
    words.title,
    jobTitle,
    companyName ?? '',
    ...prep.questions.flatMap(({ kind, text, why, goodAnswer, evidence }) => [
      words.kinds[kind],
      text,
      words.why,
      why,
      ...goodAnswer,
      ...evidence.flatMap((line) => [line.text, line.entry ?? '']),
    ]),
    ...prep.stories.flatMap(({ title, parts, missing }) => [
      title,
      ...Object.values(words.parts),
      ...Object.values(parts),
      ...Object.values(missing),
    ]),
    ...prep.forEmployer.flatMap(({ text, from }) => [text, from]),
    ...prep.tips,
  ];
}

const squeezed = (text: string): string => wordsOf(text).join('').replaceAll('•', '');

describe('a printed interview preparation', () => {
  test.each(templateIds.flatMap((template) => paperSizes.map((paper) => ({ template, paper }))))(
    'in $template on $paper is tagged, also where it is long and where it is empty',
    async (look) => {
      const sizes = { a4: '595.27', 'us-letter': '612' };
      const empty = { questions: [], stories: [], forEmployer: [], tips: [] };
      for (const document of [printable({}, look), printable(long, look), printable(empty, { ...look, resume: {} })]) {
        const { bytes } = await writer.pdf(document);
        expect(isAccessible(bytes)).toBe(true);
        expect(tagsOf(bytes)).toMatch(new RegExp(String.raw`/MediaBox ?\[0 0 ${sizes[look.paper]}`));
      }
    },
  );

  test('has its title, its author and its language', async () => {
    const text = Buffer.from((await writer.pdf(printable({ language: 'de' }))).bytes).toString('utf8');
    expect(text).toContain('<rdf:li xml:lang="x-default">Interviewvorbereitung – Warehouse Manager</rdf:li>');
    expect(text).toContain('<dc:creator><rdf:Seq><rdf:li>Robin Example</rdf:li>');
    expect(text).toContain('<dc:language><rdf:Bag><rdf:li>de</rdf:li>');
  });
});

describe.skipIf(!hasPdftotext)('what pdftotext reads of it', () => {
  test.each(languages)('is all of it, under labels in %s', async (language) => {
    const document = printable({ language });
    const read = squeezed(pdftotext((await writer.pdf(document)).bytes));
    expect(textsOf(document).filter((text) => !read.includes(squeezed(text)))).toEqual([]);
  });

  test.each(templateIds)(
    'in %s, a question is on the page of its heading, and no heading ends a page',
    async (template) => {
      const pages = pdftotext((await writer.pdf(printable(long, { template }))).bytes).split('\f');
      for (const { id, why } of long.questions ?? []) {
        const [begins, ends, told] = [`Question ${id} begins`, `ends${id}`, why].map((text) =>
          pages.findIndex((page) => squeezed(page).includes(squeezed(text))),
        );
        expect({ id, begins, ends, told }).toEqual({ id, begins, ends: begins, told: begins });
      }
      const headings = new Set(
        [...Object.values(prepWords.en.kinds), prepWords.en.stories, prepWords.en.tips].map(squeezed),
      );
      const lasts = pages.map((page) => page.trim().split('\n').at(-2) ?? '');
      expect(lasts.filter((line) => headings.has(squeezed(line)))).toEqual([]);
    },
  );

  test('is what was written, where that looks like markup', async () => {
    const markup = String.raw`#include "/etc/passwd" $x^2$ *b* _i_ @ref <lab> \u{41} // c {{x}} &amp;`;
    const [question] = samplePrep.questions;
    const [story] = samplePrep.stories;
    if (!question || !story) throw new Error('There is no sample.');
    const prep = {
      questions: [{ ...question, text: markup, why: markup, goodAnswer: [markup, markup] }],
      stories: [{ ...story, title: markup, parts: { ...story.parts, action: markup } }],
      tips: [markup],
    };
    const document = printable(prep, { jobTitle: markup, companyName: markup });
    const read = squeezed(pdftotext((await writer.pdf(document)).bytes));
    expect(read.split(squeezed(markup)).length - 1).toBeGreaterThanOrEqual(9);
  });
});
