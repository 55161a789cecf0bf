import { presentPhrases, sinceWords, untilWords } from '../language/date-words.ts';
import { findDates, isoDate, type CalendarPoint, type DateSpan } from '../language/dates.ts';
import { foldInPlace, plainWords, squeeze } from '../language/fold.ts';
import { readLanguages, stopWords } from '../language/stop-words.ts';
import { countryCodes } from './basics/places.ts';
import { keysOf, pointerOf, stringsOf, valueAt } from './json-pointer.ts';
import type { JsonResume } from './json-resume.ts';
import { durationsIn, isLabel, labelWords } from './line-labels.ts';
import type { ParsedResume, SourceLine, UnreadPart } from './parsed-resume.ts';

/** What an entry of the resume says: its words, and all of it without spaces, where a word that the source breaks is found whole. */
interface Said {
  words: ReadonlySet<string>;
  squeezed: string;
  /** The dates among its values. */
  dates: readonly string[];
}

interface Word {
  text: string;
  start: number;
  end: number;
}

const isDate = /^\d{4}(?:-\d{2}){0,2}$/;
const word = /[\p{L}\p{N}]+/gu;
/** What separates two things on a line; a comma may stand inside one. */
const separator = /[\t|·•⋄▪●◆;–—]|\s[-/]\s|\s{3,}/u;
/** A word of at least this many letters that is part of a longer one is the same word, broken or compounded. */
const longEnough = 4;
/** A stretch of at most so many words before a colon is the label of what follows. */
const longestLabel = 4;

/**
 * The stretches of the lines' text that no value contains, of lines that values were read from: a line may say more than was understood. Labels, words without
 * content and what a date range says already do not count.
 */
export function unreadParts({
  lines,
  evidence,
  resume,
}: Pick<ParsedResume, 'lines' | 'evidence' | 'resume'>): UnreadPart[] {
  const pointersOf = byLine(evidence);
  const known = new Map<string, Said>();
  const saidAt = (entry: string): Said => {
    const said = known.get(entry) ?? saidBy(resume, entry);
    known.set(entry, said);
    return said;
  };
  return lines.flatMap((line) => {
    const entries = pointersOf.get(line.id);
    if (entries === undefined) return [];
    return partsOf(line, [...entries].map(saidAt)).map((text, index) => ({
      id: `${line.id}~${index + 1}`,
      line: line.id,
      text,
    }));
  });
}

/** The entries that each line supports a value of. */
function byLine(evidence: ParsedResume['evidence']): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  for (const [pointer, ids] of Object.entries(evidence)) {
    const entry = entryOf(pointer);
    for (const id of ids) entries.set(id, (entries.get(id) ?? new Set()).add(entry));
  }
  return entries;
}

/** Entries of a section without headers share their lines, as the contact data do: there the section is one. */
const entryOf = (pointer: string): string => {
  const keys = keysOf(pointer);
  return pointerOf(/^(?:basics|skills|languages|interests)$/.test(keys[0] ?? '') ? keys.slice(0, 1) : keys.slice(0, 2));
};

function saidBy(resume: JsonResume, entry: string): Said {
  const texts = stringsOf(valueAt(resume, entry));
  const words = texts.flatMap((text) => wordsOf(text).map(({ text: each }) => each));
  return {
    words: new Set(words),
    squeezed: texts.map(squeeze).join('\n'),
    dates: texts.filter((text) => isDate.test(text)),
  };
}

const wordsOf = (text: string): Word[] =>
  [...foldInPlace(text).toLowerCase().matchAll(word)].map(({ 0: each, index }) => ({
    text: each,
    start: index,
    end: index + each.length,
  }));

