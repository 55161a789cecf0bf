import { describe, expect, test } from 'vitest';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { reportFaults } from '../report-faults.ts';
import { today } from '../resumes.ts';
import { relations } from '../score-relations.ts';
import { whole } from './score-relations-hold.ts';
import type { Corpus } from './corpus.ts';
import type { JudgedResume } from './files.ts';

const eachLine = (resume: JsonResume, change: (line: string, at: number) => string | string[]): JsonResume => ({
  ...resume,
  work: resume.work?.map((entry) => ({ ...entry, highlights: entry.highlights?.flatMap(change) })),
});

/** A resume in ways that no single spoiling leads to. */
const extremes: Readonly<Record<string, (resume: JsonResume) => JsonResume>> = {
  'as it is': (resume) => resume,
  empty: () => ({}),
  'a name': ({ basics }) => ({ basics: { name: basics?.name } }),
  'five words': () => ({ basics: { summary: 'I am a good baker.' } }),
  'names of jobs alone': ({ work }) => ({ work: work?.map(({ position }) => ({ position })) }),
  'jobs without names': ({ work }) => ({ work: work?.map(({ highlights }) => ({ highlights })) }),
  'schools alone': ({ education }) => ({ education: education?.map(({ institution }) => ({ institution })) }),
  'skills alone': ({ skills }) => ({ skills }),
  'no skills': (resume) => ({ ...resume, skills: undefined }),
  'no dates': (resume) => ({
    ...resume,
    work: resume.work?.map(({ startDate: _, endDate: __, ...entry }) => entry),
    education: resume.education?.map(({ startDate: _, endDate: __, ...entry }) => entry),
  }),
  'no figures': (resume) => eachLine(resume, (line) => line.replace(/\d[\d.,]*/g, 'several')),
  'a figure everywhere': (resume) => eachLine(resume, (line) => `${line.replace(/[.;!]*$/, '')} by 12 %`),
  'two lines': (resume) => ({
    ...resume,
    projects: undefined,
    volunteer: undefined,
    work: resume.work
      ?.slice(0, 1)
      .map((entry) => ({ ...entry, summary: undefined, highlights: entry.highlights?.slice(0, 2) })),
  }),
  'no contact': (resume) => ({ ...resume, basics: { summary: resume.basics?.summary } }),
  'all capitals': (resume) => eachLine(resume, (line) => line.toUpperCase()),
  'three thousand words': (resume) =>
    eachLine(resume, (line) => Array.from({ length: 40 }, (_, at) => `${line.replace(/[.;!]*$/, '')} in round ${at}`)),
};

/** Tests that the reports on these people's resumes, whole, spoiled and cut down, with and without an ad, hold together. */
export function reportsHoldTogether({ people, adTextFor }: Corpus): void {
  describe('a report', () => {
    test.each(Object.entries(extremes))(
      'holds together for resumes that are: %s',
      { timeout: 120_000 },
      (_, change) => {
        const faults = people.flatMap(({ id, resume }, at) => {
          const parsed = parsedFromJsonResume(change(resume));
          return [undefined, readPosting(adTextFor(at, 7))].flatMap((posting) =>
            reportFaults(evaluate({ parsed, posting, today }), parsed).map(
              (fault) => `${id}${posting ? ' for a job' : ''}: ${fault}`,
            ),
          );
        });
        expect(people.length).toBeGreaterThan(5);
        expect(faults).toEqual([]);
      },
    );

    test('holds together whatever is taken from a resume or spoiled in it', { timeout: 120_000 }, () => {
      const faults = people.flatMap(({ id, resume }, at) => {
        const posting = readPosting(adTextFor(at, 5));
        return relations.flatMap(({ name, spoil }, index) => {
          // Each resume is spoiled in a third of the ways: all together in all ways.
          if ((at + index) % 3 > 0) return [];
          const { resume: spoiled, layout, grammar } = spoil(whole(resume));
          const parsed = parsedFromJsonResume(spoiled);
          const evaluation = evaluate({
            parsed,
            layout,
            grammar,
            posting: index % 2 === 0 ? posting : undefined,
            today,
          });
          return reportFaults(evaluation, parsed).map((fault) => `${id}, ${name}: ${fault}`);
        });
      });
      expect(faults).toEqual([]);
    });
  });
}

/** Tests that the reports on resumes as they were read hold together, with and without an ad. */
export function reportsOnFilesHoldTogether(material: () => Promise<JudgedResume[]>, { adTextFor }: Corpus): void {
  test('reports on resumes as they are read hold together', { timeout: 240_000 }, async () => {
    const faults = (await material()).flatMap(({ name, parsed, layout }, at) =>
      [undefined, readPosting(adTextFor(at, 7))].flatMap((posting) =>
        reportFaults(evaluate({ parsed, layout, posting, today }), parsed).map((fault) => `${name}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });
}
