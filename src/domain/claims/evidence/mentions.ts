import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { Language } from '../../language/languages.ts';
import type { SourceEntry } from './source-facts.ts';
import words from '../../words/claims/line-openings.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import { carriesContent, wordsOf, type Word } from '../words/words.ts';

/** Where a text names a place of work of the resume. Two positions at one employer are named together. */
export interface Mention {
  entries: readonly SourceEntry[];
  start: number;
  end: number;
}

const jobs: ReadonlySet<SectionKind> = new Set(['work', 'volunteer', 'projects']);
export const isJob = ({ section }: SourceEntry): boolean => jobs.has(section);

const leastLength = 4;
/** How many words of other kinds may stand between two words of one name: "Law Office of Ines Farrow". */
const farthest = 3;

/** A name by which a place of work may be called. */
export interface PlaceName {
  entry: SourceEntry;
  keys: ReadonlySet<string>;
  /** Those that no other place has and that are nowhere in the resume an ordinary word. */
  distinctive: ReadonlySet<string>;
}

/** The names of all places of work, with the words that only they have. */
export function placeNamesOf(
  entries: readonly SourceEntry[],
  ordinary: ReadonlySet<string>,
  language: Language,
): PlaceName[] {
  const named = entries.filter(isJob).flatMap((entry) =>
    entry.places.map((name) => ({
      entry,
      name,
      words: wordsOf(name, language).filter((word) => carriesContent(word, language)),
    })),
  );
  const namesWith = new Map<string, Set<string>>();
  for (const { name, words } of named)
    for (const { key } of words) namesWith.set(key, (namesWith.get(key) ?? new Set()).add(name));
  return named.map(({ entry, words }) => ({
    entry,
    keys: new Set(words.map(({ key }) => key)),
    distinctive: new Set(
      words
        .filter(
          ({ key, text }) =>
            text.length >= leastLength && /^\p{Lu}/u.test(text) && !ordinary.has(key) && areOneName(namesWith.get(key)),
        )
        .map(({ key }) => key),
    ),
  }));
}

/** "Northshore Electric Co." and the same with its town. */
function areOneName(names: ReadonlySet<string> | undefined): boolean {
  const [shortest = ''] = [...(names ?? [])].toSorted((a, b) => a.length - b.length);
  return shortest !== '' && [...(names ?? [])].every((name) => name.includes(shortest));
}

/** The places of work that a text names, in full or by the words that only their names have, in its order. */
export function mentionsOf(words: readonly Word[], { placeNames }: { placeNames: readonly PlaceName[] }): Mention[] {
  const said = new Set(words.map(({ key }) => key));
  const found = placeNames
    .filter(({ keys }) => [...keys].some((key) => said.has(key)))
    .flatMap((name) => mentionsOfName(name, words));
  const merged: Mention[] = [];
  for (const each of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last === undefined || each.start >= last.end) merged.push(each);
    else if (each.end - each.start === last.end - last.start)
      merged[merged.length - 1] = { ...last, entries: [...new Set([...last.entries, ...each.entries])] };
  }
  return merged;
}

const beforePlaces: ReadonlySet<string> = new Set(headsOf(words, 'before a place of work'));

function mentionsOfName({ entry, keys, distinctive }: PlaceName, said: readonly Word[]): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < said.length; at++) {
    const first = said[at];
    if (first === undefined || !keys.has(first.key) || !/^[\p{Lu}\d]/u.test(first.text)) continue;
    const run = [first];
    for (let next = at + 1, gap = 0; next < said.length && gap <= farthest; next++) {
      const word = said[next];
      if (word === undefined) break;
      if (keys.has(word.key) && !run.some(({ key }) => key === word.key)) {
        run.push(word);
        gap = 0;
      } else gap++;
    }
    const before = said[at - 1];
    // "A former Army reservist" names no place, "at Army" does.
    const isDescribed =
      before !== undefined &&
      first.start - before.end === 1 &&
      /^\p{Ll}/u.test(before.text) &&
      !beforePlaces.has(before.key) &&
      run.length < keys.size;
    const isOfField =
      before !== undefined &&
      first.start - before.end === 1 &&
      /^(?:in|of)$/.test(before.key) &&
      run.length < keys.size;
    if (isDescribed || isOfField) continue;
    const isNamed =
      (run.length === keys.size && (keys.size > 1 || entry.section !== 'projects')) ||
      (entry.section !== 'projects' && run.some(({ key, text }) => distinctive.has(key) && /^\p{Lu}/u.test(text)));
    if (!isNamed) continue;
    const end = run.at(-1)?.end ?? first.end;
    mentions.push({ entries: [entry], start: first.start, end });
    while ((said[at + 1]?.start ?? Infinity) < end) at++;
  }
  return mentions;
}
