import { strFromU8, unzipSync } from 'fflate';
import { cleanLine } from '#domain/resume/document/clean-text.ts';
import { partSeparator } from '#domain/resume/document/sheet.ts';
import type { InProcessReader } from '#documents/reading/read-document.ts';
import { unmarked } from '#documents/writing/line-breaks.ts';
import type { PrintBlock, PrintEntry, PrintLine, PrintRow, Span } from '#documents/writing/print-sheet.ts';
import { printableSheet } from '#documents/writing/printable-sheet.ts';
import type { Printable } from '#documents/writing/printable.ts';
import type { DocumentWriter } from '#server/adapters/documents/port.ts';
import { hasPdftotext, pdftotext } from './pdftotext.ts';

export type ResumeDocument = Extract<Printable, { kind: 'resume' }>;

/**
 * The words of a text in order. Leaves out what differs between formats by their nature: the spaces and line ends, which are between words everywhere, the
 * glyph of a list's points, which Word does not store as text, and the marks of a text's direction, which readers add. Letters are composed. Nothing else is
 * left out: signs, dates and the dots between parts are words like others.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '•');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The text of each paragraph of a DOCX, from its XML. */
export function docxParagraphTexts(bytes: Uint8Array): string[] {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return xml
    .split(/<w:p[ >]/)
    .slice(1)
    .map((paragraph) =>
      Array.from(paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/g), (match) =>
        match[1] === undefined ? '\t' : decoded(match[1]),
      ).join(''),
    );
}

const lineText = ({ parts, dates }: PrintLine): string =>
  parts.map(({ text }) => text).join(partSeparator) + (dates === undefined ? '' : `\t${dates.text}`);

const spansText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

const entryLines = ({ lines, paragraphs, bullets, notes }: PrintEntry, colon: string): string[] => [
  ...lines.map(lineText),
  ...[...paragraphs, ...bullets].map(spansText),
  ...notes.map((note) => rowText(note, colon)),
];

const rowText = ({ label, text }: PrintRow, colon: string): string =>
  [label, spansText(text)].filter((part) => part !== '').join(colon);

function blockLines(block: PrintBlock, colon: string): string[] {
  switch (block.type) {
    case 'paragraph':
      return [spansText(block.text)];
    case 'rows':
      return block.rows.map((row) => rowText(row, colon));
    case 'items':
      return [block.items.map((item) => rowText(item, colon)).join(block.separator)];
    case 'group':
      return [lineText({ parts: block.employer }), ...block.entries.flatMap((entry) => entryLines(entry, colon))];
    default:
      return entryLines(block.entry, colon);
  }
}

/** The lines of a resume as they are printed: those of the page's text, but for a gap in place of the mark before dates at the margin. */
export function printedLines(document: Printable): string[] {
  const { name, label, contacts, body, colon } = printableSheet(document);
  const sections = body.kind === 'resume' ? body.sections : [];
  return [
    ...[name, label].filter((line) => line !== ''),
    ...contacts.map((line) => line.map(({ text }) => text).join(partSeparator)),
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap((block) => blockLines(block, colon))]),
  ].map(unmarked);
}

/** The words of a resume in each of its output forms. */
export interface DocumentForms {
  /** The text on the page and in the download, as printed: without the marks before dates. */
  text: string[];
  docx: string[];
  /** The PDF by our own reader; absent where it cannot be read. */
  pdf: string[] | undefined;
  /** The PDF by pdftotext, where that is installed. */
  pdftotext: string[] | undefined;
}

/** A PDF's text without its page footers: the page number and, with several pages, the name. */
export const withoutPageFeet = (text: string, name = ''): string =>
  text
    .split(/\n|\f/)
    .filter((line) => {
      const place = / ?\d+ ?\/ ?\d+$/.exec(line.trim());
      return !place || !['', `${cleanLine(name)} ·`].includes(line.trim().slice(0, place.index));
    })
    .join('\n');

/** Writes a resume in each form and reads it; the feet of its pages are left out. */
export async function documentForms(
  document: ResumeDocument,
  writer: DocumentWriter,
  { read }: InProcessReader,
): Promise<DocumentForms> {
  const name = document.resume.basics?.name;
  const [{ bytes }, docx] = [await writer.pdf(document), await writer.docx(document)];
  const reading = await read(bytes, 'resume.pdf');
  const lines = reading.ok ? reading.document.pages.flatMap((page) => page.lines.map((line) => line.text)) : undefined;
  return {
    text: wordsOf(printedLines(document).join('\n')),
    docx: wordsOf(docxParagraphTexts(docx).join('\n')),
    pdf: lines && wordsOf(withoutPageFeet(lines.join('\n'), name)),
    pdftotext: hasPdftotext ? wordsOf(withoutPageFeet(pdftotext(bytes), name)) : undefined,
  };
}

/** Where two forms differ, with some words before and after; nothing where they are equal. */
export function firstDifference(wanted: readonly string[], found: readonly string[] | undefined): string | undefined {
  const at = wanted.findIndex((word, index) => found?.[index] !== word);
  if (at < 0 && found?.length === wanted.length) return undefined;
  const from = Math.max(0, (at < 0 ? wanted.length : at) - 3);
  const around = (words: readonly string[] | undefined): string => (words ?? []).slice(from, from + 8).join(' ');
  return `“${around(wanted)}” is “${around(found)}”`;
}
