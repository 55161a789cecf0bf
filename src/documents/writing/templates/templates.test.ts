import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { resumeSheet } from '#domain/resume/document/resume-sheet.ts';
import { sheetLines } from '#domain/resume/document/sheet-lines.ts';
import { templateIds } from '#domain/resume/document/templates.ts';
import { sampleResume, sampleSectionOrder } from '#domain/tailoring/sample-resume.ts';
import { documentForms, firstDifference, wordsOf, type ResumeDocument } from '#test/support/document-words.ts';
import { hasPdftotext } from '#test/support/pdftotext.ts';
import { variedPerson } from '#test/support/varied-people/person.ts';
import { projectRoot } from '#server/root.ts';
import { createInProcessReader } from '../../reading/read-document.ts';
import { fontFolders } from '../fonts.ts';
import { printableSheet } from '../printable-sheet.ts';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';

const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js') });
const reader = createInProcessReader();
afterAll(() => writer.close());

/** The sample, and a person in each supported language and in Hebrew, Chinese, Arabic and Japanese; `npm run bench -- document` takes more. */
const people = [
  { number: 'sample', language: 'en' as const, resume: sampleResume },
  ...[0, 1, 2, 4, 5, 7, 8, 10, 11, 17, 23].map((number) => variedPerson(number)),
];

const hasGroups = (document: ResumeDocument): boolean => {
  const { body } = printableSheet(document);
  return body.kind === 'resume' && body.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'group'));
};

const readFromTheRight = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

describe.each(templateIds)('the template %s', (template) => {
  test('is a folder', () => {
    expect(readdirSync(join(import.meta.dirname, template))).toEqual(['page.typ', 'template.ts']);
  });

  test.each(people)('has the words of the sheet, and no others: person $number ($language)', async (person) => {
    const { language, resume } = person;
    const sectionOrder = [...sampleSectionOrder];
    const document: ResumeDocument = { kind: 'resume', template, paper: 'a4', language, resume, sectionOrder };
    const { text, docx, pdf, pdftotext } = await documentForms(document, writer, reader);
    const sheet = sheetLines(resumeSheet(resume, sectionOrder, language)).map((line) => line.text);
    const wanted = wordsOf(sheet.join('\n'));
    // The mark before dates is a gap in print, and an employer of several positions is named once.
    const withoutMarks = (words: readonly string[]): string[] => words.filter((word) => word !== '·');
    if (!hasGroups(document)) expect(firstDifference(withoutMarks(wanted), withoutMarks(text))).toBeUndefined();
    expect(firstDifference(text, docx)).toBeUndefined();
    if (readFromTheRight.test(text.join(' '))) {
      // A PDF stores the letters of such a page by position: where its spaces are is a guess, and pdftotext guesses the order too.
      expect(pdf?.join('')).toBe(text.join(''));
      return;
    }
    expect(firstDifference(text, pdf)).toBeUndefined();
    if (hasPdftotext) expect(firstDifference(text, pdftotext)).toBeUndefined();
  });
});

test('each folder is a template, and its fonts exist', () => {
  const folders = readdirSync(import.meta.dirname).filter((name) =>
    statSync(join(import.meta.dirname, name)).isDirectory(),
  );
  expect(folders.toSorted()).toEqual(templateIds.toSorted());
  const fonts = fontFolders(join(projectRoot(), 'node_modules/@expo-google-fonts'));
  expect(fonts.filter((folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory())).toEqual([]);
});
