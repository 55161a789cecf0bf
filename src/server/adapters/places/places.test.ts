import { expect, test } from 'vitest';
import { bundledPlaces } from './places.ts';

test.each([
  ['Berlin', 'Berlin', 'DE'],
  ['Berlin, DE', 'Berlin', 'DE'],
  ['10115 Berlin', 'Berlin', 'DE'],
  ['Austin, TX', 'Austin', 'US'],
  ['Paris', 'Paris', 'FR'],
  ['Paris, Texas', 'Paris', 'US'],
  ['München', 'Munich', 'DE'],
  ['Wien, Österreich', 'Vienna', 'AT'],
  ['Greater London', 'London', 'GB'],
  ['San Francisco Bay Area', 'San Francisco', 'US'],
  ['Springfield, IL, United States', 'Springfield', 'US'],
  ['Hybrid - London', 'London', 'GB'],
])('%s is a town', (text, name, country) => {
  expect(bundledPlaces.find(text)).toMatchObject({ kind: 'town', name, country });
});

test.each([
  ['Germany', { kind: 'country', name: 'Germany', country: 'DE' }],
  ['Remote - US', { kind: 'country', name: 'United States', country: 'US' }],
  ['California', { kind: 'region', name: 'California', country: 'US', region: 'CA' }],
  ['Bayern', { kind: 'region', country: 'DE', region: '02' }],
])('%s is wider than a town', (text, place) => {
  expect(bundledPlaces.find(text)).toMatchObject(place);
});

test('of several towns the stated region or country decides, else the inhabitants', () => {
  expect(bundledPlaces.find('Springfield, IL, United States')).toMatchObject({ region: 'IL' });
  expect(bundledPlaces.find('Cambridge, MA')).toMatchObject({ region: 'MA' });
  expect(bundledPlaces.find('Cambridge')).toMatchObject({ country: 'GB' });
  expect(bundledPlaces.find('Birmingham', 'US')).toMatchObject({ country: 'US' });
});

test.each(['', 'Remote', 'Nowhereville', '!!!', ','])('%s is nowhere', (text) => {
  expect(bundledPlaces.find(text)).toBeUndefined();
});
