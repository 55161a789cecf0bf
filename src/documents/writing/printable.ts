import type { InterviewPrep } from '#domain/interview/interview-prep.ts';
import type { Language } from '#domain/language/languages.ts';
import type { OrderedSection } from '#domain/resume/document/section-order.ts';
import type { PaperSize, TemplateId } from '#domain/resume/document/templates.ts';
import type { UnplacedText } from '#domain/resume/document/unplaced-texts.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { CoverLetter } from '#domain/tailoring/tailoring.ts';

/** What can be set in type. Fixed labels are chosen by `language`. */
export type Printable = { template: TemplateId; paper: PaperSize; language: Language } & (
  | {
      kind: 'resume';
      resume: JsonResume;
      sectionOrder: OrderedSection[];
      /** What could not be read of the source, and stays in the document. */
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

/** An interview preparation, which is printed as a PDF alone. */
export interface PrintablePrep {
  kind: 'interview-prep';
  template: TemplateId;
  paper: PaperSize;
  /** Whose it is. */
  resume: Pick<JsonResume, 'basics'>;
  /** In whose language it is set. */
  prep: Omit<InterviewPrep, 'rulesetVersion'>;
  jobTitle: string;
  companyName?: string | undefined;
}
