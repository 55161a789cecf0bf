import { findDates, type DateSpan } from '../../language/dates.ts';
import { isProse } from './prose.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

/** The date that dates a row's entry: alone, or at either end of a short text. Dates within sentences do not count. */
export function headerDate(row: TextRow): DateSpan | undefined {
  let single: DateSpan | undefined;
  for (const piece of row.pieces) {
    for (const span of findDates(piece.text)) {
      if (!isSetApart(piece.text, span, row)) continue;
      if (span.range) return span;
      single ??= span;
    }
  }
  return single;
}

const mostBeside = 400;

/** A labelled grade behind the year of a degree: "2016 GPA: 3.4". */
const gradeBehind = /\s+c?gpa(?:\s*\/\s*\p{L}+)?\s*:\s*\S.{0,20}$/iu;

function isSetApart(text: string, span: DateSpan, row: TextRow): boolean {
  const coverage = (span.end - span.index) / Math.max(text.trim().length, 1);
  if (coverage >= 0.4) return true;
  // Far more than a header has beside its date: its spaces need not be counted.
  if (text.length - (span.end - span.index) > mostBeside) return false;
  // "Doctor of Philosophy. University of Leeds. 2017": the full stop before the date ends no sentence.
  const ahead = text.slice(0, span.index).replace(/(?<=\p{L})\.\s+$/u, ' ');
  const rest = `${ahead}${text.slice(span.end)}`.replace(/\s+/g, ' ').trim();
  if (row.bullet && rest.length > 80) return false;
  // Between bars stand names: only the words of one of them can be a sentence.
  if (rest.split(' | ').some((text) => isProse({ text })) || rest.length > 120) return false;
  const before = text.slice(0, span.index);
  const after = text.slice(span.end).replace(gradeBehind, '');
  const closes = /^[\s)\].,;:|·•–—-]*(?:\([^)]*\)|[\s·•|–—-]+\d+\s*\p{L}+(?:\s*\d+\s*\p{L}+)?)?[\s)\].]*$/u.test(after);
  const opens = /^[\s([]*$/.test(before);
  const separated = /[|·•,;(\t–—:-]\s*$/.test(before) || /^\s*[|·•,;)\t–—:-]/.test(after);
  return closes || opens || (span.range && separated);
}
