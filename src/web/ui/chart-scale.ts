/** A point of a drawing, in its own units. */
interface Point {
  x: number;
  y: number;
}

interface Plot {
  width: number;
  height: number;
  /** The margin on each side, so that dots and numbers stay within the drawing. */
  margin: number;
}

/** The position of a value between `low` and `high` on a length; the middle if both are equal. Values outside are clamped. */
export const scaled = (value: number, low: number, high: number, length: number): number =>
  high === low ? length / 2 : (Math.min(Math.max(value, low), high) - low) * (length / (high - low));

/** Values on a scale from 0 to `most`, from left to right at equal distances; a single one is in the middle. */
export function coursePoints(values: readonly number[], most: number, { width, height, margin }: Plot): Point[] {
  return values.map((value, index) => ({
    x: margin + scaled(index, 0, values.length - 1, width - 2 * margin),
    y: height - margin - scaled(value, 0, most, height - 2 * margin),
  }));
}
