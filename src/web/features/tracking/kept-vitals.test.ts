import { expect, test } from 'vitest';
import { keepVital, vitalRecord, vitalsKey, type VitalRecord } from './kept-vitals.ts';
import { layoutShift } from './layout-shift.ts';

const circumstances = {
  navigationType: 'navigate',
  timestamp: 1,
  url: 'https://example.com/score',
  userAgent: 'a browser',
  connectionType: '4g',
};

function storage(text?: string) {
  const kept = new Map(text === undefined ? [] : [[vitalsKey, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    records: () => JSON.parse(kept.get(vitalsKey) ?? '[]') as VitalRecord[],
  };
}

test('a record has the specified fields, and its rating by the thresholds', () => {
  expect(vitalRecord({ name: 'LCP', value: 2600 }, { id: 'a', ...circumstances })).toEqual({
    id: 'a',
    name: 'LCP',
    value: 2600,
    rating: 'needs-improvement',
    delta: 2600,
    ...circumstances,
  });
});

test('the newest fifty are kept', () => {
  const kept = storage();
  for (let count = 0; count < 53; count++)
    keepVital(kept, vitalRecord({ name: 'FCP', value: count }, { id: `${count}`, ...circumstances }));
  expect(kept.records()).toHaveLength(50);
  expect([kept.records()[0]?.id, kept.records()[49]?.id]).toEqual(['3', '52']);
});

test('what somebody else stored there does no harm', () => {
  const kept = storage('{"not": "a list"}');
  keepVital(kept, vitalRecord({ name: 'FCP', value: 1 }, { id: 'a', ...circumstances }));
  expect(kept.records()).toHaveLength(1);
  expect(() => keepVital(storage('no JSON'), kept.records()[0] as VitalRecord)).not.toThrow();
});

test('shifts within a second count together, for five at most, and the worst run counts', () => {
  const at = (startTime: number, value = 0.1) => ({ startTime, value });
  expect(layoutShift([])).toBe(0);
  expect(layoutShift([at(0), at(900), at(3000, 0.15)])).toBeCloseTo(0.2);
  const steady = Array.from({ length: 8 }, (_, index) => at(index * 900));
  expect(layoutShift(steady)).toBeCloseTo(0.6);
});
