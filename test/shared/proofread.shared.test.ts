import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changesComeBack } from '../support/corpus/proofread-files.ts';
import { sharedCorpus } from '../support/corpus/shared-corpus.ts';
import { sharedData } from '../support/shared-data.ts';

const folder = join(sharedData, 'resumes', 'docx');

changesComeBack(
  readdirSync(folder).map((name) => join(folder, name)),
  sharedCorpus(),
  4,
  0.8,
);
