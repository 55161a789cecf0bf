import { expect, test } from 'vitest';
import { copyFor } from './copy-for.ts';
import { describeProfile } from './describe-profile.ts';

test('a profile’s strength is nothing that it is told to change', () => {
  const copy = copyFor('en');
  const about = (score: number, potential: number) =>
    describeProfile(
      {
        checks: [
          {
            name: 'about',
            score,
            passed: true,
            impact: 'high',
            cost: potential,
            findings: [{ code: 'about-short', facts: { length: 590, short: 600 }, quotes: [], potential }],
          },
        ],
      },
      copy,
    );
  expect(about(95, 1)).toMatchObject({ strengths: [], issues: [expect.stringContaining('590 characters')] });
  expect(about(100, 0)).toMatchObject({ strengths: [copy.profileStrengths.about], issues: [] });
});
