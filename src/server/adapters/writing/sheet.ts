import type { OrderedSection } from '#domain/tailoring/tailoring.ts';
import type { PaperSize, TemplateId } from '#domain/tailoring/templates.ts';

/**
 * A document as it is set: every word that will be printed, in reading order, and nothing about how it looks. The PDF and
 * the DOCX are made from the same sheet, so they hold the same text. All text but `title` and `author` bears the marks of
 * line-breaks.ts.
 */
export interface Sheet {
  template: TemplateId;
  paper: PaperSize;
  /** BCP 47 primary tag of the text, `und` when it is not known. */
  language: string;
  /** The file's own title and author, as a reader's window shows them. */
  title: string;
  author: string;
  name: string;
  label: string;
  /** What stands between a row's label and its text in this language. */
  colon: string;
  contacts: Span[];
  body: { kind: 'resume'; sections: SheetSection[] } | { kind: 'cover-letter'; letter: LetterSheet };
}

/** Text that is cleaned for print. */
export interface Span {
  text: string;
  /** An address with a scheme that is safe to follow: http, https, mailto or tel. */
  url?: string;
}

export interface SheetSection {
  kind: OrderedSection;
  label: string;
  blocks: Block[];
}

export type Block =
  | { type: 'paragraph'; text: Span[] }
  | { type: 'entry'; entry: Entry }
  /** Rows of a label and what belongs to it: skill groups. */
  | { type: 'rows'; rows: Row[] }
  /** Short items that share a line: languages, interests. */
  | { type: 'items'; items: Row[]; separator: string };

export interface Row {
  label: string;
  text: Span[];
}

export type PartRole = 'position' | 'organization' | 'location' | 'dates' | 'detail' | 'link';

export interface Part extends Span {
  role: PartRole;
}

/** A position, a degree, a project: its heading lines, then text, points and notes. */
export interface Entry {
  /** The first line is the heading; parts that share a line are set apart by `partSeparator`. */
  lines: Part[][];
  paragraphs: Span[][];
  bullets: Span[][];
  notes: Row[];
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

export const partSeparator = ' · ';
