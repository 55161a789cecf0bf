import type { Fragment } from './fragment.ts';

/** Stretches that are read together as one line, left to right. */
export type Row = Fragment[];

/** Groups stretches on one baseline into rows, from top to bottom. */
export function rowsOf(region: readonly Fragment[]): Row[] {
  const rows: { row: Row; bottom: number; right: number }[] = [];
  for (const fragment of [...region].sort((a, b) => a.y - b.y || a.x - b.x)) {
    // Most of a row's stretches need not be asked: all of them end above this one, or left of it.
    const open = rows
      .slice(-3)
      .find(
        ({ row, bottom, right }) =>
          fragment.y < bottom &&
          row.some((other) => sameRow(fragment, other)) &&
          (fragment.x >= right || !overlaps(row, fragment)),
      );
    if (open) {
      open.row.push(fragment);
      open.bottom = Math.max(open.bottom, fragment.bottom);
      open.right = Math.max(open.right, fragment.right);
    } else rows.push({ row: [fragment], bottom: fragment.bottom, right: fragment.right });
  }
  return rows.flatMap(({ row }) => apartFromHeading(row.sort((a, b) => a.x - b.x)));
}

/** A heading in the margin is a separate row, whatever is next to it. */
export const apartFromHeading = (row: Row): Row[] => {
  const [first, ...rest] = row;
  return first?.heading && !first.byLook && rest.length > 0 ? [[first], rest] : [row];
};

const overlaps = (row: Row, fragment: Fragment): boolean =>
  row.some((other) => Math.min(other.right, fragment.right) - Math.max(other.x, fragment.x) > 2);

/** They overlap in height by more than half. */
export const sameRow = (a: Fragment, b: Fragment): boolean => {
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
  return overlap > 0.5 * Math.min(a.bottom - a.y, b.bottom - b.y);
};

/** They are on one baseline, whatever their sizes. */
export const sameBaseline = (a: Fragment, b: Fragment): boolean => Math.abs(baseline(a) - baseline(b)) < 1.5;

/** Where the letters stand, as far as their height says. */
export const baseline = (fragment: Fragment): number => fragment.y + 0.8 * lineHeight(fragment);

/** Height of the type, in points. */
export const lineHeight = (fragment: Fragment): number => {
  const run = fragment.runs[0];
  return run ? Math.max(run.height, run.size) : fragment.bottom - fragment.y;
};
