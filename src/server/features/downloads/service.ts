import type { Access } from '#domain/billing/entitlements.ts';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import { toJsonResumeFile } from '#domain/resume/document/to-json-resume.ts';
import type { PaperSize, TemplateId } from '#domain/resume/document/templates.ts';
import { letterToText } from '#domain/tailoring/letter/letter-text.ts';
import type { documentFormats, ProofreadView } from '#contract/downloads.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import { AppError } from '../../app-error.ts';
import type { FileAnswer } from '../../http/handler.ts';
import type { Owner } from '../../http/visit.ts';
import type { Printable } from '#documents/writing/printable.ts';
import type { DocumentWriter } from '../../adapters/documents/port.ts';
import { printableOf, type DocumentPart } from '../optimizations/printable-documents.ts';
import type { OwnedOptimization } from '../optimizations/view.ts';
import { markedFile } from './own-file.ts';

export interface DownloadWish {
  format?: (typeof documentFormats)[number] | undefined;
  paper?: PaperSize | undefined;
  template?: TemplateId | undefined;
}

export interface Downloads {
  /** Throws PAYMENT_REQUIRED if it isn't open for download, OPTIMIZATION_NOT_FOUND if it has another owner. */
  document(owner: Owner | undefined, id: string, part: DocumentPart, wish: DownloadWish): Promise<FileAnswer>;
  /** The person's own Word file with the changes marked in it; both throw what `markedFile` does. */
  ownFile(owner: Owner | undefined, id: string, locale: Locale): Promise<FileAnswer>;
  /** The changes marked in it, and those that couldn't be. */
  proofread(owner: Owner | undefined, id: string, locale: Locale): Promise<ProofreadView>;
}

interface Deps extends Pick<Parameters<typeof markedFile>[1], 'engine' | 'fileOf'> {
  /** Finds one of the owner's optimizations, with how far each part is open to them. */
  owned(owner: Owner | undefined, id: string): Promise<OwnedOptimization>;
  writer: DocumentWriter;
}

const fileNames: Record<DocumentPart, string> = { resume: 'optimized-resume', coverLetter: 'cover-letter' };

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export function createDownloads({ owned, writer, ...marking }: Deps): Downloads {
  const marked = async (owner: Owner | undefined, id: string, locale: Locale) =>
    markedFile(await owned(owner, id), marking, copyFor(locale));
  return {
    async ownFile(owner, id, locale) {
      const { bytes, fileName } = await marked(owner, id, locale);
      const name = `${fileName.replace(/\.docx$/i, '')}-proofread.docx`;
      return { bytes, mediaType: mediaTypes.docx, fileName: name, disposition: 'attachment' };
    },

    async proofread(owner, id, locale) {
      const { bytes: _bytes, ...view } = await marked(owner, id, locale);
      return view;
    },

    async document(owner, id, part, { format = 'pdf', paper, template }) {
      const { stored, access } = await owned(owner, id);
      const open: Access = access[part];
      if (open !== 'download') throw new AppError('PAYMENT_REQUIRED');
      return {
        bytes: await bytesOf(writer, stored, part, { format, paper, template }),
        mediaType: mediaTypes[format],
        fileName: `${fileNames[part]}.${format}`,
        disposition: 'attachment',
      };
    },
  };
}

async function bytesOf(
  writer: DocumentWriter,
  stored: OwnedOptimization['stored'],
  part: DocumentPart,
  { format, ...look }: DownloadWish,
): Promise<Uint8Array> {
  const printable = printableOf(stored, part, look);
  if (!printable) throw new AppError('NOT_READY');
  switch (format) {
    case 'docx':
      return writer.docx(printable);
    case 'txt':
      return Buffer.from(`${textOf(printable)}\n`);
    case 'json':
      if (printable.kind !== 'resume') throw new AppError('INVALID_INPUT');
      return Buffer.from(`${JSON.stringify(toJsonResumeFile(printable.resume, printable.unplaced), null, 2)}\n`);
    default:
      return (await writer.pdf(printable)).bytes;
  }
}

/** A document as it is on the page. */
const textOf = (printable: Printable): string =>
  printable.kind === 'resume'
    ? resumeToText(printable.resume, printable.sectionOrder, printable.language, printable.unplaced)
    : letterToText(printable.letter);
