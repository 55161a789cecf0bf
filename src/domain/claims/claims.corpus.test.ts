import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { honestRewordingsOf } from '#test/support/claims/honest.ts';
import { rewordingsSeen } from '#test/support/claims/rewordings-dev.ts';
import { rewordingsHeldOut } from '#test/support/claims/rewordings-held-out.ts';
import { rewordingsMore } from '#test/support/claims/rewordings-more.ts';
import { sourceOf } from '#test/support/claims/source-of.ts';
import { tamperingsOf } from '#test/support/claims/tampering.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { checkClaims, claimChecker } from './check-claims.ts';

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

/** The content of a resume; its dates are as its maker wrote them, not always ISO. */
const readTruth = (path: string): JsonResume => {
  const { meta: _, ...resume } = JSON.parse(readFileSync(path, 'utf8')) as JsonResume & { meta?: unknown };
  return resume;
};

describe.skipIf(!hasSharedData)('real resumes, tampered and reworded by machine', () => {
  const folder = join(sharedData, 'resumes', 'truth');
  const sources = hasSharedData ? readdirSync(folder).map((file) => sourceOf(readTruth(join(folder, file)))) : [];
  const checkers = sources.map((source) => ({ source, check: claimChecker(source, { today: '2026-03-01' }) }));

  test('every tampered text is caught', { timeout: 600_000 }, () => {
    const missed = checkers.flatMap(({ source, check }) =>
      tamperingsOf(source)
        .filter(({ texts }) => check(texts).supported)
        .map(({ kind, detail }) => `${kind}: ${detail}`),
    );
    expect(missed).toEqual([]);
  });

  test('at most 2% of the honest texts are refused', { timeout: 600_000 }, () => {
    const all = checkers.flatMap(({ source, check }) =>
      honestRewordingsOf(source).map(({ texts }) => check(texts).supported),
    );
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((supported) => !supported).length / all.length).toBeLessThanOrEqual(0.02);
  });
});
