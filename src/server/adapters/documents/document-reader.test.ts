import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { DocumentReader } from './port.ts';
import { hostileFilesAreSurvived } from '#test/support/corpus/hostile-files.ts';
import { hostilePdfs } from '#test/support/hostile/pdfs.ts';
import { hostileWordFiles } from '#test/support/hostile/word-files.ts';
import { makeDocx, paragraph } from '#test/support/make-docx.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { createDocumentReader, type DocumentReaderSettings } from './document-reader.ts';
import { ReaderBusyError } from './unread.ts';

const workerPath = resolve(import.meta.dirname, '../../../../build/workers/reading.js');
const folder = mkdtempSync(join(tmpdir(), 'reading-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A worker that handles each file as the script says. */
function workerThat(does: string): string {
  const path = join(folder, `${does.replace(/\W/g, '').slice(0, 40)}.mjs`);
  writeFileSync(path, `process.on('message', () => { ${does} });`);
  return path;
}

const opened: DocumentReader[] = [];
const failOn = (message: string): never => {
  throw new Error(message);
};

function open(settings: Partial<DocumentReaderSettings> = {}): DocumentReader {
  const reader = createDocumentReader({ workerPath, onUnexpected: failOn, ...settings });
  opened.push(reader);
  return reader;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
});

const resume = { bytes: makePdf({ pages: [{ content: textAt(72, 700, 'Jane Roe') }] }), name: 'resume.pdf' };
const failed = (code: string) => ({ ok: false, failure: { code } });

describe('reading in processes', () => {
  it('reads, one after the other and at the same time, and leaves the caller its bytes', async () => {
    const reader = open({ concurrency: 2 });
    const word = { bytes: makeDocx({ body: paragraph('Jane Roe') }), name: 'resume.docx' };
    const readings = await Promise.all([resume, word, resume, word].map((file) => reader.read(file)));
    expect(readings.map((reading) => reading.ok && reading.document.kind)).toEqual(['pdf', 'docx', 'pdf', 'docx']);
    expect(resume.bytes.length).toBeGreaterThan(0);
    expect((await reader.read(resume)).ok).toBe(true);
  });

  it('ends a file that takes too long, and reads the next', async () => {
    const reader = open({ workerPath: workerThat('for (;;);'), timeoutMs: 100, concurrency: 1 });
    expect(await reader.read(resume)).toEqual(failed('FILE_TOO_SLOW'));
    expect(await reader.read(resume)).toEqual(failed('FILE_TOO_SLOW'));
  });

  it.each([
    ['dies', 'process.exit(1)'],
    ['throws', 'throw new Error("broken")'],
    ['runs out of memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(0));'],
    ['runs out of memory at once', 'const all = []; for (;;) all.push("<a b=".repeat(2e5).split(""));'],
  ])('answers when the process %s', async (_, does) => {
    const reader = open({ workerPath: workerThat(does), concurrency: 1, timeoutMs: 120_000 });
    expect(await reader.read(resume)).toEqual(failed('FILE_TOO_COMPLEX'));
  });

  it('reports that it is busy instead of letting a file wait for long', async () => {
    const reader = open({ workerPath: workerThat('for (;;);'), timeoutMs: 1_000, maxWaitMs: 50, concurrency: 1 });
    const first = reader.read(resume);
    await expect(reader.read(resume)).rejects.toBeInstanceOf(ReaderBusyError);
    expect(await first).toEqual(failed('FILE_TOO_SLOW'));
  });

  it('blames no file for a machine that had other work', async () => {
    // To the reader, a sleeping process looks like one that got no processor.
    const starved = open({ workerPath: workerThat('void 0;'), timeoutMs: 1_000, concurrency: 1, fairShare: 0.5 });
    await expect(starved.read(resume)).rejects.toBeInstanceOf(ReaderBusyError);
    await expect(starved.pictures(resume)).rejects.toMatchObject({ code: 'BUSY' });
    const fed = open({ workerPath: workerThat('for (;;);'), timeoutMs: 1_000, concurrency: 1, fairShare: 0.01 });
    expect(await fed.read(resume)).toEqual(failed('FILE_TOO_SLOW'));
  });

  it('paints the pages of a PDF; one that takes too long or kills its worker has none', async () => {
    const [picture] = await open().pictures(resume);
    expect(
      Buffer.from(picture ?? [])
        .subarray(1, 4)
        .toString('latin1'),
    ).toBe('PNG');
    for (const does of ['for (;;);', 'process.exit(1)']) {
      expect(await open({ workerPath: workerThat(does), timeoutMs: 100 }).pictures(resume)).toEqual([]);
    }
  });

  it('is busy once closed', async () => {
    const reader = open();
    await reader.close();
    await expect(reader.read(resume)).rejects.toBeInstanceOf(ReaderBusyError);
  });
});

const hostile = [...hostilePdfs(), ...hostileWordFiles()];
hostileFilesAreSurvived(workerPath, () => hostile);

/** A file that unpacks to too much is refused for that, or, on a busy machine, for the time it takes. */
const tooMuch = ['FILE_TOO_COMPLEX', 'FILE_TOO_SLOW'];
const answers: Record<string, string[]> = {
  'flate-bomb.pdf': tooMuch,
  'flate-bomb-nested.pdf': tooMuch,
  'million-text-operations.pdf': tooMuch,
  'pages-5000.pdf': ['FILE_TOO_MANY_PAGES'],
  'page-loop.pdf': ['FILE_DAMAGED'],
  'header-only.pdf': ['FILE_DAMAGED'],
  'cut-off.pdf': ['FILE_DAMAGED'],
  'billion-laughs.docx': ['FILE_DAMAGED'],
  'deep-nesting.docx': tooMuch,
  'entity-of-a-file.docx': ['FILE_DAMAGED'],
  'entity-of-an-address.docx': ['FILE_DAMAGED'],
  'parameter-entity.docx': ['FILE_DAMAGED'],
  'zip-bomb.docx': tooMuch,
  'broken-xml.docx': ['FILE_DAMAGED'],
  'cut-off.docx': ['FILE_DAMAGED'],
  'cut-off.doc': ['FILE_DAMAGED'],
  'empty.docx': ['FILE_EMPTY'],
  'not-a.pdf': ['FILE_TYPE_MISMATCH'],
  'no-main-part.docx': ['FILE_TYPE_MISMATCH'],
  'program-renamed.docx': ['FILE_TYPE_MISMATCH'],
  'rtf-renamed.doc': ['FILE_TYPE_MISMATCH'],
  'html-renamed.doc': ['FILE_TYPE_MISMATCH'],
  'mhtml-renamed.doc': ['FILE_TYPE_MISMATCH'],
  'word-2003-xml-renamed.doc': ['FILE_TYPE_MISMATCH'],
  'utf-16.txt': ['UNSUPPORTED_FILE'],
};

it.each(hostile)('$name gets the right answer', async ({ name, bytes }) => {
  const reading = await open().read({ name, bytes });
  expect(answers[name] ?? ['read']).toContain(reading.ok ? 'read' : reading.failure.code);
});
