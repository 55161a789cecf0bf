import { occupationsIn, titleStem } from '#domain/lexicon/occupations/occupations.ts';
import { titleWords } from '#domain/matching/titles/job-titles.ts';
import { count, sharesOf, totalOf, type Counts } from './counts.ts';
import type { SourceTitle } from './sources.ts';
import { titleStems } from './title-stems.ts';

/** How similar two occupations are, 0-1. */
export type Nearness = (a: string, b: string) => number;

/** What decides which phrases are kept: the fewer, the lighter the table. */
export interface Thrift {
  /** How near to one another the occupations of a phrase's titles are on average: "manager" is in titles of everything. */
  coherence: number;
  /** How much nearer to its titles' occupations a phrase is than what its parts say. */
  gain: number;
  /** The same, times the weight of the titles that it is in. */
  benefit: number;
  /** The share of a phrase's titles that an occupation has to have to be named with it. */
  share: number;
}

const longestTitle = 7;
/** What a title says of itself, compared with what it says of titles that hold it. */
const wholeWorth = 3;
/** What a title counts that has the words of another of its occupation. */
const repeatedWorth = 0.3;
const mostOccupations = 3;

/** Words in titles of any occupation, which name one only in a title without others: a "back office executive" isn't a chief executive. */
const wordsOfAnything: ReadonlySet<string> = new Set(
  [
    'administrator adviser advisor agent assistant associate board business chief consultant coordinator corporate director executive',
    'general head leader manager member officer operations president specialist supervisor team vice vp worker',
  ].flatMap((words) => words.split(' ').flatMap(titleStems)),
);

/** The phrases to know, by their stems, with the occupations that each names: those that say more about a title than shorter ones. */
export function choosePhrases(
  titles: readonly SourceTitle[],
  near: Nearness,
  thrift: Thrift,
): Map<string, readonly string[]> {
  const { parts, whole } = countPhrases(titles);
  const chosen = new Map<string, readonly string[]>();
  const consider = (key: string, stems: readonly string[], counts: Counts): void => {
    const total = totalOf(counts);
    if (total < thrift.benefit) return;
    const shares = sharesOf(counts).slice(0, 12);
    const meant = new Map(shares);
    if (agreement(meant, meant, near) < thrift.coherence) return;
    const codes = shares
      .filter(([, share], at) => at === 0 || (at < mostOccupations && share >= thrift.share))
      .map(([code]) => code);
    const without = occupationsIn(stems, true, (other) => (other === key ? undefined : chosen.get(other)));
    const gain =
      agreement(new Map(codes.map((code) => [code, 1 / codes.length])), meant, near) - agreement(without, meant, near);
    if (gain >= thrift.gain && gain * total >= thrift.benefit) chosen.set(key, codes);
  };
  const size = (key: string): number => key.split(' ').length;
  for (const [key, counts] of [...parts].toSorted(([a], [b]) => size(a) - size(b) || (a < b ? -1 : 1)))
    if (!wordsOfAnything.has(key)) consider(key, key.split(' '), counts);
  for (const [key, counts] of whole) {
    const weighed = new Map([...counts].map(([code, each]) => [code, wholeWorth * each]));
    consider(`=${key}`, key.split(' '), weighed);
  }
  return chosen;
}

/** How often each phrase of up to three words occurs in a title of each occupation, and each title as a whole. */
function countPhrases(titles: readonly SourceTitle[]): { parts: Map<string, Counts>; whole: Map<string, Counts> } {
  const parts = new Map<string, Counts>();
  const whole = new Map<string, Counts>();
  const known = new Set<string>();
  for (const { title, code, weight } of titles) {
    const stems = titleStems(title);
    if (stems.length === 0 || stems.length > longestTitle) continue;
    const key = stems.join(' ');
    const own = known.has(`${code} ${key}`) ? weight * repeatedWorth : weight;
    known.add(`${code} ${key}`);
    count(whole, key, code, own);
    for (let mask = 1; mask < 1 << stems.length; mask += 1) {
      const part = stems.filter((_, at) => (mask >> at) & 1);
      const isWhole = part.length === stems.length;
      const longest = stems.length > 4 ? 2 : 3;
      if (isWhole || part.length <= longest) count(parts, part.join(' '), code, isWhole ? wholeWorth * own : own);
    }
  }
  return { parts, whole };
}

/** How near, 0-1, what is drawn from the one is on average to what is drawn from the other. */
export function agreement(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>, near: Nearness): number {
  let sum = 0;
  for (const [one, share] of a) for (const [other, part] of b) sum += share * part * near(one, other);
  return sum;
}

/** How phrases of stems are written in titles: words and order of the weightiest title that has them all. */
export function phraseWords(titles: readonly SourceTitle[], phrases: Iterable<string>): Map<string, string> {
  const titlesBy = new Map<string, SourceTitle[]>();
  for (const each of titles.toSorted((a, b) => b.weight - a.weight)) {
    for (const own of new Set(titleStems(each.title))) {
      const known = titlesBy.get(own);
      if (known) known.push(each);
      else titlesBy.set(own, [each]);
    }
  }
  const rarest = (stems: readonly string[]): SourceTitle[] =>
    stems.map((each) => titlesBy.get(each) ?? []).toSorted((a, b) => a.length - b.length)[0] ?? [];
  const written = new Map<string, string>();
  for (const key of phrases) {
    const stems = new Set(key.replace('=', '').split(' '));
    for (const { title } of rarest([...stems])) {
      const words = new Map(titleWords(title, 'en').map((word) => [titleStem(word), word]));
      const own = [...words].filter(([each]) => stems.has(each)).map(([, word]) => word);
      if (own.length < stems.size) continue;
      written.set(key, (key.startsWith('=') ? '=' : '') + own.join(' '));
      break;
    }
  }
  return written;
}
