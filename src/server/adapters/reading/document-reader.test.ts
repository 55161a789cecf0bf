import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { DocumentReader } from '#server/ports.ts';
import { makeDocx, paragraph } from '#test/support/make-docx.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { createDocumentReader, ReaderBusyError, type DocumentReaderSettings } from './document-reader.ts';

const workerPath = resolve(import.meta.dirname, '../../../../build/workers/reading.js');
const folder = mkdtempSync(join(tmpdir(), 'reading-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A worker that does what the script says with each file. */
function workerThat(does: string): string {
  const path = join(folder, `${does.replace(/\W/g, '').slice(0, 40)}.mjs`);
  writeFileSync(path, `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${does} });`);
  return path;
}

const opened: DocumentReader[] = [];
const failOn = (message: string): never => {
  throw new Error(message);
};

/** In MB, once what is not needed is given back. */
const memory = async (): Promise<number> => {
  setFlagsFromString('--expose-gc');
  await sleep(1_500);
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().rss / 1024 / 1024;
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

describe('reading in threads', () => {
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
  ])('answers when the thread %s', async (_, does) => {
    const reader = open({ workerPath: workerThat(does), concurrency: 1, timeoutMs: 120_000 });
    expect(await reader.read(resume)).toEqual(failed('FILE_TOO_COMPLEX'));
  });

  it('says that it is busy instead of letting a file wait for long', async () => {
    const reader = open({ workerPath: workerThat('for (;;);'), timeoutMs: 1_000, maxWaitMs: 50, concurrency: 1 });
    const first = reader.read(resume);
    await expect(reader.read(resume)).rejects.toBeInstanceOf(ReaderBusyError);
    expect(await first).toEqual(failed('FILE_TOO_SLOW'));
  });

  it('paints the pages of a PDF; what takes too long or dies has none', async () => {
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

describe.skipIf(!hasSharedData)('hostile files', () => {
  const hostile = ['hostile', 'hostile/pdf'].flatMap((place) =>
    readdirSync(join(sharedData, place), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => ({ name: entry.name, bytes: readFileSync(join(sharedData, place, entry.name)) })),
  );

  it('are each answered within 12 s, and the memory they took is given back', { timeout: 600_000 }, async () => {
    const reader = open({ concurrency: 2 });
    for (let i = 0; i < 10; i++) await reader.read(resume);
    const before = await memory();
    const late: string[] = [];
    const rest = [...hostile];
    const readOneByOne = async () => {
      for (let file = rest.pop(); file; file = rest.pop()) {
        const start = performance.now();
        await reader.read(file);
        if (performance.now() - start > 12_000) late.push(file.name);
      }
    };
    await Promise.all([readOneByOne(), readOneByOne()]);
    expect(late).toEqual([]);
    expect((await memory()) - before).toBeLessThan(64);
    expect((await reader.read(resume)).ok).toBe(true);
  });

  it('never pass hidden text on as seen', { timeout: 600_000 }, async () => {
    const reader = open();
    for (const file of hostile.filter(({ name }) => /injection/.test(name))) {
      const reading = await reader.read(file);
      if (!reading.ok) throw new Error(reading.failure.code);
      const seen = reading.document.pages.flatMap((page) => page.lines).filter((line) => line.hidden === undefined);
      expect(seen.map((line) => line.text).join(' ')).not.toMatch(/instructions|kubernetes|python/i);
      expect(reading.document.warnings).toContain('hidden-text');
    }
  });

  it('of kinds that no reader reads are told apart', async () => {
    const reader = open();
    const renamed = hostile.filter(({ name }) => /renamed/.test(name) && !name.startsWith('macro'));
    const answers = await Promise.all(renamed.map((file) => reader.read(file)));
    expect(renamed.length).toBeGreaterThan(3);
    expect(new Set(answers.map((reading) => (reading.ok ? 'read' : reading.failure.code)))).toEqual(
      new Set(['FILE_TYPE_MISMATCH']),
    );
  });
});
