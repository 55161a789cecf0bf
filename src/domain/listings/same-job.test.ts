import { expect, test } from 'vitest';
import { sameJobKey } from './same-job.ts';

const key = (company: string, title: string, location?: string) => sameJobKey({ company, title, location });

test.each<[string, Parameters<typeof key>, Parameters<typeof key>]>([
  ['legal forms', ['Acme GmbH', 'Engineer', 'Berlin'], ['ACME', 'Engineer', 'Berlin, Germany']],
  ['marks of gender', ['Acme', 'Engineer (m/f/d)', 'Berlin'], ['Acme', 'Engineer (w/m/x)', 'Berlin']],
  ['order', ['Acme', 'Engineer, Senior', 'Berlin'], ['Acme Inc.', 'Sr. Engineer', 'Berlin']],
  ['ids', ['Acme', 'Engineer - REQ-12345', 'Berlin'], ['Acme', 'Engineer', 'Berlin']],
  ['where it is done', ['Acme', 'Engineer (Remote)', 'Remote - Berlin'], ['Acme', 'Engineer', 'Berlin']],
])('the same but for %s', (_, a, b) => {
  expect(key(...a)).toBe(key(...b));
});

test.each<[string, Parameters<typeof key>, Parameters<typeof key>]>([
  ['another employer', ['Acme', 'Engineer', 'Berlin'], ['Zenith', 'Engineer', 'Berlin']],
  ['another rank', ['Acme', 'Senior Engineer', 'Berlin'], ['Acme', 'Engineer', 'Berlin']],
  ['another place', ['Acme', 'Engineer', 'Berlin'], ['Acme', 'Engineer', 'Bonn']],
  ['another grade', ['Acme', 'Engineer II', 'Berlin'], ['Acme', 'Engineer III', 'Berlin']],
  ['another language', ['Acme', 'C++ Engineer', 'Berlin'], ['Acme', 'C# Engineer', 'Berlin']],
])('not the same: %s', (_, a, b) => {
  expect(key(...a)).not.toBe(key(...b));
});

test('without employer or title nothing is the same', () => {
  expect([key('', 'Engineer'), key('Acme', '—')]).toEqual([undefined, undefined]);
});
