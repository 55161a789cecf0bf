import { fixtureCorpus } from './support/corpus/fixture-corpus.ts';
import { findingsAreQuoted } from './support/corpus/files.ts';
import { reportsHoldTogether, reportsOnFilesHoldTogether } from './support/corpus/whole-reports.ts';
import { readFiles } from './support/corpus/read-files.ts';
import { fixtureFiles } from './support/fixtures.ts';

const resumes = async () =>
  (await readFiles(fixtureFiles().map(({ path }) => path))).map(({ name, parsed, document }) => ({
    name,
    parsed,
    layout: document.layout,
  }));

findingsAreQuoted(resumes, fixtureCorpus(), 30);
reportsHoldTogether(fixtureCorpus());
reportsOnFilesHoldTogether(resumes, fixtureCorpus());
