import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { sharedData } from '../shared-data.ts';
import type { Corpus, CorpusAd } from './corpus.ts';

const read = (...path: string[]): string => readFileSync(join(sharedData, ...path), 'utf8');

/** The persons and ads of the data folder next to the project, paired in turn. */
export function sharedCorpus(): Corpus {
  const people = readdirSync(join(sharedData, 'resumes', 'truth')).map((file) => ({
    id: file,
    resume: JSON.parse(read('resumes', 'truth', file)) as JsonResume,
    language: 'en' as const,
  }));
  const rows = JSON.parse(read('job-ads', 'index.json').replace(/\bNaN\b/g, 'null')) as {
    file: string;
    title: string | null;
    company: string | null;
  }[];
  const ads = readdirSync(join(sharedData, 'job-ads'))
    .filter((file) => file.endsWith('.txt'))
    .map((file): CorpusAd => {
      const row = rows.find((each) => each.file === file);
      // One of the two boards names an employer; the other has the occupation instead.
      const employer = file.startsWith('indeed') ? (row?.company ?? undefined) : undefined;
      return { file, text: read('job-ads', file), title: row?.title ?? '', employer };
    });
  return { people, ads, adTextFor: (at, step) => ads[(at * step) % ads.length]?.text ?? '' };
}

/** The resumes of other people that recruiters rated, every `step`-th, as text with lost line ends and headings. */
export const ratedResumes = (step: number): string[] =>
  read('fit', 'human-rated-pairs.jsonl')
    .trim()
    .split('\n')
    .filter((_, at) => at % step === 0)
    .map((line) => (JSON.parse(line) as { resume: string }).resume);
