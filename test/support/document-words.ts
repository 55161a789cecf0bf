import { strFromU8, unzipSync } from 'fflate';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import type { InProcessReader } from '#server/adapters/reading/read-document.ts';
import type { DocumentWriter, Printable } from '#server/ports.ts';
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
      Array.from(paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g), (match) => decoded(match[1] ?? '')).join(''),
    );
}

/** The text of a resume as the page shows it. */
export const shownText = ({ resume, sectionOrder, language }: ResumeDocument): string =>
  resumeToText(resume, sectionOrder, language);

/** The words of a resume in each of its output forms. */
export interface DocumentForms {
  /** What the page shows and what is downloaded as text. */
  text: string[];
  docx: string[];
  /** The PDF by our own reader; absent where it cannot be read. */
  pdf: string[] | undefined;
  /** The PDF by pdftotext, where that is installed. */
  pdftotext: string[] | undefined;
}

/** Writes a resume in each form and reads it. The PDF's page marks are drawn, so there is no running text to leave out. */
export async function documentForms(
  document: ResumeDocument,
  writer: DocumentWriter,
  { read }: InProcessReader,
): Promise<DocumentForms> {
  const [{ bytes }, docx] = [await writer.pdf(document), await writer.docx(document)];
  const reading = await read(bytes, 'resume.pdf');
  const lines = reading.ok ? reading.document.pages.flatMap((page) => page.lines.map((line) => line.text)) : undefined;
  return {
    text: wordsOf(shownText(document)),
    docx: wordsOf(docxParagraphTexts(docx).join('\n')),
    pdf: lines && wordsOf(lines.join('\n')),
    pdftotext: hasPdftotext ? wordsOf(pdftotext(bytes)) : undefined,
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
