// `npx tsx scripts/fit-item-weights.ts`: fits the weights of what an ad asks for to the marked ads that may be learnt from, and writes them to
// `src/domain/posting/items/item-weights.json`. Run it after the signs have changed, then choose by `npm run bench -- ads --part choose`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWords } from '#domain/language/fold.ts';
import { singular } from '#domain/posting/items/signs.ts';
import { withAdSigns } from '#domain/posting/items/ad-signs.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { asksOf } from '#domain/posting/requirements/requirements.ts';
import { jobSections } from '#domain/posting/sections/neighbours.ts';
import { readStructure } from '#domain/posting/sections/passages.ts';
import { projectRoot } from '#server/root.ts';
import { fitLogistic, type Row } from '#test/support/logistic.ts';
import { wordOverlap } from '#test/support/word-overlap.ts';
import { hasMarkedAds, markedAds, textOf, type MarkedAd } from '../bench/marked-ads.ts';

const wordsOf = (text: string): string[] => plainWords(text).split(' ').filter(Boolean).map(singular);

/** Two wordings of one item share two thirds of their words. */
const alike = 0.666;

/** `npx tsx scripts/fit-item-weights.ts learn` leaves the second part for choosing. */
const parts = process.argv[2] === 'learn' ? ['learn'] : ['learn', 'choose'];
const penalty = 4;

interface Candidate {
  words: string[];
  signs: readonly string[];
}

function candidatesOf(ad: MarkedAd): Candidate[] {
  const { ad: text, title, employer } = readPosting(textOf(ad));
  const { passages } = readStructure(text, 'en');
  const asked = passages.filter(({ section }) => jobSections.has(section));
  const asks = withAdSigns(
    asked.flatMap((passage) => asksOf(passage, 'en')),
    { title, employer: employer ?? '', passages },
  );
  return asks.flatMap(({ passage, start, end, signs }) =>
    signs === undefined ? [] : [{ words: wordsOf(passage.text.slice(start, end)), signs }],
  );
}

interface Labelled {
  candidate: Candidate;
  is: 0 | 1;
}

/** Which candidates are marked items, each item once; what repeats one, or was marked as neither, says nothing. */
function labelled(ad: MarkedAd): Labelled[] {
  const items = [...ad.must, ...ad.nice].map((item) => [item, ...(ad.alt?.[item] ?? [])].map(wordsOf));
  const neutral = [...(ad.soft ?? []), ...(ad.other ?? [])].map(wordsOf);
  // What an ad says twice is one item.
  const candidates = [
    ...new Map(
      candidatesOf(ad)
        .toReversed()
        .map((one) => [one.words.join(' '), one]),
    ).values(),
  ];
  const pairs = candidates
    .flatMap((candidate, at) =>
      items.map((forms, of) => ({
        at,
        of,
        score: Math.max(...forms.map((form) => wordOverlap(candidate.words, form))),
      })),
    )
    .filter(({ score }) => score >= alike)
    .toSorted((a, b) => b.score - a.score);
  const [taken, right, near] = [new Set<number>(), new Set<number>(), new Set(pairs.map(({ at }) => at))];
  for (const { at, of } of pairs) {
    if (taken.has(of) || right.has(at)) continue;
    taken.add(of);
    right.add(at);
  }
  return candidates.flatMap((candidate, at): Labelled[] => {
    if (right.has(at)) return [{ candidate, is: 1 }];
    const isNeutral = near.has(at) || neutral.some((words) => wordOverlap(candidate.words, words) >= alike);
    return isNeutral ? [] : [{ candidate, is: 0 }];
  });
}

if (!hasMarkedAds) {
  console.log('skipped: needs the shared data');
} else {
  const all = parts.flatMap(markedAds).flatMap(labelled);
  const signs = ['always', ...new Set(all.flatMap(({ candidate }) => candidate.signs))];
  const rows = all.map(({ candidate, is }): Row => ({
    columns: [[0, 1], ...[...new Set(candidate.signs)].map((sign): [number, number] => [signs.indexOf(sign), 1])],
    is,
  }));
  const beta = fitLogistic(rows, signs.length, { penalty, free: 0 });
  const weights = signs.map((sign, at): [string, number] => [sign, Math.round(100 * (beta[at] ?? 0)) / 100]);
  const sorted = weights.toSorted((a, b) => Number(b[0] === 'always') - Number(a[0] === 'always') || b[1] - a[1]);
  console.log(`${all.length} candidates, ${all.filter(({ is }) => is === 1).length} of them marked`);
  writeFileSync(
    join(projectRoot(), 'src/domain/posting/items/item-weights.json'),
    `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`,
  );
}
