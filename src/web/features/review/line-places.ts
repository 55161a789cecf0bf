import type { PageCopy } from '#copy/copy.ts';
import { fieldName } from '#copy/field-name.ts';
import { keysOf, valueAt } from '#domain/resume/json-pointer.ts';
import { entryTitle, type ReadAndCorrected } from './read-values.ts';

interface Place {
  pointer: string;
  name: string;
}

type PlaceWords = PageCopy['linePlaces'];
type FixedPlace = Exclude<keyof PlaceWords, 'groups'>;
const isFixed = (key: string, words: PlaceWords): key is FixedPlace => key !== 'groups' && key in words;
const starts = /^\/(?:work|education|projects|volunteer)\/-/;

/** Where a line can be put: a missing contact field, a line of an entry, an item of a list, the start of an entry. */
export function placesFor(review: ReadAndCorrected, linePlaces: PlaceWords): { group: string; places: Place[] }[] {
  const { parsed } = review;
  const fixed = Object.keys(linePlaces).filter((key): key is FixedPlace => isFixed(key, linePlaces));
  const named = (pointers: readonly FixedPlace[]): Place[] =>
    pointers.map((pointer) => ({ pointer, name: linePlaces[pointer] }));
  const { groups } = linePlaces;
  const entries = (['work', 'projects', 'volunteer'] as const).flatMap((section) =>
    (parsed.resume[section] ?? []).map((_, index) => ({
      pointer: `/${section}/${index}/highlights/-`,
      name: entryTitle(review, `/${section}/${index}`),
    })),
  );
  return [
    {
      group: groups.contact,
      places: named(fixed.filter((at) => at.startsWith('/basics/') && valueAt(parsed.resume, at) === undefined)),
    },
    { group: groups.entry, places: entries.filter(({ name }) => name !== '') },
    { group: groups.list, places: named(fixed.filter((at) => at.includes('/-/') && !starts.test(at))) },
    { group: groups.start, places: named(fixed.filter((at) => starts.test(at))) },
  ].filter(({ places }) => places.length > 0);
}

/** The name of a place. */
export function placeName(review: ReadAndCorrected, pointer: string, words: PageCopy): string {
  const { linePlaces, resumeFields } = words;
  if (isFixed(pointer, linePlaces)) return linePlaces[pointer];
  const entry = entryTitle(review, pointer);
  return keysOf(pointer).at(-1) === '-' ? entry : words.review.fieldIn(fieldName(pointer, resumeFields), entry);
}
