import { expect, test } from 'vitest';
import { matchExplanation } from './en/job-matching.ts';

test('says in two sentences what a resume shows of a job, and what is missing', () => {
  const title = { code: 'SAME_TITLE', title: 'Platform Engineer' } as const;
  expect(matchExplanation([title, { code: 'REQUIREMENTS_SHOWN', shown: 8, asked: 9 }], ['Kubernetes'])).toBe(
    'You’ve held this title, and your resume shows 8 of the 9 things it asks for. Missing: Kubernetes.',
  );
});

test('what is missing adds up: some of it has no name', () => {
  const of = (shown: number, asked: number, missing: readonly string[]) =>
    matchExplanation([{ code: 'REQUIREMENTS_SHOWN', shown, asked }], missing);
  const missing = ['SQL', 'Excel', 'Payroll', 'Benefits'];
  expect(of(2, 6, missing)).toMatch(/ Missing: SQL, Excel, Payroll and 1 more\.$/);
  expect(of(2, 12, missing)).toMatch(/ Missing, among others: SQL, Excel and Payroll\.$/);
});

test('counts in plain English', () => {
  const of = (shown: number, asked: number) => matchExplanation([{ code: 'REQUIREMENTS_SHOWN', shown, asked }], []);
  expect(of(1, 1)).toBe('Your resume shows the one thing it asks for.');
  expect(of(0, 1)).toBe('Your resume doesn’t show the one thing it asks for.');
  expect(of(0, 4)).toBe('Your resume shows none of the 4 things it asks for.');
  expect(of(4, 4)).toBe('Your resume shows all 4 things it asks for.');
});

test('a missing license is told before missing skills', () => {
  expect(matchExplanation([{ code: 'LICENCES_MISSING', licences: ['RN license'] }], ['triage'])).toBe(
    'It requires a license your resume doesn’t name: RN license.',
  );
});

test('a listing of which nothing can be said is told to be that', () => {
  expect(matchExplanation([], [])).toBe('It says too little of the job to compare your resume with.');
});
