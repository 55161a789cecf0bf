import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { JsonResume } from '#domain/resume/json-resume.ts';

/** The project's own corpus of invented people, their resumes as files, and job ads; described in `test/fixtures/README.md`. */
export const fixturesFolder = resolve(import.meta.dirname, '../fixtures');

const read = (...path: string[]): string => readFileSync(join(fixturesFolder, ...path), 'utf8');

/** A resume as a file, and its person. */
export interface FixtureFile {
  file: string;
  path: string;
  person: string;
  language: string;
  made: 'typst' | 'chromium' | 'docx' | 'doc' | 'text' | 'markdown';
  layout: string;
}

/** A person's true content. */
export interface FixturePerson {
  id: string;
  resume: JsonResume;
}

export interface FixtureAd {
  file: string;
  text: string;
  title: string;
  employer: string;
  language: string;
  /** The people in the line of work that the ad is about. */
  people: string[];
}

/** All resumes of the corpus, in the order of their index. */
export function fixtureFiles(): FixtureFile[] {
  const rows = JSON.parse(read('resumes.json')) as Omit<FixtureFile, 'path'>[];
  return rows.map((row) => ({ ...row, path: join(fixturesFolder, 'resumes', row.file) }));
}

export const fixturePerson = (id: string): JsonResume => JSON.parse(read('people', `${id}.json`)) as JsonResume;

/** All people of the corpus, each once. */
export const fixturePeople = (): FixturePerson[] =>
  [...new Set(fixtureFiles().map(({ person }) => person))].map((id) => ({ id, resume: fixturePerson(id) }));

export function fixtureAds(): FixtureAd[] {
  const rows = JSON.parse(read('ads', 'index.json')) as Omit<FixtureAd, 'text'>[];
  return rows.map((row) => ({ ...row, text: read('ads', row.file) }));
}
