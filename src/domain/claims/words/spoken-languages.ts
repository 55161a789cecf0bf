import languageNames from '../../words/language-names.json' with { type: 'json' };
import levels from '../../words/claims/language-levels.json' with { type: 'json' };
import { entriesOf, headsOf } from '../../words/word-table.ts';
import { foldInPlace } from '../../language/fold.ts';

const names: ReadonlySet<string> = new Set(headsOf(languageNames));
const grades = entriesOf(levels).map(({ head, columns: [words = []] }): [number, RegExp] => [
  Number(head),
  new RegExp(`(?<![\\p{L}\\d-])(?:${words.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`, 'giu'),
]);

/** A language and how well it is said to be spoken. */
export interface Spoken {
  name: string;
  /** From 1 to 5, where a level is given. */
  level: number | undefined;
  start: number;
  end: number;
}

interface Grade {
  level: number;
  start: number;
  end: number;
}

function gradesIn(folded: string): Grade[] {
  const found = grades.flatMap(([level, pattern]) =>
    [...folded.matchAll(pattern)].map((match) => ({ level, start: match.index, end: match.index + match[0].length })),
  );
  // "Near native" is no native, "upper intermediate" more than intermediate.
  return found.filter(
    ({ start, end }, at) =>
      !found.some(
        (other, place) =>
          place !== at && other.start <= start && end <= other.end && other.end - other.start > end - start,
      ),
  );
}

const farthest = 40;

/** The languages of a text with the level nearest to each: behind it within its item, or before it. */
export function languagesIn(text: string): Spoken[] {
  const folded = foldInPlace(text).toLowerCase();
  const found = [...folded.matchAll(/\p{L}{4,}/gu)]
    .filter(([word]) => names.has(word))
    .map((match) => ({ name: match[0], start: match.index, end: match.index + match[0].length }));
  const all = found.length === 0 ? [] : gradesIn(folded);
  const spoken = found.map((each, at): Spoken => {
    const next = found[at + 1]?.start ?? folded.length;
    const last = found[at - 1]?.end ?? 0;
    const behind = all.find(
      ({ start }) =>
        start >= each.end &&
        start < Math.min(next, each.end + farthest) &&
        !/[.;]|,(?! (?:level|niveau))/.test(folded.slice(each.end, start)),
    );
    const before = all.findLast(
      ({ start, end }) =>
        start >= last &&
        end <= each.start &&
        each.start - end < farthest / 2 &&
        !/[.;,)]/.test(folded.slice(end, each.start)),
    );
    return { ...each, level: (behind ?? before)?.level };
  });
  // "Bilingue français-italien": of two languages that are joined, what is said of one is said of both.
  return spoken.map((each, at) => {
    const last = spoken[at - 1];
    const isJoined = last !== undefined && /^(?:-|\/| (?:and|und|et|y) )$/.test(folded.slice(last.end, each.start));
    return isJoined && each.level === undefined ? { ...each, level: last.level } : each;
  });
}

/** Whether a word says how well a language is spoken: "bilingual". */
export const isLevelWord = (word: string): boolean =>
  gradesIn(foldInPlace(word).toLowerCase()).some(({ start, end }) => start === 0 && end === word.length);
