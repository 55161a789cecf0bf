import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { changesComeBack } from '#test/support/corpus/proofread-files.ts';

const folder = join(projectRoot(), 'test/fixtures/resumes');

changesComeBack(
  readdirSync(folder)
    .filter((name) => name.endsWith('.docx'))
    .map((name) => join(folder, name)),
  fixtureCorpus(),
  2,
  0.8,
);
