import { ReadingError } from '../reading-error.ts';
import { openCompoundFile, type Stream } from './compound-file.ts';

/** A table in the table stream: where it begins and how long it is. */
export interface Place {
  at: number;
  length: number;
}

/** A DOC's streams, with what its file information block ([MS-DOC] 2.5) says about them. */
export interface DocFile {
  /** The text and its formatting. */
  word: Stream;
  /** The table stream that is used. */
  table: Stream;
  /** Number of characters in each of the consecutive texts: body, footnotes, headers, comments, endnotes, text boxes. */
  characters: {
    body: number;
    footnotes: number;
    headers: number;
    comments: number;
    endnotes: number;
    textBoxes: number;
  };
  /** One of the block's tables by its number there. */
  place(number: number): Place;
}

const word97 = 0xa5ec;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;
const placesAt = 0x9a;

/** Numbers of the tables that are used, in the order of the block. */
export const tableNumbers = {
  styles: 1,
  sections: 6,
  headers: 11,
  characterFormats: 12,
  paragraphFormats: 13,
  fonts: 15,
  settings: 31,
  pieces: 33,
} as const;

/** Opens a DOC of Word 97 or later. Throws {@link ReadingError} when it is encrypted or not one. */
export function openDoc(bytes: Uint8Array): DocFile {
  const stream = openCompoundFile(bytes);
  const word = stream('WordDocument');
  if (!word || word.u16(0) !== word97) throw new ReadingError('FILE_DAMAGED');
  const flags = word.u16(0x0a);
  if ((flags & encryptedFlag) !== 0) throw new ReadingError('FILE_ENCRYPTED');
  const table = stream((flags & secondTableFlag) === 0 ? '0Table' : '1Table');
  if (!table) throw new ReadingError('FILE_DAMAGED');
  return {
    word,
    table,
    characters: {
      body: word.u32(0x4c),
      footnotes: word.u32(0x50),
      headers: word.u32(0x54),
      comments: word.u32(0x5c),
      endnotes: word.u32(0x60),
      textBoxes: word.u32(0x64),
    },
    place: (number) => ({ at: word.u32(placesAt + number * 8), length: word.u32(placesAt + number * 8 + 4) }),
  };
}
