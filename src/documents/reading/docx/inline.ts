import { ReadingError } from '../reading-error.ts';
import { readingLimits } from '../reading-limits.ts';
import { readDrawing } from './drawings.ts';
import { symbolLetter } from '../word/symbols.ts';
import type { InlinePiece } from './unread-box.ts';
import type { ReadingState } from './reading-state.ts';
import { mergeStyles, type TextStyle } from '../word/text-style.ts';
import { readTextStyle } from './properties.ts';
import { child, childValue, descendants, elements, textOf, type XmlNode } from './xml-tree.ts';

interface Inline {
  state: ReadingState;
  /** The paragraph's text style, which runs inherit. */
  base: TextStyle;
  pieces: InlinePiece[];
}

/** Reads the content of a paragraph. Deleted text, instructions of fields and old properties are left out; insertions are kept. */
export function readInline(paragraph: XmlNode, base: TextStyle, state: ReadingState): InlinePiece[] {
  const inline: Inline = { state, base, pieces: [] };
  walk(paragraph, inline, undefined);
  return inline.pieces;
}

const skipped = new Set([
  'w:pPr',
  'w:rPr',
  'w:del',
  'w:moveFrom',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:rt',
  'mc:Fallback',
  'w:instrText',
  'w:delText',
]);

function walk(node: XmlNode, inline: Inline, link: string | undefined): void {
  for (const element of elements(node)) {
    if (skipped.has(element.name)) continue;
    if (element.name === 'w:r') readRun(element, inline, link);
    else if (element.name === 'w:hyperlink') walk(element, inline, linkTarget(element, inline.state) ?? link);
    else if (element.name === 'w:fldSimple')
      walk(element, inline, fieldLink(element.attributes['w:instr'] ?? '', inline.state) ?? link);
    else if (element.name === 'm:oMath')
      addText(inline, descendants(element, 'm:t').map(textOf).join(''), inline.base, link);
    else walk(element, inline, link);
  }
}

function linkTarget(element: XmlNode, state: ReadingState): string | undefined {
  const relationship = state.relationships.get(element.attributes['r:id'] ?? '');
  return relationship?.external ? countedLink(relationship.target, state) : undefined;
}

/** The address that a field `HYPERLINK "address"` links to. */
function fieldLink(instruction: string, state: ReadingState): string | undefined {
  const address = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
  return address === undefined ? undefined : countedLink(address, state);
}

function countedLink(address: string, state: ReadingState): string | undefined {
  if (!/^(?:https?:|mailto:|tel:)/i.test(address) || address.length > 2_048) return undefined;
  state.links++;
  return address;
}

function readRun(run: XmlNode, inline: Inline, link: string | undefined): void {
  const properties = child(run, 'w:rPr');
  const named = inline.state.styles.style(childValue(properties, 'w:rStyle'));
  const styled = named ? mergeStyles(inline.base, named.text) : inline.base;
  const style = properties ? mergeStyles(styled, readTextStyle(properties, inline.state.styles.theme)) : styled;
  readRunContent(run, inline, style, link);
}

function readRunContent(run: XmlNode, inline: Inline, style: TextStyle, link: string | undefined): void {
  const { pieces, state } = inline;
  for (const element of elements(run)) {
    if (element.name === 'w:fldChar') onFieldCharacter(element, inline);
    else if (element.name === 'w:instrText') addInstruction(element, state);
    else if (state.fields.some((field) => !field.inResult)) continue;
    else if (element.name === 'w:t') addText(inline, textOf(element), style, currentLink(inline, link));
    else if (element.name === 'w:tab' || element.name === 'w:ptab') pieces.push({ kind: 'tab' });
    else if (element.name === 'w:br')
      pieces.push({ kind: element.attributes['w:type'] === 'page' ? 'page-break' : 'line-break' });
    else if (element.name === 'w:cr') pieces.push({ kind: 'line-break' });
    else if (element.name === 'w:lastRenderedPageBreak') pieces.push({ kind: 'page-break' });
    else if (element.name === 'w:noBreakHyphen') addText(inline, '-', style, currentLink(inline, link));
    else if (element.name === 'w:sym')
      addText(
        inline,
        symbolLetter(Number.parseInt(element.attributes['w:char'] ?? '0', 16)),
        style,
        currentLink(inline, link),
      );
    else if (element.name === 'w:drawing' || element.name === 'w:pict') {
      for (const box of readDrawing(element, state)) pieces.push({ kind: 'box', box });
    } else if (element.name === 'w:ruby') walk(element, inline, link);
    else if (element.name === 'w:rubyBase') walk(element, inline, link);
    else if (element.name === 'mc:AlternateContent') {
      const branch = child(element, 'mc:Choice') ?? child(element, 'mc:Fallback');
      if (branch) readRunContent(branch, inline, style, link);
    }
  }
}

function onFieldCharacter(element: XmlNode, { state }: Inline): void {
  const type = element.attributes['w:fldCharType'];
  const field = state.fields.at(-1);
  if (type === 'begin') state.fields.push({ instruction: '', inResult: false });
  else if (type === 'separate' && field) {
    field.inResult = true;
    field.link = fieldLink(field.instruction, state);
  } else if (type === 'end') state.fields.pop();
}

function addInstruction(element: XmlNode, state: ReadingState): void {
  const field = state.fields.at(-1);
  if (field && !field.inResult && field.instruction.length < 4_096) field.instruction += textOf(element);
}

const currentLink = ({ state }: Inline, link: string | undefined): string | undefined =>
  link ?? state.fields.findLast((field) => field.link !== undefined)?.link;

function addText({ pieces, state }: Inline, raw: string, style: TextStyle, link: string | undefined): void {
  const text = raw.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').replace(/[\s\u00a0]/g, ' ');
  if (text === '') return;
  state.characters += text.length;
  if (state.characters > readingLimits.characters) throw new ReadingError('FILE_TOO_MUCH_TEXT');
  pieces.push({ kind: 'text', text, style, ...(link !== undefined && { link }) });
}
