import { headingMeaning } from '#domain/document/headings/headings.ts';
import { withoutRunningHeads } from '#domain/document/layout/running-heads.ts';
import { visibleLines, type SourceDocument } from '#domain/document/source-document.ts';
import { squeeze } from '#domain/language/fold.ts';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import { unplacedTexts } from '#domain/resume/document/unplaced-texts.ts';
import { stringsOf } from '#domain/resume/json-pointer.ts';
import { durationsIn, isLabel, labelWords } from '#domain/resume/line-labels.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { closingLines } from '#domain/resume/unread-lines.ts';
import { contentWords } from './content-words.ts';

/** What became of the content of a source: how many words it has, and which are missing. */
export interface KeptContent {
  words: number;
  missing: { line: string; words: string[] }[];
}

/** The share of the words that are there, from 0 to 1. */
export const shareKept = ({ words, missing }: KeptContent): number =>
  words === 0 ? 1 : 1 - missing.reduce((sum, line) => sum + line.words.length, 0) / words;

/** What was read of a resume or is listed as unread, as text. */
export const readAndListed = (parsed: ParsedResume): string => {
  const unread = new Set(parsed.unread);
  return [
    ...stringsOf(parsed.resume),
    resumeToText(parsed.resume, [], parsed.language),
    ...parsed.lines.filter(({ id }) => unread.has(id)).map(({ text }) => text),
    ...(parsed.unreadParts ?? []).map(({ text }) => text),
  ].join('\n');
};

/** The document of a resume as it was read, as text. */
export const untailoredText = (parsed: ParsedResume): string =>
  resumeToText(parsed.resume, [], parsed.language, unplacedTexts(parsed));

/**
 * The content of a source beside a text that is to have all of it. What is no content does not count: headings and labels, page marks, hidden text, durations
 * beside dates, and what closes a resume.
 */
export function keptContent(document: SourceDocument, parsed: ParsedResume, text: string): KeptContent {
  const there = new Set(text.split('\n').flatMap(contentWords));
  const letters = squeeze(text);
  const headings = parsed.lines.filter(({ heading }) => heading).map((line) => line.text);
  const ends = closingLines(parsed.lines);
  const closing = parsed.lines.filter(({ id }) => ends.has(id)).map((line) => squeeze(line.text));
  const kept: KeptContent = { words: 0, missing: [] };
  for (const line of visibleLines(withoutRunningHeads(document))) {
    if (closing.some((end) => end.includes(squeeze(line.text)))) continue;
    const wanted = line.text
      .split('\t')
      .flatMap((cell) => contentWords(withoutWhatIsNone(cell, headings)))
      .filter((word) => !labelWords().has(word) && !/^https?$/.test(word));
    const missing = wanted.filter((word) => !there.has(word) && !letters.includes(word));
    kept.words += wanted.length;
    if (missing.length > 0) kept.missing.push({ line: line.text, words: missing });
  }
  return kept;
}

function withoutWhatIsNone(cell: string, headings: readonly string[]): string {
  if (isLabel(cell) || headingMeaning(cell)) return '';
  const runIn = headings.find((heading) => cell.startsWith(heading)) ?? '';
  const told = cell.slice(runIn.length);
  return durationsIn(told).reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), told);
}
