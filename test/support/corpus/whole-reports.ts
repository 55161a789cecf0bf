import { readPosting } from '#domain/posting/read-posting.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { evaluate, type EvaluationInput } from '#domain/scoring/evaluate.ts';
import { reportFaults } from '../report-faults.ts';
import { today } from '../resumes.ts';
import { relations } from '../score-relations.ts';
import { whole } from './score-relations-hold.ts';
import type { Corpus } from './corpus.ts';
import type { JudgedResume } from './judged-resume.ts';

const eachLine = (resume: JsonResume, change: (line: string, at: number) => string | string[]): JsonResume => ({
  ...resume,
  work: resume.work?.map((entry) => ({ ...entry, highlights: entry.highlights?.flatMap(change) })),
});

/** A resume in ways that no single spoiling leads to. */
export const extremes: Readonly<Record<string, (resume: JsonResume) => JsonResume>> = {
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
    work: resume.work?.map((entry) => ({ ...entry, startDate: undefined, endDate: undefined })),
    education: resume.education?.map((entry) => ({ ...entry, startDate: undefined, endDate: undefined })),
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

const faultsIn = (who: string, parsed: ParsedResume, more: Omit<EvaluationInput, 'parsed' | 'today'>): string[] =>
  reportFaults(evaluate({ parsed, today, ...more }), parsed).map(
    (fault) => `${who}${more.posting ? ' for a job' : ''}: ${fault}`,
  );

/** What does not hold together in the reports on these people's resumes as one of `extremes`, with and without an ad. */
export const faultsOfExtreme = (extreme: string, { people, adTextFor }: Corpus): string[] =>
  people.flatMap(({ id, resume }, at) => {
    const parsed = parsedFromJsonResume(extremes[extreme]?.(resume) ?? resume);
    return [undefined, readPosting(adTextFor(at, 7))].flatMap((posting) => faultsIn(id, parsed, { posting }));
  });

/** The same of resumes from which something is taken, or in which it is spoiled: each in one way of `step`. */
export const faultsOfSpoiled = ({ people, adTextFor }: Corpus, step: number): string[] =>
  people.flatMap(({ id, resume }, at) => {
    const posting = readPosting(adTextFor(at, 5));
    return relations.flatMap(({ name, spoil }, index) => {
      if ((at + index) % step > 0) return [];
      const { resume: spoiled, layout, grammar } = spoil(whole(resume));
      const given = { layout, grammar, posting: index % 2 === 0 ? posting : undefined };
      return faultsIn(`${id}, ${name}`, parsedFromJsonResume(spoiled), given);
    });
  });

/** The same of resumes as they were read, with and without an ad. */
export const faultsOfFiles = (resumes: readonly JudgedResume[], { adTextFor }: Corpus): string[] =>
  resumes.flatMap(({ name, parsed, layout }, at) =>
    [undefined, readPosting(adTextFor(at, 7))].flatMap((posting) => faultsIn(name, parsed, { layout, posting })),
  );
