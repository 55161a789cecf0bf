import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import { fitPages, normalFit, type Fit, type Outcome } from './page-fit.ts';
import type { PrintedPrep, PrintSheet } from './print-sheet.ts';

type TypesetDocument = NonNullable<ReturnType<NodeCompiler['compile']>['result']>;

export interface TypesetPdf {
  bytes: Uint8Array;
  pages: number;
}

/** How far down its page the text ends, as `frame.typ` marks it. */
const endMark = z.tuple([z.object({ value: z.object({ lastPage: z.number() }) })]);

/** Cached pieces of documents are dropped when this many documents have been set without them. */
const cacheAge = 8;

/** A compiler that can read the folder of templates and the given fonts, and nothing else on the machine. */
export const typstCompiler = (templates: string, fontPaths: string[]): NodeCompiler =>
  NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths }] });

function typeset(compiler: NodeCompiler, templates: string, sheet: string, fit: Fit): TypesetDocument {
  const compiled = compiler.compile({
    mainFilePath: join(templates, 'document.typ'),
    inputs: { sheet, fit: JSON.stringify(fit) },
  });
  if (compiled.result !== null) return compiled.result;
  const error = compiled.takeError();
  throw new Error(`Typst: ${JSON.stringify(error === null ? 'no result' : error.shortDiagnostics)}`);
}

function outcome(compiler: NodeCompiler, document: TypesetDocument): Outcome {
  const [{ value }] = endMark.parse(compiler.query(document, { selector: '<end>' }));
  return { pages: document.numOfPages, lastPage: value.lastPage };
}

/** PDF/UA-1 refuses a text with a letter that no font has. Such a text is still exported with tags. */
function exportPdf(compiler: NodeCompiler, document: TypesetDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document, { pdfTags: true });
  }
}

/** Sets a sheet in type and exports it. Blocks until done. Throws Typst's message when the templates cannot set it. */
export function typesetPdf(compiler: NodeCompiler, templates: string, sheet: PrintSheet | PrintedPrep): TypesetPdf {
  const words = JSON.stringify(sheet);
  const settings = new Map<string, TypesetDocument>();
  const setWith = (fit: Fit): TypesetDocument => {
    const key = JSON.stringify(fit);
    const document = settings.get(key) ?? typeset(compiler, templates, words, fit);
    settings.set(key, document);
    return document;
  };
  const { kind } = sheet.body;
  // A prep is worked through page by page, so it can be of any length.
  const fit = kind === 'interview-prep' ? normalFit : fitPages(kind, (tried) => outcome(compiler, setWith(tried)));
  const document = setWith(fit);
  const bytes = exportPdf(compiler, document);
  compiler.evictCache(cacheAge);
  return { bytes, pages: document.numOfPages };
}
