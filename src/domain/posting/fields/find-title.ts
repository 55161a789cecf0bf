import { employerScore, titleScore } from '../../resume/entries/roles.ts';
import words from '../../words/posting/titles.json' with { type: 'json' };
import { alternativesOf } from '../../words/word-table.ts';
import { cleanTitle, readTitleLine } from './title.ts';

/** A piece of an ad that may be its title. */
interface Candidate {
  text: string;
  /** How many lines with text are above its own. */
  row: number;
  /** A line, a part of one, or what follows words that look for somebody. */
  origin: 'line' | 'part' | 'search';
}

/** Titles are near the top; further down only what follows words that look for somebody can be one. */
const rowsOfTitles = 16;
const lengths = { least: 3, most: 90 };

const labelled = new RegExp(String.raw`^\W{0,4}(?:${alternativesOf(words, 'labels')})\s*:\s*(?=\S)`, 'iu');
const parting = /\s+[|·•–—-]\s+|\s*\|\s*|\s{3,}/;
const search = new RegExp(String.raw`(?<!\p{L})(?:${alternativesOf(words, 'searches')})(?!\p{L})(.{0,160})`, 'giu');
const article = new RegExp(String.raw`(?:^|[\s:*])(?:${alternativesOf(words, 'articles')})\s+(?=[\p{L}(])`, 'giu');
/** A bracket ends it unless a gender's ending is in it: "Mécanicien(ne)". */
const ending = new RegExp(
  String.raw`\s*(?:[,;:.!?•\n]|\s[–—-]\s|\((?!\p{Ll}{1,3}\)|\p{Lu}{1,2}\))|` +
    String.raw`(?<![\p{L}/:*_·(-])(?:${alternativesOf(words, 'behind a title')})(?!\p{L})).*$`,
  'isu',
);

/** Who may be looked for in what follows: at once, or behind an article, as in "für unser Team in Bochum eine*n Sozialpädagog*in". */
function soughtIn(passage: string): string[] {
  const articles = [...passage.matchAll(article)].map(({ index, 0: found }) => ({ index, end: index + found.length }));
  const starts = [...(articles[0]?.index === 0 ? [] : [0]), ...articles.map(({ end }) => end)];
  return starts.map((start) => passage.slice(start).replace(ending, ''));
}

function candidatesIn(line: string, row: number): Candidate[] {
  const of = (origin: Candidate['origin'], texts: readonly string[]): Candidate[] =>
    texts
      .map((text) => text.trim())
      .filter(({ length }) => length >= lengths.least && length <= lengths.most)
      .map((text) => ({ text, row, origin }));
  const sought = of('search', Array.from(line.matchAll(search), ([, passage = '']) => soughtIn(passage)).flat());
  // A line that says whom it looks for names them behind that.
  if (row >= rowsOfTitles || sought.length > 0) return sought;
  const said = line.replace(labelled, '');
  // Behind another label is something else.
  if (/:\s/.test(said)) return [];
  const parts = said.split(parting);
  return [
    ...of('line', [readTitleLine(said).title]),
    ...of('part', parts.length > 1 ? parts.slice(0, 2) : []),
    ...sought,
  ];
}

/**
 * What speaks for a candidate and against it, as log odds of its being the title: a logistic regression on three fifths of the 150 ads that were marked by hand
 * (without the words that label a title), by `scripts/fit-title-signs.ts`. Signs that carried nothing on the others were left out, among them marks of genders
 * and whether the words come again.
 */
const weights = {
  constant: -4.9,
  noun: 2.7,
  employer: -0.4,
  search: 0.9,
  part: -0.4,
  first: 3.4,
  early: 0.6,
  long: -0.6,
  small: -1.3,
  capitals: 0.5,
};
export type TitleSigns = Record<keyof typeof weights, number>;

/** Below this a piece is more likely something else, and no title is said. */
const leastOdds = -0.5;

export const signsOfTitle = ({ text, row, origin }: Candidate): TitleSigns => ({
  constant: 1,
  noun: Math.max(0, titleScore(text)),
  employer: employerScore(text),
  search: Number(origin === 'search'),
  part: Number(origin === 'part'),
  first: Number(row === 0),
  early: Number(row > 0 && row < 4),
  long: Math.max(0, text.split(/\s+/).length - 7),
  small: Number(/^\p{Ll}/u.test(text)),
  capitals: Number(/\p{Lu}{4}/u.test(text) && !/\p{Ll}{2}/u.test(text)),
});

const oddsOf = (candidate: Candidate): number => {
  const signs = signsOfTitle(candidate);
  return (Object.keys(weights) as (keyof TitleSigns)[]).reduce((sum, sign) => sum + weights[sign] * signs[sign], 0);
};

/** Everything in an ad that may be its title, cleaned. */
export function titleCandidates(ad: string): Candidate[] {
  const lines = ad.split('\n').filter((line) => /\p{L}/u.test(line));
  return lines.flatMap(candidatesIn).map((candidate) => ({ ...candidate, text: cleanTitle(candidate.text) }));
}

/**
 * The title of an ad that labels none: the likeliest of its lines, or else of whom it says that it looks for, which is often a shorter name for it. Empty where
 * neither is likely.
 */
export function findTitle(ad: string): string {
  const likely = titleCandidates(ad)
    .map((candidate) => ({ ...candidate, odds: oddsOf(candidate) }))
    .filter(({ odds }) => odds > leastOdds)
    .toSorted((one, other) => other.odds - one.odds);
  return (likely.find(({ origin }) => origin !== 'search') ?? likely[0])?.text ?? titleByPlace(ad);
}

/** Where no occupation is known in any of it, a first line that is short and no sentence. */
function titleByPlace(ad: string): string {
  const [line = ''] = ad.split('\n').filter((each) => each.trim() !== '');
  const title = cleanTitle(readTitleLine(line).title);
  const isShort = title.length <= lengths.most && title.split(' ').length <= 9;
  return isShort && /^[^\p{Ll}]/u.test(title) && !/[.!?:|\d]/.test(line) && employerScore(title) === 0 ? title : '';
}
