import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasureRequest } from './doubling/measuring-process.ts';
import { roads, type RoadName } from './doubling/roads.ts';
import { heldOutShapes, learntShapes } from './doubling/shapes.ts';

const sizes = [5_000, 10_000, 20_000, 40_000, 80_000];
/** How long one measurement may take, with all of its runs and what it needs first. */
const deadlineMs = 40_000;
/** A time below this says nothing of how it grows. */
const leastMs = 4;
/** Doubling a text may make it take this many times as long. */
const allowed = 2.5;

/** Measures in a separate process, which is ended when it takes too long, so that a hang is a row and doesn't stop the run. */
function createMeasurer() {
  let child: ChildProcess | undefined;
  const started = async (): Promise<ChildProcess> => {
    if (child) return child;
    child = fork(join(import.meta.dirname, 'doubling/measuring-process.ts'), { execArgv: ['--import', 'tsx'] });
    await once(child, 'message');
    return child;
  };
  return {
    /** Milliseconds, or nothing where it took longer than it may. */
    async measure(request: MeasureRequest): Promise<number | undefined> {
      const running = await started();
      const given = new AbortController();
      const answer = once(running, 'message', { signal: given.signal }).then(([ms]) => ms as number);
      running.send(request);
      const timeout = sleep(deadlineMs, undefined, { signal: given.signal });
      const ms = await Promise.race([answer, timeout]);
      given.abort();
      await Promise.allSettled([answer, timeout]);
      if (ms === undefined) this.end();
      return ms;
    },
    end() {
      child?.kill('SIGKILL');
      child = undefined;
    },
  };
}

interface Row {
  road: RoadName;
  shape: string;
  times: (number | undefined)[];
  /** The most that doubling made of a time that can be measured. */
  worst: number;
}

/** How many times as long each doubling takes; infinite if it doesn't end. */
const ratiosOf = (times: readonly (number | undefined)[]): number[] =>
  times.slice(1).flatMap((longer, at) => {
    const shorter = times[at];
    if (shorter === undefined) return [];
    if (longer === undefined) return [Infinity];
    return longer < leastMs ? [] : [longer / Math.max(shorter, leastMs / allowed)];
  });

const shown = (ms: number | undefined): string => (ms === undefined ? `>${deadlineMs}` : ms.toFixed(1)).padStart(9);

function print({ road, shape, times, worst }: Row): void {
  const ratios = ratiosOf(times).map((ratio) => ratio.toFixed(2).padStart(6));
  const mark = worst > allowed ? ' <' : '';
  console.log(`${road.padEnd(20)}${shape.padEnd(26)}${times.map(shown).join('')}  x${ratios.join('')}${mark}`);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function summarise(name: string, rows: readonly Row[]): void {
  const ratios = rows.flatMap(({ times }) => ratiosOf(times));
  const longest = Math.max(...rows.map(({ times }) => times.at(-1) ?? deadlineMs));
  const over = ratios.filter((ratio) => ratio > allowed).length;
  console.log(
    `${name.padEnd(32)}median x${median(ratios).toFixed(2)}, most x${Math.max(0, ...ratios).toFixed(2)}, ` +
      `${over} of ${ratios.length} over x${allowed}, longest at 80 kB ${longest.toFixed(0)} ms`,
  );
}

/**
 * How long hostile texts of 5 to 80 kB take on each way into the engine, and what each doubling multiplies that by.
 * `npm run bench -- doubling [learnt|held-out] [part of a road's name ...]`
 */
export async function benchDoubling(args: readonly string[]): Promise<void> {
  const groups = { learnt: learntShapes, 'held-out': heldOutShapes };
  const groupNames = (['learnt', 'held-out'] as const).filter((name) => args.includes(name));
  const wanted = args.filter((argument) => !(argument in groups));
  const names = (Object.keys(roads) as RoadName[]).filter(
    (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  const measurer = createMeasurer();
  const rows: (Row & { group: string })[] = [];
  for (const group of groupNames.length > 0 ? groupNames : (['learnt', 'held-out'] as const)) {
    for (const road of names) {
      for (const shape of Object.keys(groups[group])) {
        const times: (number | undefined)[] = [];
        for (const characters of sizes) {
          times.push(await measurer.measure({ road, shape, characters }));
          if (times.at(-1) === undefined) break;
        }
        const row = { group, road, shape, times, worst: Math.max(0, ...ratiosOf(times)) };
        rows.push(row);
        print(row);
      }
    }
    for (const road of names)
      summarise(
        `${group}: ${road}`,
        rows.filter((row) => row.group === group && row.road === road),
      );
    summarise(
      group,
      rows.filter((row) => row.group === group),
    );
  }
  measurer.end();
}
