import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeDocx, paragraph } from '#test/support/make-docx.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { createInProcessReader } from '../read-document.ts';
import { encodePng } from './png.ts';

/** Reads our own PNG back: its size, its channels and the bytes of its rows without their filters. */
function decode(png: Uint8Array) {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  const [width, height, color] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[25]];
  const channels = color === 0 ? 1 : 3;
  const at = bytes.indexOf('IDAT', 0, 'latin1');
  const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
  const stride = 1 + width * channels;
  return { width, height, channels, row: (y: number) => [...rows.subarray(y * stride + 1, (y + 1) * stride)] };
}

test('a PNG contains the pixels it was made from', () => {
  const red = encodePng({ width: 2, height: 1, rgb: Uint8Array.of(255, 0, 0, 9, 8, 7) });
  expect(decode(red)).toMatchObject({ width: 2, height: 1, channels: 3 });
  expect(decode(red).row(0)).toEqual([255, 0, 0, 9, 8, 7]);
  const grey = encodePng({ width: 1, height: 2, rgb: Uint8Array.of(5, 5, 5, 250, 250, 250) });
  expect(decode(grey)).toMatchObject({ channels: 1 });
  expect(decode(grey).row(1)).toEqual([250]);
  // The end of every PNG, with its checksum as the standard prints it.
  expect(Buffer.from(red.slice(-12)).toString('hex')).toBe('0000000049454e44ae426082');
});

test('a page is painted as a person sees it, with text in its place', async () => {
  const reader = createInProcessReader();
  const page = { content: textAt(72, 700, 'Jane Roe') };
  const [first, second, ...more] = await reader.pictures(makePdf({ pages: [page, { content: '' }] }));
  if (!first || !second) throw new Error('A page was not painted.');
  expect(more).toEqual([]);
  const painted = decode(first);
  expect([painted.width, painted.height]).toEqual([958, 1240]);
  const scale = painted.height / 792;
  const dark = (y: number) => painted.row(Math.round(y * scale)).filter((shade) => shade < 128).length;
  expect(dark(792 - 703)).toBeGreaterThan(0);
  expect(dark(400)).toBe(0);
  expect(new Set(decode(second).row(600))).toEqual(new Set([255]));
});

test('a broken PDF, or a file that is not one, has no pictures', async () => {
  const reader = createInProcessReader();
  expect(await reader.pictures(makeDocx({ body: paragraph('Jane Roe') }))).toEqual([]);
  expect(await reader.pictures(Buffer.from('%PDF-1.7 broken'))).toEqual([]);
});
