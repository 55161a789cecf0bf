import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { FactBase, SourceEntry } from './fact-base.ts';
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

/** The places of work that a text names, in full or by the words that only their names have, in its order. */
export function mentionsOf(words: readonly Word[], base: FactBase): Mention[] {
  const found = base.entries
    .filter(isJob)
    .flatMap((entry) => entry.places.flatMap((name) => mentionsOfName(name, entry, words, base)));
  const merged: Mention[] = [];
  for (const each of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const same = merged.find(({ start, end }) => each.start < end && start < each.end);
    if (same === undefined) merged.push(each);
    else if (each.end - each.start === same.end - same.start)
      merged[merged.indexOf(same)] = { ...same, entries: [...new Set([...same.entries, ...each.entries])] };
  }
  return merged;
}

function mentionsOfName(name: string, entry: SourceEntry, words: readonly Word[], base: FactBase): Mention[] {
  const parts = wordsOf(name, base.language).filter((word) => carriesContent(word, base.language));
  const keys = new Set(parts.map(({ key }) => key));
  const own = new Set(parts.filter((word) => isDistinctive(word, name, base)).map(({ key }) => key));
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    if (first === undefined || !keys.has(first.key) || !/^[\p{Lu}\d]/u.test(first.text)) continue;
    const run = [first];
    for (let next = at + 1, gap = 0; next < words.length && gap <= farthest; next++) {
      const word = words[next];
      if (word === undefined) break;
      if (keys.has(word.key) && !run.some(({ key }) => key === word.key)) {
        run.push(word);
        gap = 0;
      } else gap++;
    }
    const complete = run.length === keys.size;
    if (!complete && !run.some(({ key, text }) => own.has(key) && /^\p{Lu}/u.test(text))) continue;
    const end = run.at(-1)?.end ?? first.end;
    mentions.push({ entries: [entry], start: first.start, end });
    while ((words[at + 1]?.start ?? Infinity) < end) at++;
  }
  return mentions;
}

/** A word of one employer's name alone, that is nowhere in the resume an ordinary word. */
const isDistinctive = ({ key, text }: Word, name: string, base: FactBase): boolean =>
  text.length >= leastLength &&
  /^\p{Lu}/u.test(text) &&
  !base.ordinary.has(key) &&
  base.entries.every(
    ({ places, section }) =>
      !jobs.has(section) ||
      places.every((other) => other === name || !wordsOf(other, base.language).some((word) => word.key === key)),
  );
