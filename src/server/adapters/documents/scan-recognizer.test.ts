import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createInProcessReader, type Reading } from '#documents/reading/read-document.ts';
import { visibleLines, type SourceDocument } from '#domain/document/source-document.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { picturesAsPdf, scanOf } from '#test/support/make-scan.ts';
import { seededNumbers } from '#test/support/seeded-numbers.ts';
import { testReader } from '#test/support/test-documents.ts';
import { createScanRecognizer, type ScanRecognizer, type ScanRecognizerSettings } from './scan-recognizer.ts';
import { AppError } from '#server/app-error.ts';
import type { Scanning } from './port.ts';
import { ReaderBusyError } from './unread.ts';

/** So long that no crowded machine fails. */
const timeout = 240_000;

const documentOf = (reading: Reading): SourceDocument => {
  if (!reading.ok || !('pages' in reading.document)) throw new Error('The scan was not read.');
  return reading.document;
};
const failed = (code: string) => ({ ok: false, failure: { code } });

describe('a scan', () => {
  const reader = testReader();

  test('that lay askew is read in lines as if the file had its text, and is less sure', { timeout }, async () => {
    const content = printed.map((line, index) => textAt(72, 700 - 24 * index, line)).join('');
    const bytes = await scanOf(makePdf({ pages: [{ content }] }));
    expect(await reader.read({ bytes, name: 'scan.pdf' })).toEqual(failed('FILE_NO_TEXT'));
    const document = documentOf(await reader.read({ bytes, name: 'scan.pdf' }, {}));
    expect(document.layout.recognizedPages).toEqual([1]);
    expect(document.warnings).toEqual(['recognized-pages']);
    expect(visibleLines(document).map(({ text }) => text)).toEqual(printed);
    const { resume, lines, confidence } = parseResume(document);
    expect(resume).toMatchObject({
      basics: { name: 'Jordan Rivers', email: 'jordan.rivers@example.com' },
      work: [{ name: 'Harbour Clinic', position: 'Staff Nurse', startDate: '2019-03' }],
    });
    expect(lines.every(({ recognized }) => recognized)).toBe(true);
    const certain = parseResume(withoutDoubt(document)).confidence;
    expect(confidence['/basics/email']).toBeLessThan(certain['/basics/email'] ?? 0);
  });

  test('of noise has no text', { timeout }, async () => {
    const chance = seededNumbers(1);
    const noise = { width: 100, height: 100, pixels: Uint8Array.from({ length: 10_000 }, () => 255 * chance()) };
    expect(await reader.read({ bytes: picturesAsPdf([noise], 1), name: 'scan.pdf' }, {})).toEqual(
      failed('FILE_NO_TEXT'),
    );
  });
});

const printed = [
  'Jordan Rivers',
  'jordan.rivers@example.com',
  'Experience',
  'Staff Nurse, Harbour Clinic, March 2019 - Present',
  'Looked after 28 patients on a surgical ward.',
];

/** The same document as if the file had had its text. */
const withoutDoubt = (document: SourceDocument): SourceDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({ ...line, runs: line.runs.map((run) => ({ ...run, certainty: undefined })) })),
  })),
});

describe('a scan of many pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scanning-'));
  const opened: ScanRecognizer[] = [];
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((recognizer) => recognizer.close()));
  });

  const grey = { width: 60, height: 80, pixels: new Uint8Array(4_800).fill(200) };
  const nine = async () => {
    const { scan } = await createInProcessReader().read(
      picturesAsPdf(
        Array.from({ length: 9 }, () => grey),
        10,
      ),
      'scan.pdf',
    );
    if (!scan) throw new Error('No scan was seen.');
    return scan;
  };

  /** Asks a process that does this with each request, and otherwise reads "Jane" on its page. */
  const recognize = async (
    does: string,
    settings: Partial<ScanRecognizerSettings> = {},
    told?: (done: number) => void,
    inTurn?: Scanning['inTurn'],
  ) => {
    const workerPath = join(folder, `${opened.length}-${does.replace(/\W/g, '')}.mjs`);
    const read = `process.send({ id, answer: ${JSON.stringify({ glyphs: [jane], language: 'en' })} })`;
    writeFileSync(workerPath, `process.on('message', ({ id, request: { page } }) => { ${does}; ${read}; });`);
    const recognizer = createScanRecognizer({ workerPath, pageMs: 30_000, ...settings });
    opened.push(recognizer);
    return recognizer.recognize(new Uint8Array(), await nine(), { inTurn, onProgress: ({ done }) => told?.(done) });
  };

  test('is known by its pages being pictures', async () => {
    expect((await nine()).pictured).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const written = makePdf({ pages: [{ content: textAt(72, 700, 'Jane Roe') }] });
    expect(await createInProcessReader().read(written, 'resume.pdf')).not.toHaveProperty('scan');
  });

  test('costs four of them, and says how far it is', async () => {
    const told: number[] = [];
    const document = documentOf(await recognize('', {}, (done) => told.push(done)));
    expect(told).toEqual([0, 1, 2, 3]);
    expect(visibleLines(document).map(({ id, text }) => `${id} ${text}`)).toEqual(
      [1, 2, 3, 4].map((page) => `p${page}l1 Jane`),
    );
    expect(document.warnings).toEqual(['pages-without-text', 'recognized-pages']);
  });

  test('keeps the pages that were read in time, even where the machine was too busy for another', async () => {
    for (const fairShare of [0, 1]) {
      const document = documentOf(await recognize('if (page === 1) return', { pageMs: 3_000, fairShare }));
      expect(document.layout.recognizedPages).toEqual([2, 3, 4]);
    }
  });

  test('keeps the pages that were read before no turn came', async () => {
    let turns = 0;
    const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
      if ((turns += 1) > 2) throw new AppError('BUSY');
      return work();
    };
    const document = documentOf(await recognize('', {}, undefined, inTurn));
    expect({ turns, read: document.layout.recognizedPages }).toEqual({ turns: 3, read: [1, 2] });
  });

  test('without any has no text, unless the machine was too busy', async () => {
    expect(await recognize('for (;;)', { pageMs: 50 })).toEqual(failed('FILE_NO_TEXT'));
    expect(await recognize('process.exit(1)')).toEqual(failed('FILE_NO_TEXT'));
    await expect(recognize('return', { pageMs: 1_000, fairShare: 0.9 })).rejects.toBeInstanceOf(ReaderBusyError);
  });
});

const jane = {
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
};
