import type { GreyPicture } from './grey-picture.ts';
import type { PixelBox } from './recognized-line.ts';

/** Darker than half way between ink and paper. */
const dark = 128;

/**
 * How wide the strokes of a word are, in pixels: of the runs of ink across it, those below the median are its stems, since the others are bows and bars that
 * run along. Undefined where there is no ink.
 */
export function strokeWidth({ width, pixels }: GreyPicture, box: PixelBox): number | undefined {
  const runs: number[] = [];
  for (let y = box.top; y < box.bottom; y++) {
    let length = 0;
    for (let x = box.left; x <= box.right; x++) {
      const isInk = x < box.right && (pixels[y * width + x] ?? 255) < dark;
      if (isInk) length++;
      else if (length > 0) {
        runs.push(length);
        length = 0;
      }
    }
  }
  if (runs.length === 0) return undefined;
  const sorted = runs.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
