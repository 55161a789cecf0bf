import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { twinsAreReadAlike } from '../support/corpus/doc-twins.ts';
import { filesAreRead } from '../support/corpus/files.ts';
import { hostileFilesAreSurvived } from '../support/corpus/hostile-files.ts';
import { sharedData } from '../support/shared-data.ts';

const folder = join(sharedData, 'resumes');
const filesIn = (kind: string): string[] => readdirSync(join(folder, kind)).map((name) => join(folder, kind, name));

filesAreRead(new Map(['pdf', 'docx', 'doc', 'unlabelled', 'truth'].map((kind) => [kind, filesIn(kind)])));

twinsAreReadAlike(
  filesIn('doc').map((doc) => ({ doc, docx: doc.replaceAll(/\bdoc\b/g, 'docx') })),
  20,
);

hostileFilesAreSurvived(join(projectRoot(), 'build/workers/reading.js'), () =>
  ['hostile', 'hostile/pdf'].flatMap((place) =>
    readdirSync(join(sharedData, place), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => ({ name: entry.name, bytes: readFileSync(join(sharedData, place, entry.name)) })),
  ),
);
