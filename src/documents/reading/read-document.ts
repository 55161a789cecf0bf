import type { SourceDocument } from '#domain/document/source-document.ts';
import type { ResumeSource } from '#domain/resume/resume-source.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import type { ReadingFailure } from './reading-error.ts';
import { readDoc } from './doc/read-doc.ts';
import { readDocx } from './docx/read-docx.ts';
import { claimedFiles, contentOf, decodeText, type ClaimedFile, type FileContent } from './file-content.ts';
import { compilePdfium, startPdfium, type Pdfium } from './pdf/pdfium.ts';
import { greyPage, type GreyPage } from './pdf/grey-page.ts';
import { pagePictures } from './pdf/page-pictures.ts';
import { readPdf, type PdfReading } from './pdf/read-pdf.ts';
import { readJsonFile } from './read-json-file.ts';
import { readLinkedInExport } from './read-linkedin-export.ts';
import { ReadingError } from './reading-error.ts';
import { readingLimits } from './reading-limits.ts';

/** What was read of a file. With `scan`, more can be had of it by recognizing the text in its pictures. */
export type Reading = ({ ok: true; document: ResumeSource } | { ok: false; failure: ReadingFailure }) & {
  scan?: PdfReading;
};

export interface ReadingOptions {
  /** Also accepts plain text if the name ends in .txt or .md: for the command line. */
  allowText?: boolean;
  /** Called with errors that are the reader's own fault: the file then counts as damaged. */
  onUnexpected?: (error: unknown) => void;
}

export type ReadDocument = (bytes: Uint8Array, name: string, options?: ReadingOptions) => Promise<Reading>;

/** A reader in this thread, and the memory that its PDF modules took. Discarded modules count, because they may not have been freed yet. */
export interface InProcessReader {
  read: ReadDocument;
  /** The first pages of a PDF as PNGs; none for another file or one that cannot be painted. */
  pictures(bytes: Uint8Array): Promise<Uint8Array[]>;
  /** A page of a PDF, counted from 1, in grey and large enough for its text to be recognized; undefined where it cannot be painted. */
  greyPage(bytes: Uint8Array, page: number): Promise<GreyPage | undefined>;
  memoryBytes(): number;
}

/**
 * Creates a reader that reads in this thread, one file after the other, and keeps PDFium between files. A file can block the thread and take memory: the server
 * reads in workers instead (`createDocumentReader`).
 */
export function createInProcessReader(): InProcessReader {
  let module: ReturnType<typeof compilePdfium> | undefined;
  let pdfium: Pdfium | undefined;
  let abandoned = 0;
  const start = async () => (pdfium ??= await startPdfium(await (module ??= compilePdfium())));
  /** PDFium aborts when its memory runs out, and must not be called again after an abort. */
  const abandon = () => {
    abandoned += pdfium?.memoryBytes() ?? 0;
    pdfium = undefined;
  };
  const paint = async <Painted>(paints: (pdfium: Pdfium) => Painted, otherwise: Painted): Promise<Painted> => {
    try {
      return paints(await start());
    } catch {
      abandon();
      return otherwise;
    }
  };
  return {
    read: async (bytes, name, options = {}) => {
      try {
        if (contentOf(bytes) === 'pdf') return readingOf(readPdf(await start(), bytes));
        return { ok: true, document: readContent(bytes, name, options) };
      } catch (error) {
        if (error instanceof ReadingError) return { ok: false, failure: error.failure };
        abandon();
        if (error instanceof WebAssembly.RuntimeError) return { ok: false, failure: { code: 'FILE_TOO_COMPLEX' } };
        options.onUnexpected?.(error);
        return { ok: false, failure: { code: 'FILE_DAMAGED' } };
      }
    },
    pictures: async (bytes) => (contentOf(bytes) === 'pdf' ? paint((pdfium) => pagePictures(pdfium, bytes), []) : []),
    greyPage: (bytes, page) => paint((pdfium) => greyPage(pdfium, bytes, page), undefined),
    memoryBytes: () => abandoned + (pdfium?.memoryBytes() ?? 0),
  };
}

function readingOf(scan: PdfReading): Reading {
  const { document, pictured } = scan;
  const more = pictured.length > 0 && { scan };
  return document.layout.characters > 0
    ? { ok: true, document, ...more }
    : { ok: false, failure: { code: 'FILE_NO_TEXT' }, ...more };
}

function readContent(bytes: Uint8Array, name: string, { allowText = false }: ReadingOptions): ResumeSource {
  const content = contentOf(bytes);
  const claim = claimOf(name, allowText);
  switch (content) {
    case 'docx':
      return readDocx(bytes);
    case 'doc':
      return readDoc(bytes);
    case 'linkedin-export':
      return readLinkedInExport(bytes);
    case 'empty':
      throw new ReadingError('FILE_EMPTY');
    case 'encrypted':
      throw new ReadingError('FILE_ENCRYPTED');
    case 'broken-archive':
      throw new ReadingError('FILE_DAMAGED');
    case 'json':
      if (claim !== 'txt' && claim !== 'md') return readJson(bytes, claim);
      return readText(bytes, claim, content);
    default:
      if (claim === 'txt' || claim === 'md') return readText(bytes, claim, content);
      throw refusal(claim, content);
  }
}

/** If the name doesn't say JSON, only a JSON Resume is accepted: any other JSON isn't the kind of file it claims to be. */
function readJson(bytes: Uint8Array, claim: ClaimedFile | undefined): ResumeSource {
  try {
    return readJsonFile(bytes);
  } catch (error) {
    if (claim === 'json' || !(error instanceof ReadingError) || !isAboutJson(error)) throw error;
    throw refusal(claim, 'json');
  }
}

const isAboutJson = ({ failure: { code } }: ReadingError): boolean =>
  code === 'FILE_NO_JSON_RESUME' || code === 'FILE_JSON_FIELD';

function readText(bytes: Uint8Array, claim: ClaimedFile, content: FileContent): SourceDocument {
  const text = decodeText(bytes);
  if (text === undefined) throw refusal(claim, content);
  if (text.trim() === '') throw new ReadingError('FILE_EMPTY');
  if (text.length > readingLimits.characters) throw new ReadingError('FILE_TOO_MUCH_TEXT');
  return documentFromText(text);
}

/** If the name says a supported type, the error says what the file really contains. Otherwise it lists the supported types. */
function refusal(claim: ClaimedFile | undefined, content: FileContent): ReadingError {
  if (claim === undefined) return new ReadingError('UNSUPPORTED_FILE');
  if (content === 'unknown') return new ReadingError('FILE_DAMAGED');
  return new ReadingError('FILE_TYPE_MISMATCH', { claimed: claim, actual: content });
}

/** The supported type that a file's name says. */
function claimOf(name: string, allowText: boolean): ClaimedFile | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const isTaken = allowText || !['txt', 'md'].includes(extension);
  return isTaken ? claimedFiles.find((claim) => claim === extension) : undefined;
}
