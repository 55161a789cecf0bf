import { describe, expect, test } from 'vitest';
import { planLines, type Relevance } from './plan.ts';

const relevance = (scores: Record<number, number>): Relevance =>
  new Map(Object.entries(scores).map(([at, score]) => [`/work/0/highlights/${at}`, { score, requirements: [] }]));
const ordered = (lines: string[], scores: Record<number, number> = {}): number[] =>
  planLines(lines, '/work/0/highlights', relevance(scores));

describe('the order of an entry’s lines', () => {
  test('is by what they show of the ad, then by results in figures, then by leading', () => {
    const lines = [
      'Answered the telephone',
      'Cut waste by 12%',
      'Supervised the late shift',
      'Planned menus for 80 residents',
    ];
    expect(ordered(lines)).toEqual([1, 3, 2, 0]);
    expect(ordered(lines, { 0: 2 })).toEqual([0, 1, 3, 2]);
  });

  test('never moves the strongest line down', () => {
    expect(ordered(['Cut costs by 30% for 12 sites', 'Wrote weekly reports'], { 1: 0.5 })).toEqual([0, 1]);
  });

  test('stays where it has a meaning', () => {
    const steps = ['Prepared the following:', 'Menus for 80 residents', 'Budgets of $30,000'];
    expect(ordered(steps)).toEqual([0, 1, 2]);
  });
});
