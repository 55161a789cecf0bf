import { ReadingError } from '../reading-error.ts';
import { readingLimits } from '../reading-limits.ts';
import type { ParagraphBlock, Piece } from '../word/pieces.ts';
import { symbolLetter } from '../word/symbols.ts';
import type { TextStyle } from '../word/text-style.ts';
import type { WordCounts } from '../word/word-layout.ts';
import { applyCharacterModifiers, type CharacterFacts } from './character-properties.ts';
import type { DocStyle } from './doc-styles.ts';
import { pageMark, type FormattedText, type RawParagraph } from './doc-text.ts';
import { stretchAt, type FormattedStretch } from './formatting.ts';
import { applyParagraphModifiers, type ParagraphFacts } from './paragraph-properties.ts';
import { readModifiers } from './property-modifiers.ts';

/** What is known and counted while one document is read. */
export interface DocState extends WordCounts {
  fonts: string[];
  styles: (number: number) => DocStyle;
  paragraphFormats: FormattedStretch[];
  fields: { instruction: string; inResult: boolean; link?: string | undefined }[];
  characters: number;
  /** A shape floats on the page, so white text may have a dark background that is not computed. */
  hasFreeDrawing: boolean;
}

/** A paragraph with what tables need to know about it. */
export interface DocParagraph {
  block: ParagraphBlock;
  facts: ParagraphFacts;
  mark: number;
}

const characterCodes = {
  picture: 0x01,
  drawing: 0x08,
  symbol: 0x28,
  fieldBegin: 0x13,
  fieldSeparator: 0x14,
  fieldEnd: 0x15,
};
/** How far each level of a list is indented when the paragraph itself does not say. */
const listStep = 18;

export function readDocParagraph(raw: RawParagraph, state: DocState): DocParagraph {
  const format = stretchAt(state.paragraphFormats, raw.markOffset);
  const named = state.styles(format?.style ?? 0);
  const facts = applyParagraphModifiers(readModifiers(format?.modifiers ?? new Uint8Array()), named.paragraph);
  const pieces: Piece[] = raw.mark === pageMark ? [{ kind: 'page-break' }] : [];
  const text = raw.texts.flatMap((item) => readText(item, named.text, state));
  const isHeading = facts.style.outline !== undefined && facts.style.outline < 9;
  const isItem = facts.list > 0 && !isHeading;
  const indent =
    isItem && facts.style.left === undefined ? { left: listStep * (facts.level + 1), firstLine: -listStep } : {};
  return {
    facts,
    mark: raw.mark,
    block: {
      kind: 'paragraph',
      pieces: [...text, ...pieces],
      style: { ...facts.style, ...indent },
      text: named.text,
      ...(named.name === 'Normal'
        ? isHeading && { styleName: `Heading ${(facts.style.outline ?? 0) + 1}` }
        : { styleName: named.name }),
      ...(isItem && { listLevel: facts.level }),
    },
  };
}

function readText({ text, format }: FormattedText, inherited: TextStyle, state: DocState): Piece[] {
  if (text === '') return [];
  const facts = applyCharacterModifiers(
    readModifiers(format?.modifiers ?? new Uint8Array()),
    inherited,
    state.fonts,
    (style) => state.styles(style).text,
  );
  if (facts.deleted) return [];
  const pieces: Piece[] = [];
  let plain = '';
  const close = () => {
    if (plain !== '') pieces.push(textPiece(plain, facts.style, state));
    plain = '';
  };
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    if (code >= 0x20 && !(facts.special && code === characterCodes.symbol)) {
      if (isInstruction(state)) addInstruction(letter, state);
      else plain += letter === '\u00a0' ? ' ' : invisible.test(letter) ? '' : letter;
      continue;
    }
    if (code === 0x1e) plain += '-';
    else {
      close();
      pieces.push(...readControl(code, facts, state));
    }
  }
  close();
  return pieces;
}

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

function textPiece(text: string, style: TextStyle, state: DocState): Piece {
  state.characters += text.length;
  if (state.characters > readingLimits.characters) throw new ReadingError('FILE_TOO_MUCH_TEXT');
  const link = state.fields.findLast((field) => field.link !== undefined)?.link;
  return { kind: 'text', text, style, ...(link !== undefined && { link }) };
}

function readControl(code: number, facts: CharacterFacts, state: DocState): Piece[] {
  if (code === characterCodes.fieldBegin) state.fields.push({ instruction: '', inResult: false });
  else if (code === characterCodes.fieldSeparator) openResult(state);
  else if (code === characterCodes.fieldEnd) state.fields.pop();
  else if (isInstruction(state)) return [];
  else if (code === 0x09) return [{ kind: 'tab' }];
  else if (code === 0x0b || code === 0x0e) return [{ kind: 'line-break' }];
  else if (facts.special && code === characterCodes.picture && !facts.isData) state.images++;
  else if (facts.special && code === characterCodes.drawing) state.hasFreeDrawing = true;
  else if (facts.special && code === characterCodes.symbol) {
    return [textPiece(facts.symbol === undefined ? '\ufffd' : symbolLetter(facts.symbol), facts.style, state)];
  }
  return [];
}

const isInstruction = (state: DocState): boolean => state.fields.some((field) => !field.inResult);

function addInstruction(letter: string, state: DocState): void {
  const field = state.fields.at(-1);
  if (field && !field.inResult && field.instruction.length < 4_096) field.instruction += letter;
}

function openResult(state: DocState): void {
  const field = state.fields.at(-1);
  if (!field) return;
  field.inResult = true;
  const address = /^\s*HYPERLINK\s+"((?:https?:|mailto:|tel:)[^"]+)"/i.exec(field.instruction)?.[1];
  if (address === undefined || address.length > 2_048) return;
  field.link = address;
  state.links++;
}
