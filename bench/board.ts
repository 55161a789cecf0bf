// `npm run board [-- GROUP ... --keep]`: how well things are done, as figures over all the material there is, beside those that were kept last
// (bench/board.json). One that has fallen by more than its noise ends it with 1. `--keep` keeps the new ones.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hasSharedData } from '#test/support/shared-data.ts';
import { compareGroup, isRed, keptFrom, tableOf, type Kept, type Row } from './board/compare.ts';
import type { Figure } from './board/figure.ts';
import type { Measured } from './board/measuring-process.ts';
import { sets } from './board/sets.ts';

const file = join(import.meta.dirname, 'board.json');

/** Measures groups in a few processes, each taking the next when it is done. */
async function measured(groups: readonly string[]): Promise<Map<string, Figure[]>> {
  const figures = new Map<string, Figure[]>();
  const waiting = [...groups];
  const work = async (): Promise<void> => {
    const child = fork(join(import.meta.dirname, 'board/measuring-process.ts'), { execArgv: ['--import', 'tsx'] });
    try {
      await once(child, 'message');
      for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
        const answer = once(child, 'message');
        child.send({ group });
        const [told] = (await answer) as [Measured];
        if ('failed' in told) throw new Error(`${group} could not be measured: ${told.failed}`);
        figures.set(group, told.figures);
      }
    } finally {
      child.kill();
    }
  };
  const processes = Math.min(availableParallelism(), groups.length);
  await Promise.all(Array.from({ length: processes }, work));
  return figures;
}

const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = Object.entries(sets).flatMap(([set, measures]) => Object.keys(measures).map((name) => `${set}/${name}`));
const unknown = wanted.find((group) => !all.includes(group));
if (unknown !== undefined) throw new Error(`There is no group named ${unknown}; there are ${all.join(', ')}.`);

const groups = (wanted.length > 0 ? wanted : all).filter((group) => hasSharedData || !group.startsWith('data/'));
const found = await measured(groups);
const rows = groups
  .toSorted((a, b) => (a < b ? 1 : -1))
  .flatMap((group): Row[] => compareGroup(group, found.get(group) ?? [], kept[group]));
console.log(tableOf(rows));
if (!hasSharedData) console.log('There is no data folder beside the project: its figures were not measured.');

if (process.argv.includes('--keep')) {
  writeFileSync(file, `${JSON.stringify(keptFrom(rows, kept), undefined, 2)}\n`);
} else {
  const failures = rows.filter(isRed).map(({ group, name, now, kept: last, verdict }) => ({
    test: `score board: ${group}: ${name}`,
    error: `${verdict}: ${now ?? 'not measured'}, last kept ${last}`,
  }));
  console.log(`${rows.length - failures.length} figures held, ${failures.length} fell`);
  for (const { test, error } of failures) console.log(`${test}: ${error}`);
  const report = process.env['TEST_REPORT'];
  const counts = { passed: rows.length - failures.length, failed: failures.length, failures };
  if (report !== undefined) writeFileSync(report, JSON.stringify(counts));
  process.exitCode = failures.length > 0 ? 1 : 0;
}
