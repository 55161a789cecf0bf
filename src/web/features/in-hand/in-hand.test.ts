import { expect, test } from 'vitest';
import { keepJobInHand, takeJobInHand } from './job-in-hand.ts';
import { forgetPerson, keepPerson, personInHand } from './person-in-hand.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const closed = {
  getItem: (): string | null => {
    throw new Error('closed');
  },
  setItem: (): void => {
    throw new Error('closed');
  },
  removeItem: (): void => {
    throw new Error('closed');
  },
};

test('a job is taken once', () => {
  const tab = storage();
  const job = { jobTitle: 'Store Manager', jobDescription: 'We look for a store manager.' };
  keepJobInHand(tab, job);
  expect(takeJobInHand(tab)).toEqual(job);
  expect(takeJobInHand(tab)).toBeUndefined();
});

test('a person is known until they are forgotten', () => {
  const tab = storage();
  expect(personInHand(tab)).toEqual({});
  keepPerson(tab, { name: 'Alex Morgan', email: 'alex.morgan@example.com' });
  expect(personInHand(tab)).toEqual({ name: 'Alex Morgan', email: 'alex.morgan@example.com' });
  forgetPerson(tab);
  expect(personInHand(tab)).toEqual({});
});

test('what was kept by something else is not taken for a job or a person', () => {
  const tab = storage();
  tab.setItem('foothold.job', '{"jobTitle":1}');
  tab.setItem('foothold.person', 'no JSON');
  expect(takeJobInHand(tab)).toBeUndefined();
  expect(personInHand(tab)).toEqual({});
});

test('a browser that refuses storage breaks nothing', () => {
  keepJobInHand(closed, { jobTitle: '', jobDescription: '' });
  keepPerson(closed, {});
  forgetPerson(closed);
  expect(takeJobInHand(closed)).toBeUndefined();
  expect(personInHand(closed)).toEqual({});
});
