import { startProcess } from '#server/supervision/channel.ts';
import { createSupervisor } from '#server/supervision/supervisor.ts';
import type { Glyph } from '../pdf/glyph.ts';
import type { GreyPage } from '../pdf/grey-page.ts';
import type { ScanLanguage } from './tesseract.ts';

/** A request to the process. */
export interface ScanJob {
  page: GreyPage;
  /** Of the file's other pages. */
  language: ScanLanguage | undefined;
}

/** Its answer. */
export interface RecognizedPage {
  glyphs: Glyph[];
  language: ScanLanguage;
}

export interface ScanRecognizer {
  /** Throws `Unanswered`. */
  recognize(job: ScanJob, deadlineMs: number): Promise<RecognizedPage>;
  close(): Promise<void>;
}

const bounds = {
  /** Pages wait for each other: each takes a processor for seconds, which others need too. */
  concurrency: 1,
  maxWaiting: 40,
  maxWaitMs: 60_000,
  /** A page takes 180 MB; what grew beyond this is replaced. */
  maxMemoryBytes: 400 * 1024 * 1024,
  recycleAfter: 100,
  idleMs: 20_000,
};
const heap = { maxOldGenerationSizeMb: 192 };

/** On a machine with much other work a page may take so many times as long. */
const crowdedFactor = 3;

/** Recognizes pages in a process that is ended when one takes too long, and when there are none. */
export function createScanRecognizer(workerPath: string, deadlineMs: number): ScanRecognizer {
  const processes = createSupervisor<ScanJob, RecognizedPage>({
    start: () => startProcess(workerPath, [], heap),
    deadlineMs,
    crowdedMs: crowdedFactor * deadlineMs,
    ...bounds,
  });
  return {
    recognize: (job, limitMs) => processes.ask(job, { deadlineMs: limitMs }),
    close: () => processes.close(),
  };
}
