import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { areaUnderCurve, spearman, tfIdf } from './ranking.ts';

const today = '2026-01-01';

interface Pair {
  job: string;
  jobId: string | number;
  resume: string;
  /** A rater's 1-7, or 2 for a fitting resume, 1 for its weakened twin, 0 for a stranger's. */
  level: number;
}

type Scores = Readonly<Record<string, readonly number[]>>;

function pairsOf(file: string): Pair[] {
  const lines = readFileSync(join(sharedData, 'fit', file), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { job, jobId, resume, rating, label } = JSON.parse(line) as Pair & { rating?: number; label?: number };
      return { job, jobId, resume, level: rating ?? label ?? 0 };
    });
}

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

/** Indexes of the pairs, job by job. */
function byJob(pairs: readonly Pair[]): number[][] {
  const groups = new Map<string | number, number[]>();
  pairs.forEach(({ jobId }, at) => groups.set(jobId, [...(groups.get(jobId) ?? []), at]));
  return [...groups.values()];
}

const pick = (values: readonly number[], at: readonly number[]): number[] => at.map((index) => values[index] ?? 0);

function reportRated(pairs: readonly Pair[], scores: Scores, jobs: readonly number[][]): void {
  const levels = pairs.map(({ level }) => level);
  for (const [name, values] of Object.entries(scores)) {
    const correlations = jobs.map((at) => spearman(pick(values, at), pick(levels, at)));
    const all = jobs.flat();
    const of = (isMeant: (level: number) => boolean) =>
      pick(
        values,
        all.filter((at) => isMeant(levels[at] ?? 0)),
      );
    const area = areaUnderCurve(
      of((level) => level >= 5),
      of((level) => level <= 2),
    );
    const rho = correlations.reduce((sum, value) => sum + value, 0) / correlations.length;
    console.log(`  ${name.padEnd(14)} Spearman a job ${rho.toFixed(3)}  AUC (5-7 against 1-2) ${area.toFixed(3)}`);
  }
}

const bands = [0, 30, 50, 60, 70, 80, 101];

/** What the raters said about each band of the match score. */
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
  if (!hasSharedData) {
    console.log('skipped: needs the shared data');
    return;
  }
  const kinds = [
    { file: 'human-rated-pairs.jsonl', report: reportRated },
    { file: 'matched-weakened-random.jsonl', report: reportTwins },
  ];
  for (const { file, report } of kinds) {
    const pairs = pairsOf(file);
    const scores = scoresOf(pairs);
    const jobs = byJob(pairs);
    for (const [half, name] of halves.entries()) {
      const own = half === 2 ? jobs : jobs.filter((_, at) => at % 2 === half);
      console.log(`${file}, ${own.length} ${name}`);
      report(pairs, scores, own);
    }
    if (report === reportRated) reportBands(pairs, scores);
  }
}
