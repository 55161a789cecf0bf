import { describe, expect, test } from 'vitest';
import { fixtureCorpus } from './support/corpus/fixture-corpus.ts';
import { unfaithfulFindings } from './support/corpus/judged-resume.ts';
import { readFiles } from './support/corpus/read-files.ts';
import { extremes, faultsOfExtreme, faultsOfFiles, faultsOfSpoiled } from './support/corpus/whole-reports.ts';
import { fixtureFiles } from './support/fixtures.ts';

// A person for each language that is scored by its own words. All of them, and the data folder's, are on the score board.
const few = ['nurse-en', 'teacher-de', 'chef-fr', 'sales-es'];
const corpus = fixtureCorpus(({ id }) => few.includes(id));

describe('a report', () => {
  test.each(Object.keys(extremes))('holds together for resumes that are: %s', (extreme) => {
    expect(faultsOfExtreme(extreme, corpus)).toEqual([]);
  });

  test('holds together whatever is taken from a resume or spoiled in it', () => {
    expect(faultsOfSpoiled(corpus, 4)).toEqual([]);
  });

  test('on a resume as it is read holds together, quotes it exactly, and says what to do', async () => {
    const paths = fixtureFiles().flatMap(({ path, person }) => (few.includes(person) ? [path] : []));
    const resumes = (await readFiles(paths)).map(({ name, parsed, document }) => ({
      name,
      parsed,
      layout: document.layout,
    }));
    expect(resumes.length).toBeGreaterThan(5);
    expect(unfaithfulFindings(resumes, corpus)).toEqual([]);
    expect(faultsOfFiles(resumes, corpus)).toEqual([]);
  });
});
