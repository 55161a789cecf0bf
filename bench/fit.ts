import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { seededNumbers } from '#test/support/seeded-numbers.ts';
import { byJob, hasPairs, ratedPairs, today, twinPairs, type Pair } from './fit-pairs.ts';
import { areaUnderCurve, spearman, tfIdf } from './ranking.ts';

type Scores = Readonly<Record<string, readonly number[]>>;

/** Our score and the baseline, pair by pair, from the texts alone. */
function scoresOf(pairs: readonly Pair[]): Scores {
  const similarity = tfIdf([...new Set(pairs.flatMap(({ job, resume }) => [job, resume]))]);
  const evaluations = pairs.map(({ job, resume }) =>
    evaluate({ parsed: parseResume(documentFromText(resume)), posting: readPosting(job), today }),
  );
  return {
    'match score': evaluations.map(({ matchScore }) => matchScore ?? 0),
    'overall score': evaluations.map(({ overallScore }) => overallScore),
    'TF-IDF cosine': pairs.map(({ job, resume }) => similarity(job, resume)),
  };
}

const pick = (values: readonly number[], at: readonly number[]): number[] => at.map((index) => values[index] ?? 0);

/** How often the jobs are drawn again for an interval. */
const draws = 1000;

/** The jobs drawn again with replacement, many times: how figures would differ with other jobs of their kind (Efron's bootstrap). */
function resampled(jobs: readonly number[][]): number[][][] {
  const random = seededNumbers(1);
  return Array.from({ length: draws }, () => jobs.map(() => jobs[Math.floor(random() * jobs.length)] ?? []));
}

/** The middle 95 in 100 of the figures. */
function intervalOf(figures: readonly number[]): string {
  const sorted = figures.filter((figure) => !Number.isNaN(figure)).toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  return `[${at(0.025)}, ${at(0.975)}]`;
}

function reportRated(pairs: readonly Pair[], scores: Scores, jobs: readonly number[][]): void {
  const levels = pairs.map(({ level }) => level);
  for (const [name, values] of Object.entries(scores)) {
    const rho = (groups: readonly number[][]): number => {
      const correlations = groups.map((at) => spearman(pick(values, at), pick(levels, at)));
      return correlations.reduce((sum, value) => sum + value, 0) / correlations.length;
    };
    const area = (groups: readonly number[][]): number => {
      const of = (isMeant: (level: number) => boolean) =>
        pick(
          values,
          groups.flat().filter((at) => isMeant(levels[at] ?? 0)),
        );
      return areaUnderCurve(
        of((level) => level >= 5),
        of((level) => level <= 2),
      );
    };
    const told = (of: (groups: readonly number[][]) => number): string =>
      `${of(jobs).toFixed(3)} ${intervalOf(resampled(jobs).map(of))}`;
    console.log(`  ${name.padEnd(14)} Spearman a job ${told(rho)}  AUC (5-7 against 1-2) ${told(area)}`);
  }
}

const bands = [0, 40, 60, 80, 101];

/** The raters' verdicts by band of the match score. */
function reportBands(pairs: readonly Pair[], { 'match score': values = [] }: Scores): void {
  for (const [at, from] of bands.slice(0, -1).entries()) {
    const until = bands[at + 1] ?? 101;
    const levels = pairs
      .filter((_, index) => (values[index] ?? 0) >= from && (values[index] ?? 0) < until)
      .map(({ level }) => level);
    const share = (isMeant: (level: number) => boolean): string =>
      ((100 * levels.filter(isMeant).length) / (levels.length || 1)).toFixed(0);
    console.log(
      `  match score ${from}-${Math.min(100, until - 1)}: ${levels.length} pairs, rated 5-7 ${share((level) => level >= 5)} ` +
        `%, 3-4 ${share((level) => level === 3 || level === 4)} %, 1-2 ${share((level) => level <= 2)} %`,
    );
  }
}

function reportTwins(pairs: readonly Pair[], scores: Scores, jobs: readonly number[][]): void {
  for (const [name, values] of Object.entries(scores)) {
    const at = (group: readonly number[], level: number) =>
      values[group.find((index) => pairs[index]?.level === level) ?? -1] ?? 0;
    const share = (isTrue: (group: readonly number[]) => boolean): string =>
      ((100 * jobs.filter(isTrue).length) / jobs.length).toFixed(1);
    const above = share((group) => at(group, 2) > at(group, 1));
    const even = share((group) => at(group, 2) === at(group, 1));
    const stranger = areaUnderCurve(
      jobs.map((group) => at(group, 2)),
      jobs.map((group) => at(group, 0)),
    );
    console.log(
      `  ${name.padEnd(14)} above its weakened twin ${above} % (even ${even} %)  AUC against a stranger's ${stranger.toFixed(3)}`,
    );
  }
}

const halves = ['jobs learned on', 'jobs held out', 'jobs in all'] as const;

/** How the scores compare with human ratings, and with resumes weakened on purpose, next to a TF-IDF cosine; odd jobs are held out. */
export async function benchFit(): Promise<void> {
  if (!hasPairs) {
    console.log('skipped: needs the shared data');
    return;
  }
  const kinds = [
    { name: 'rated pairs', pairs: ratedPairs(), report: reportRated },
    { name: 'fitting, weakened and strangers’ resumes', pairs: twinPairs(), report: reportTwins },
  ];
  for (const { name: kind, pairs, report } of kinds) {
    const scores = scoresOf(pairs);
    const jobs = byJob(pairs);
    for (const [half, name] of halves.entries()) {
      const own = half === 2 ? jobs : jobs.filter((_, at) => at % 2 === half);
      console.log(`${kind}, ${own.length} ${name}`);
      report(pairs, scores, own);
    }
    if (report === reportRated) reportBands(pairs, scores);
  }
}
