import { expect, test } from 'vitest';
import { forgetPrepOpen, keepPrepOpen, wasPrepOpen } from './prep-place.ts';

/** A tab's storage, in memory. */
function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
}

test('the preparation that was open last is known again, until it is closed', () => {
  const storage = memory();
  expect(wasPrepOpen(storage, 'one')).toBe(false);
  keepPrepOpen(storage, 'one');
  expect(wasPrepOpen(storage, 'one')).toBe(true);
  expect(wasPrepOpen(storage, 'another')).toBe(false);
  keepPrepOpen(storage, 'another');
  expect(wasPrepOpen(storage, 'one')).toBe(false);
  forgetPrepOpen(storage);
  expect(wasPrepOpen(storage, 'another')).toBe(false);
});

test('a storage that is closed is done without', () => {
  const closed = () => {
    throw new Error('The storage is closed.');
  };
  const storage = { getItem: closed, setItem: closed, removeItem: closed };
  keepPrepOpen(storage, 'one');
  forgetPrepOpen(storage);
  expect(wasPrepOpen(storage, 'one')).toBe(false);
});
