import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { catalogue } from '#domain/scoring/catalogue.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import type { CheckName, Evaluation } from '#domain/scoring/evaluation.ts';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { sharedResumes } from '#test/support/parse-accuracy.ts';
import { hasSharedData } from '#test/support/shared-data.ts';
import { shownContent } from '#test/support/shown-content.ts';
import { reportedLoss, type ReportedLoss } from '#test/support/reported-loss.ts';

const today = '2026-01-01';
/** By how many points the content of one resume may be judged differently in another layout. */
const fair = 3;

/** One layout of a person's resume: what each check about content gives, and their weighted mean. */
interface Judged {
  layout: string;
  scores: Map<CheckName, number>;
  mean: number;
}

function judged(layout: string, { checks }: Evaluation): Judged {
  const content = checks.filter(({ name, score }) => catalogue[name].subject === 'content' && score !== undefined);
  const total = content.reduce((sum, { name }) => sum + catalogue[name].weight, 0);
  const mean = content.reduce((sum, { name, score }) => sum + catalogue[name].weight * (score ?? 0), 0) / total;
  return { layout, scores: new Map(content.map(({ name, score }) => [name, score ?? 0])), mean };
}

const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** By how much each check varies over the layouts, in points of the mean; the largest variation first. */
function movers(all: readonly Judged[]): string {
  const names = [...(all[0]?.scores.keys() ?? [])];
  const total = names.reduce((sum, name) => sum + catalogue[name].weight, 0);
  return names
    .map((name) => ({
      name,
      moved: (catalogue[name].weight * spreadOf(all.map(({ scores }) => scores.get(name) ?? 0))) / total,
    }))
    .filter(({ moved }) => moved >= 0.5)
    .toSorted((a, b) => b.moved - a.moved)
    .slice(0, 4)
    .map(({ name, moved }) => `${name} ${moved.toFixed(1)}`)
    .join(', ');
}

/** A file compared with the content it shows, judged as if it had been read without loss. */
interface Pair {
  read: Judged;
  shown: Judged;
}

const lossOf = ({ read, shown }: Pair): number => read.mean - shown.mean;

/** The checks that judge a file differently from the content it shows. */
const differingChecks = ({ read, shown }: Pair): string =>
  [...new Set([...read.scores.keys(), ...shown.scores.keys()])]
    .filter((name) => read.scores.get(name) !== shown.scores.get(name))
    .map((name) => `${name} ${shown.scores.get(name) ?? '-'} > ${read.scores.get(name) ?? '-'}`)
    .join(', ');

/** Whether the lines reported to a person as lost were lost, line by line and file by file. */
function reportLosses(losses: readonly ReportedLoss[]): void {
  const sum = (key: keyof ReportedLoss): number => losses.reduce((total, loss) => total + loss[key], 0);
  const whole = losses.filter(({ lost }) => lost === 0);
  console.log(
    `lines reported as lost: ${sum('reported')}, of which ${sum('both')} were lost; ${sum('lost')} lines lost, ` +
      `${sum('both')} of them reported; ${whole.filter(({ reported }) => reported === 0).length} of ${whole.length} files ` +
      `without loss have none reported`,
  );
}

/**
 * The same resume in different layouts: how far the checks of its content differ (weighted mean, of 100). The templates leave out different parts of a resume,
 * so each file is also compared with the part of the true content that it shows: that difference is the effect of the layout. `--files` prints each file.
 */
export async function benchLayouts(args: string[]): Promise<void> {
  if (!hasSharedData) {
    console.log('skipped: needs the shared data');
    return;
  }
  const { read } = createInProcessReader();
  const persons = new Map<string, Pair[]>();
  const losses: ReportedLoss[] = [];
  for (const { file, truth, group } of sharedResumes()) {
    const reading = await read(readFileSync(file), basename(file));
    if (!reading.ok) continue;
    const { document } = reading;
    const resume = JSON.parse(readFileSync(truth, 'utf8')) as JsonResume;
    const name = `${group} ${document.kind}`;
    const parsed = parseResume(document);
    losses.push(reportedLoss(resume, parsed));
    const pair: Pair = {
      read: judged(name, evaluate({ parsed, layout: document.layout, today })),
      shown: judged(name, evaluate({ parsed: parsedFromJsonResume(shownContent(resume, document)), today })),
    };
    persons.set(truth, [...(persons.get(truth) ?? []), pair]);
  }
  const counts = { raw: 0, alike: 0 };
  for (const [truth, pairs] of persons) {
    const raw = spreadOf(pairs.map((pair) => pair.read.mean));
    const alike = spreadOf(pairs.map(lossOf));
    if (raw <= fair) counts.raw += 1;
    if (alike <= fair) counts.alike += 1;
    console.log(
      `${basename(truth, '.json').padEnd(22)} ${String(pairs.length).padStart(2)} layouts, spread ` +
        `${raw.toFixed(1).padStart(4)}, against what each shows ${alike.toFixed(1).padStart(4)}; ${movers(pairs.map((pair) => pair.read))}`,
    );
    if (!args.includes('--files')) continue;
    for (const pair of pairs)
      console.log(
        `    ${pair.read.layout.padEnd(22)} ${pair.read.mean.toFixed(1).padStart(5)} ${lossOf(pair).toFixed(1).padStart(5)}  ${differingChecks(pair)}`,
      );
  }
  const files = [...persons.values()].flat();
  const near = files.filter((pair) => Math.abs(lossOf(pair)) <= fair).length;
  console.log(
    `within ${fair} points over their layouts: ${counts.raw} of ${persons.size} persons as the files are, ${counts.alike} ` +
      `against what each file shows; ${near} of ${files.length} files within ${fair} of what they show`,
  );
  reportLosses(losses);
}
