import { mergeStyles, type TextStyle } from '../word/text-style.ts';
import { applyCharacterModifiers } from './character-properties.ts';
import { Stream } from './compound-file.ts';
import type { DocFile } from './file-information.ts';
import { tableNumbers } from './file-information.ts';
import { applyParagraphModifiers, plainParagraph, type ParagraphFacts } from './paragraph-properties.ts';
import { readModifiers } from './property-modifiers.ts';

/** A style with everything that it inherits. */
export interface DocStyle {
  /** As Word shows it: "Heading 1". */
  name: string;
  text: TextStyle;
  paragraph: ParagraphFacts;
}

const paragraphKind = 1;
const noBase = 0xfff;
const maxInheritance = 20;
const defaultSize = 10;

/** The names of the fonts, by their number. */
export function readFonts({ table, place }: DocFile): string[] {
  const { at, length } = place(tableNumbers.fonts);
  const fonts: string[] = [];
  let position = at + 4;
  while (position < at + length) {
    const size = table.u8(position) + 1;
    const name = Buffer.from(table.slice(position + 40, Math.max(0, size - 40))).toString('utf16le');
    fonts.push(name.split('\0', 1)[0] ?? '');
    position += size;
  }
  return fonts;
}

/** Reads the style sheet ([MS-DOC] 2.9.271): gives a style by its number. */
export function readStyles({ table, place }: DocFile, fonts: string[]): (number: number) => DocStyle {
  const { at, length } = place(tableNumbers.styles);
  const sheet = new Stream(table.slice(at, length));
  const headerBytes = sheet.u16(0);
  const count = sheet.u16(2);
  const fixedBytes = sheet.u16(4);
  const usual: DocStyle = {
    name: 'Normal',
    text: { size: defaultSize, font: headerBytes >= 14 ? fonts[sheet.u16(14)] : undefined },
    paragraph: plainParagraph,
  };
  const definitions: (Stream | undefined)[] = [];
  for (let position = 2 + headerBytes; definitions.length < count;) {
    const size = sheet.u16(position);
    definitions.push(size === 0 ? undefined : new Stream(sheet.slice(position + 2, size)));
    position += 2 + size + (size % 2);
  }
  const known = new Map<number, DocStyle>();
  const style = (number: number, depth: number): DocStyle => {
    const definition = definitions[number];
    const ready = known.get(number);
    if (ready || !definition || depth > maxInheritance) return ready ?? usual;
    const base = definition.u16(2) >> 4;
    // A character style has only its changes; its context supplies the rest.
    const plain = (definition.u16(2) & 0xf) === paragraphKind ? usual : { ...usual, text: {} };
    const made = readStyle(definition, fixedBytes, base === noBase ? plain : style(base, depth + 1), fonts);
    known.set(number, made);
    return made;
  };
  return (number) => style(number, 0);
}

function readStyle(definition: Stream, fixedBytes: number, base: DocStyle, fonts: string[]): DocStyle {
  const kind = definition.u16(2) & 0xf;
  const changes = definition.u16(4) & 0xf;
  const nameLength = definition.u16(fixedBytes);
  const name = definition.text(fixedBytes + 2, nameLength);
  const parts: Uint8Array[] = [];
  let position = fixedBytes + 2 + nameLength * 2 + 2;
  for (let index = 0; index < changes; index++) {
    position += position % 2;
    const size = definition.u16(position);
    parts.push(definition.slice(position + 2, size));
    position += 2 + size;
  }
  const isParagraph = kind === paragraphKind;
  const characters = readModifiers(parts[isParagraph ? 1 : 0] ?? new Uint8Array());
  const paragraph = readModifiers(isParagraph ? (parts[0]?.subarray(2) ?? new Uint8Array()) : new Uint8Array());
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    text: mergeStyles(base.text, applyCharacterModifiers(characters, base.text, fonts, () => ({})).style),
    paragraph: applyParagraphModifiers(paragraph, base.paragraph),
  };
}
