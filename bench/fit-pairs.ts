import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';

/** Whether the pairs are at hand. */
export const hasPairs = hasSharedData;

/** The day that pairs are compared on: current jobs last until then. */
export const today = '2026-01-01';

/** A resume and a job, as texts, with what is known of them. */
export interface Pair {
  job: string;
  jobId: string | number;
  resume: string;
  /** A rater's 1-7, or 2 for a fitting resume, 1 for its weakened twin, 0 for a stranger's. */
  level: number;
}

function pairsOf(file: string): Pair[] {
  const lines = readFileSync(join(sharedData, 'fit', file), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { job, jobId, resume, rating, label } = JSON.parse(line) as Pair & { rating?: number; label?: number };
      return { job, jobId, resume, level: rating ?? label ?? 0 };
    });
}

/** Pairs that recruiters rated. */
export const ratedPairs = (): Pair[] => pairsOf('human-rated-pairs.jsonl');

/** For each job a fitting resume, the same with needed skills weakened, and a stranger's. */
export const twinPairs = (): Pair[] => pairsOf('matched-weakened-random.jsonl');

/** Indexes of the pairs, job by job. */
export function byJob(pairs: readonly Pair[]): number[][] {
  const groups = new Map<string | number, number[]>();
  pairs.forEach(({ jobId }, at) => groups.set(jobId, [...(groups.get(jobId) ?? []), at]));
  return [...groups.values()];
}
