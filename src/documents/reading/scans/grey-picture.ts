/** A picture of one byte a pixel, from 0 (black) to 255 (white), row by row from the top. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const white = 255;

/** Shades as near to each other as these are one shade to the eye, and hold no text. */
const oneShade = 32;

/** The side of the squares whose mean shades are compared: the grain of paper and specks of dust are lost in them, strokes are not. */
const square = 4;

/** Whether there is nothing on the picture: all of it has about one shade. */
export function isBlank({ width, height, pixels }: GreyPicture): boolean {
  let [darkest, lightest] = [white, 0];
  const side = Math.max(1, Math.min(square, width, height));
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      let sum = 0;
      for (let y = top; y < top + side; y++) {
        for (let x = left; x < left + side; x++) sum += pixels[y * width + x] ?? white;
      }
      const mean = sum / (side * side);
      if (mean < darkest) darkest = mean;
      if (mean > lightest) lightest = mean;
    }
  }
  return lightest - darkest < oneShade;
}

/**
 * Ink so much darker than the paper becomes as black as any. One threshold parts ink from paper on the whole page, and pale headings would be lost beside black
 * text.
 */
const inkBelowPaper = 90;

/** The picture with its paper white and its ink, pale or dark, black. */
export function withContrast({ width, height, pixels }: GreyPicture): GreyPicture {
  const counts = new Uint32Array(white + 1);
  for (const shade of pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  // The commonest of the lighter shades: on a dark page, that of its ink.
  const lighter = counts.subarray(128);
  const paper = 128 + lighter.indexOf(Math.max(...lighter));
  const spread = Uint8Array.from(counts, (_, shade) =>
    Math.max(0, Math.min(white, Math.round((white * (shade - paper + inkBelowPaper)) / inkBelowPaper))),
  );
  return { width, height, pixels: pixels.map((shade) => spread[shade] ?? white) };
}

/** The picture turned about its middle, with white where it has nothing: by a positive angle its right side goes down. */
export function turned({ width, height, pixels }: GreyPicture, radians: number): GreyPicture {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  const result = new Uint8Array(width * height).fill(white);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = middleX + (x - middleX) * cos + (y - middleY) * sin;
      const fromY = middleY - (x - middleX) * sin + (y - middleY) * cos;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const [across, down] = [fromX - left, fromY - top];
      const upper = (pixels[at] ?? white) * (1 - across) + (pixels[at + 1] ?? white) * across;
      const lower = (pixels[at + width] ?? white) * (1 - across) + (pixels[at + width + 1] ?? white) * across;
      result[y * width + x] = upper * (1 - down) + lower * down;
    }
  }
  return { width, height, pixels: result };
}