function partsOf({ text, links }: SourceLine, said: readonly Said[]): string[] {
  const isSaid = (each: string): boolean =>
    said.some(({ words, squeezed }) => words.has(each) || (each.length >= longEnough && squeezed.includes(each)));
  const dates = findDates(text);
  const spent = spansOf(dates.filter((date) => isRead(date, said)));
  const lost = spansOf(dates.filter((date) => !isRead(date, said)));
  if (dates.length > 0) spent.push(...durationsIn(text));
  const runs: Word[][] = [];
  let last: Word | undefined;
  for (const each of wordsOf(text)) {
    const read = isIn(spent, each) || (!isIn(lost, each) && (isSaid(each.text) || isCountryOf(each.text, said)));
    const apart = last === undefined || separator.test(text.slice(last.end, each.start));
    if (!read && !apart && runs.at(-1)?.at(-1) === last && last) runs.at(-1)?.push(each);
    else if (!read) runs.push([each]);
    last = each;
  }
  const unread = runs.filter((run) => {
    if (!run.some(hasContent)) return false;
    const { part, cell, colon } = inContext(text, run);
    const names = (colon && run.length <= longestLabel) || isLabel(part) || isLabel(cell);
    return (
      !names && !isCountryOf(plainWords(part), said) && !links?.some((link) => squeeze(link).includes(squeeze(part)))
    );
  });
  const parts = joined(unread).map((run) => inContext(text, run).part);
  return [...new Set(parts)];
}

/** Most of a stretch that is unread in three places or more is one part: its pieces alone would make no sense. */
function joined(runs: readonly Word[][]): readonly Word[][] {
  const [first, last] = [runs[0]?.[0], runs.at(-1)?.at(-1)];
  if (runs.length < 3 || !first || !last) return runs;
  const letters = runs.flat().reduce((sum, { text }) => sum + text.length, 0);
  return 2 * letters < last.end - first.start ? runs : [runs.flat()];
}

type Spans = [start: number, end: number][];

const spansOf = (dates: readonly DateSpan[]): Spans => dates.map(({ index, end }) => [index, end]);

const isIn = (spans: Spans, { start, end }: Word): boolean => spans.some(([from, to]) => start >= from && end <= to);

/** Both ends of a date are values, as exactly as either says, or its words are part of a longer one. */
const isRead = ({ start, finish, text }: DateSpan, said: readonly Said[]): boolean =>
  said.some(({ dates, squeezed, words }) => {
    const isValue = (point: CalendarPoint): boolean => {
      const iso = isoDate(point);
      return dates.some((date) => iso.startsWith(date) || date.startsWith(iso));
    };
    const isQuoted = /^\d+$/.test(text) ? words.has(text) : squeezed.includes(squeeze(text));
    return isQuoted || [start, finish].every((point) => point === undefined || isValue(point));
  });

const stops = (text: string): boolean => readLanguages.some((language) => stopWords(language).has(text));

const timeWords: ReadonlySet<string> = new Set([...presentPhrases, ...sinceWords, ...untilWords]);

const hasContent = ({ text }: Word): boolean =>
  /\p{N}/u.test(text) || (text.length > 2 && !stops(text) && !timeWords.has(text) && !labelWords().has(text));

/** A country's name where the resume has its code. */
const isCountryOf = (text: string, said: readonly Said[]): boolean => {
  const code = countryCodes.get(text)?.toLowerCase();
  return code !== undefined && said.some(({ words }) => words.has(code));
};

/** A stretch of a text with the marks that belong to it, and the cell that it stands in. An address is not cut at its points. */
function inContext(text: string, run: readonly Word[]): { part: string; cell: string; colon: boolean } {
  const [start = 0, end = 0] = [run[0]?.start, run.at(-1)?.end];
  const before = text.slice(0, start);
  const after = text.slice(end);
  const address = /[^\s,;|]*$/.exec(before)?.[0] ?? '';
  const path = /^[^\s,;|]*/.exec(after)?.[0] ?? '';
  const isAddress = /[@/]|\p{L}\.\p{L}{2}/u.test(address + text.slice(start, end) + path);
  const opening = isAddress ? address : (/[$€£+#(]*$/.exec(before)?.[0] ?? '');
  const closing = isAddress ? path : (/^[%+#)!?]*/.exec(after)?.[0] ?? '');
  const part = opening + text.slice(start, end) + closing;
  const even = part.split('(').length === part.split(')').length;
  return {
    part: even ? part : part.replace(/^\(|\)$/g, ''),
    cell: text.slice(before.lastIndexOf('\t') + 1).split('\t', 1)[0] ?? '',
    colon: /^\s*[:：]/.test(after),
  };
}
