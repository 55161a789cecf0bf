import { paperFor, type PaperSize, type TemplateId } from '#domain/resume/document/templates.ts';
import type { Language } from '#domain/language/languages.ts';
import type { Tailoring } from '#domain/tailoring/tailoring.ts';
import type { Printable } from '../../ports.ts';

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
