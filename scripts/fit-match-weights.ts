// `npx tsx scripts/fit-match-weights.ts`: how the checks about the ad would be weighed by a logistic regression on pairs that recruiters rated and on weakened
// twins, and whether those weights rank pairs of other jobs better than the catalogue's. It changes nothing: weights are set in `scoring/catalogue.ts`.
import { documentFromText } from '#domain/document/plain-text.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { catalogue } from '#domain/scoring/catalogue.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { checkNames } from '#domain/scoring/evaluation.ts';
import { fitLogistic, type Row } from '#test/support/logistic.ts';
import { byJob, hasPairs, ratedPairs, today, twinPairs, type Pair } from '../bench/fit-pairs.ts';

const features = checkNames.filter((name) => catalogue[name].subject === 'job');
const ownWeights = features.map((name) => catalogue[name].weight);
const folds = 5;

/** A resume that is known to fit a job better than another: the differences of the checks' scores, 0-1. */
interface Preference {
  fold: number;
  differences: number[];
}

function preferencesOf(pairs: readonly Pair[]): Preference[] {
  const scores = pairs.map(({ job, resume }) => {
    const { checks } = evaluate({ parsed: parseResume(documentFromText(resume)), posting: readPosting(job), today });
    return features.map((name) => (checks.find((check) => check.name === name)?.score ?? 0) / 100);
  });
  return byJob(pairs).flatMap((group, job) =>
    group.flatMap((better) =>
      group
        .filter((worse) => (pairs[better]?.level ?? 0) > (pairs[worse]?.level ?? 0))
        .map((worse) => ({
          fold: job % folds,
          differences: features.map((_, at) => (scores[better]?.[at] ?? 0) - (scores[worse]?.[at] ?? 0)),
        })),
    ),
  );
}

/** Weights without a constant (Bradley and Terry's model of preferences), with a ridge penalty. */
function fitted(preferences: readonly Preference[]): number[] {
  const rows = preferences.flatMap(({ differences }): Row[] => [
    { columns: differences.map((value, at) => [at, value]), is: 1 },
    { columns: differences.map((value, at) => [at, -value]), is: 0 },
  ]);
  return [...fitLogistic(rows, features.length, { penalty: 3, free: -1 })];
}

const rightOf = (preferences: readonly Preference[], weights: readonly number[]): number =>
  preferences.filter(({ differences }) => differences.reduce((sum, x, at) => sum + x * (weights[at] ?? 0), 0) > 0)
    .length;

if (!hasPairs) {
  console.log('skipped: needs the shared data');
} else {
  const kinds = {
    'rated pairs': preferencesOf(ratedPairs()),
    'weakened twins': preferencesOf(twinPairs().filter(({ level }) => level > 0)),
  };
  for (const [kind, preferences] of Object.entries(kinds)) {
    const right = Array.from({ length: folds }, (_, fold) => {
      const held = preferences.filter((one) => one.fold === fold);
      return rightOf(held, fitted(preferences.filter((one) => one.fold !== fold)));
    }).reduce((sum, count) => sum + count, 0);
    const share = (count: number): string => `${((100 * count) / preferences.length).toFixed(1)} %`;
    const weights = fitted(preferences);
    console.log(`${kind}: ${preferences.length} preferences`);
    console.log(
      `  fitted to other jobs ${share(right)} right, the catalogue's weights ${share(rightOf(preferences, ownWeights))}`,
    );
    console.log(
      `  fitted to all: ${features.map((name, at) => `${name} ${(weights[at] ?? 0).toFixed(2)}`).join(', ')}`,
    );
  }
}
