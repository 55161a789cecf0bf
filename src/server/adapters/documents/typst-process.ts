// A separate process for Typst: its compiler blocks its thread and cannot be interrupted, so the writer kills the process when a document takes too long.
import { answerRequests } from '#server/supervision/answer-requests.ts';
import type { PrintedPrep, PrintSheet } from '#documents/writing/print-sheet.ts';
import { typesetPdf, typstCompiler } from '#documents/writing/typst-document.ts';

const [templates, ...fontPaths] = process.argv.slice(2);
if (templates === undefined) throw new Error('Usage: typst <folder of templates> <folder of fonts> ...');
const compiler = typstCompiler(templates, fontPaths);

answerRequests(
  (sheet: PrintSheet | PrintedPrep) => typesetPdf(compiler, templates, sheet),
  () => process.memoryUsage.rss(),
);
