import { expect, test } from 'vitest';
import { employerKey, sameJobKey } from './same-job.ts';

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

test.each([
  ['Acme', '\u0410cme'],
  ['Acme', '\u0410\u0421\u041c\u0415'],
  ['Acme', '\u0430\u0441\u043c\u0435 GmbH'],
  ['Acme', '\u0391cme'],
  ['Acme', 'Ac\u200bme'],
  ['Acme', 'acme.com'],
  ['Acme', 'https://www.Acme.co.uk'],
  ['Acme, Inc.', 'ACME.IO Inc.'],
  ['\u041d\u043e\u0432\u043e', '\u041d\u041e\u0412\u041e'],
  ['S.A.P. SE', 'SAP'],
])('%s is the same employer as %s', (one, other) => expect(employerKey(other)).toBe(employerKey(one)));

test.each([
  ['Dr.Oetker', 'Dr.Beckmann'],
  ['E.ON', 'E.Leclerc'],
  ['\u041d\u043e\u0432\u043e', '\u041d\u043e\u0432\u044b\u0439'],
])('%s is another employer than %s', (one, other) => expect(employerKey(other)).not.toBe(employerKey(one)));

test('without employer or title nothing is the same', () => {
  expect([key('', 'Engineer'), key('Acme', '—')]).toEqual([undefined, undefined]);
});
