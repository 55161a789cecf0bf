import { foldInPlace, squeeze } from '../../language/fold.ts';
import { placeScore } from '../../resume/basics/location.ts';
import { employerScore, titleScore } from '../../resume/entries/roles.ts';
import common from '../../words/posting/common-words.json' with { type: 'json' };
import words from '../../words/posting/employer.json' with { type: 'json' };
import { alternativesOf, groupsOf, headsOf } from '../../words/word-table.ts';

/** A name in an ad, with what is around each of its mentions. */
interface Mention {
  name: string;
  before: string;
  after: string;
  /** How many lines with text are above. */
  row: number;
  /** Whether its line, or a line's part, begins with it. */
  begins: boolean;
  /** Whether that is nothing else. */
  alone: boolean;
}
export interface Candidate {
  name: string;
  mentions: Mention[];
}

/** Bounded, so that a line without spaces costs no more than any. */
const word = String.raw`(?:\d{1,4}(?=\p{Lu}))?\p{Lu}[\p{L}\p{N}&'’-]{0,40}(?:\.(?=\p{Lu}\.?)\p{Lu}?[\p{L}\p{N}]{0,20}){0,6}`;
const link = String.raw`(?:${alternativesOf(words, 'links')}|[&+|])`;
const legalForm = String.raw`,? (?:${alternativesOf(words, 'legal forms')})(?![\p{L}\p{N}])\.?`;
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}@/.])${word}(?:(?: ${link}){0,2} ${word}){0,6}(?:${legalForm})?`,
  'gu',
);
const leading = new RegExp(String.raw`^(?:(?:${alternativesOf(words, 'before a name')})\s+)+`, 'iu');
const trailing = /(?:(?<=\p{Ll}\p{Ll})\.|['’]s?|['’-])+$/u;
const parting = /\s*[•·|\t]\s*|\s+[–—-]\s+|\s{3,}|[:*"“”„!?]\s*|\. /gu;
/** What is behind a name that fills its part of a line. */
const alone = /^\.?\s*(?:$|[·•|,(–—-]|\s{2})/u;
const nearby = 48;
const lengths = { least: 2, most: 60 };

const commonWords: ReadonlySet<string> = new Set(groupsOf(common).flatMap((group) => headsOf(common, group)));

/** The names in an ad: what is written with capitals, without an article or "About" before it. */
function mentionsIn(ad: string): Mention[] {
  const lines = ad.split('\n');
  let start = 0;
  let row = -1;
  return lines.flatMap((line) => {
    const from = start;
    start += line.length + 1;
    if (/\p{L}/u.test(line)) row += 1;
    const starts = new Set([line.search(/\S/)]);
    for (const { index, 0: mark } of line.matchAll(parting)) starts.add(index + mark.length);
    return Array.from(line.matchAll(named), ({ 0: whole, index }): Mention => {
      const lead = leading.exec(whole)?.[0] ?? '';
      const name = whole.slice(lead.length).replace(trailing, '');
      const at = from + index + lead.length;
      const after = line.slice(at - from + name.length);
      const begins = starts.has(index);
      return {
        name,
        before: ad.slice(Math.max(0, at - nearby), at),
        after: after.slice(0, nearby),
        row,
        begins,
        alone: begins && alone.test(after),
      };
    }).filter(({ name }) => name.length >= lengths.least && name.length <= lengths.most);
  });
}

/** Every name in an ad that may be its employer's. */
export function employerCandidates(ad: string): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const mention of mentionsIn(ad)) {
    const key = squeeze(mention.name);
    const same = candidates.get(key);
    if (same) same.mentions.push(mention);
    else candidates.set(key, { name: mention.name, mentions: [mention] });
  }
  return [...candidates.values()];
}

const said = (group: string, around: (any: string) => string): RegExp =>
  new RegExp(around(alternativesOf(words, group)), 'iu');
const about = said('about', (any) => String.raw`(?<!\p{L})(?:${any})\s*:?\s*$`);
const within = said('within', (any) => String.raw`(?<!\p{L})(?:${any})\s*$`);
const seeks = said('seeks', (any) => String.raw`^[,:]?\s*(?:${any})(?!\p{L})`);
// "Python is a plus" names no employer.
const isSomething = new RegExp(
  String.raw`^,?\s*(?:is|are|ist|est|es)\s(?!(?:an?|ein|une?|una?) (?:\p{L}+ ){0,2}(?:${alternativesOf(words, 'what no firm is')})\b)` +
    String.raw`(?!(?:${alternativesOf(words, 'asked')})\b)`,
  'iu',
);
const does = said('does', (any) => String.raw`^,?\s*(?:${any})(?!\p{L})`);
const equal = said(
  'fair',
  (any) => String.raw`^,?\s*(?:is |are |ist |est |es )?(?:an?|ein|eine|une?|una?)?\s*(?:${any})`,
);

const isNamedLegal = new RegExp(String.raw`${legalForm}$`, 'u');

/**
 * What speaks for a name and against it, as log odds of its being the employer's: a logistic regression on three fifths of the 150 ads that were marked by hand
 * (without the lines that label their employer), by `scripts/fit-employer-signs.ts`. How often a name comes again, a signature and capitals carried nothing.
 */
const weights = {
  constant: -3.6,
  about: 1.9,
  within: 1.8,
  seeks: 1.1,
  is: 2.0,
  does: 1.9,
  equal: 1.6,
  possessive: 1.8,
  first: 0.7,
  early: 0.5,
  alone: 1.0,
  legal: 1.9,
  firm: 0.8,
  title: -0.2,
  place: -0.9,
  common: -2.0,
  single: -2.1,
  site: 1.2,
  small: -1.0,
};
export type EmployerSigns = Record<keyof typeof weights, number>;

/** Below this a name is more likely something else, and no employer is said. */
const leastOdds = -1.2;

/** The parts of hosts and addresses in an ad: "careers@acme.com" has "acme". */
const sitesOf = (ad: string): string[] =>
  Array.from(ad.matchAll(/(?:@|www\.|https?:\/\/)([\w.-]+)\.[a-z]{2,}/giu), ([, host = '']) => squeeze(host));

export function signsOfEmployers(ad: string): { candidate: Candidate; signs: EmployerSigns }[] {
  const sites = sitesOf(ad);
  const isAddress = /@|www\.|https?:|\.(?:com|de|ch|at|fr|es|org|net)\b/i;
  const plain = ad
    .split(/\s+/)
    .filter((text) => !isAddress.test(text))
    .join(' ');
  const lowered = new Set(plain.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]*/gu));
  return employerCandidates(ad).map((candidate) => ({ candidate, signs: signsOf(candidate, { sites, lowered }) }));
}

function signsOf(
  { name, mentions }: Candidate,
  { sites, lowered }: { sites: readonly string[]; lowered: ReadonlySet<string> },
): EmployerSigns {
  const some = (test: (mention: Mention) => boolean): number => Number(mentions.some(test));
  const own = foldInPlace(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const usual = own.filter((each) => commonWords.has(each) || lowered.has(each)).length;
  const squeezed = squeeze(name);
  return {
    constant: 1,
    about: some(({ before }) => about.test(before)),
    within: some(({ before }) => within.test(before)),
    seeks: some(({ after }) => seeks.test(after)),
    is: some(({ after }) => isSomething.test(after)),
    does: some(({ after }) => does.test(after)),
    equal: some(({ after }) => equal.test(after)),
    possessive: some(({ after }) => /^['’]s?\s/.test(after)),
    first: some(({ row, begins }) => row === 0 && begins),
    early: some(({ row, begins }) => row > 0 && row < 5 && begins),
    alone: some(({ row, alone }) => row < 6 && alone),
    legal: Number(isNamedLegal.test(name)),
    firm: Math.max(0, employerScore(name)),
    title: Math.max(0, titleScore(name)),
    place: Number(placeScore(name) >= 0.8),
    common: usual / Math.max(1, own.length),
    single: Number(own.length === 1),
    site: Number(squeezed.length >= 4 && sites.some((site) => site.includes(squeezed.slice(0, 12)))),
    small: Number(name.length < 4),
  };
}

const oddsOf = (signs: EmployerSigns): number =>
  (Object.keys(weights) as (keyof EmployerSigns)[]).reduce((sum, sign) => sum + weights[sign] * signs[sign], 0);

/** The employer's name, the likeliest of the names in an ad; undefined where none is likely. */
export function findEmployer(ad: string): string | undefined {
  const likely = signsOfEmployers(ad)
    .map(({ candidate, signs }) => ({ name: candidate.name, odds: oddsOf(signs) }))
    .filter(({ odds }) => odds > leastOdds)
    .toSorted((one, other) => other.odds - one.odds);
  return likely[0]?.name;
}
