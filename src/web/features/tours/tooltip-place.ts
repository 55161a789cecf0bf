export const sides = ['top', 'bottom', 'left', 'right'] as const;
export type Side = (typeof sides)[number];

/** In pixels, from the specification: the width of a tooltip, its assumed height, and its distance from the target. */
export const tooltipSize = { width: 320, height: 200, gap: 16 } as const;

/** The nearest that it comes to the window's edge. */
const edge = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** Clamped between both; the lower one wins if they conflict. */
const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

function beside(target: Box, side: Side, size: Size): { left: number; top: number } {
  const { gap } = tooltipSize;
  const middle = {
    left: target.left + target.width / 2 - size.width / 2,
    top: target.top + target.height / 2 - size.height / 2,
  };
  if (side === 'top') return { left: middle.left, top: target.top - gap - size.height };
  if (side === 'bottom') return { left: middle.left, top: target.top + target.height + gap };
  if (side === 'left') return { left: target.left - gap - size.width, top: middle.top };
  return { left: target.left + target.width + gap, top: middle.top };
}

/** How much room there is at a side, beyond what the tooltip takes; negative where it does not fit. */
function spare(target: Box, side: Side, size: Size, window: Size): number {
  const { gap } = tooltipSize;
  if (side === 'top') return target.top - gap - edge - size.height;
  if (side === 'bottom') return window.height - (target.top + target.height) - gap - edge - size.height;
  if (side === 'left') return target.left - gap - edge - size.width;
  return window.width - (target.left + target.width) - gap - edge - size.width;
}

/** In the middle of the window: where there is nothing to point at. */
export const centred = (size: Size, window: Size): { left: number; top: number } => ({
  left: Math.max(0, (window.width - size.width) / 2),
  top: Math.max(0, (window.height - size.height) / 2),
});

/** The left and right end of what a page's own text keeps to. */
export type Column = Readonly<{ left: number; right: number }>;

/**
 * The position of a tooltip: on the preferred side of its target, else on the opposite one, else on any where it fits, so that it never covers its target.
 * Along that side it moves as far as the window asks, and the page's column where it fits into that. Where it fits nowhere, it is at the side with the
 * most room.
 */
export function tooltipPlace(
  target: Box,
  wanted: Side,
  size: Size,
  window: Size,
  column: Column = { left: 0, right: window.width },
): { side: Side; fits: boolean; left: number; top: number } {
  const order = [wanted, opposite[wanted], ...sides];
  const widest = order.toSorted((one, other) => spare(target, other, size, window) - spare(target, one, size, window));
  const fitting = order.find((each) => spare(target, each, size, window) >= 0);
  const side = fitting ?? widest[0] ?? wanted;
  const place = beside(target, side, size);
  const { top } = place;
  const alongColumn = (side === 'top' || side === 'bottom') && column.right - column.left >= size.width;
  const left = alongColumn ? within(place.left, column.left, column.right - size.width) : place.left;
  return {
    side,
    fits: fitting !== undefined,
    left: within(left, Math.min(edge, Math.max(0, (window.width - size.width) / 2)), window.width - size.width - edge),
    top: within(top, edge, window.height - size.height - edge),
  };
}
