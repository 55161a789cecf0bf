import { foldAccents, tokenise } from '../language/tokenise.ts';
import { listedSkills } from '../lexicon/skills/skill-tables.ts';
import occupations from '../lexicon/occupations/occupations.json' with { type: 'json' };
import { once } from '../memoize.ts';

/** The words of titles and skills, with how often they occur in them. */
const vocabulary = once((): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const add = (text: string) => {
    for (const { text: word } of tokenise(text)) {
      const folded = foldAccents(word);
      if (/^[a-z]{4,}$/.test(folded)) counts.set(folded, (counts.get(folded) ?? 0) + 1);
    }
  };
  for (const titles of Object.values(occupations.titles)) add(titles);
  for (const { skill, ways } of listedSkills()) for (const each of [skill.name, ...ways]) add(each);
  return counts;
});

/** A query with the words that nothing is called by replaced by the nearest that titles and skills have; undefined where there is nothing to replace. */
export function respelled(query: string): string | undefined {
  const known = vocabulary();
  let changed = false;
  const words = query.replace(/\p{L}{4,}/gu, (word) => {
    const folded = foldAccents(word);
    if (known.has(folded) || !/^[a-z]{4,24}$/.test(folded)) return word;
    const most = folded.length < 8 ? 1 : 2;
    let best: { word: string; far: number; often: number } | undefined;
    for (const [candidate, often] of known) {
      if (Math.abs(candidate.length - folded.length) > most || candidate[0] !== folded[0]) continue;
      const far = editsBetween(folded, candidate, most);
      if (far > most) continue;
      if (!best || far < best.far || (far === best.far && often > best.often)) best = { word: candidate, far, often };
    }
    if (!best) return word;
    changed = true;
    return best.word;
  });
  return changed ? words : undefined;
}

/** How many letters are added, left out, replaced or swapped with their neighbour (optimal string alignment); `most + 1` for any more. */
function editsBetween(a: string, b: string, most: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      }
      next.push(edits);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[b.length] ?? most + 1;
}
