import { copiedText, readFiles } from '#test/support/corpus/read-files.ts';
import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { ratedResumes, sharedCorpus } from '#test/support/corpus/shared-corpus.ts';
import type { JudgedResume } from '#test/support/corpus/judged-resume.ts';
import { fixtureFiles } from '#test/support/fixtures.ts';
import { sharedLayouts, sharedResumes } from '#test/support/parse-accuracy.ts';
import { parsedText } from '#test/support/resumes.ts';
import { englishAdFigures, otherAdFigures } from './ads-figures.ts';
import { claimsFigures, claimsOf } from './claims-figures.ts';
import type { Figure, Measure } from './figure.ts';
import { pairFigures, rankingFigures } from './ranking-figures.ts';
import { readingFigures, readingOfData, readingOfLayouts } from './reading-figures.ts';
import { corpusFigures, reportFigures } from './scoring-figures.ts';

/** The project's people and ads; tricks are tried with a file of each person. */
async function onFixtures(): Promise<Figure[]> {
  const corpus = fixtureCorpus();
  const files = fixtureFiles();
  const paths = corpus.people.map(({ id }) => files.find(({ person }) => person === id)?.path ?? '');
  const read = await readFiles(paths);
  return corpusFigures(
    corpus,
    read.map(({ document }) => copiedText(document)),
  );
}

/** Files as they were read, to judge with what is known of their layout. */
const judgedFiles = async (paths: readonly string[]): Promise<JudgedResume[]> =>
  (await readFiles(paths)).map(({ name, parsed, document }) => ({ name, parsed, layout: document.layout }));

/** A file of each layout, for each kind of file, and texts of other people's resumes. */
async function judgedData(): Promise<JudgedResume[]> {
  const files = new Map(sharedResumes().map((each) => [`${each.kind} ${each.group}`, each.file]));
  const rated = ratedResumes(5).map((text, at) => ({ name: `rated ${at}`, parsed: parsedText(text) }));
  return [...(await judgedFiles([...files.values()])), ...rated];
}

const paths = (): string[] => fixtureFiles().map(({ path }) => path);
const moreResumes = () => ratedResumes(20).map((text) => parsedText(text).resume);

/** What the board shows: on the project's own material, and on the data folder beside the project where it is. The longest are first. */
export const sets: Readonly<Record<'fixtures' | 'data', Readonly<Record<string, Measure>>>> = {
  data: {
    claims: () => claimsOf(sharedCorpus()),
    scores: () => corpusFigures(sharedCorpus(), ratedResumes(24), moreResumes()),
    reports: async () => reportFigures(await judgedData(), sharedCorpus()),
    reading: () => readingOfData(sharedResumes()),
    layouts: () => readingOfLayouts(sharedLayouts()),
    ads: englishAdFigures,
    pairs: pairFigures,
  },
  fixtures: {
    scores: onFixtures,
    reports: async () => reportFigures(await judgedFiles(paths()), fixtureCorpus()),
    claims: () => [...claimsFigures(), ...claimsOf(fixtureCorpus())],
    reading: readingFigures,
    ads: otherAdFigures,
    jobs: rankingFigures,
  },
};
