import { describe, expect, test } from 'vitest';
import { parsedText, today } from '#test/support/resumes.ts';
import { compare } from '../matching/compare.ts';
import { readPosting } from '../posting/read-posting.ts';
import { missingQuestions } from './questions/questions.ts';
import { usualTools } from './usual-tools.ts';

const ad = readPosting('Accounts Clerk\n\nRequirements:\n- Experience with QuickBooks\n- Experience with Kubernetes');
const resumeOf = (title: string) =>
  parsedText(`Experience\n${title}, Acme Inc., 2020 - Present\n• Kept the books of three branches`);

describe('what a title makes likely', () => {
  const parsed = resumeOf('Bookkeeper');
  const { sourceMap, jobs } = compare(parsed, ad, today);

  test('is asked for first, by the title', () => {
    const [first, ...others] = missingQuestions({
      map: sourceMap,
      posting: ad,
      resume: parsed.resume,
      language: 'en',
      usual: usualTools(jobs, 'en'),
    });
    expect(first?.text).toBe('Many people who work as “Bookkeeper” use QuickBooks. Have you? Where, and what for?');
    expect(others.map(({ text }) => text).join(' ')).not.toContain('Bookkeeper');
  });

  test('is not shown by it', () => {
    const evidence = sourceMap.find(({ requirement }) => requirement.skill === 'QuickBooks');
    expect(evidence?.kind).not.toMatch(/shown|listed/);
  });

  test('says nothing where the title names no known occupation', () => {
    expect(usualTools(compare(resumeOf('Keeper of the Flame'), ad, today).jobs, 'en').size).toBe(0);
  });
});
