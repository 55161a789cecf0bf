import type { Access } from '#domain/billing/entitlements.ts';
import type { PaperSize, TemplateId } from '#domain/resume/document/templates.ts';
import type { documentFormats } from '#contract/downloads.ts';
import { AppError } from '../../app-error.ts';
import type { FileAnswer } from '../../http/handler.ts';
import type { Owner } from '../../http/visit.ts';
import type { DocumentWriter, Printable } from '../../ports.ts';
import { printableResume } from '../optimizations/printable-resume.ts';
import type { OwnedOptimization } from '../optimizations/view.ts';

/** The documents of an optimization that can be downloaded. */
type Part = 'resume' | 'coverLetter';

export interface DownloadWish {
  format?: (typeof documentFormats)[number] | undefined;
  paper?: PaperSize | undefined;
  template?: TemplateId | undefined;
}

export interface Downloads {
  /** Throws PAYMENT_REQUIRED for what is not open to download, OPTIMIZATION_NOT_FOUND for another owner's. */
  document(owner: Owner | undefined, id: string, part: Part, wish: DownloadWish): Promise<FileAnswer>;
}

interface Deps {
  /** Finds one of the owner's optimizations, with how far each part is open to them. */
  owned(owner: Owner | undefined, id: string): Promise<OwnedOptimization>;
  writer: DocumentWriter;
}

const fileNames: Record<Part, string> = { resume: 'optimized-resume', coverLetter: 'cover-letter' };

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export function createDownloads({ owned, writer }: Deps): Downloads {
  return {
    async document(owner, id, part, { format = 'pdf', paper, template }) {
      const { stored, access } = await owned(owner, id);
      const open: Access = access[part];
      if (open !== 'download') throw new AppError('PAYMENT_REQUIRED');
      const printable = printableOf(stored, part, { paper, template });
      if (!printable) throw new AppError('NOT_READY');
      const bytes = format === 'docx' ? await writer.docx(printable) : (await writer.pdf(printable)).bytes;
      return {
        bytes,
        mediaType: mediaTypes[format],
        fileName: `${fileNames[part]}.${format}`,
        disposition: 'attachment',
      };
    },
  };
}

/** The printed form of a completed optimization; nothing while it is not completed. */
function printableOf(
  stored: OwnedOptimization['stored'],
  part: Part,
  { paper, template }: Pick<DownloadWish, 'paper' | 'template'>,
): Printable | undefined {
  const { tailoring, source, completedAt } = stored;
  if (!tailoring || !completedAt) return undefined;
  const { resume, letter } = tailoring;
  const look = { template: template ?? stored.selectedTemplate, paper, language: source.language };
  const printed = printableResume(tailoring, look);
  if (part === 'resume') return printed;
  return {
    kind: 'cover-letter',
    ...look,
    paper: printed.paper,
    resume,
    letter,
    date: completedAt.toISOString().slice(0, 10),
    jobTitle: stored.jobTitle,
    companyName: stored.companyName ?? undefined,
  };
}
