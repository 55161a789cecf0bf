import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldInPlace } from '#domain/language/fold.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { readFiles, type ReadFile } from '#test/support/corpus/read-files.ts';
import { compareFields, meanShare, summed, type Tally } from '#test/support/field-accuracy.ts';
import { fixtureFiles, fixturePerson, fixturesFolder } from '#test/support/fixtures.ts';
import { keptContent, readAndListed, shareKept, untailoredText } from '#test/support/kept-content.ts';
import { labelledFiles, type LabelledFile } from '#test/support/labelled-files.ts';
import { calibration, wrongAmongLeastSure, type Judged } from '#test/support/likelihood-quality.ts';
import { people } from '#test/support/linkedin/person.ts';
import { fieldsRead } from '#test/support/linkedin/profile-accuracy.ts';
import { profileReader } from '#test/support/linkedin/read-person.ts';
import { labelValues } from '#test/support/value-labels.ts';
import { lost, share, within, type Figure } from './figure.ts';

interface Labelled extends ReadFile {
  truth: JsonResume;
}

const plain = (text = ''): string =>
  foldInPlace(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const least = (values: readonly number[]): number => values.reduce((low, value) => Math.min(low, value), 1);

/** How well fields are read: each field over all files, and the file that is read worst. */
function fieldFigures(files: readonly Labelled[]): Figure[] {
  const tallies = files.map(({ truth, parsed }) => compareFields(truth, parsed.resume).tallies);
  const fields = [...summed(tallies)].map(([field, { right, all }]: [string, Tally]) => share(field, right, all));
  return [...fields, share('the file that is read worst', least(tallies.map(meanShare)), 1, 2)];
}

/** How much of what is in a file is read or listed for correction, and is in the document made from it. */
function keptFigures(files: readonly Labelled[]): Figure[] {
  const kept = (textOf: typeof readAndListed): number[] =>
    files.map(({ document, parsed }) => shareKept(keptContent(document, parsed, textOf(parsed))));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [read, written] = [kept(readAndListed), kept(untailoredText)];
  return [
    share('words kept in the reading', mean(read), 1, 0.1),
    share('words kept in the document', mean(written), 1, 0.1),
    share('words kept in the worst document', least(written), 1, 1),
  ];
}

/** Whether values are as likely right as the reader says. */
function likelihoodFigures(files: readonly Labelled[]): Figure[] {
  const judged = files.flatMap(({ truth, parsed }): Judged[] =>
    labelValues(parsed.resume, truth).map(({ pointer, right }) => ({
      right,
      likelihood: parsed.confidence[pointer] ?? 0,
    })),
  );
  const bands = calibration(judged).filter(({ from, count }) => from >= 0.8 && count > 150);
  const furthest = Math.max(...bands.map(({ said, right }) => Math.abs(said - right)));
  return [
    share('wrong values among the least sure tenth', wrongAmongLeastSure(judged), 1, 2),
    lost('most that a stated likelihood is off, in points', 100 * furthest, 1),
  ];
}

/** How many jobs there are, and names: what a person sees at once when it is wrong. */
function outlineFigures(files: readonly Labelled[]): Figure[] {
  const many = (is: (file: Labelled) => boolean): number => files.filter(is).length;
  const more = ({ truth, parsed }: Labelled): number => (parsed.resume.work ?? []).length - (truth.work ?? []).length;
  return [
    share(
      'name',
      many(({ truth, parsed }) => plain(parsed.resume.basics?.name) === plain(truth.basics?.name)),
      files.length,
      1,
    ),
    share(
      'work at all',
      many(({ parsed }) => (parsed.resume.work ?? []).length > 0),
      files.length,
      1,
    ),
    share(
      'as many jobs as there are',
      many((file) => more(file) === 0),
      files.length,
      1,
    ),
    share(
      'at most one job too many',
      many((file) => more(file) <= 1),
      files.length,
      1,
    ),
    lost('languages with the level of another', files.flatMap(crossedLevels).length, 0),
  ];
}

const crossedLevels = ({ truth, parsed }: Labelled): string[] =>
  (parsed.resume.languages ?? []).flatMap(({ language, fluency }) => {
    const known = truth.languages?.find((one) => plain(one.language) === plain(language));
    const others = (truth.languages ?? []).filter((one) => one !== known).map((one) => plain(one.fluency));
    const isCrossed =
      known?.fluency !== undefined && plain(fluency) !== plain(known.fluency) && others.includes(plain(fluency));
    return isCrossed && fluency ? [fluency] : [];
  });

const withTruth = async (files: readonly LabelledFile[]): Promise<Labelled[]> => {
  const read = await readFiles(files.map(({ file }) => file));
  return read.map((each, at) => ({
    ...each,
    truth: JSON.parse(readFileSync(files[at]?.truth ?? '', 'utf8')) as JsonResume,
  }));
};

async function linkedinFigures(): Promise<Figure[]> {
  const read = profileReader();
  const sums = new Map<string, Tally>();
  for (const person of people()) {
    const { right, all } = fieldsRead(person, await read(person));
    const sum = sums.get(person.form) ?? { right: 0, all: 0 };
    sums.set(person.form, { right: sum.right + right, all: sum.all + all });
  }
  return [...sums].map(([form, { right, all }]) => share(`LinkedIn profiles as ${form}`, right, all));
}

/** How resumes with known content are read: the project's own, and realistically untidy ones. */
export async function readingFigures(): Promise<Figure[]> {
  const files = fixtureFiles();
  const read = await readFiles(files.map(({ path }) => path));
  const tidy = read.map((each, at) => ({ ...each, truth: fixturePerson(files[at]?.person ?? '') }));
  const untidy = await withTruth(labelledFiles(join(fixturesFolder, 'untidy/learned')));
  return [
    ...within('tidy', [...fieldFigures(tidy), ...keptFigures(tidy)]),
    ...within('untidy', [...outlineFigures(untidy), ...keptFigures(untidy), ...likelihoodFigures(untidy)]),
    ...(await linkedinFigures()),
  ];
}

/** The same of the labelled resumes of the data folder, by kind of file. */
export async function readingOfData(files: readonly LabelledFile[]): Promise<Figure[]> {
  const read = await withTruth(files);
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  const byKind = kinds.map((kind) => {
    const own = read.filter((_, at) => files[at]?.kind === kind);
    const fields = [...summed(own.map(({ truth, parsed }) => compareFields(truth, parsed.resume).tallies)).values()];
    return share(kind, fields.reduce((sum, { right, all }) => sum + right / all, 0) / fields.length, 1);
  });
  return [...byKind, ...keptFigures(read), ...likelihoodFigures(read)];
}

/** How well files are read that are laid out as people lay out theirs: each field, and how sure the reader is of it. */
export async function readingOfLayouts(files: readonly LabelledFile[]): Promise<Figure[]> {
  const read = await withTruth(files);
  return [...fieldFigures(read), ...keptFigures(read), ...likelihoodFigures(read)];
}
