/**
 * Texts that are pages of their own. A text may hold: `[words](faq)`, a link to a page; `{operator}`, `{support}` and `{privacy}`, what the site's operator
 * is called and reached by; `**words**`, what weighs; and, where lines are proofread, `~~struck~~`, `++put in++` and `==shown by the person's own work==`.
 */
export interface LongRead {
  title: string;
  lead: string;
  /** When it last changed, as it is written; policies have one. */
  updated?: string;
  sections: readonly LongReadSection[];
}

export interface LongReadSection {
  /** Its anchor, the same in all languages. */
  kind: string;
  title: string;
  blocks: readonly LongReadBlock[];
}

/** A text is a paragraph. */
export type LongReadBlock =
  | string
  /** A heading within a section. */
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Lines as a proofreader leaves them, each with the reason in the margin. */
  | { kind: 'edits'; label: string; lines: readonly NotedLine[] }
  /** A whole example: an ad, a letter, an answer, with notes in the margin where there is something to say. */
  | { kind: 'sample'; label: string; lines: readonly NotedLine[] }
  /** Where the product helps with this. */
  | { kind: 'tool'; text: string; action: string };

export interface NotedLine {
  text: string;
  note?: string;
}

/** Questions and answers, in categories that the specification names. */
export interface Faq {
  title: string;
  lead: string;
  categories: readonly { kind: string; title: string; questions: readonly { question: string; answer: string }[] }[];
  contactTitle: string;
  contactText: string;
  contact: string;
}
