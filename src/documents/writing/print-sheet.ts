import type { PartRole } from '#domain/resume/document/sheet.ts';
import type { PaperSize, TemplateId } from '#domain/resume/document/templates.ts';

/** What every document that is set has: the template, the letterhead, and the file's own metadata. */
interface SheetHead {
  template: TemplateId;
  paper: PaperSize;
  /** BCP 47 primary tag of the text, `und` when it is not known. */
  language: string;
  /** The file's own title and author, as a PDF viewer's window shows them. */
  title: string;
  author: string;
  name: string;
  label: string;
  /** The separator between a row's label and its text in this language. */
  colon: string;
  /** Lines of parts that `partSeparator` separates. */
  contacts: Span[][];
}

/**
 * A document ready to be set, as PDF or DOCX: the domain's sheet, or a letter. All text except `title` and `author` has the marks of line-breaks.ts, and
 * addresses that are safe to follow are links.
 */
export interface PrintSheet extends SheetHead {
  body: { kind: 'resume'; sections: PrintSection[] } | { kind: 'cover-letter'; letter: LetterSheet };
}

/** An interview preparation ready to be set as PDF, in the same way. */
export interface PrintedPrep extends SheetHead {
  body: { kind: 'interview-prep'; prep: PrepSheet };
}

/** Text as it is printed. */
export interface Span {
  text: string;
  /** An address with a scheme that is safe to follow: http, https, mailto or tel. */
  url?: string;
}

export interface PrintSection {
  heading: string;
  blocks: PrintBlock[];
}

export type PrintBlock =
  | { type: 'paragraph'; text: Span[] }
  | { type: 'entry'; entry: PrintEntry }
  /** Positions under the employer that they were all held at. */
  | { type: 'group'; employer: PrintPart[]; entries: PrintEntry[] }
  | { type: 'rows'; rows: PrintRow[] }
  | { type: 'items'; items: PrintRow[]; separator: string };

export interface PrintRow {
  label: string;
  text: Span[];
}

export interface PrintPart extends Span {
  role: PartRole;
}

export interface PrintLine {
  /** Separated by `partSeparator`. */
  parts: PrintPart[];
  /** Text at the end of the line, at the margin, without a separator. */
  dates?: PrintPart;
}

export interface PrintEntry {
  /** The first line is the heading. */
  lines: PrintLine[];
  paragraphs: Span[][];
  bullets: Span[][];
  notes: PrintRow[];
}

export interface LetterSheet {
  date: string;
  recipient: string[];
  subject: string;
  salutation: Span[];
  paragraphs: Span[][];
  closing: string;
  signature: string;
}

/** A label and its text, one paragraph each. */
export interface LabelledText {
  label: string;
  paragraphs: Span[][];
}

export interface PrepSheet {
  /** The document's title. */
  name: string;
  job: Span[];
  /** The company and the person's name, as far as they're known. */
  about: string[];
  kinds: { heading: string; questions: PrepSheetQuestion[] }[];
  /** Above the lines to write on. */
  notes: string;
  stories: { heading: string; head: [string, string, string]; stories: PrepSheetStory[] };
  forEmployer: { heading: string; questions: { text: Span[]; from: Span[] }[] };
  tips: { heading: string; texts: Span[][] };
}

export interface PrepSheetQuestion {
  text: Span[];
  why: LabelledText;
  goodAnswer: LabelledText;
  evidence: { label: string; lines: { text: Span[]; entry: Span[] }[]; none: Span[] };
}

export interface PrepSheetStory {
  title: Span[];
  entry: Span[];
  /** In the order of the table's columns: the part, what the resume says, what to add. */
  rows: { part: string; told: Span[]; untold: string; toAdd: Span[] }[];
  answers: LabelledText;
}
