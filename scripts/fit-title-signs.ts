// `npx tsx scripts/fit-title-signs.ts`: fits the weights of src/domain/posting/fields/find-title.ts on three fifths of the marked ads, the English ones without
// the word that labels their title, and counts the titles found right and wrong on both parts.
import { createHash } from 'node:crypto';
import { signsOfTitle, titleCandidates, type TitleSigns } from '#domain/posting/fields/find-title.ts';
import { fitLogistic, type Row } from '#test/support/logistic.ts';
import { sameRequirement, wordsIn } from '../bench/board/ads-figures.ts';
import { markedAds, ownMarkedAds, textOf, type MarkedAd } from '../bench/marked-ads.ts';

const english = markedAds(undefined).map((ad) => ({ ad, text: textOf(ad).replace(/^Title:\s*/i, '') }));
const ads = [...(['de', 'fr', 'es'] as const).flatMap(ownMarkedAds), ...english];
const isLearnt = ({ ad }: { ad: MarkedAd }): boolean =>
  Number.parseInt(createHash('sha256').update(ad.file).digest('hex').slice(0, 6), 16) % 5 < 3;

const judged = ads.map((each) => {
  const titles = [each.ad.title, ...(each.ad.title_alt ?? [])].map(wordsIn);
  const candidates = titleCandidates(each.text).map((candidate) => ({
    signs: signsOfTitle(candidate),
    isTitle: titles.some((title) => sameRequirement(title, wordsIn(candidate.text))),
  }));
  return { ...each, candidates };
});
const learnt = judged.filter(isLearnt);
const names = Object.keys(learnt[0]?.candidates[0]?.signs ?? {}) as (keyof TitleSigns)[];
const rows = learnt.flatMap(({ candidates }) =>
  candidates.map(({ signs, isTitle }): Row => ({
    columns: names.map((name, at) => [at, signs[name]]),
    is: isTitle ? 1 : 0,
  })),
);
const weights = fitLogistic(rows, names.length, { penalty: 1, free: 0 });
const oddsOf = (signs: TitleSigns): number =>
  names.reduce((sum, name, at) => sum + (weights[at] ?? 0) * signs[name], 0);
console.log(names.map((name, at) => `${name}: ${(weights[at] ?? 0).toFixed(1)}`).join('\n'));

for (const [part, members] of [
  ['learnt', learnt],
  ['others', judged.filter((each) => !isLearnt(each))],
] as const) {
  const best = members.flatMap(({ candidates }) =>
    candidates.toSorted((one, other) => oddsOf(other.signs) - oddsOf(one.signs)).slice(0, 1),
  );
  const said = best.filter(({ signs }) => oddsOf(signs) > -0.5);
  const right = said.filter(({ isTitle }) => isTitle).length;
  console.log(`${part}: ${members.length} ads, ${right} titles right, ${said.length - right} wrong`);
}
