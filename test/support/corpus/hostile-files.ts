import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import type { DocumentReader } from '#server/adapters/documents/port.ts';
import type { HostileFile } from '../hostile/hostile-file.ts';
import { makePdf, textAt } from '../make-pdf.ts';

const resume = { bytes: makePdf({ pages: [{ content: textAt(72, 700, 'Jane Roe') }] }), name: 'resume.pdf' };

/** In MB, after unused memory is freed. */
const memory = async (): Promise<number> => {
  setFlagsFromString('--expose-gc');
  await sleep(1_500);
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().rss / 1024 / 1024;
};

/** Tests that whatever these files do, each gets an answer, the memory they took is freed, and nothing hidden counts as seen. */
export function hostileFilesAreSurvived(workerPath: string, make: () => HostileFile[]): void {
  describe('hostile files', () => {
    const opened: DocumentReader[] = [];
    const open = (concurrency?: number): DocumentReader => {
      const onUnexpected = (message: string): never => {
        throw new Error(message);
      };
      const reader = createDocumentReader({ workerPath, onUnexpected, ...(concurrency && { concurrency }) });
      opened.push(reader);
      return reader;
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((reader) => reader.close()));
    });
    const hostile = make();

    it('each get an answer within 12 s, and the memory they took is freed', { timeout: 600_000 }, async () => {
      const reader = open(2);
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
      const injections = hostile.filter(({ name }) => /injection/.test(name));
      expect(injections.length).toBeGreaterThan(1);
      for (const file of injections) {
        const reading = await reader.read(file);
        if (!reading.ok) throw new Error(reading.failure.code);
        const seen = reading.document.pages.flatMap((page) => page.lines).filter((line) => line.hidden === undefined);
        expect(seen.map((line) => line.text).join(' ')).not.toMatch(/instructions|kubernetes|python/i);
        expect(reading.document.warnings).toContain('hidden-text');
      }
    });

    it('of unsupported types are recognised', async () => {
      const reader = open();
      const renamed = hostile.filter(({ name }) => /renamed/.test(name) && !name.startsWith('macro'));
      const answers = await Promise.all(renamed.map((file) => reader.read(file)));
      expect(renamed.length).toBeGreaterThan(3);
      expect(new Set(answers.map((reading) => (reading.ok ? 'read' : reading.failure.code)))).toEqual(
        new Set(['FILE_TYPE_MISMATCH']),
      );
    });
  });
}
