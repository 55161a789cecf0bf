import { describe, expect, test } from 'vitest';
import { batchOf } from '#test/support/claims/batches.ts';
import { documentFromText } from '../document/plain-text.ts';
import { parseResume } from '../resume/parse-resume.ts';
import { claimChecker } from './check-claims.ts';

/**
 * Of 64 texts each, as measured. A bound that is left behind by more than `slack` is to be tightened. Of `reported`, seen for the first time, 46 were
 * caught and 23 refused; a few general mends followed.
 */
const bounds = {
  learnt: { caught: 56, refused: 3 },
  chosen: { caught: 44, refused: 21 },
  reported: { caught: 46, refused: 20 },
} as const;
const slack = 4;

describe.each(['learnt', 'chosen', 'reported'] as const)('texts of other authors: %s', (name) => {
  const judged = batchOf(name).flatMap(({ source, texts }) => {
    const check = claimChecker(parseResume(documentFromText(source)), { today: '2026-07-01' });
    return texts.map(({ kind, place, text }) => ({
      honest: kind === 'honest',
      refused: !check([{ text: place === undefined ? text : `${place}\n- ${text}` }]).supported,
    }));
  });
  const honest = judged.filter((each) => each.honest);
  const lies = judged.filter((each) => !each.honest);
  const refused = (some: typeof judged): number => some.filter((each) => each.refused).length;

  test('are 64 honest and 64 with a lie', () => expect([honest.length, lies.length]).toEqual([64, 64]));
  test('are refused where they lie', () => {
    expect(refused(lies)).toBeGreaterThanOrEqual(bounds[name].caught);
    expect(refused(lies)).toBeLessThanOrEqual(bounds[name].caught + slack);
  });
  test('are taken where they are honest', () => {
    expect(refused(honest)).toBeLessThanOrEqual(bounds[name].refused);
    expect(refused(honest)).toBeGreaterThanOrEqual(bounds[name].refused - slack);
  });
});
