import { bareStatements } from '#domain/matching/originality/bare-statements.ts';
import { adWords } from '#domain/matching/originality/copied-lines.ts';
import { readStatements } from '#domain/matching/statements/statements.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { Corpus } from '#test/support/corpus/corpus.ts';
import { gainsOf, isTrue } from '#test/support/corpus/finding-gains.ts';
import { attempt, raisesScore, tricks } from '#test/support/corpus/gaming.ts';
import { faultsOfReading, noiseAsked, readingsOf } from '#test/support/corpus/ads.ts';
import { unfaithfulFindings, type JudgedResume } from '#test/support/corpus/judged-resume.ts';
import { extremes, faultsOfExtreme, faultsOfFiles, faultsOfSpoiled } from '#test/support/corpus/whole-reports.ts';
import { comparedRelations } from '#test/support/corpus/score-relations-hold.ts';
import { lost, share, within, type Figure } from './figure.ts';

/** Damages these people's resumes, and counts which checks notice. */
function relationFigures(corpus: Corpus): Figure[] {
  const { could, risen, others } = comparedRelations(corpus);
  return [
    share('what is spoiled lowers its check', could.filter(({ fell }) => fell).length, could.length),
    lost('spoiling raises its check', risen.length, 1),
    lost('spoiling moves another check', others.length, 1),
  ];
}

/** Whether the gain that a finding states is what doing it brings. */
function gainFigures({ people, adTextFor }: Corpus, more: readonly JsonResume[]): Figure[] {
  // The fixes are written in English.
  const english = people.filter(({ language }) => language === 'en').map(({ resume }) => resume);
  const resumes = [...english, ...more].filter(({ work }) =>
    (work ?? []).some(({ highlights }) => (highlights ?? []).length >= 3),
  );
  const gains = resumes.flatMap((resume, at) =>
    [undefined, readPosting(adTextFor(at, 7))].flatMap((posting) => gainsOf(resume, posting)),
  );
  return [share('findings that state the right gain', gains.filter(isTrue).length, gains.length)];
}

/** How many resumes score higher for a trick, over all tricks. */
function trickFigures(texts: readonly string[], { adTextFor }: Corpus): Figure[] {
  const attempts = texts.map((text, at) => attempt(text, adTextFor(at, 11)));
  const risen = Object.values(tricks).flatMap((trick) => attempts.filter((each) => raisesScore(trick, each)));
  return [lost(`tricks that pay, of ${Object.keys(tricks).length * attempts.length}`, risen.length, 1)];
}

function ownLineFigures({ people, adTextFor }: Corpus): Figure[] {
  const counts = people.map(({ resume }, at) => {
    const parsed = parsedFromJsonResume(resume);
    const statements = readStatements(parsed).filter(({ role }) => role === 'sentence');
    const bare = bareStatements(statements, adWords(readPosting(adTextFor(at, 17))), parsed.language);
    return { lines: statements.length, bare: bare.size };
  });
  const [lines, bare] = (['lines', 'bare'] as const).map((key) => counts.reduce((sum, each) => sum + each[key], 0));
  return [lost(`people's own lines taken for the ad's, of ${lines}`, bare ?? 0, 0)];
}

function adFigures({ ads }: Corpus): Figure[] {
  const { named, right, wrong, titled } = readingsOf(ads);
  return within('ads', [
    share('employer', right, named, 1),
    lost('wrong employers', wrong, 0),
    share('title', titled, ads.length, 1),
    lost('not quoted faithfully', ads.flatMap(({ text }) => faultsOfReading(text)).length, 0),
    lost('benefits and notices among the requirements', noiseAsked(ads).length, 0),
  ]);
}

/** What reports state that does not hold together, or quotes what is not there. */
export const reportFigures = (resumes: readonly JudgedResume[], corpus: Corpus): Figure[] => [
  lost('faults on resumes cut down', Object.keys(extremes).flatMap((each) => faultsOfExtreme(each, corpus)).length, 0),
  lost('faults on resumes spoiled', faultsOfSpoiled(corpus, 3).length, 0),
  lost('faults on files', faultsOfFiles(resumes, corpus).length, 0),
  lost('unfaithful findings', unfaithfulFindings(resumes, corpus).length, 0),
];

/** How scores and readings of ads hold on a corpus; `texts` are resumes to try tricks with, `more` ones to fix. */
export const corpusFigures = (corpus: Corpus, texts: readonly string[], more: readonly JsonResume[] = []): Figure[] => [
  ...relationFigures(corpus),
  ...gainFigures(corpus, more),
  ...trickFigures(texts, corpus),
  ...ownLineFigures(corpus),
  ...adFigures(corpus),
];
