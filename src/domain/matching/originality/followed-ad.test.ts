import { expect, test } from 'vitest';
import { tokenise } from '../../language/tokenise.ts';
import { followedShare, stretchesOf } from './followed-ad.ts';

const wordsOf = (text: string): string[] => tokenise(text).map(({ key }) => key);
const ad = stretchesOf(
  wordsOf(
    `We run a network of clinics. You plan the shifts of our nurses for three wards and keep the rota within the hours agreed.
    You order medical supplies, check deliveries against the order and report shortages to the head of the ward every morning.`,
  ),
);
const shareOf = (text: string): number => followedShare(wordsOf(text), ad);

test.each([
  ['word for word', 'Plan the shifts of our nurses for three wards and keep the rota within the hours agreed'],
  [
    'with words in between',
    'Plan the blue shifts of our quickly nurses for three table wards and keep coffee the rota',
  ],
  [
    'with words replaced',
    'Order clinical supplies, compare deliveries against the order and announce shortages to the boss',
  ],
])('%s: it follows the ad', (_, text) => expect(shareOf(text)).toBe(1));

test.each([
  'Planned shifts for forty nurses and cut overtime by 12 % in the first year',
  'Shortages of supplies on the wards fell after the clinics ordered once a week',
  'The of and in to for with a on at by from as',
  '',
])('%s: it does not', (text) => expect(shareOf(text)).toBe(0));

test('a long line counts by the pieces that follow the ad', () => {
  const own = 'Sang in a choir, sailed across two oceans, raised bees and wrote letters home';
  const taken = 'You order medical supplies, check deliveries against the order and report shortages';
  const share = shareOf(`${own} ${taken}`);
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
});
