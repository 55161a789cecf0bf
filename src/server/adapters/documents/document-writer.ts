import { join } from 'node:path';
import { AppError } from '../../app-error.ts';
import type { Printable, PrintablePrep } from '#documents/writing/printable.ts';
import type { DocumentWriter } from './port.ts';
import { projectRoot } from '../../root.ts';
import { startProcess } from '../../supervision/channel.ts';
import { createSupervisor } from '../../supervision/supervisor.ts';
import { Unanswered } from '../../supervision/unanswered.ts';
import { fontFolders } from '#documents/writing/fonts.ts';
import { printableSheet } from '#documents/writing/printable-sheet.ts';
import { printedPrep } from '#documents/writing/printed-prep.ts';
import type { PrintedPrep, PrintSheet } from '#documents/writing/print-sheet.ts';

export interface TypstWriterOptions {
  /** The built process: `build/workers/typst.js`. */
  processPath: string;
  /** The folder of the `@expo-google-fonts` packages; the project's own by default. */
  fontsDir?: string;
  /** The maximum time for a document, in milliseconds, including the start of a process. */
  timeLimit?: number;
  /** Documents after which a process is replaced. */
  documentsPerProcess?: number;
  /** Resident size in bytes at which it is replaced earlier. */
  memoryLimit?: number;
  /** Milliseconds without a document after which the process is ended and its memory freed. */
  idleLimit?: number;
  /** Documents that may wait; more are refused as BUSY, so that a flood ends in an answer and not in memory. */
  longestQueue?: number;
}

type Pdf = Awaited<ReturnType<DocumentWriter['pdf']>>;

/**
 * Sets documents in type with Typst, in a child process that can be killed. PDFs wait in a queue and are set one at a time; the process is started for the
 * first one. DOCX is written in this process.
 */
export function createTypstWriter(options: TypstWriterOptions): DocumentWriter {
  const { timeLimit = 10_000, documentsPerProcess = 500, memoryLimit = 700 * 2 ** 20, idleLimit = 120_000 } = options;
  const templates = join(projectRoot(), 'src/documents/writing/templates');
  const fonts = fontFolders(options.fontsDir ?? join(projectRoot(), 'node_modules/@expo-google-fonts'));
  const typesetter = createSupervisor<PrintSheet | PrintedPrep, Pdf>({
    start: () => startProcess(options.processPath, [templates, ...fonts]),
    deadlineMs: timeLimit,
    maxWaiting: options.longestQueue ?? 200,
    recycleAfter: documentsPerProcess,
    maxMemoryBytes: memoryLimit,
    idleMs: idleLimit,
    retryAfterCrash: true,
  });

  return {
    async pdf(document: Printable | PrintablePrep) {
      const sheet = document.kind === 'interview-prep' ? printedPrep(document) : printableSheet(document);
      try {
        return await typesetter.ask(sheet);
      } catch (error) {
        throw plainError(error);
      }
    },
    async docx(document: Printable) {
      // Loaded on first use: the library is large, and most documents are PDFs.
      const { writeDocx } = await import('#documents/writing/docx-writer.ts');
      return writeDocx(printableSheet(document));
    },
    close: () => typesetter.close(),
  };
}

function plainError(error: unknown): Error {
  const saying = (message: string) => new Error(message, { cause: error });
  if (!(error instanceof Unanswered)) {
    return saying(`The document could not be set in type: ${error instanceof Error ? error.message : String(error)}`);
  }
  switch (error.reason) {
    // A process that hangs is ended, and the next one may not hang: to be tried again in a moment, as where there was no place.
    case 'busy':
    case 'late':
    case 'closed':
      return new AppError('BUSY', {}, { cause: error });
    case 'crashed':
      return saying('The process that sets documents in type ended unexpectedly.');
  }
}
