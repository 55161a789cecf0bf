import { join } from 'node:path';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';
import { createScanRecognizer } from '#server/adapters/documents/scan-recognizer.ts';
import type { DocumentReader, DocumentWriter } from '#server/adapters/documents/port.ts';
import { projectRoot } from '#server/root.ts';
import { once } from '#domain/memoize.ts';

const workers = join(projectRoot(), 'build/workers');
const close = () => Promise.resolve();

// The processes that read and print, one of each for all tests of a process, with more time than a server gives them: a test machine can be slow.
const reader = once(() =>
  createDocumentReader({
    workerPath: join(workers, 'reading.js'),
    scans: createScanRecognizer({ workerPath: join(workers, 'scanning.js'), pageMs: 120_000 }),
    timeoutMs: 60_000,
  }),
);
const writer = once(() => createTypstWriter({ processPath: join(workers, 'typst.js'), timeLimit: 60_000 }));

export const testReader = (): DocumentReader => ({ ...reader(), close });
export const testWriter = (): DocumentWriter => ({ ...writer(), close });
