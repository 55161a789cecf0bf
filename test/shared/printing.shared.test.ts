import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';
import { projectRoot } from '#server/root.ts';
import { printedWordsAreRead } from '../support/corpus/printed-words.ts';
import { sharedCorpus } from '../support/corpus/shared-corpus.ts';
import { hasPdftotext } from '../support/pdftotext.ts';

const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js') });
afterAll(() => writer.close());

describe.skipIf(!hasPdftotext)('what pdftotext reads', () => {
  printedWordsAreRead(sharedCorpus(), writer);
});
