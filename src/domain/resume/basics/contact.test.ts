import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const basicsOf = (...lines: string[]) => parseResume(documentFromText(lines.join('\n'))).resume.basics;

test.each([
  ['(512) 555-0188', '(512) 555-0188'],
  ['+49 151 23456789', '+49 151 23456789'],
  ['Tel.: 06 12 34 56 78', '06 12 34 56 78'],
  ['Mobile +55 11 98765-4321', '+55 11 98765-4321'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
  ['512.555.0188', '512.555.0188'],
])('%s', (line, phone) => expect(basicsOf('Robin Example', 'robin@example.org', line)?.phone).toBe(phone));

test('numbers that are no telephone numbers are not taken for one', () => {
  expect(
    basicsOf('Robin Example', 'robin@example.org', 'Springfield, IL 62701-1234', 'Experience', '2015 - 2019 Clerk')
      ?.phone,
  ).toBeUndefined();
});

test('the page of the person is told from profiles on networks', () => {
  const basics = basicsOf(
    'Robin Example',
    'robin@example.org | robinexample.dev | github.com/robin-ex | linkedin.com/in/robin-example',
  );
  expect(basics?.url).toBe('robinexample.dev');
  expect(basics?.profiles?.map(({ network, username }) => [network, username])).toEqual([
    ['GitHub', 'robin-ex'],
    ['LinkedIn', 'robin-example'],
  ]);
});

test('names that are occupations too are names where a name stands', () => {
  expect(basicsOf('Emily Baker', 'Software Engineer', 'emily.baker@example.org')?.name).toBe('Emily Baker');
  expect(basicsOf('Curriculum Vitae', 'Jean-Luc Mason', 'jl.mason@example.org')?.name).toBe('Jean-Luc Mason');
  expect(basicsOf('Robin Example, PhD', 'robin@example.org')?.name).toBe('Robin Example');
});
