import { describe, expect, test } from 'vitest';
import { claimKinds } from '#domain/claims/claim.ts';
import { changeReasons } from '#domain/tailoring/tailoring.ts';
import { changeWords, claimWords, refusalWords } from './changes.ts';

describe('words for changes', () => {
  test.each(changeReasons)('%s has a label for the margin and a whole sentence', (reason) => {
    const { label, why } = changeWords[reason];
    expect(label.length).toBeLessThanOrEqual(20);
    expect(why).toMatch(/^[A-Z].*\.$/);
  });

  test('no two reasons are told alike', () => {
    const labels = changeReasons.map((reason) => changeWords[reason].label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test.each(claimKinds)('a refused %s fits the sentence it is named in', (kind) => {
    const told = refusalWords.claim.replace('{claim}', '12%').replace('{kind}', claimWords[kind]);
    expect(told).toMatch(/^“12%” is (?:an? |how )/);
  });
});
