import { describe, expect, test } from 'vitest';
import { localValue, presetTime, timeOf } from './reminder-times.ts';

/** Days of a week, from Sunday 22 November 2026, in the zone of the machine. */
const day = (date: number) => new Date(2026, 10, date, 15, 30);

describe('a suggested reminder', () => {
  test.each([22, 23, 24, 25, 26, 27, 28])('is a Monday to come at nine, from November %i', (date) => {
    const time = presetTime('nextMonday', day(date));
    expect([time.getDay(), time.getHours(), time.getMinutes()]).toEqual([1, 9, 0]);
    expect(time.getTime()).toBeGreaterThan(day(date).getTime());
    expect(Math.ceil((time.getTime() - day(date).getTime()) / 86_400_000)).toBeLessThanOrEqual(7);
  });

  test('goes over the end of a month', () => {
    expect(localValue(presetTime('inThreeDays', day(28)))).toBe('2026-12-01T09:00');
    expect(localValue(presetTime('tomorrow', new Date(2026, 11, 31)))).toBe('2027-01-01T09:00');
  });
});

describe('what the field holds', () => {
  test('is a time of the zone of the browser, there and back', () => {
    const time = new Date(2027, 0, 5, 7, 4);
    expect(localValue(time)).toBe('2027-01-05T07:04');
    expect(timeOf(localValue(time))).toEqual(time);
  });

  test.each(['', '2026-13-45T99:00'])('is no time: %j', (value) => expect(timeOf(value)).toBeUndefined());
});
