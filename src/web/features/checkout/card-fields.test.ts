import { expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { cardSchema, groupedExpiry, groupedNumber } from './card-fields.ts';

const schema = cardSchema(Date.UTC(2026, 10, 20), pageCopyFor('en').checkout);
const card = { cardNumber: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123' };

test('a card is valid until the end of its month', () => {
  expect(schema.safeParse(card).success).toBe(true);
  expect(schema.safeParse({ ...card, expiry: '10 / 26' }).success).toBe(false);
  expect(schema.safeParse({ ...card, expiry: '13 / 30' }).success).toBe(false);
});

test('a short number and a wrong code are reported', () => {
  const { error } = schema.safeParse({ ...card, cardNumber: '4242 4242', cvc: '1' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['cardNumber', 'cvc']);
});

test('digits are grouped while they are typed', () => {
  expect(groupedNumber('42424242x4242')).toBe('4242 4242 4242');
  expect([groupedExpiry('1'), groupedExpiry('123'), groupedExpiry('12345')]).toEqual(['1', '12 / 3', '12 / 34']);
});
