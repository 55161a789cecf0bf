import { describe, expect, test } from 'vitest';
import { cutAtClause, figuresIn } from './own-lines.ts';
import { probeOf } from './probed.ts';

const probe = (text: string) => probeOf({ text, figures: figuresIn(text) });

describe('what one asks next', () => {
  test.each([
    ['Managed a team of 12 technicians across three sites', 'led'],
    ['Managed and monitored the daily activities of an average of 18 service representatives', 'led'],
    ['Supervised kitchen staff and waiters', 'led'],
    ['Trained 14 new hires on the scanners', 'taught'],
    ['Built a dashboard for the sales office', 'tool'],
    ['Introduced a discharge protocol on two wards', 'change'],
    ['Reduced overtime by 12% in one season', 'saved'],
    ['Brought food cost from 34% to 29% in a year', 'raised'],
    ['Negotiated with 35 landlords', 'together'],
    ['Inspected boilers and pumps', 'checked'],
  ])('%s: %s', (text, expected) => {
    expect(probe(text)).toBe(expected);
  });

  test.each([
    'Supervising investigations of non-receipt of payments',
    'Managing the stock counts of 3 stores',
    'Managed staff schedules for the front desk',
    'Installed machines in compliance with codes',
    'Composed and drafted all outgoing correspondence',
  ])('%s: nothing about people, tools or changes', (text) => {
    expect(probe(text)).toBeUndefined();
  });
});

describe('a statement that a question recalls', () => {
  test('keeps what is short', () => {
    expect(cutAtClause('Opened and closed the branch four days a week')).toBe(
      'Opened and closed the branch four days a week',
    );
  });

  test('ends where a clause ends, never within one', () => {
    const kept =
      'Rebuilt the returns desk of the Leeds warehouse with two colleagues from purchasing, cutting the time to refund to three days';
    expect(cutAtClause(`${kept} and answering every customer within one day`)).toBe(kept);
    const desk = 'Rebuilt the returns desk of the Leeds warehouse with two colleagues from purchasing';
    expect(cutAtClause(`${desk}, cutting the time from parcel to refund to three days and a few hours more`)).toBe(
      desk,
    );
    expect(cutAtClause('Wrote the allergen book for 140 dishes; no incidents since')).toBe(
      'Wrote the allergen book for 140 dishes',
    );
  });
});
