import type { Language } from '../../language/languages.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { findDates, isoDate, type DateSpan } from '../../language/dates.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { once } from '../../memoize.ts';
import { isCity, isRegion } from '../../resume/basics/location.ts';
import { stringsOf } from '../../resume/json-pointer.ts';
import { titleNouns } from '../checks/ranks.ts';
import { quantitiesOf } from '../quantities/quantities.ts';
import { subjectsOf } from '../quantities/subjects.ts';
import { topicsOf, wordsOf } from '../words/words.ts';
import { sentencesOf } from './sentences.ts';
import type { SourceDates, SourceEntry, SourceSentence } from './source-facts.ts';

const nameKeys = new Set([
  'name',
  'organization',
  'institution',
  'awarder',
  'issuer',
  'publisher',
  'entity',
  'language',
]);
const titleKeys = new Set(['position', 'studyType', 'area', 'title', 'roles', 'fluency', 'level', 'label']);
/** What names an entry. */
export const headerKeys: ReadonlySet<string> = new Set([
  ...nameKeys,
  ...titleKeys,
  'location',
  'url',
  'score',
  'startDate',
  'endDate',
  'date',
  'releaseDate',
  'description',
]);

export function sentenceOf(text: string, language: Language): SourceSentence {
  const words = wordsOf(text, language);
  const quantities = quantitiesOf(text, language);
  return {
    text,
    words,
    vocabulary: new Set(words.flatMap(({ key, stem }) => [key, stem])),
    topics: topicsOf(words, language),
    quantities,
    subjects: subjectsOf(text, words, quantities, language),
    skills: once(() => new Set(findSkills(text, { list: true }).map(({ skill }) => skill))),
  };
}

/** A text and, where it has several, each of its sentences and of the statements that a semicolon parts. */
export function withParts(text: string, language: Language, line?: string): SourceSentence[] {
  const parts = sentencesOf(text).flatMap((sentence) => sentence.split(/;\s+/));
  return [text, ...(parts.length > 1 ? parts : [])].map((part) => ({
    ...sentenceOf(part, language),
    ...(line === undefined ? {} : { line }),
  }));
}

/** Which lines belong to which entry, by its pointer. */
export interface Places {
  lineText: ReadonlyMap<string, string>;
  linesOf: ReadonlyMap<string, readonly string[]>;
  /** The lines that what names the entry was read from. */
  headersOf: ReadonlyMap<string, readonly string[]>;
}

/** Reads one entry: its names, titles, dates and everything written under it. */
export function readEntry(
  language: Language,
  pointer: string,
  section: SectionKind,
  value: Record<string, unknown>,
  { lineText, linesOf, headersOf }: Places,
): SourceEntry {
  const texts = (keys: ReadonlySet<string>): string[] =>
    Object.entries(value).flatMap(([key, part]) => (keys.has(key) ? stringsOf(part) : []));
  const lines = (linesOf.get(pointer) ?? []).flatMap((id) => withParts(lineText.get(id) ?? '', language, id));
  const headerIds = headersOf.get(pointer) ?? [];
  const header = [...texts(headerKeys), ...headerIds.map((id) => lineText.get(id) ?? '')].flatMap((text) =>
    wordsOf(text, language),
  );
  const values = stringsOf(value).flatMap((text) => withParts(text, language));
  const names = texts(nameKeys);
  const titles = texts(titleKeys);
  return {
    pointer,
    section,
    names,
    places: [
      ...names,
      // A project is known by its own name alone: what else its lines hold are tools.
      ...(section === 'projects' ? [] : new Set(headerIds.flatMap((id) => partsOfHeader(lineText.get(id) ?? '')))),
    ].filter((name) => !titles.includes(name)),
    titles,
    dates: [...ownDates(value), ...[...lines, ...values].flatMap(({ text }) => findDates(text).map(toDates))],
    sentences: [...values, ...lines],
    header: new Set(header.flatMap(({ key, stem }) => [key, stem])),
  };
}

/** The parts of a line that names an entry, whatever they were read as, without titles, dates and towns. */
export function partsOfHeader(line: string): string[] {
  const parts = line
    .split(/\s[-–—|•·@]\s|[,;(|\t]|\s(?:at|bei|chez)\s(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 3 && !/\d{4}/.test(part) && !isTitle(part) && !isCity(part) && !isRegion(part));
  // A single word that stands last, behind a name, is a town.
  const isTown = parts.length > 1 && /^\p{Lu}\p{L}+$/u.test(parts.at(-1) ?? '');
  return isTown ? parts.slice(0, -1) : parts;
}

export const isTitle = (part: string): boolean =>
  part.split(/[\s-]+/).some((word) => titleNouns.has(word.toLowerCase()));

function ownDates(value: Record<string, unknown>): SourceDates[] {
  const text = (key: string): string | undefined => (typeof value[key] === 'string' ? value[key] : undefined);
  const single = text('date') ?? text('releaseDate');
  const start = text('startDate');
  const end = text('endDate');
  return [
    ...(single === undefined ? [] : [{ start: single, end: single, present: false }]),
    ...(start === undefined && end === undefined
      ? []
      : [{ start, end, present: start !== undefined && end === undefined }]),
  ];
}

/** A date found in a text in the form that entries have. */
export const toDates = (span: DateSpan): SourceDates => {
  const start = span.start === undefined ? undefined : isoDate(span.start);
  const end = span.finish === undefined ? undefined : isoDate(span.finish);
  return { start, end: span.range ? end : (end ?? start), present: span.present };
};
