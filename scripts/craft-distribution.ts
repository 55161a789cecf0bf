// `npx tsx scripts/craft-distribution.ts FOLDER`: scores the PDFs of a folder without an ad and writes the percentiles of their craft to
// `src/domain/scoring/craft-distribution.json`. Run it after a check that needs no ad has changed, with resumes of many professions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, rulesetVersion } from '#domain/scoring/catalogue.ts';
import { checkNames } from '#domain/scoring/check-names.ts';
import { projectRoot } from '#server/root.ts';
import { craftWithContact, evaluationsOf, percentile } from '../bench/craft.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder with PDFs of resumes.');
const scores = (await evaluationsOf(folder)).map(craftWithContact);
const percentiles = Array.from({ length: 99 }, (_, at) => percentile(scores, (at + 1) / 100));
const distribution = {
  about:
    'Craft scores that 1, 2, … 99 of 100 real resumes stay below or reach, as if their contact details were whole.',
  ruleset: rulesetVersion,
  weights: checkNames.map((name) => catalogue[name].weight),
  resumes: scores.length,
  percentiles,
};
writeFileSync(
  join(projectRoot(), 'src/domain/scoring/craft-distribution.json'),
  `${JSON.stringify(distribution, null, 2)}\n`,
);
console.log(`${scores.length} resumes: median ${percentile(scores, 0.5)}`);
