import { expect, test } from 'vitest';
import { pageCopyFor } from './page-copy-for.ts';

const { practice } = pageCopyFor('en');

test.each([
  [0, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [59, '0:59', '59 seconds'],
  [60, '1:00', '1 minute'],
  [125, '2:05', '2 minutes 5 seconds'],
  [3661, '61:01', '61 minutes 1 second'],
])('%i seconds are shown and said', (seconds, clock, said) => {
  expect([practice.clock(seconds), practice.saidTime(seconds)]).toEqual([clock, said]);
});
