// `npx tsx scripts/fit-likelihood.ts [folder ...]`: fits the weights of how likely a value of a resume is right to labelled resumes, and writes them to
// `src/domain/resume/likelihood/weights.json`. Run it after the reader has changed. Each folder has a `map.json`; by default those of the untidy resumes that
// may be learnt from. Prints what the weights find on people they have not seen, by eightfold cross-validation.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Signs } from '#domain/resume/likelihood/sign.ts';
import { valueKinds } from '#domain/resume/likelihood/value-kinds.ts';
import { projectRoot } from '#server/root.ts';
import { labelledFiles } from '#test/support/labelled-files.ts';
import { judgedValues, type JudgedValue } from '#test/support/labelled-values.ts';
import { describeLikelihoods } from '#test/support/likelihood-quality.ts';
import { fitLogistic, type Row } from '#test/support/logistic.ts';

const untidy = join(projectRoot(), 'test/fixtures/untidy');
const folders = process.argv.slice(2);
const learned = folders.length > 0 ? folders : ['learned', 'third-learned'].map((name) => join(untidy, name));
const values: JudgedValue[] = [];
for (const folder of learned.filter((path) => existsSync(join(path, 'map.json')))) {
  const judged = await judgedValues(labelledFiles(folder));
  values.push(...judged.filter(({ kind }) => kind !== 'other'));
}

const signs = [...new Set(values.flatMap((value) => value.signs.flatMap(Object.keys)))].sort();
/** A kind's own weights are held closer to zero than those of all kinds together: most signs mean the same everywhere. */
const ownShare = 0.7;

/** The columns of a value: the signs, its kind, and the signs again for its kind only. */
function rowOf({ kind, signs: seen, right }: JudgedValue): Row {
  const own = (valueKinds.indexOf(kind) + 1) * (signs.length + 1);
  const all: Signs = Object.assign({}, ...seen);
  const columns = signs.flatMap((sign, at): [number, number][] => {
    const value = all[sign] ?? 0;
    return value === 0
      ? []
      : [
          [at, value],
          [own + at, value * ownShare],
        ];
  });
  return { columns: [...columns, [signs.length, 1], [own + signs.length, ownShare]], is: right ? 0 : 1 };
}

const width = (valueKinds.length + 1) * (signs.length + 1);
const rows = values.map(rowOf);
const fit = (of: readonly Row[]): Float64Array => fitLogistic(of, width, { penalty: 2, free: signs.length });

// People and not files are parted: their texts are in several layouts.
const people = [...new Set(values.map(({ file }) => file.split('__')[0] ?? ''))];
const partOf = ({ file }: JudgedValue): number => people.indexOf(file.split('__')[0] ?? '') % 8;
const unseen = values.map(() => 0);
for (let part = 0; part < 8; part += 1) {
  const beta = fit(rows.filter((_, at) => partOf(values[at] as JudgedValue) !== part));
  values.forEach((value, at) => {
    if (partOf(value) !== part) return;
    const score = (rows[at] as Row).columns.reduce((sum, [column, x]) => sum + (beta[column] ?? 0) * x, 0);
    unseen[at] = 1 / (1 + Math.exp(score));
  });
}
console.log(`${values.length} values of ${people.length} people; each part by weights that have not seen its people:`);
console.log(describeLikelihoods(values.map(({ right }, at) => ({ right, likelihood: unseen[at] ?? 0 }))));

const beta = fit(rows);
const weights = Object.fromEntries(
  valueKinds.map((kind, index) => {
    const own = (index + 1) * (signs.length + 1);
    const weightAt = (at: number): number =>
      Math.round(100 * ((beta[at] ?? 0) + ownShare * (beta[own + at] ?? 0))) / 100;
    const kept = signs.map((sign, at): [string, number] => [sign, weightAt(at)]).filter(([, weight]) => weight !== 0);
    return [kind, { base: weightAt(signs.length), ...Object.fromEntries(kept) }];
  }),
);
writeFileSync(
  join(projectRoot(), 'src/domain/resume/likelihood/weights.json'),
  `${JSON.stringify(weights, undefined, 2)}\n`,
);
