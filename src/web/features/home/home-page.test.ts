import { expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { prices } from '#domain/billing/prices.ts';
import { placeOnScale } from './price-scale.ts';
import { reviewData, serviceData } from './structured-data.tsx';

const copy = pageCopyFor('en');
const { claims, homeSections } = copy;

test('the plans have the specified names, prices and badges', () => {
  const { plans } = homeSections.pricing;
  expect(Object.keys(plans)).toEqual(['free', 'complete', 'pro', 'unlimited']);
  expect(Object.values(plans).map(({ name }) => name)).toEqual(['Free', 'Basic', 'Pro', 'Platinum']);
  expect([prices.complete, prices.pro, prices.unlimited].map(({ cents }) => copy.dollars(cents))).toEqual([
    '$6.99',
    '$11.99',
    '$99.00',
  ]);
  expect([plans.pro.badge, plans.unlimited.badge]).toEqual(['Most Popular', 'Best Value']);
});

test('four services are compared by the specified price ranges', () => {
  const { services, range } = homeSections.comparison;
  expect(services.map(({ name, from, to }) => `${name}: ${range(from, to)}`)).toEqual([
    'Service A: $5.95–$17.95',
    'Service B: $2.95–$14.95',
    'Service C: $149.00–$349.00',
    'Service D: $19.95–$39.95',
  ]);
  const places = [prices.complete.cents, ...services.flatMap(({ from, to }) => [from, to])].map(placeOnScale);
  expect(places.every((place) => place > 0 && place < 100)).toBe(true);
});

test('the claims are the specified ones', () => {
  expect(claims.figures.map(({ value }) => value)).toEqual(['4.9/5', '12,847+', '94%', '3.2x']);
  expect(claims.audience).toContain('15,000+');
  expect(claims.savings).toContain('75%');
  expect(claims.shownCount(claims.processedAtFirst)).toBe('53,456');
});

test('search engines are told the prices that are charged, and claims apart from them', () => {
  const service = JSON.stringify(serviceData(copy, { operatorName: 'Example Ltd', supportEmail: 'help@example.com' }));
  for (const fact of ['"6.99"', '"11.99"', '"99.00"', 'Example Ltd', 'help@example.com'])
    expect(service).toContain(fact);
  expect(service).not.toContain('Rating');
  expect(JSON.stringify(reviewData(copy))).toContain('"ratingValue":4.9');
});
