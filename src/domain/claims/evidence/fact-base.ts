import { groupedBy } from '../../grouped-by.ts';
import { monthsOfWork } from '../../resume/experience-length.ts';
import type { SectionKey } from '../../resume/json-resume.ts';
import { stringsOf } from '../../resume/json-pointer.ts';
import { valueAt } from '../../resume/json-pointer.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { findDates } from '../../language/dates.ts';
import { once } from '../../memoize.ts';
import { languagesIn, type Spoken } from '../words/spoken-languages.ts';
import { isJob, placeNamesOf, type PlaceName } from './mentions.ts';
import { isGeneral } from '../words/general-words.ts';
import { wordsOf } from '../words/words.ts';
import { headerKeys, readEntry, sentenceOf, withParts, type Places } from './source-entry.ts';
import type { SourceEntry, SourceSentence } from './source-facts.ts';
import { unreadJobs, unreadPointer } from './unread-jobs.ts';

/** Everything a resume states, by entry: what claims are checked against. */
export interface FactBase {
  language: Language;
  entries: readonly SourceEntry[];
  /** Every sentence of the resume, including those that belong to no entry. */
  sentences: readonly SourceSentence[];
  vocabulary: ReadonlySet<string>;
  /** Every sentence that belongs to no place of work: studies, skills, languages, what the person says of themselves. */
  general: readonly SourceSentence[];
  /** Keys and stems of all words in `general`. */
  generalVocabulary: () => ReadonlySet<string>;
  placeNames: readonly PlaceName[];
  /** What the person's titles name, as keys: "florist". */
  titleNouns: ReadonlySet<string>;
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

/** Whether the items of a section are entries, each supporting what is said of it; other texts belong to no entry. */
const hasEntries: Readonly<Record<SectionKey, boolean>> = {
  work: true,
  volunteer: true,
  education: true,
  projects: true,
  certificates: true,
  awards: true,
  publications: true,
  languages: true,
  skills: true,
  references: true,
  interests: false,
};
const sectionKeys = Object.keys(hasEntries) as readonly SectionKey[];

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
  const read = sectionKeys
    .filter((section) => hasEntries[section])
    .flatMap((section) =>
      (source.resume[section] ?? []).map((value, index) =>
        readEntry(language, `/${section}/${index}`, section, value, places),
      ),
    );
  const found = unreadJobs(source, ({ id }) => /^\/(?!basics)/.test(entryOfLine.get(id) ?? ''));
  for (const { pointer, sentences } of found)
    for (const { line } of sentences) if (line !== undefined) entryOfLine.set(line, pointer);
  const entries = withEmployers([...read, ...found]);
  const ofNoEntry = [...basicsOf(source, entryOfLine), ...stringsOf(source.resume.interests)].flatMap((text) =>
    withParts(text, language),
  );
  const ofLines = source.lines.flatMap(({ id, text }) => withParts(text, language, id));
  const sentences = [...ofNoEntry, ...ofLines, ...entries.flatMap(({ sentences }) => sentences)];
  const general = [
    ...ofNoEntry,
    ...ofLines.filter(({ line = '' }) => !isOfJob(entryOfLine.get(line))),
    ...entries.filter(({ pointer }) => !isOfJob(pointer)).flatMap(({ sentences }) => sentences),
  ];
  // Words in small letters somewhere, and words of a title, are not names alone.
  const ordinary = new Set([
    ...ofLines.flatMap(({ words }) => words.filter(({ text }) => /^\p{Ll}/u.test(text)).map(({ key }) => key)),
    ...entries
      .filter(isJob)
      .flatMap(({ titles }) => titles.flatMap((title) => wordsOf(title.split(/[,(]/)[0] ?? '', language)))
      .map(({ key }) => key),
  ]);
  return {
    language,
    entries,
    sentences,
    general,
    generalVocabulary: once(() => new Set(general.flatMap(({ vocabulary }) => [...vocabulary]))),
    placeNames: placeNamesOf(entries, ordinary, language),
    titleNouns: titleNounsOf(entries, language),
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

const letterheadText = ({ resume, lines }: ParsedResume): string =>
  [
    ...stringsOf({ ...resume.basics, summary: undefined }),
    ...lines.filter(({ section }) => section === 'basics').map(({ text }) => text),
  ].join(' ');

const isOfJob = (pointer: string | undefined): boolean =>
  /^\/(?:work|volunteer|projects)\//.test(pointer ?? '') || pointer?.startsWith(unreadPointer) === true;

/** What the contact block and the summary say, without what was taken for a part of them from the lines of a position. */
function basicsOf({ resume, evidence }: ParsedResume, entryOfLine: ReadonlyMap<string, string>): string[] {
  const { basics } = resume;
  const isMisread = (value: unknown, pointer: string): boolean =>
    typeof value === 'string' &&
    (evidence[pointer] ?? []).length > 0 &&
    (evidence[pointer] ?? []).every((id) => entryOfLine.get(id)?.startsWith(unreadPointer) === true);
  return Object.entries(basics ?? {}).flatMap(([key, value]) =>
    isMisread(value, `/basics/${key}`) ? [] : stringsOf(value),
  );
}

/** A position whose lines name no place of its own is at the place above it: of several at one employer the name stands over the first alone. */
function withEmployers(entries: readonly SourceEntry[]): SourceEntry[] {
  const placed: SourceEntry[] = [];
  for (const entry of entries) {
    const above = placed.at(-1);
    placed.push(above?.section === 'work' && isPlaceless(entry) ? withPlacesOf(entry, above) : entry);
  }
  return placed;
}

/** The last word of each title: before a comma, a bracket or "of". */
const titleNounsOf = (entries: readonly SourceEntry[], language: Language): ReadonlySet<string> =>
  new Set(
    entries.filter(isJob).flatMap(({ titles }) =>
      titles.flatMap((title) => {
        const [name = ''] = title.split(/\s*[,(|/–—-]\s*|\s(?:of|for|in|de|für)\s/);
        const last = wordsOf(name, language).at(-1);
        return last !== undefined && /^\p{L}{4,}$/u.test(last.key) && !isGeneral(last) ? [last.key] : [];
      }),
    ),
  );

const withPlacesOf = (entry: SourceEntry, above: SourceEntry): SourceEntry => ({
  ...entry,
  places: above.places,
  titles: entry.titles.length > 0 ? entry.titles : entry.names,
  header: new Set([...entry.header, ...above.header]),
});

const isPlaceless = ({ section, places, names, titles, sentences }: SourceEntry): boolean => {
  const [header] = sentences.filter(({ line }) => line !== undefined);
  return (
    section === 'work' &&
    (places.every((place) => /^(?:the )?same\b|^(?:gleiche|selbe|même|mismo|misma)/i.test(place)) ||
      (titles.length === 0 && names.length === 1 && header !== undefined && isOneName(header.text, names[0] ?? '')))
  );
};

/** "Order Selector (Feb 2019 – Nov 2020)": nothing but a name and its dates. */
const isOneName = (line: string, name: string): boolean =>
  line.startsWith(name) && !/\p{L}/u.test(withoutDates(line.slice(name.length)));

const withoutDates = (text: string): string =>
  findDates(text).reduce((rest, { text: date }) => rest.replace(date, ''), text);

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
