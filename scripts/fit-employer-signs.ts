// `npx tsx scripts/fit-employer-signs.ts`: fits the weights of src/domain/posting/fields/find-employer.ts on three fifths of the marked ads, without the lines
// that label their employer, and counts the employers found right and wrong on both parts.
import { createHash } from 'node:crypto';
import { signsOfEmployers, type EmployerSigns } from '#domain/posting/fields/find-employer.ts';
import { repairAd } from '#domain/posting/fields/repair-ad.ts';
import { fitLogistic, type Row } from '#test/support/logistic.ts';
import { sameRequirement, wordsIn } from '../bench/board/ads-figures.ts';
import { markedAds, ownMarkedAds, textOf, type MarkedAd } from '../bench/marked-ads.ts';

const english = markedAds(undefined).map((ad) => ({ ad, text: textOf(ad) }));
const ads = [...(['de', 'fr', 'es'] as const).flatMap(ownMarkedAds), ...english];
const isLearnt = ({ ad }: { ad: MarkedAd }): boolean =>
  Number.parseInt(createHash('sha256').update(ad.file).digest('hex').slice(0, 6), 16) % 5 < 3;

const judged = ads.map(({ ad, text }) => {
  const plain = repairAd(text.replace(/^(?:Company|Firma|Empresa|Entreprise|Employeur)\s*:.*$/gimu, ''));
  const employer = wordsIn(ad.employer ?? '');
  const candidates = signsOfEmployers(plain).map(({ candidate: { name }, signs }) => ({
    name,
    signs,
    isEmployer: sameRequirement(employer, wordsIn(name)),
  }));
  return { ad, isNamed: employer.length > 0 && candidates.some(({ isEmployer }) => isEmployer), candidates };
});
const learnt = judged.filter(isLearnt);
const names = Object.keys(learnt[0]?.candidates[0]?.signs ?? {}) as (keyof EmployerSigns)[];
const rows = learnt.flatMap(({ candidates }) =>
  candidates.map(({ signs, isEmployer }): Row => ({
    columns: names.map((name, at) => [at, signs[name]]),
    is: isEmployer ? 1 : 0,
  })),
);
const weights = fitLogistic(rows, names.length, { penalty: 1, free: 0 });
const oddsOf = (signs: EmployerSigns): number =>
  names.reduce((sum, name, at) => sum + (weights[at] ?? 0) * signs[name], 0);
console.log(names.map((name, at) => `${name}: ${(weights[at] ?? 0).toFixed(1)}`).join('\n'));

for (const [part, members] of [
  ['learnt', learnt],
  ['others', judged.filter((each) => !isLearnt(each))],
] as const) {
  for (const least of [-2, -1.2, -0.5, 0.5]) {
    const said = members.flatMap(({ candidates }) =>
      candidates
        .toSorted((one, other) => oddsOf(other.signs) - oddsOf(one.signs))
        .slice(0, 1)
        .filter(({ signs }) => oddsOf(signs) > least),
    );
    const right = said.filter(({ isEmployer }) => isEmployer).length;
    const named = members.filter(({ isNamed }) => isNamed).length;
    console.log(
      `${part}, from ${least}: ${named} of ${members.length} name one, ${right} right, ${said.length - right} wrong`,
    );
  }
}
