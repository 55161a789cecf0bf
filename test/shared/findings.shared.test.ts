import { findingsAreQuoted } from '../support/corpus/files.ts';
import { readFiles } from '../support/corpus/read-files.ts';
import { ratedResumes, sharedCorpus } from '../support/corpus/shared-corpus.ts';
import { reportsHoldTogether, reportsOnFilesHoldTogether } from '../support/corpus/whole-reports.ts';
import { sharedResumes } from '../support/parse-accuracy.ts';
import { parsedText } from '../support/resumes.ts';

/** A file of each layout, for each kind of file, and texts of other people's resumes. */
async function resumes() {
  const files = new Map(sharedResumes().map((each) => [`${each.kind} ${each.group}`, each.file]));
  const read = await readFiles([...files.values()]);
  const rated = ratedResumes(5).map((text, at) => ({ name: `rated ${at}`, parsed: parsedText(text) }));
  return [...read.map(({ name, parsed, document }) => ({ name, parsed, layout: document.layout })), ...rated];
}

findingsAreQuoted(resumes, sharedCorpus(), 60);
reportsHoldTogether(sharedCorpus());
reportsOnFilesHoldTogether(resumes, sharedCorpus());
