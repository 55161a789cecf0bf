import type { PdfReading } from '#documents/reading/pdf/read-pdf.ts';
import type { Reading } from '#documents/reading/read-document.ts';
import type { RecognizedPage } from '#documents/reading/scans/recognize-page.ts';
import type { ScanLanguage } from '#documents/reading/scans/tesseract.ts';
import { withRecognizedPages } from '#documents/reading/scans/with-recognized-pages.ts';
import { recognizedPages } from '#domain/document/size-limits.ts';
import { startProcess } from '#server/supervision/channel.ts';
import { createSupervisor } from '#server/supervision/supervisor.ts';
import { Unanswered } from '#server/supervision/unanswered.ts';
import type { Scanning } from './port.ts';
import { unread } from './unread.ts';

/** A request to the process. */
export interface ScanJob {
  bytes: Uint8Array;
  /** Counted from 1. */
  page: number;
  /** That of the file's earlier pages, where it is known. */
  language: ScanLanguage | undefined;
}

export interface ScanRecognizer {
  /**
   * Recognizes the first pages of a PDF that are pictures, each in a turn of its own, so that a long file gives way to others. Those of which nothing could be
   * read stay as they were; refuses, or throws where the machine had no time, only a file of which nothing was read.
   */
  recognize(bytes: Uint8Array, scan: PdfReading, scanning: Scanning): Promise<Reading>;
  close(): Promise<void>;
}

export interface ScanRecognizerSettings {
  /** The built process: `build/workers/scanning.js`. */
  workerPath: string;
  /** For painting and recognizing one page. */
  pageMs?: number;
  /** See `DocumentReaderSettings`. */
  fairShare?: number;
}

const bounds = {
  /** Each takes a processor for seconds, which others need too. */
  concurrency: 1,
  maxWaiting: 40,
  maxWaitMs: 60_000,
  /** A page takes 180 MB; what grew beyond this is replaced. */
  maxMemoryBytes: 400 * 1024 * 1024,
  recycleAfter: 100,
  idleMs: 20_000,
};
const heap = { maxOldGenerationSizeMb: 192 };

const noText: Reading = { ok: false, failure: { code: 'FILE_NO_TEXT' } };

const atOnce = <T>(work: () => Promise<T>): Promise<T> => work();

/** Recognizes pages in a process that is ended when one takes too long, and when there are none. */
export function createScanRecognizer({
  workerPath,
  pageMs = 15_000,
  fairShare = 0,
}: ScanRecognizerSettings): ScanRecognizer {
  const processes = createSupervisor<ScanJob, RecognizedPage>({
    start: () => startProcess(workerPath, [], heap),
    deadlineMs: pageMs,
    ...bounds,
  });
  const read = async (
    bytes: Uint8Array,
    { document, pictured }: PdfReading,
    { inTurn = atOnce, onProgress }: Scanning,
  ) => {
    const wanted = pictured.slice(0, recognizedPages);
    const recognized = new Map<number, RecognizedPage['glyphs']>();
    let language: ScanLanguage | undefined;
    let failed = (): Reading => noText;
    for (const [done, page] of wanted.entries()) {
      onProgress?.({ done, pages: wanted.length });
      try {
        const answer = await inTurn(() => processes.ask({ bytes, page, language }));
        if (answer.glyphs.length > 0) recognized.set(page, answer.glyphs);
        language = answer.language;
      } catch (error) {
        failed = () => {
          // Throws where the machine was to blame.
          unread(error, fairShare);
          return noText;
        };
        // Without a turn for this page there is none for the others.
        if (!(error instanceof Unanswered)) break;
      }
    }
    const whole = withRecognizedPages(document, recognized);
    return whole.layout.characters > 0 ? { ok: true as const, document: whole } : failed();
  };
  return {
    recognize: read,
    close: () => processes.close(),
  };
}
