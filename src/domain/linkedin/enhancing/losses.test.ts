import { expect, test } from 'vitest';
import { withoutLosses, type Proposal } from './losses.ts';

const was: Proposal = { headline: 'Nurse', about: 'I care.', skills: ['Triage'], positions: ['Led 4 nurses'] };
const proposed: Proposal = { headline: 'Nurse | Triage', about: '', skills: ['Triage', 'ECG'], positions: ['Led 4'] };

test('a section that would lower the score is left as it was, and the others are taken', () => {
  const score = ({ headline, about }: Proposal): number => headline.length + 10 * about.length;
  const { texts, left } = withoutLosses(proposed, was, score);
  expect(left).toEqual(['about']);
  expect(texts).toEqual({ ...proposed, about: was.about });
});

test('what neither lowers nor raises it is taken', () => {
  expect(withoutLosses(proposed, was, () => 50)).toEqual({ texts: proposed, left: [] });
});
