import type { DocFile, Place } from './file-information.ts';
import { tableNumbers } from './file-information.ts';
import { Stream } from './compound-file.ts';

/** Formatting that applies to a stretch of the file, by offsets into the main stream. */
export interface FormattedStretch {
  start: number;
  end: number;
  /** The paragraph's style; for characters 0. */
  style: number;
  /** Property changes as stored in the file. */
  modifiers: Uint8Array;
}

const pageBytes = 512;
const paragraphEntryBytes = 13;
const none = new Uint8Array();

/** The formatting of characters, sorted by position in the file ([MS-DOC] 2.9.33). */
export const readCharacterFormats = (file: DocFile): FormattedStretch[] =>
  readPages(file, file.place(tableNumbers.characterFormats), (page, index, count) => {
    const offset = page.u8((count + 1) * 4 + index) * 2;
    return { style: 0, modifiers: offset === 0 ? none : page.slice(offset + 1, page.u8(offset)) };
  });

/** The formatting of paragraphs, sorted by position in the file ([MS-DOC] 2.9.174). */
export const readParagraphFormats = (file: DocFile): FormattedStretch[] =>
  readPages(file, file.place(tableNumbers.paragraphFormats), (page, index, count) => {
    const offset = page.u8((count + 1) * 4 + index * paragraphEntryBytes) * 2;
    if (offset === 0) return { style: 0, modifiers: none };
    const words = page.u8(offset);
    const start = words === 0 ? offset + 2 : offset + 1;
    const length = words === 0 ? page.u8(offset + 1) * 2 : words * 2 - 1;
    return { style: page.u16(start), modifiers: page.slice(start + 2, Math.max(0, length - 2)) };
  });

type ReadEntry = (page: Stream, index: number, count: number) => Pick<FormattedStretch, 'style' | 'modifiers'>;

function readPages({ word, table }: DocFile, place: Place, readEntry: ReadEntry): FormattedStretch[] {
  const pages = Math.floor((place.length - 4) / 8);
  const stretches: FormattedStretch[] = [];
  for (let number = 0; number < pages; number++) {
    const at = (table.u32(place.at + (pages + 1) * 4 + number * 4) & 0x3fffff) * pageBytes;
    const page = new Stream(word.slice(at, pageBytes));
    const count = page.u8(pageBytes - 1);
    for (let index = 0; index < count; index++) {
      stretches.push({ start: page.u32(index * 4), end: page.u32(index * 4 + 4), ...readEntry(page, index, count) });
    }
  }
  return stretches.toSorted((a, b) => a.start - b.start);
}

/** Finds the stretch that contains an offset, by binary search. */
export function stretchAt(stretches: FormattedStretch[], offset: number): FormattedStretch | undefined {
  let [low, high] = [0, stretches.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const stretch = stretches[middle];
    if (!stretch || offset < stretch.start) high = middle - 1;
    else if (offset >= stretch.end) low = middle + 1;
    else return stretch;
  }
  return undefined;
}
