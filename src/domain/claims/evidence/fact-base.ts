import { groupedBy } from '../../grouped-by.ts';
import { monthsOfWork } from '../../resume/experience-length.ts';
import { stringsOf } from '../../resume/json-pointer.ts';
import { valueAt } from '../../resume/json-pointer.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { findDates, isoDate, type DateSpan } from '../../language/dates.ts';
import { isCity, isRegion } from '../../resume/basics/location.ts';
import { titleNouns } from '../checks/ranks.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { once } from '../../memoize.ts';
import { languagesIn, type Spoken } from '../words/spoken-languages.ts';
import { placeNamesOf, type PlaceName } from './mentions.ts';
import type { SourceDates, SourceEntry, SourceSentence } from './source-facts.ts';
import { sentencesOf } from './sentences.ts';
import { quantitiesOf } from '../quantities/quantities.ts';
import { subjectsOf } from '../quantities/subjects.ts';
import { topicsOf, wordsOf } from '../words/words.ts';

/** Everything a resume states, by entry: what claims are checked against. */
export interface FactBase {
  language: Language;
  entries: readonly SourceEntry[];
  /** Every sentence of the resume, including those that belong to no entry. */
  sentences: readonly SourceSentence[];
  vocabulary: ReadonlySet<string>;
  /** Every sentence that belongs to no place of work: studies, skills, languages, what the person says of themselves. */
  general: readonly SourceSentence[];
  placeNames: readonly PlaceName[];
  /** The languages of the resume with their levels. */
  spoken: () => readonly Spoken[];
  /** The sentences of lines by their ids, and of the values that were read from them. */
  ofLines: (ids: readonly string[]) => SourceSentence[];
  /** The entry that each line belongs to. */
  entryOfLine: ReadonlyMap<string, string>;
  /** Keys and stems of the person's name, which may appear anywhere. */
  person: readonly string[];
  /** All of the contact block as one sentence: its numbers and names belong together. */
  letterhead: SourceSentence;
  /** Months of work according to the dates, when today is known. */
  months: number | undefined;
}

