// `npx tsx scripts/occupations.ts O*NET ESCO`: writes what occupations titles name to `src/domain/lexicon/occupations/occupations.json`, from two folders:
// the text files of an O*NET database (https://www.onetcenter.org/database.html, 27.0) and ESCO's English CSV files
// (https://esco.ec.europa.eu/en/use-esco/download, 1.0). `--try` leaves out a tenth of the titles that people report, says how well they are read, and writes
// nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearness, nearWorth, occupationsIn } from '#domain/lexicon/occupations/occupations.ts';
import { projectRoot } from '#server/root.ts';
import { escoTitles } from './occupations/esco-titles.ts';
import { choosePhrases, phraseWords, type Thrift } from './occupations/phrases.ts';
import { broadCode, escoOccupations, onetTitles, relatedPairs, type SourceTitle } from './occupations/sources.ts';
import { titleStems } from './occupations/title-stems.ts';

const about =
  'Phrases of job titles by the occupations that they name (codes of the Standard Occupational Classification): words in any order; ' +
  '`=` where the title has no other. Occupations that are close to one another, and those of one field that are. Written by scripts/occupations.ts ' +
  'from O*NET 27.0 and ESCO 1.0; NOTICE says under which licences.';

const thrift: Thrift = { coherence: 0.3, gain: 0.2, benefit: 18, share: 0.25 };
/** The largest sums of two places in lists of related occupations with which they are close; those of one field may be further apart. */
const closest = { any: 14, ofOneField: 24 } as const;

/** Percent of all jobs (US, roughly) by major group: a third of all titles in the sources are of production, where one job in seventeen is. */
const jobs: ReadonlyMap<string, number> = new Map(
  (
    '11 6.7, 13 6.6, 15 3.4, 17 1.7, 19 0.9, 21 1.6, 23 0.8, 25 5.8, 27 1.4, 29 6.1, 31 4.7, 33 2.4, ' +
    '35 8.4, 37 2.9, 39 2.1, 41 8.9, 43 12.6, 45 0.3, 47 4.1, 49 4, 51 5.9, 53 9.2, 55 0.3'
  )
    .split(', ')
    .map((each): [string, number] => [each.slice(0, 2), Number(each.slice(3))]),
);

const majorGroup = (code: string): string => code.slice(0, 2);

/** The titles weighed by how common their kind of work is, compared with how many of them there are. */
function weighed(titles: readonly SourceTitle[], measure: readonly SourceTitle[]): SourceTitle[] {
  const weights = new Map<string, number>();
  let total = 0;
  for (const { code, weight } of measure) {
    total += weight;
    weights.set(majorGroup(code), (weights.get(majorGroup(code)) ?? 0) + weight);
  }
  const factor = (group: string): number => {
    const share = (weights.get(group) ?? total) / total;
    return Math.min(2, Math.max(0.35, Math.sqrt((jobs.get(group) ?? 0) / 100 / share)));
  };
  return titles.map((each) => ({ ...each, weight: each.weight * factor(majorGroup(each.code)) }));
}

const [onet = '', esco = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isTrial = process.argv.includes('--try');

/** Which titles a trial leaves out: those of a tenth of all spellings (FNV-1a). */
function isLeftOut({ title }: SourceTitle): boolean {
  let hash = 2_166_136_261;
  for (const letter of title) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) % 10 === 0;
}

/** What a title counts that we ourselves say is common. */
const ownWorth = 12;

function ownTitles(): SourceTitle[] {
  const path = join(import.meta.dirname, 'occupations/titles-of-today.json');
  const { titles } = JSON.parse(readFileSync(path, 'utf8')) as { titles: Record<string, string[]> };
  return Object.entries(titles).flatMap(([code, own]) =>
    own.map((title) => ({ title, code: broadCode(code), weight: ownWorth })),
  );
}

const all = onetTitles(onet);
const own = isTrial ? all.filter((each) => !isLeftOut(each)) : all;
const titles = [...weighed([...own, ...escoTitles(escoOccupations(esco), own)], own), ...ownTitles()];
const pairs = new Map(
  [...relatedPairs(onet)].flatMap(([pair, places]): [string, 'close' | 'ofOneField'][] => {
    const [from = '', to = ''] = pair.split(' ');
    if (places <= closest.any) return [[pair, 'close']];
    return majorGroup(from) === majorGroup(to) && places <= closest.ofOneField ? [[pair, 'ofOneField']] : [];
  }),
);
const kindOf = (pair: string): number | undefined => {
  const [from = '', to = ''] = pair.split(' ');
  const kind = pairs.get(from < to ? pair : `${to} ${from}`);
  return kind === undefined ? undefined : nearWorth[kind];
};
const near = (a: string, b: string): number => nearness(a, b, kindOf);
const phrases = choosePhrases(titles, near, thrift);

function tryIt(): void {
  const held = all.filter((each) => isLeftOut(each) && each.weight >= 3);
  const read = held.map(({ title, code }) => {
    const found = occupationsIn(titleStems(title), true, (key) => phrases.get(key));
    const [best] = [...found].toSorted(([, a], [, b]) => b - a);
    return best === undefined ? undefined : near(best[0], code);
  });
  const known = read.filter((each) => each !== undefined);
  const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;
  const right = known.filter((each) => each >= nearWorth.sameDetailed).length;
  console.log(
    `${phrases.size} phrases; of ${held.length} titles ${percent(known.length, held.length)} are known, ` +
      `of these ${percent(right, known.length)} rightly or nearly`,
  );
}

function write(): void {
  const words = phraseWords(titles, phrases.keys());
  const byCode = new Map<string, string[]>();
  for (const [key, codes] of phrases) {
    for (const code of codes) byCode.set(code, [...(byCode.get(code) ?? []), words.get(key) ?? key]);
  }
  const rows = (of: 'close' | 'ofOneField'): Record<string, string> => {
    const near = new Map<string, string[]>();
    for (const [pair, kind] of pairs) {
      const [from = '', to = ''] = pair.split(' ');
      if (kind !== of || !byCode.has(from) || !byCode.has(to) || from.slice(0, 6) === to.slice(0, 6)) continue;
      near.set(from, [...(near.get(from) ?? []), majorGroup(from) === majorGroup(to) ? to.slice(3) : to]);
    }
    return Object.fromEntries(
      [...near].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, others]) => [code, others.toSorted().join(' ')]),
    );
  };
  const sorted = [...byCode].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const table = {
    about,
    titles: Object.fromEntries(sorted.map(([code, own]) => [code, [...new Set(own)].toSorted().join(', ')])),
    close: rows('close'),
    ofOneField: rows('ofOneField'),
  };
  const path = join(projectRoot(), 'src/domain/lexicon/occupations/occupations.json');
  writeFileSync(path, `${JSON.stringify(table, undefined, 2)}\n`);
}

if (isTrial) tryIt();
else write();
