import { recognizedPages } from '#contract/uploads.ts';
import { Unanswered } from '#server/supervision/unanswered.ts';
import type { ReadingFailure, ReadingOutcome, Scan, ScanProgress } from '#server/ports.ts';
import type { Glyph } from '../pdf/glyph.ts';
import type { GreyPage } from '../pdf/grey-page.ts';
import { isBlank } from './grey-picture.ts';
import type { ScanRecognizer } from './scan-recognizer.ts';
import type { ScanLanguage } from './tesseract.ts';
import { withRecognizedPages } from './with-recognized-pages.ts';

interface Deps {
  recognizer: Pick<ScanRecognizer, 'recognize'>;
  /** Paints a page of the file, counted from 1. */
  paint(page: number): Promise<GreyPage | undefined>;
  /** For painting and recognizing a page together. */
  pageMs: number;
  /** Whether a page that was not recognized in time is to blame for it, and not a machine that had other work. */
  isToBlame(error: Unanswered): boolean;
  /** Thrown where there was no time for any page. */
  busy(): Error;
}

/** Recognizes the pages of a scan, one after the other. */
export async function readScan(
  { document, pages }: Scan,
  deps: Deps,
  onProgress: (progress: ScanProgress) => void,
): Promise<ReadingOutcome> {
  const wanted = pages.slice(0, recognizedPages);
  const recognized = new Map<number, Glyph[]>();
  let language: ScanLanguage | undefined;
  let failure: ReadingFailure['code'] = 'FILE_NO_TEXT';
  for (const [done, number] of wanted.entries()) {
    onProgress({ done, pages: wanted.length });
    const until = performance.now() + deps.pageMs;
    const page = await deps.paint(number);
    if (!page || isBlank(page)) continue;
    try {
      const answer = await deps.recognizer.recognize({ page, language }, until - performance.now());
      if (answer.glyphs.length > 0) recognized.set(number, answer.glyphs);
      language = answer.language;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      if (error.reason === 'busy' || error.reason === 'closed' || (error.reason === 'late' && !deps.isToBlame(error)))
        throw deps.busy();
      failure = error.reason === 'late' ? 'FILE_TOO_SLOW' : 'FILE_TOO_COMPLEX';
    }
  }
  const whole = withRecognizedPages(document, recognized);
  return whole.layout.characters > 0 ? { ok: true, document: whole } : { ok: false, failure: { code: failure } };
}
