import { expect, test } from 'vitest';
import { maxUploadBytes } from '#contract/limits.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { problemOf } from './picked-file.ts';

const { upload } = pageCopyFor('en');
const file = (name: string, size = 1000) => ({ name, size });

test.each(['a.pdf', 'a.doc', 'Resume.DOCX', 'resume.json'])('%s is a resume', (name) => {
  expect(problemOf([file(name)], upload)).toBeUndefined();
  expect(problemOf([file(name, maxUploadBytes)], upload)).toBeUndefined();
});

test('what is none is told in the words of the other panels', () => {
  expect(problemOf([], upload)).toBeUndefined();
  expect(problemOf([file('a.png')], upload)).toBe('File type must be .pdf, .doc or .docx');
  expect(problemOf([file('pdf')], upload)).toBe('File type must be .pdf, .doc or .docx');
  expect(problemOf([file('a.pdf', maxUploadBytes + 1)], upload)).toMatch(/^File is larger than 10485760 bytes/);
  expect(problemOf([file('a.pdf', 0)], upload)).toBe('File is smaller than 1 bytes');
  expect(problemOf([file('a.pdf'), file('b.pdf')], upload)).toBe('Too many files');
});
