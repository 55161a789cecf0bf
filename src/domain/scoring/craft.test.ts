import { describe, expect, test } from 'vitest';
import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { parsedText, today } from '#test/support/resumes.ts';
import { wordsOfNumbers } from '../language/number-words.ts';
import { parsedFromJsonResume } from '../resume/document/from-json-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { bandOf } from './bands.ts';
import { evaluate } from './evaluate.ts';

const people = fixtureCorpus().people.map(({ id, resume }): [string, JsonResume] => [id, resume]);
const judged = (resume: JsonResume) => evaluate({ parsed: parsedFromJsonResume(resume), today });

type Work = NonNullable<JsonResume['work']>[number];
const work = (resume: JsonResume, change: (entry: Work) => Partial<Work>): JsonResume => ({
  ...resume,
  work: resume.work?.map((entry) => ({ ...entry, ...change(entry) })),
});

const numbers = new RegExp(`\\d[\\d.,]*|\\b(?:${wordsOfNumbers.join('|')}|halved|doubled|twice)\\b`, 'gi');
const plainly = (text: string | undefined): string | undefined => text?.replace(numbers, 'some');

/** What a recruiter misses at once, taken out of a resume that has it. */
const gone: Record<string, (resume: JsonResume) => JsonResume> = {
  figures: (resume) => ({
    ...work(resume, ({ summary, highlights }) => ({
      summary: plainly(summary),
      highlights: highlights?.map((line) => plainly(line) ?? ''),
    })),
    basics: { ...resume.basics, summary: plainly(resume.basics?.summary) },
    projects: undefined,
    volunteer: undefined,
  }),
  dates: (resume) => ({
    ...work(resume, () => ({ startDate: undefined, endDate: undefined })),
    education: resume.education?.map((entry) => ({ ...entry, startDate: undefined, endDate: undefined })),
  }),
  skills: (resume) => ({ ...resume, skills: [] }),
  'lines about work': (resume) => work(resume, () => ({ summary: undefined, highlights: [] })),
};

describe('craft', () => {
  test.each(Object.entries(gone))('is not strong without %s', (_, without) => {
    const strong = people.filter(([, resume]) => bandOf(judged(without(resume)).craftScore) === 'green');
    expect(strong.map(([id]) => id)).toEqual([]);
  });

  test('is strong in resumes that tell what came of the work, and not in all', () => {
    const strong = people.filter(([, resume]) => bandOf(judged(resume).craftScore) === 'green');
    expect(strong.length).toBeGreaterThan(people.length / 3);
    expect(strong.length).toBeLessThan(people.length);
  });

  test('of a stub of 29 words is weak, and a resume that names no skill has no keywords', () => {
    const stub = `Robin Example
robin.example@mail.example | +49 30 5550123

Work Experience
Clerk, Contoso, Berlin
2019 – 2022
Filed letters and answered the phone for the whole office every day

Education
Example College, 2018`;
    const { craftScore, categories } = evaluate({ parsed: parsedText(stub), today });
    expect(bandOf(craftScore)).toBe('red');
    expect(categories.keywords).toBeLessThan(20);
  });

  test('does not grow with a phrase that anyone could write, a blank of a template or an "I"', () => {
    const resume = people.find(([id]) => id === 'nurse-en')?.[1] ?? {};
    const told = (change: (line: string) => string) =>
      judged(work(resume, ({ highlights }) => ({ highlights: highlights?.map(change) }))).craftScore;
    const whole = judged(resume).craftScore;
    expect(told((line) => `${line} as a results-driven team player`)).toBeLessThan(whole);
    expect(told((line) => `${line} for [company name]`)).toBeLessThan(whole);
    expect(told((line) => `${line} in my ward`)).toBeLessThan(whole);
  });
});
