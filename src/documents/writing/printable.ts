import type { InterviewPrep } from '#domain/interview/interview-prep.ts';
import type { Language } from '#domain/language/languages.ts';
import type { OrderedSection } from '#domain/resume/document/section-order.ts';
import type { PaperSize, TemplateId } from '#domain/resume/document/templates.ts';
import type { UnplacedText } from '#domain/resume/document/unplaced-texts.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { CoverLetter } from '#domain/tailoring/tailoring.ts';

/** A document that can be printed. `language` decides its fixed labels. */
export type Printable = { template: TemplateId; paper: PaperSize; language: Language } & (
  | {
      kind: 'resume';
      resume: JsonResume;
      sectionOrder: OrderedSection[];
      /** Parts of the source that couldn't be read, and stay in the document. */
      unplaced?: readonly UnplacedText[] | undefined;
    }
  | {
      kind: 'cover-letter';
      resume: Pick<JsonResume, 'basics'>;
      letter: CoverLetter;
      /** ISO date of the letter. */
      date: string;
      jobTitle: string;
      companyName?: string | undefined;
    }
);

/** An interview preparation, which is printed only as a PDF. */
export interface PrintablePrep {
  kind: 'interview-prep';
  template: TemplateId;
  paper: PaperSize;
  /** The resume of the person it belongs to. */
  resume: Pick<JsonResume, 'basics'>;
  /** Decides the language it's printed in. */
  prep: Omit<InterviewPrep, 'rulesetVersion'>;
  jobTitle: string;
  companyName?: string | undefined;
}
