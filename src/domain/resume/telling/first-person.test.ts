import { expect, test } from 'vitest';
import { inFirstPerson } from './first-person.ts';

test.each([
  'Completed bookings rose from 61% to 74% in six months',
  'Finished orders grew by 12% within a year',
  'Automated test coverage increased from 40% to 85%',
])('what moved by itself is nothing that the person did: %s', (line) =>
  expect(inFirstPerson(line, false)).toBeUndefined(),
);

test.each([
  [
    'Completed bookings of 400 guests and raised them by 12%',
    'I completed bookings of 400 guests and raised them by 12%',
  ],
  [
    'Raised completed bookings from 61% to 74% in six months',
    'I raised completed bookings from 61% to 74% in six months',
  ],
  ['Automated tests that grew to 400 cases in a year', 'I automated tests that grew to 400 cases in a year'],
])('and nothing else: %s', (line, told) => expect(inFirstPerson(line, false)).toBe(told));
