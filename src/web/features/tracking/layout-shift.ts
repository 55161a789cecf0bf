interface Shift {
  /** In milliseconds. */
  startTime: number;
  value: number;
}

/** Shifts that follow within a second, over five at most, count together; a page is as unsteady as its worst such run (https://web.dev/articles/cls). */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let run = { begun: 0, last: -Infinity, sum: 0 };
  for (const { startTime, value } of shifts) {
    const together = startTime - run.last < 1000 && startTime - run.begun < 5000;
    run = together
      ? { begun: run.begun, last: startTime, sum: run.sum + value }
      : { begun: startTime, last: startTime, sum: value };
    worst = Math.max(worst, run.sum);
  }
  return worst;
}
