import type { Run } from '../source-document.ts';
import { noise } from './clean-text.ts';
import type { Fragment } from './fragment.ts';

/** The fragment without its first letters, in its text and its runs. */
export function withoutStart(fragment: Fragment, start: string): Fragment {
  let left = start.replace(/\s/g, '').length;
  const runs: Run[] = [];
  for (const run of fragment.runs) {
    const letters = run.text.replace(noise, '').trimStart();
    if (left > 0 && letters.length <= left) {
      left -= letters.trim().length;
      continue;
    }
    const cut = left > 0 ? run.text.indexOf(letters) + left : 0;
    const text = left > 0 ? run.text.slice(cut).trimStart() : run.text;
    const dropped = run.text.length - text.length;
    const each = run.width / Math.max(run.text.length, 1);
    runs.push({ ...run, text, x: run.x + dropped * each, width: run.width - dropped * each });
    left = 0;
  }
  return { ...fragment, runs, text: fragment.text.slice(start.length), x: runs[0]?.x ?? fragment.x };
}

/** A stretch and its continuation below, as one. */
export const stacked = (above: Fragment, below: Fragment): Fragment => ({
  ...above,
  runs: [...above.runs, ...below.runs.map((run, index) => (index === 0 ? { ...run, text: ` ${run.text}` } : run))],
  text: `${above.text} ${below.text}`,
  x: Math.min(above.x, below.x),
  right: Math.max(above.right, below.right),
  bottom: below.bottom,
});

/** The fragment up to the end of its first letters, in its text and its runs. */
export function upTo(fragment: Fragment, start: string): Fragment {
  let left = start.length;
  const runs: Run[] = [];
  for (const run of fragment.runs) {
    if (left <= 0) break;
    const text = run.text.slice(0, left);
    runs.push({ ...run, text, width: (run.width * text.length) / Math.max(run.text.length, 1) });
    left -= run.text.length;
  }
  const last = runs.at(-1);
  return { ...fragment, runs, text: start, right: last ? last.x + last.width : fragment.right };
}
