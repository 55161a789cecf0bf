import { once } from '#domain/memoize.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { isBlank } from '#documents/reading/scans/grey-picture.ts';
import { recognizePage, type RecognizedPage } from '#documents/reading/scans/recognize-page.ts';
import { startTesseract } from '#documents/reading/scans/tesseract.ts';
import { answerRequests } from '#server/supervision/answer-requests.ts';
import type { ScanJob } from './scan-recognizer.ts';

/** The process that paints the pages of scans and recognizes the text in them; it may be ended at any moment. */
const reader = createInProcessReader();
const tesseractOnce = once(startTesseract);

const answer = async ({ bytes, page, language }: ScanJob): Promise<RecognizedPage> => {
  const painted = await reader.greyPage(bytes, page);
  if (!painted || isBlank(painted)) return { glyphs: [], language };
  const tesseract = await tesseractOnce();
  try {
    return recognizePage(tesseract, painted, language);
  } catch {
    // It must not be used again.
    process.exit(1);
  }
};

answerRequests(answer, () => process.memoryUsage.rss());
