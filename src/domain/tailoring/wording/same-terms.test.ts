import { expect, test } from 'vitest';
import { readPosting } from '../../posting/read-posting.ts';
import { otherNames, withOtherName } from './same-terms.ts';

const { requirements } = readPosting(
  'Store Manager\nRequirements\n- Experience with stock counts\n- Negotiating with vendors\n- Staff rotas',
);

test('a thing that the ad calls by another name is found once, with the requirement that asks for it', () => {
  const names = otherNames(requirements, 'Did inventory counts. Chose suppliers. Planned rotas.');
  expect(names.map(({ here, there }) => [here, there.toLowerCase()])).toEqual([
    ['inventory counts', 'stock counts'],
    ['suppliers', 'vendors'],
  ]);
  expect(requirements.map(({ id }) => id)).toContain(names[0]?.requirement);
});

test('nothing is renamed where the resume uses the ad’s name as well', () => {
  expect(otherNames(requirements, 'Suppliers and vendors; stock counts and inventory counts')).toEqual([]);
});

test('the name takes the capital of the words it replaces, and only whole words are replaced', () => {
  const term = { requirement: 'r1', here: 'suppliers', there: 'vendors' };
  expect(withOtherName('Chose suppliers in six countries', term)?.text).toBe('Chose vendors in six countries');
  expect(withOtherName('Suppliers: chose 40', term)?.text).toBe('Vendors: chose 40');
  expect(withOtherName('Chose supplier-side tools', { ...term, here: 'supplier' })).toBeUndefined();
});
