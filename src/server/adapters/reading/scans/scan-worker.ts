import { answerRequests } from '#server/supervision/answer-requests.ts';
import { recognizePage } from './recognize-page.ts';
import type { RecognizedPage, ScanJob } from './scan-recognizer.ts';
import { startTesseract } from './tesseract.ts';

/** The process that recognizes text in pictures; it may be killed at any moment. */
const tesseract = startTesseract();

const answer = async ({ page, language }: ScanJob): Promise<RecognizedPage> =>
  recognizePage(await tesseract, page, language);

answerRequests(answer, () => process.memoryUsage.rss());
