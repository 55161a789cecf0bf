import { describe, expect, test } from 'vitest';
import { countryOf, isStreet, placeScore, readPlace } from './location.ts';

describe('addresses are split into their parts', () => {
  test.each([
    ['Austin, TX', { city: 'Austin', region: 'TX' }],
    ['Portland, OR US', { city: 'Portland', region: 'OR', countryCode: 'US' }],
    ['New York, NY 10001', { city: 'New York', region: 'NY', postalCode: '10001' }],
    [
      '2712 Broadway St, San Francisco, CA 94115',
      { address: '2712 Broadway St', city: 'San Francisco', region: 'CA', postalCode: '94115' },
    ],
    ['Musterstraße 12, 80331 München', { address: 'Musterstraße 12', postalCode: '80331', city: 'München' }],
    [
      '12 rue de la Paix, 75002 Paris, France',
      { address: '12 rue de la Paix', postalCode: '75002', city: 'Paris', countryCode: 'FR' },
    ],
    [
      'Calle Mayor 5, 28013 Madrid, España',
      { address: 'Calle Mayor 5', postalCode: '28013', city: 'Madrid', countryCode: 'ES' },
    ],
    [
      'Rua Augusta 100, 01305-000 São Paulo, SP',
      { address: 'Rua Augusta 100', postalCode: '01305-000', city: 'São Paulo', region: 'SP' },
    ],
    [
      '10 Downing Street, London SW1A 2AA, UK',
      { address: '10 Downing Street', city: 'London', postalCode: 'SW1A 2AA', countryCode: 'GB' },
    ],
    ['Leeds, West Yorkshire', { city: 'Leeds', region: 'West Yorkshire' }],
    ['Naas, Co. Kildare', { city: 'Naas', region: 'Co. Kildare' }],
    ['Toronto, ON M5V 2T6', { city: 'Toronto', region: 'ON', postalCode: 'M5V 2T6' }],
  ])('%s', (text, place) => expect(readPlace(text)).toEqual(place));
});

test('places are distinguished from other short texts', () => {
  for (const place of [
    'Austin, TX',
    'Lyon, France',
    'Remote',
    'Berlin',
    'Greater Boston Area',
    'São Paulo - SP',
    'Dublin 8',
    'Leeds, West Yorkshire',
    'Naas, Co. Kildare',
  ])
    expect(placeScore(place)).toBeGreaterThanOrEqual(0.85);
  for (const other of [
    'Software Engineer, Backend',
    'Acme Widgets, Austin, TX',
    'Project Lead',
    'React, Node.js',
    'IT',
    'Welding 8',
    'Brightline Ltd, Co. Kildare',
    '',
  ])
    expect(placeScore(other)).toBeLessThan(0.6);
});

test('two letters are a country only in capitals', () => {
  expect(countryOf('DE')).toBe('DE');
  expect(countryOf('de')).toBeUndefined();
  expect(countryOf('Schweiz')).toBe('CH');
});

test('a place without commas: town, region and country one after the other', () => {
  expect(readPlace('Seattle Washington US')).toEqual({ city: 'Seattle', region: 'Washington', countryCode: 'US' });
  expect(readPlace('New York New York US')).toEqual({ city: 'New York', region: 'New York', countryCode: 'US' });
});

test.each(['12 Quay Lane', 'Quay Lane', 'Musterstraße 12', '27 rue de la Loire', 'ul. Lipowa 4'])(
  '%s is a street',
  (text) => expect(isStreet(text)).toBe(true),
);

test.each(['Dock Ltd', 'Lane Manager', 'Route planning for 12 vans', 'Quay Lane, 2015 – 2019'])(
  '%s is no street',
  (text) => expect(isStreet(text)).toBe(false),
);

test('the area around a city is a place, in however many words the city is called', () => {
  for (const area of ['Greater Boston Area', 'San Francisco Bay Area']) expect(placeScore(area)).toBeGreaterThan(0.8);
});
