import { describe, expect, test } from 'vitest';
import { rewordingsSeen } from '#test/support/claims/rewordings-dev.ts';
import { rewordingsHeldOut } from '#test/support/claims/rewordings-held-out.ts';
import { rewordingsMore } from '#test/support/claims/rewordings-more.ts';
import { sourceOf } from '#test/support/claims/source-of.ts';
import { claimsAreChecked } from '#test/support/corpus/claims.ts';
import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { checkClaims } from './check-claims.ts';

describe.each([
  ['the lines it was built against', [...rewordingsSeen, ...rewordingsMore]],
  ['the lines held out', rewordingsHeldOut],
])('%s', (_, cases) => {
  const judged = cases.map((item, index) => {
    const others = [1, 2].map((step) => cases[(index + step) % cases.length]?.source ?? '');
    const source = sourceOf({
      work: [item.source, ...others].map((text, place) => ({
        name: ['Northwind', 'Contoso', 'Fabrikam'][place] ?? '',
        position: 'Associate',
        startDate: `20${10 + place}`,
        endDate: `20${14 + place}`,
        highlights: [text],
      })),
    });
    const holds = (text: string) =>
      checkClaims([{ text, evidence: source.evidence['/work/0/highlights/0'], entry: '/work/0' }], source).supported;
    return { honest: item.honest.filter((text) => !holds(text)), tampered: item.tampered.filter(holds) };
  });

  test('every tampered line is caught', () => expect(judged.flatMap(({ tampered }) => tampered)).toEqual([]));
  test('at most 2% of the honest ones are refused', () => {
    const all = cases.flatMap(({ honest }) => honest).length;
    expect(judged.flatMap(({ honest }) => honest).length / all).toBeLessThanOrEqual(0.02);
  });
});

claimsAreChecked(fixtureCorpus(), [
  // Planned to be done early is read as done better than planned, and hours saved as costs.
  'outcome added: Planned the cable containment of a bottling hall from drawings, 6 days ahead of programme, exceeding all targets',
  'outcome added: Automated bank and intercompany reconciliations in Power Query, saving 22 hours a month, resulting in cost savings',
]);
