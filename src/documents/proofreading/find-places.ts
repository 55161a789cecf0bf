import type { BodyParagraph } from './body-paragraphs.ts';
import { joinedParagraphs } from './joined-paragraphs.ts';
import { CannotPlace } from './cannot-place.ts';
import { comparable, type Comparable } from './comparable.ts';

/** Where a text was found: in the paragraph's text from `start` to `end`. */
export interface Place {
  paragraph: BodyParagraph;
  start: number;
  end: number;
  /** The form in which the paragraph was compared. */
  found: Comparable;
  /** Offset in `found` of its first code unit. */
  at: number;
}

/** How the text fits its paragraph, best first. */
type Fit = 'paragraph' | 'line' | 'sentence' | 'words';
const fits: readonly Fit[] = ['paragraph', 'line', 'sentence', 'words'];

/** A text with fewer letters is certain only if it occurs nowhere else, not even as part of other text. */
const distinctive = 20;
/** A text within a sentence needs at least this many letters. */
const leastWithin = 20;
/** If a text occurs more often than this, its places aren't told apart. */
const mostPlaces = 100;
/** The most paragraphs that are joined into one text. */
const mostParagraphs = 12;

/** Finds texts in the paragraphs of a document. */
export interface PlaceFinder {
  /** The places of a text. Throws {@link CannotPlace} unless there are exactly as many as `uses`. */
  placesOf(text: string, uses: number): Place[];
}

export function createPlaceFinder(paragraphs: readonly BodyParagraph[]): PlaceFinder {
  const exact = paragraphs.map((paragraph) => ({ paragraph, found: comparable(paragraph.text) }));
  const joined = exact
    .filter(({ paragraph }) => paragraph.text.includes('\n'))
    .map(({ paragraph }) => ({ paragraph, found: comparable(paragraph.text, { joined: true }) }));
  const keys = new Map(exact.map(({ paragraph, found }) => [paragraph, found.key]));
  return {
    placesOf(text, uses) {
      const { key } = comparable(text);
      if (key === '') throw new CannotPlace('not-found');
      const within = (each: typeof exact) => each.flatMap(({ paragraph, found }) => placesIn(paragraph, found, key));
      const places = [within, () => within(joined), () => spanning(keys, key)].reduce(
        (found, look) => (found.length > 0 ? found : look(exact)),
        [] as ReturnType<typeof within>,
      );
      return chosen(places, key, uses);
    },
  };
}

function placesIn(paragraph: BodyParagraph, found: Comparable, key: string): { place: Place; fit: Fit }[] {
  const places: { place: Place; fit: Fit }[] = [];
  for (
    let at = found.key.indexOf(key);
    at >= 0 && places.length < mostPlaces;
    at = found.key.indexOf(key, at + key.length)
  ) {
    const last = at + key.length - 1;
    const [start, end] = [found.from[at] ?? 0, found.to[last] ?? 0];
    // A letter that's compared as several signs is either wholly inside or outside.
    if ((at > 0 && found.from[at - 1] === start) || found.from[last + 1] === found.from[last]) continue;
    const fit = fitOf(paragraph.text, start, end);
    if (fit !== undefined) places.push({ place: { paragraph, start, end, found, at }, fit });
  }
  return places;
}

/** The places where a text covers several whole paragraphs, as a summary may. */
function spanning(keys: ReadonlyMap<BodyParagraph, string>, key: string): { place: Place; fit: Fit }[] {
  return [...keys.keys()].flatMap((first) => {
    if (!first.next || !key.startsWith(keys.get(first) ?? '')) return [];
    const parts: BodyParagraph[] = [];
    let left = key;
    for (
      let each: BodyParagraph | undefined = first;
      each && left !== '' && parts.length < mostParagraphs;
      each = each.next
    ) {
      const own = keys.get(each) ?? '';
      if (!left.startsWith(own) || (parts.length === 0 && own === '')) return [];
      left = left.slice(own.length);
      parts.push(each);
    }
    if (left !== '' || parts.length < 2) return [];
    const paragraph = joinedParagraphs(parts);
    const found = comparable(paragraph.text);
    return [
      {
        place: { paragraph, start: found.from[0] ?? 0, end: found.to.at(-1) ?? 0, found, at: 0 },
        fit: 'paragraph' as const,
      },
    ];
  });
}

/** A list's mark: a sign or number before the text. */
const listMark =
  /^[\s\p{Co}]*(?:\*\*|[•‣◦▪●■□○◆◇➢➤►▸✓✔❖❑∙·*–—→-]|[\p{So}\p{Co}]|\(?(?:\d{1,2}|[a-z])[.)])?[\s\p{Co}]*$/u;

/** How many characters before and after a text are looked at. */
const around = 100;

function fitOf(text: string, start: number, end: number): Fit | undefined {
  const [before, behind] = [text.slice(Math.max(0, start - around), start), text.slice(end, end + around)];
  if (/[\p{L}\p{N}]$/u.test(before.slice(-2)) && /^[\p{L}\p{N}]/u.test(text.slice(start, start + 2))) return undefined;
  if (/[\p{L}\p{N}]$/u.test(text.slice(Math.max(start, end - 2), end)) && /^[\p{L}\p{N}\p{M}]/u.test(behind))
    return undefined;
  const { lead, tail } = restOfLine(text, start, end);
  const begins = isMark(lead);
  const ends = isLineEnd(tail);
  if (begins && ends) return lead.length === start && end + tail.length === text.length ? 'paragraph' : 'line';
  const opens = begins || /[.!?:;|\t\n]$/.test(before.trimEnd() || '\n') || /[\t\n] *$/.test(before);
  const closes =
    ends || /^[^\S\t]*[|\t]/.test(behind) || (/[.!?;]$/.test(text.slice(start, end).trimEnd()) && /^\s/.test(behind));
  return opens && closes ? 'sentence' : 'words';
}

/** Whether there's nothing before a line's text but a list's mark. */
export const isMark = (lead: string): boolean => lead.length < 12 && listMark.test(lead);

/** Whether the characters after a line's text don't belong to it. */
export const isLineEnd = (tail: string): boolean => /^[\s*]*$/.test(tail);

/** What comes before and after a part of a text in the same lines. */
export const restOfLine = (text: string, start: number, end: number): { lead: string; tail: string } => {
  const stop = text.indexOf('\n', end);
  return {
    lead: text.slice(text.lastIndexOf('\n', start - 1) + 1, start),
    tail: text.slice(end, stop < 0 ? undefined : stop),
  };
};

function chosen(found: { place: Place; fit: Fit }[], key: string, uses: number): Place[] {
  if (found.length === 0) throw new CannotPlace('not-found');
  const best = fits.find((fit) => found.some((each) => each.fit === fit));
  const wholeLine = best === 'paragraph' || best === 'line';
  if (best === 'words' && key.length < leastWithin) throw new CannotPlace('ambiguous');
  const rivals =
    key.length < distinctive || !wholeLine ? found : found.filter(({ fit }) => fit === 'paragraph' || fit === 'line');
  if (rivals.length !== uses) throw new CannotPlace('ambiguous');
  return rivals.map(({ place }) => place);
}
