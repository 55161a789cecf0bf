import { paperFor, type PaperSize, type TemplateId } from '#domain/resume/document/templates.ts';
import type { Language } from '#domain/language/languages.ts';
import type { Tailoring } from '#domain/tailoring/tailoring.ts';
import type { Printable } from '#documents/writing/printable.ts';
import type { StoredOptimization } from './store.ts';

/** The documents of an optimization. */
export type DocumentPart = 'resume' | 'coverLetter';

interface Look {
  template: TemplateId;
  /** Chosen by where the person lives, unless it is said. */
  paper?: PaperSize | undefined;
  language: Language;
}

/** A tailored resume in its print form. */
export const printableResume = (
  { resume, sectionOrder, unplaced }: Pick<Tailoring, 'resume' | 'sectionOrder' | 'unplaced'>,
  { template, paper, language }: Look,
): Printable => ({
  kind: 'resume',
  template,
  paper: paper ?? paperFor(resume.basics?.location),
  language,
  resume,
  sectionOrder,
  unplaced,
});

/** The printed form of a completed optimization; nothing while it is not completed. */
export function printableOf(
  stored: StoredOptimization,
  part: DocumentPart,
  { paper, template }: { paper?: PaperSize | undefined; template?: TemplateId | undefined },
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
