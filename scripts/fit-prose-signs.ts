// `npx tsx scripts/fit-prose-signs.ts`: fits the weights of src/domain/posting/sections/asking-prose.ts on three fifths of the German, French and Spanish ads
// that were marked by hand, to whether a statement has a marked item in it, and counts both parts.
import { createHash } from 'node:crypto';
import { repairAd } from '#domain/posting/fields/repair-ad.ts';
import { isJudged, signsOfProse, type ProseSigns } from '#domain/posting/sections/asking-prose.ts';
import { structureByHeadings } from '#domain/posting/sections/passages.ts';
import { fitLogistic, type Row } from '#test/support/logistic.ts';
import { wordsIn } from '../bench/board/ads-figures.ts';
import { ownMarkedAds, type MarkedAd } from '../bench/marked-ads.ts';

const languages = ['de', 'fr', 'es'] as const;
const isLearnt = ({ ad }: { ad: MarkedAd }): boolean =>
  Number.parseInt(createHash('sha256').update(ad.file).digest('hex').slice(0, 6), 16) % 5 < 3;

const judged = languages.flatMap((language) =>
  ownMarkedAds(language).map(({ ad, text }) => {
    const { passages } = structureByHeadings(repairAd(text), language);
    const items = [...ad.must, ...ad.nice].flatMap((item) => [item, ...(ad.alt?.[item] ?? [])]);
    const forms = items.map((item) => ` ${wordsIn(item).join(' ')} `);
    const signs = signsOfProse(passages);
    const statements = passages.flatMap((passage, at) => {
      const own = ` ${wordsIn(passage.text).join(' ')} `;
      const is: 0 | 1 = forms.some((form) => own.includes(form)) ? 1 : 0;
      return isJudged(passage) && signs[at] ? [{ signs: signs[at], is }] : [];
    });
    return { ad, statements };
  }),
);
const of = (wanted: boolean) =>
  judged.filter((each) => isLearnt(each) === wanted).flatMap(({ statements }) => statements);
const names = Object.keys(of(true)[0]?.signs ?? {}) as (keyof ProseSigns)[];
const rows = of(true).map(({ signs, is }): Row => ({ columns: names.map((name, at) => [at, signs[name]]), is }));
const weights = fitLogistic(rows, names.length, { penalty: 1, free: 0 });
console.log(names.map((name, at) => `${name}: ${(weights[at] ?? 0).toFixed(1)}`).join('\n'));
for (const [part, statements] of [
  ['learnt', of(true)],
  ['others', of(false)],
] as const) {
  for (const least of [-1, -0.4, 0.5]) {
    const said = statements.filter(
      ({ signs }) => names.reduce((sum, name, at) => sum + (weights[at] ?? 0) * signs[name], 0) > least,
    );
    const right = said.filter(({ is }) => is === 1).length;
    const all = statements.filter(({ is }) => is === 1).length;
    console.log(
      `${part}, from ${least}: ${right} of ${all} that ask found, ${said.length - right} of ${statements.length - all} others`,
    );
  }
}
