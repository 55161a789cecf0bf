import { textOfWindows1252 } from '#domain/language/windows-1252.ts';
import { ReadingError } from '../reading-error.ts';
import type { DocFile } from './file-information.ts';
import { tableNumbers } from './file-information.ts';
import { stretchAt, type FormattedStretch } from './formatting.ts';

/** A stretch of the document's text that is contiguous in the file. */
interface TextPiece {
  start: number;
  end: number;
  /** The position of its first character in the main stream. */
  offset: number;
  /** One byte per character, in Windows-1252, instead of two. */
  isByte: boolean;
}

/** Consecutive characters of one format, with the format. */
export interface FormattedText {
  text: string;
  format: FormattedStretch | undefined;
}

/** A paragraph's text with its end mark, and its position in the main stream. */
export interface RawParagraph {
  texts: FormattedText[];
  mark: number;
  markOffset: number;
}

export const paragraphMark = 0x0d;
export const cellMark = 0x07;
export const pageMark = 0x0c;
const marks = new Set([paragraphMark, cellMark, pageMark]);

const compressedFlag = 0x40000000;

/** The positions of the text ([MS-DOC] 2.8.35): it need not be in order in the file. */
export function readTextPieces({ table, place }: DocFile): TextPiece[] {
  const { at, length } = place(tableNumbers.pieces);
  let position = at;
  while (position < at + length && table.u8(position) === 1) position += 3 + table.u16(position + 1);
  if (table.u8(position) !== 2) throw new ReadingError('FILE_DAMAGED');
  const count = Math.floor((table.u32(position + 1) - 4) / 12);
  const starts = position + 5;
  return Array.from({ length: Math.min(count, length) }, (_, index) => {
    const stated = table.u32(starts + (count + 1) * 4 + index * 8 + 2);
    const isByte = (stated & compressedFlag) !== 0;
    return {
      start: table.u32(starts + index * 4),
      end: table.u32(starts + index * 4 + 4),
      offset: isByte ? (stated & (compressedFlag - 1)) / 2 : stated & (compressedFlag - 1),
      isByte,
    };
  });
}

/** The paragraphs between two positions of the document's text. */
export function readRawParagraphs(
  { word }: DocFile,
  pieces: TextPiece[],
  formats: FormattedStretch[],
  start: number,
  end: number,
): RawParagraph[] {
  const paragraphs: RawParagraph[] = [];
  let texts: FormattedText[] = [];
  let markOffset = 0;
  for (const piece of pieces) {
    const [from, to] = [Math.max(start, piece.start), Math.min(end, piece.end)];
    if (from >= to) continue;
    const bytes = piece.isByte ? 1 : 2;
    const offset = piece.offset + (from - piece.start) * bytes;
    const content = word.slice(offset, (to - from) * bytes);
    const text = piece.isByte ? textOfWindows1252(content) : Buffer.from(content).toString('utf16le');
    let format: FormattedStretch | undefined;
    for (let index = 0; index < text.length; index++) {
      const at = offset + index * bytes;
      if (!format || at < format.start || at >= format.end) {
        format = stretchAt(formats, at);
        texts.push({ text: '', format });
      }
      const code = text.charCodeAt(index);
      markOffset = at;
      if (marks.has(code)) {
        paragraphs.push({ texts, mark: code, markOffset });
        texts = [{ text: '', format }];
      } else {
        const last = texts.at(-1);
        if (last) last.text += text[index] ?? '';
      }
    }
  }
  if (texts.some(({ text }) => text !== '')) paragraphs.push({ texts, mark: paragraphMark, markOffset });
  return paragraphs;
}
