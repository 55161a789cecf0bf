import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { bandOf } from '#domain/scoring/bands.ts';
import { catalogue } from '#domain/scoring/catalogue.ts';
import { checkNames, type CheckName } from '#domain/scoring/check-names.ts';
import { craftPercentiles } from '#domain/scoring/craft-rank.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';

const today = '2026-01-01';

/** The evaluations without an ad of all PDFs in a folder and those below it, in the order of their names; files that cannot be read are left out. */
export async function evaluationsOf(folder: string): Promise<Evaluation[]> {
  const { read } = createInProcessReader();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'));
  const evaluations: Evaluation[] = [];
  for (const file of files.toSorted()) {
    const outcome = await read(readFileSync(join(folder, file)), basename(file));
    if (!outcome.ok) continue;
    const { document } = outcome;
    evaluations.push(evaluate({ parsed: parseResume(document), layout: document.layout, today }));
  }
  return evaluations;
}

/**
 * Craft as it would be with whole contact details: resumes are published without names and addresses, and what the publisher took out is no fault of theirs.
 */
export function craftWithContact({ checks }: Evaluation): number {
  const judged = checks.flatMap(({ name, score }) =>
    score === undefined || catalogue[name].subject === 'job'
      ? []
      : [{ weight: catalogue[name].weight, score: catalogue[name].subject === 'person' ? 100 : score }],
  );
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round(judged.reduce((sum, { weight, score }) => sum + weight * score, 0) / Math.max(1, total));
}

/** The value below which this share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const shown = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98] as const;

function row(name: string, values: readonly number[]): string {
  const spread = percentile(values, 0.9) - percentile(values, 0.1);
  return `${name.padEnd(24)} ${shown.map((share) => String(percentile(values, share)).padStart(4)).join(' ')}   spread ${spread}`;
}

/** How craft and its checks spread over the PDFs of a folder, or, without one, the distribution that pages compare with. */
export async function benchCraft([folder]: string[]): Promise<void> {
  console.log(`${'percentile'.padEnd(24)} ${shown.map((share) => String(100 * share).padStart(4)).join(' ')}`);
  if (folder === undefined) {
    console.log(row('craft as stored', craftPercentiles));
    return;
  }
  const evaluations = await evaluationsOf(folder);
  console.log(
    row(
      'craft',
      evaluations.map(({ craftScore }) => craftScore),
    ),
  );
  console.log(row('with contact details', evaluations.map(craftWithContact)));
  for (const name of checkNames.filter((each) => catalogue[each].subject !== 'job')) {
    const scores = evaluations.flatMap((evaluation) => scoreOf(evaluation, name));
    if (scores.length > 0) console.log(row(`  ${name}`, scores));
  }
  const strong = evaluations.filter(({ craftScore }) => bandOf(craftScore) === 'green').length;
  console.log(`${evaluations.length} resumes, ${((100 * strong) / evaluations.length).toFixed(0)} % strong`);
}

const scoreOf = ({ checks }: Evaluation, name: CheckName): number[] =>
  checks.flatMap((check) => (check.name === name && check.score !== undefined ? [check.score] : []));
