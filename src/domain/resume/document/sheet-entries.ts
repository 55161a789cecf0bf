import type { JsonResume } from '../json-resume.ts';
import type { DocumentLanguage } from './document-language.ts';
import {
  commaJoined,
  filled,
  linkPart,
  part,
  pieceOf,
  rowOf,
  taken,
  valuePart,
  type Taken,
  type Value,
} from './sheet-pieces.ts';
import { sheetWords } from './sheet-words.ts';
import type { Entry, Part, Piece, Row } from './sheet.ts';
import { shownDate, shownRange } from './shown-dates.ts';

/** An entry of a section that is a list. */
export type Item<K extends keyof JsonResume> = NonNullable<JsonResume[K]> extends (infer T)[] ? T : never;
/** Words an entry, whose pointer is given, in a language. */
export type EntryWording<T> = (item: T, pointer: string, language: DocumentLanguage) => Entry;

/** Heading lines: the title with the dates at its line's end, then the others; without a title the second line takes its place and the dates. */
const lines = (title: Part[], dates: Part[], below: Part[] = []): Part[][] =>
  (title.length > 0 ? [[...title, ...dates], below] : [[...below, ...dates]]).filter((line) => line.length > 0);

const datePart = (date: Value, language: DocumentLanguage): Part[] =>
  part('dates', shownDate(date.text, language), [date]);

function rangePart(
  at: Taken<{ startDate?: string | undefined; endDate?: string | undefined }>,
  language: DocumentLanguage,
): Part[] {
  const [start, end] = [at.value('startDate'), at.value('endDate')];
  return part('dates', shownRange({ startDate: start.text, endDate: end.text }, language), [start, end]);
}

/** Words about an employer as a sentence: without a full stop they would look like one more heading line. */
const sentences = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ text, pointers }) => ({ text: text.replace(/[\p{L}\p{N})]$/u, '$&.'), pointers }));

/** A highlight is one point; the source's own bullet before it would print twice. */
const bullets = (highlights: readonly Value[]): Piece[] =>
  highlights.flatMap((value) => pieceOf(value.text.replace(/^[•‣◦▪●·*–—-]\s+/u, ''), [value]) ?? []);

const note = (label: string, values: readonly Value[]): Row[] => {
  const text = pieceOf(commaJoined(values), values);
  return text === undefined ? [] : rowOf(label === '' ? undefined : { text: label, pointers: [] }, text);
};

type Position = Item<'work'> & Pick<Item<'volunteer'>, 'organization'>;

/** The position first, then who it was for. */
function positionEntry(item: Position, pointer: string, language: DocumentLanguage): Entry {
  const at = taken(item, pointer);
  return {
    pointer,
    lines: lines(valuePart('position', at.value('position')), rangePart(at, language), [
      ...valuePart('organization', at.value(item.organization === undefined ? 'name' : 'organization')),
      ...valuePart('location', at.value('location')),
      ...linkPart(at.value('url')),
    ]),
    paragraphs: [...sentences(at.paragraphs('description')), ...at.paragraphs('summary')],
    bullets: bullets(at.list('highlights')),
    notes: [],
  };
}

export const workEntry: EntryWording<Item<'work'>> = positionEntry;
export const volunteerEntry: EntryWording<Item<'volunteer'>> = positionEntry;

export const educationEntry: EntryWording<Item<'education'>> = (item, pointer, language) => {
  const at = taken(item, pointer);
  const degree = [at.value('studyType'), at.value('area')];
  const words = sheetWords[language];
  return {
    pointer,
    lines: lines(part('position', commaJoined(degree), degree), rangePart(at, language), [
      ...valuePart('organization', at.value('institution')),
      ...linkPart(at.value('url')),
    ]),
    paragraphs: [],
    bullets: [],
    notes: [...note(words.grade, filled([at.value('score')])), ...note(words.courses, at.list('courses'))],
  };
};

export const projectEntry: EntryWording<Item<'projects'>> = (item, pointer, language) => {
  const at = taken(item, pointer);
  const kind = [...at.list('roles'), at.value('type')];
  return {
    pointer,
    lines: lines(valuePart('position', at.value('name')), rangePart(at, language), [
      ...valuePart('organization', at.value('entity')),
      ...part('detail', commaJoined(kind), kind),
      ...linkPart(at.value('url')),
    ]),
    paragraphs: at.paragraphs('description'),
    bullets: bullets(at.list('highlights')),
    notes: note('', at.list('keywords')),
  };
};

/** An entry on one line (what, from whom, when, where to look it up) and the text about it. */
const lineEntry = (pointer: string, line: Part[], paragraphs: Piece[] = []): Entry => ({
  pointer,
  lines: lines(line, []),
  paragraphs,
  bullets: [],
  notes: [],
});

export const certificateEntry: EntryWording<Item<'certificates'>> = (item, pointer, language) => {
  const at = taken(item, pointer);
  return lineEntry(pointer, [
    ...valuePart('position', at.value('name')),
    ...valuePart('organization', at.value('issuer')),
    ...datePart(at.value('date'), language),
    ...linkPart(at.value('url')),
  ]);
};

export const awardEntry: EntryWording<Item<'awards'>> = (item, pointer, language) => {
  const at = taken(item, pointer);
  return lineEntry(
    pointer,
    [
      ...valuePart('position', at.value('title')),
      ...valuePart('organization', at.value('awarder')),
      ...datePart(at.value('date'), language),
    ],
    at.paragraphs('summary'),
  );
};

export const publicationEntry: EntryWording<Item<'publications'>> = (item, pointer, language) => {
  const at = taken(item, pointer);
  return lineEntry(
    pointer,
    [
      ...valuePart('position', at.value('name')),
      ...valuePart('organization', at.value('publisher')),
      ...datePart(at.value('releaseDate'), language),
      ...linkPart(at.value('url')),
    ],
    at.paragraphs('summary'),
  );
};

export const referenceEntry: EntryWording<Item<'references'>> = (item, pointer) => {
  const at = taken(item, pointer);
  return lineEntry(pointer, valuePart('position', at.value('name')), at.paragraphs('reference'));
};