const arrays = [
  'work',
  'volunteer',
  'education',
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'skills',
  'references',
] as const;
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
const headerKeys = new Set([
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

/** Reads the resume once into entries, sentences and vocabularies. `today` (ISO) lets current positions be counted. */
export function factBase(source: ParsedResume, today?: string): FactBase {
  const { language } = source;
  const entryOfLine = placeLines(source);
  const lineText = new Map(source.lines.map((line) => [line.id, line.text]));
  const places: Places = {
    lineText,
    linesOf: groupedBy(entryOfLine.keys(), (id) => entryOfLine.get(id) ?? ''),
    headersOf: headerLines(source),
  };
  const entries = arrays.flatMap((section) =>
    (source.resume[section] ?? []).map((value, index) =>
      readEntry(source, `/${section}/${index}`, section, value, places),
    ),
  );
  const ofNoEntry = [...stringsOf(source.resume.basics), ...stringsOf(source.resume.interests)].flatMap((text) =>
    withParts(text, language),
  );
  const ofLines = source.lines.flatMap(({ id, text }) => withParts(text, language, id));
  const sentences = [...ofNoEntry, ...ofLines, ...entries.flatMap(({ sentences }) => sentences)];
  const general = [
    ...ofNoEntry,
    ...ofLines.filter(({ line = '' }) => !isOfJob(entryOfLine.get(line))),
    ...entries.filter(({ pointer }) => !isOfJob(pointer)).flatMap(({ sentences }) => sentences),
  ];
  // Words in small letters somewhere are not names alone.
  const ordinary = new Set(
    ofLines.flatMap(({ words }) => words.filter(({ text }) => /^\p{Ll}/u.test(text)).map(({ key }) => key)),
  );
  return {
    language,
    entries,
    sentences,
    general,
    placeNames: placeNamesOf(entries, ordinary, language),
    spoken: once(() =>
      [
        ...(source.resume.languages ?? []).map(({ language: name = '', fluency = '' }) => `${name} ${fluency}`),
        ...sentences.map(({ text }) => text),
      ].flatMap(languagesIn),
    ),
    vocabulary: new Set(sentences.flatMap(({ vocabulary }) => [...vocabulary])),
    ofLines: sentencesOfLines(source, lineText),
    entryOfLine,
    person: [...sentenceOf(source.resume.basics?.name ?? '', language).vocabulary],
    letterhead: sentenceOf(letterheadText(source), language),
    months: today === undefined ? undefined : monthsOfWork(source.resume.work ?? [], today),
  };
}

/** What was read from many lines is read once for all of them, and nothing is read before somebody asks for its lines. */
function sentencesOfLines(
  { language, evidence, resume }: ParsedResume,
  lineText: ReadonlyMap<string, string>,
): FactBase['ofLines'] {
  const pointers = new Map<string, string[]>();
  for (const [pointer, ids] of Object.entries(evidence))
    for (const id of ids) {
      const own = pointers.get(id);
      if (own) own.push(pointer);
      else pointers.set(id, [pointer]);
    }
  const read = new Map<string, SourceSentence[]>();
  const partsOf = (text: string): SourceSentence[] => {
    const parts = read.get(text) ?? withParts(text, language);
    read.set(text, parts);
    return parts;
  };
  return (ids) => {
    const texts = ids.flatMap((id) => {
      const line = lineText.get(id);
      if (line === undefined) return [];
      const values = (pointers.get(id) ?? []).map((pointer) => valueAt(resume, pointer));
      return [line, ...values.filter((value) => typeof value === 'string')];
    });
    return [...new Set(texts)].flatMap(partsOf);
  };
}

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

const letterheadText = ({ resume, lines }: ParsedResume): string =>
  [
    ...stringsOf({ ...resume.basics, summary: undefined }),
    ...lines.filter(({ section }) => section === 'basics').map(({ text }) => text),
  ].join(' ');

const isOfJob = (pointer: string | undefined): boolean => /^\/(?:work|volunteer|projects)\//.test(pointer ?? '');

/** A text and, where it has several, each of its sentences and of the statements that a semicolon parts. */
function withParts(text: string, language: Language, line?: string): SourceSentence[] {
  const parts = sentencesOf(text).flatMap((sentence) => sentence.split(/;\s+/));
  return [text, ...(parts.length > 1 ? parts : [])].map((part) => ({
    ...sentenceOf(part, language),
    ...(line === undefined ? {} : { line }),
  }));
}

/** Lines by the entry their values belong to; a line that no value was read from belongs with the line before it. */
function placeLines(source: ParsedResume): Map<string, string> {
  const places = new Map<string, string>();
  for (const [pointer, ids] of Object.entries(source.evidence)) {
    const [, section = '', index = ''] = pointer.split('/');
    const entry = /^\d+$/.test(index) ? `/${section}/${index}` : `/${section}`;
    for (const id of ids) if (!places.has(id)) places.set(id, entry);
  }
  const unread = new Set(source.unread);
  let last: { entry: string; section: SectionKind } | undefined;
  for (const line of source.lines) {
    const entry = places.get(line.id);
    if (entry !== undefined) last = { entry, section: line.section };
    else if (last !== undefined && last.section === line.section && unread.has(line.id))
      places.set(line.id, last.entry);
  }
  return places;
}

/** Which lines belong to which entry, by its pointer. */
interface Places {
  lineText: ReadonlyMap<string, string>;
  linesOf: ReadonlyMap<string, readonly string[]>;
  /** The lines that what names the entry was read from. */
  headersOf: ReadonlyMap<string, readonly string[]>;
}

function headerLines({ evidence }: ParsedResume): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const [pointer, ids] of Object.entries(evidence)) {
    const [, section = '', index = '', key = ''] = pointer.split('/');
    if (!headerKeys.has(key)) continue;
    const entry = `/${section}/${index}`;
    const own = headers.get(entry);
    if (own) own.push(...ids);
    else headers.set(entry, [...ids]);
  }
  return headers;
}

function readEntry(
  { language }: ParsedResume,
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
const partsOfHeader = (line: string): string[] =>
  line
    .split(/\s[-–—|•·]\s|[,;(|\t]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3 && !/\d{4}/.test(part) && !isTitle(part) && !isCity(part) && !isRegion(part));

const isTitle = (part: string): boolean => part.split(/[\s-]+/).some((word) => titleNouns.has(word.toLowerCase()));

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
