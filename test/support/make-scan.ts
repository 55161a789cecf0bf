import { deflateSync } from 'node:zlib';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { turned, type GreyPicture } from '#documents/reading/scans/grey-picture.ts';
import { assemble } from './make-pdf.ts';
import { seededNumbers } from './seeded-numbers.ts';

/** Dots an inch of an office's scanner. */
const resolution = 200;

/** A PDF as somebody has it who printed it and put it on a scanner, a little askew: pictures of its first pages, in grey, and not a letter. */
export async function scanOf(pdf: Uint8Array, { pages = 1, degrees = 0.8 } = {}): Promise<Uint8Array> {
  const reader = createInProcessReader();
  const pictures: GreyPicture[] = [];
  for (let page = 1; page <= pages; page++) {
    const painted = await reader.greyPage(pdf, page);
    if (!painted) throw new Error(`There is no page ${page} to scan.`);
    const scanned = scaled(turned(painted, (degrees * Math.PI) / 180), resolution / 72 / painted.pixelsPerPoint);
    pictures.push(onPaper(scanned, page));
  }
  return picturesAsPdf(pictures, 72 / resolution);
}

/** A PDF whose pages are these pictures, a pixel as wide as so many points. */
export function picturesAsPdf(pictures: readonly GreyPicture[], pointsPerPixel: number): Uint8Array {
  const pageNumbers = pictures.map((_, index) => 3 + 3 * index);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pictures.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    ...pictures.flatMap((picture, index) => pageOf(picture, pageNumbers[index] ?? 0, pointsPerPixel)),
  ]);
}

function pageOf({ width, height, pixels }: GreyPicture, number: number, pointsPerPixel: number): string[] {
  const [across, up] = [width * pointsPerPixel, height * pointsPerPixel];
  const data = deflateSync(pixels).toString('latin1');
  const drawn = `q ${across} 0 0 ${up} 0 0 cm /Scan Do Q`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${up}] /Contents ${number + 1} 0 R ` +
      `/Resources << /XObject << /Scan ${number + 2} 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ` +
      `/Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`,
  ];
}

/** Each pixel the mean of those that it covers. */
function scaled({ width, height, pixels }: GreyPicture, factor: number): GreyPicture {
  const [toWidth, toHeight] = [Math.floor(width * factor), Math.floor(height * factor)];
  const result = new Uint8Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y++) {
    for (let x = 0; x < toWidth; x++) {
      let [sum, count] = [0, 0];
      for (let v = Math.floor(y / factor); v < Math.min(height, (y + 1) / factor); v++)
        for (let u = Math.floor(x / factor); u < Math.min(width, (x + 1) / factor); u++, count++)
          sum += pixels[v * width + u] ?? 0;
      result[y * toWidth + x] = sum / count;
    }
  }
  return { width: toWidth, height: toHeight, pixels: result };
}

/** Paper is not quite white, ink not quite black, and a scanner's cells differ. */
function onPaper({ width, height, pixels }: GreyPicture, seed: number): GreyPicture {
  const chance = seededNumbers(seed);
  return { width, height, pixels: pixels.map((shade) => 30 + shade * 0.8 + (chance() + chance() - 1) * 18) };
}
