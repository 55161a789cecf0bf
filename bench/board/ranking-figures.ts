import { rankListings } from '#domain/listings/ranking/rank-listings.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parsedText, today } from '#test/support/resumes.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import {
  gradedPersons,
  postingReader,
  rankingQuality,
  sampleListings,
  type Part,
} from '#test/support/graded-persons.ts';
import { byJob, ratedPairs, twinPairs, type Pair } from '../fit-pairs.ts';
import { areaUnderCurve, spearman } from '../ranking.ts';
import { share, within, type Figure } from './figure.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether a person is shown first what a recruiter would show first, by grades that were given to listings. */
export function rankingFigures(): Figure[] {
  const listings = sampleListings();
  const postingOf = postingReader();
  return (['learn', 'choose', 'report'] as const satisfies Part[]).flatMap((part) => {
    const qualities = gradedPersons(part).map(({ parsed, grades }) => {
      const graded = Object.keys(grades).flatMap((id) => listings.get(id) ?? []);
      const order = rankListings({ parsed, listings: graded, today: '2026-11-23' }, postingOf);
      return rankingQuality(order.map(({ id }) => grades[id] ?? 0));
    });
    return within(`ranked, ${part}`, [
      share('fitting among the first five', mean(qualities.map(({ precision }) => precision)), 1, 1),
      share('gain of the first ten (nDCG)', mean(qualities.map(({ ndcg }) => ndcg)), 1, 1),
    ]);
  });
}

const scored = (pairs: readonly Pair[]): Map<string, number[]> => {
  const evaluations = pairs.map(({ job, resume }) =>
    evaluate({ parsed: parsedText(resume), posting: readPosting(job), today }),
  );
  return new Map([
    ['match score', evaluations.map(({ matchScore }) => matchScore ?? 0)],
    ['overall score', evaluations.map(({ overallScore }) => overallScore)],
  ]);
};
const pick = (values: readonly number[], at: readonly number[]): number[] => at.map((index) => values[index] ?? 0);

/** Our scores compared with recruiters' for the same pairs of a resume and a job. */
function ratedFigures(): Figure[] {
  const pairs = ratedPairs();
  const levels = pairs.map(({ level }) => level);
  return [...scored(pairs)].flatMap(([name, scores]) => {
    const of = (is: (level: number) => boolean): number[] => scores.filter((_, at) => is(levels[at] ?? 0));
    const area = areaUnderCurve(
      of((level) => level >= 5),
      of((level) => level <= 2),
    );
    const rho = mean(byJob(pairs).map((at) => spearman(pick(scores, at), pick(levels, at))));
    return within(`rated pairs, ${name}`, [
      share('Spearman a job', rho, 1, 1),
      share('AUC, 5-7 against 1-2', area, 1, 1),
    ]);
  });
}

/** Whether a fitting resume scores above the same with its needed skills weakened. */
function twinFigures(): Figure[] {
  const pairs = twinPairs();
  const jobs = byJob(pairs);
  return [...scored(pairs)].map(([name, scores]) => {
    const at = (group: readonly number[], level: number): number =>
      scores[group.find((index) => pairs[index]?.level === level) ?? -1] ?? 0;
    const above = jobs.filter((group) => at(group, 2) > at(group, 1)).length;
    return share(`fitting above its weakened twin, ${name}`, above, jobs.length, 1);
  });
}

/** The same questions on the pairs of the data folder. */
export const pairFigures = (): Figure[] => [...ratedFigures(), ...twinFigures()];
