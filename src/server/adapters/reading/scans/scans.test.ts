import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visibleLines, type SourceDocument } from '#domain/document/source-document.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { DocumentReader, ReadingOutcome, Scan } from '#server/ports.ts';
import { Unanswered } from '#server/supervision/unanswered.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { picturesAsPdf, scanOf } from '#test/support/make-scan.ts';
import { seededNumbers } from '#test/support/seeded-numbers.ts';
import { createDocumentReader } from '../document-reader.ts';
import { createInProcessReader } from '../read-document.ts';
import { readScan } from './read-scan.ts';

const built = (worker: string) => resolve(import.meta.dirname, `../../../../../build/workers/${worker}.js`);
const fixtures = resolve(import.meta.dirname, '../../../../../test/fixtures');
/** So long that no crowded machine fails. */
const patient = 120_000;

let reader: DocumentReader;
beforeAll(() => {
  reader = createDocumentReader({
    workerPath: built('reading'),
    scanWorkerPath: built('scan'),
    scanPageMs: patient,
    timeoutMs: patient,
  });
});
afterAll(() => reader.close());

const documentOf = (outcome: ReadingOutcome): SourceDocument => {
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.document;
};
const readWhole = async (bytes: Uint8Array): Promise<ReadingOutcome> => {
  const read = await reader.read({ bytes, name: 'scan.pdf' });
  return read.scan ? reader.recognize(bytes, read.scan) : read;
};

test(
  'a page that was scanned askew is read in lines as if the file had its text, and said to be less sure',
  { timeout: 4 * patient },
  async () => {
    const bytes = await scanOf(readFileSync(join(fixtures, 'resumes/nurse-en__single.pdf')));
    expect(await reader.read({ bytes, name: 'scan.pdf' })).toMatchObject({
      ok: false,
      failure: { code: 'FILE_NO_TEXT' },
      scan: { pages: [1] },
    });
    const document = documentOf(await readWhole(bytes));
    expect(document.layout.recognizedPages).toEqual([1]);
    expect(document.warnings).toEqual(['recognized-pages']);
    const { resume, lines, confidence } = parseResume(document);
    const truth = JSON.parse(readFileSync(join(fixtures, 'people/nurse-en.json'), 'utf8')) as typeof resume;
    expect(resume.basics).toMatchObject({ name: truth.basics?.name, email: truth.basics?.email });
    expect(resume.work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual(
      truth.work?.map(({ name, position, startDate }) => [name, position, startDate]),
    );
    expect(lines.every(({ recognized }) => recognized)).toBe(true);
    const certain = parseResume(withoutDoubt(document)).confidence;
    const mean = (all: Record<string, number>) =>
      Object.values(all).reduce((sum, each) => sum + each, 0) / Object.keys(all).length;
    expect(mean(confidence)).toBeLessThan(mean(certain));
  },
);

/** The same document as if the file had had its text. */
const withoutDoubt = (document: SourceDocument): SourceDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({ ...line, runs: line.runs.map(({ certainty: _, ...run }) => run) })),
  })),
});

test('a picture without text is refused', { timeout: 2 * patient }, async () => {
  const chance = seededNumbers(1);
  const noise = { width: 600, height: 800, pixels: Uint8Array.from({ length: 480_000 }, () => 255 * chance()) };
  expect(await readWhole(picturesAsPdf([noise], 1))).toMatchObject({ ok: false, failure: { code: 'FILE_NO_TEXT' } });
});

test('only pages that are pictures are to be recognized', async () => {
  const scan = { width: 60, height: 80, pixels: new Uint8Array(4_800).fill(200) };
  const scanned = await createInProcessReader().read(picturesAsPdf([scan, scan], 10), 'scan.pdf');
  expect(scanned.scan?.pages).toEqual([1, 2]);
  const written = makePdf({ pages: [{ content: textAt(72, 700, 'Jane Roe') }] });
  expect(await createInProcessReader().read(written, 'resume.pdf')).not.toHaveProperty('scan');
});

describe('a scan that takes long', () => {
  const blank: SourceDocument = documentOfPages(9);
  const scan: Scan = { document: blank, pages: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
  const page = { width: 2, height: 1, pixels: Uint8Array.of(255, 0), pixelsPerPoint: 1 };
  const glyphs = [
    {
      text: 'Jane',
      left: 10,
      right: 30,
      top: 10,
      bottom: 20,
      baseline: 20,
      size: 11,
      style: {
        font: '',
        bold: false,
        italic: false,
        color: '#000000',
        unseen: false,
        placement: { order: 0, opacity: 255 },
      },
      turn: 0,
      space: false,
      unmapped: false,
      certainty: 0.9,
    },
  ];
  const deps = {
    paint: async () => page,
    pageMs: 1_000,
    isToBlame: () => true,
    busy: () => new Error('busy'),
  };

  test('costs four pages, and says how far it is', async () => {
    const told: number[] = [];
    const recognizer = { recognize: async () => ({ glyphs, language: 'en' as const }) };
    const outcome = await readScan(scan, { ...deps, recognizer }, ({ done, pages }) => told.push(done, pages));
    expect(told).toEqual([0, 4, 1, 4, 2, 4, 3, 4]);
    const document = documentOf(outcome);
    expect(visibleLines(document).map(({ id, text }) => [id, text])).toEqual(
      [1, 2, 3, 4].map((n) => [`p${n}l1`, 'Jane']),
    );
    expect(document.warnings).toEqual(['pages-without-text', 'recognized-pages']);
  });

  test('costs nothing for pages that are blank', async () => {
    const blankPage = { ...page, pixels: Uint8Array.of(255, 250) };
    const recognizer = { recognize: () => Promise.reject(new Error('asked')) };
    const outcome = await readScan(scan, { ...deps, paint: async () => blankPage, recognizer }, () => undefined);
    expect(outcome).toEqual({ ok: false, failure: { code: 'FILE_NO_TEXT' } });
  });

  test('keeps the pages that were read in time; without any it was too slow, or the machine too busy', async () => {
    const late = async () => {
      throw new Unanswered('late');
    };
    let asked = 0;
    const recognizer = { recognize: async () => (asked++ === 0 ? late() : { glyphs, language: 'en' as const }) };
    expect(documentOf(await readScan(scan, { ...deps, recognizer }, () => undefined)).layout.recognizedPages).toEqual([
      2, 3, 4,
    ]);
    const never = { ...deps, recognizer: { recognize: late } };
    expect(await readScan(scan, never, () => undefined)).toEqual({ ok: false, failure: { code: 'FILE_TOO_SLOW' } });
    await expect(readScan(scan, { ...never, isToBlame: () => false }, () => undefined)).rejects.toThrow('busy');
  });
});

function documentOfPages(count: number): SourceDocument {
  const pages = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    width: 612,
    height: 792,
    lines: [],
  }));
  return {
    kind: 'pdf',
    pages,
    layout: {
      kind: 'pdf',
      pages: count,
      columns: 1,
      tables: 0,
      images: count,
      textBoxes: 0,
      headerFooterText: false,
      fonts: [],
      bodySize: 0,
      smallestSize: 0,
      links: 0,
      hidden: [],
      unmappedCharacters: 0,
      characters: 0,
    },
    warnings: ['pages-without-text'],
  };
}
