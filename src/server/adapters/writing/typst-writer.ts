import { join } from 'node:path';
import { AppError } from '../../app-error.ts';
import type { DocumentWriter, Printable } from '../../ports.ts';
import { projectRoot } from '../../root.ts';
import { fontFolders } from './fonts.ts';
import { printableSheet } from './printable-sheet.ts';
import type { PrintSheet } from './print-sheet.ts';
import { ProcessLost, startTypst, type TypstChild } from './typst-child.ts';

export interface TypstWriterOptions {
  /** The built process: `build/workers/typst.js`. */
  processPath: string;
  /** The folder that holds the `@expo-google-fonts` packages; the project's own by default. */
  fontsDir?: string;
  /** The longest a document may take, in milliseconds, the start of a process included. */
  timeLimit?: number;
  /** Documents after which a process gives way to a fresh one. */
  documentsPerProcess?: number;
  /** Resident size in bytes at which it does so earlier. */
  memoryLimit?: number;
  /** Milliseconds without a document after which the process is let go, and its memory with it. */
  idleLimit?: number;
  /** Documents that may wait; more are refused as BUSY, so that a flood ends in an answer and not in memory. */
  longestQueue?: number;
}

const closedMessage = 'The document writer was closed.';

type Pdf = Awaited<ReturnType<DocumentWriter['pdf']>>;

/** Gives documents to a process that it starts when one is needed and replaces when it crashed, grew or has done its share. */
function typesetter(options: TypstWriterOptions) {
  const { timeLimit = 10_000, documentsPerProcess = 500, memoryLimit = 700 * 2 ** 20, idleLimit = 120_000 } = options;
  const templates = join(projectRoot(), 'src/server/adapters/writing/templates');
  const fonts = fontFolders(options.fontsDir ?? join(projectRoot(), 'node_modules/@expo-google-fonts'));
  let child: TypstChild | undefined;
  let idle: NodeJS.Timeout | undefined;
  let done = 0;
  let closed = false;

  const stop = async (): Promise<void> => {
    const stopping = child;
    child = undefined;
    done = 0;
    await stopping?.stop();
  };

  const typeset = async (sheet: PrintSheet, retry: boolean): Promise<Pdf> => {
    clearTimeout(idle);
    child ??= startTypst(options.processPath, templates, fonts);
    try {
      const answer = await child.typeset(sheet, timeLimit);
      done += 1;
      if (!answer.ok) throw new Error(`The document could not be set in type: ${answer.reason}`);
      if (done >= documentsPerProcess || answer.memory > memoryLimit) await stop();
      return { bytes: answer.bytes, pages: answer.pages };
    } catch (error) {
      if (!(error instanceof ProcessLost)) throw error;
      await stop();
      if (closed) throw new Error(closedMessage, { cause: error });
      // A process may fall for what earlier documents left in it; a fresh one shows whether it was this document.
      if (error.how === 'crashed' && retry) return typeset(sheet, false);
      throw error;
    }
  };

  return {
    typeset: (sheet: PrintSheet) => (closed ? Promise.reject(new Error(closedMessage)) : typeset(sheet, true)),
    rest() {
      child?.rest();
      idle = setTimeout(() => void stop(), idleLimit).unref();
    },
    close() {
      closed = true;
      clearTimeout(idle);
      return stop();
    },
  };
}

/**
 * Sets documents in type by Typst, in a child process that can be killed. PDFs wait in a queue and are set one at a time;
 * the process is started for the first one. DOCX is written in place.
 */
export function createTypstWriter(options: TypstWriterOptions): DocumentWriter {
  const { longestQueue = 200 } = options;
  const press = typesetter(options);
  const queue: { sheet: PrintSheet; resolve: (pdf: Pdf) => void; reject: (error: unknown) => void }[] = [];
  let working = false;

  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      await press.typeset(job.sheet).then(job.resolve, job.reject);
    }
    working = false;
    press.rest();
  };

  return {
    async pdf(document: Printable) {
      if (queue.length >= longestQueue) throw new AppError('BUSY');
      const sheet = printableSheet(document);
      return new Promise<Pdf>((resolve, reject) => {
        queue.push({ sheet, resolve, reject });
        void work();
      });
    },
    async docx(document: Printable) {
      // Loaded when first asked for: the library is large, and most documents are PDFs.
      const { writeDocx } = await import('./docx-writer.ts');
      return writeDocx(printableSheet(document));
    },
    close: () => press.close(),
  };
}
