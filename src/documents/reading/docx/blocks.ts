import { readInline } from './inline.ts';
import type { Block, ParagraphBlock, Piece, TableBlock, TableCell } from '../word/pieces.ts';
import { mergeParagraphStyles, mergeStyles } from '../word/text-style.ts';
import type { InlinePiece } from './unread-box.ts';
import type { ReadingState } from './reading-state.ts';
import { readParagraphStyle, readShading } from './properties.ts';
import { child, childValue, elements, points, type XmlNode } from './xml-tree.ts';

const skipped = new Set([
  'w:del',
  'w:moveFrom',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:tblPr',
  'w:tblGrid',
  'w:trPr',
  'w:tcPr',
  'w:sectPr',
  'w:altChunk',
]);

/** Reads the paragraphs and tables in an element, including those inside wrapper elements. */
export function readBlocks(node: XmlNode, state: ReadingState): Block[] {
  return elements(node).flatMap((element): Block[] => {
    if (skipped.has(element.name)) return [];
    if (element.name === 'w:p') return [readParagraph(element, state)];
    if (element.name === 'w:tbl') return [readTable(element, state)];
    if (element.name === 'mc:AlternateContent') return readBlocks(child(element, 'mc:Choice') ?? element, state);
    return readBlocks(element, state);
  });
}

function readParagraph(node: XmlNode, state: ReadingState): ParagraphBlock {
  const { styles, numbering } = state;
  const properties = child(node, 'w:pPr');
  const named = styles.style(childValue(properties, 'w:pStyle') ?? styles.normal);
  const direct = readParagraphStyle(properties);
  const inherited = mergeParagraphStyles(styles.defaults.paragraph, named?.paragraph ?? {});
  const { numId, level = 0, outline } = mergeStyles(inherited, direct);
  const list = numId === undefined || numId === '0' ? undefined : numbering(numId, level);
  // The paragraph's own indents override the list's; its style's do so only when the style names the list.
  const withList = list ? mergeParagraphStyles(inherited, list.paragraph) : inherited;
  const isHeading = outline !== undefined && outline < 9;
  const text = mergeStyles(styles.defaults.text, named?.text ?? {});
  const isNormal = named === undefined || named.name === 'Normal';
  return {
    kind: 'paragraph',
    pieces: readInline(node, text, state).map((piece) => readBox(piece, state)),
    style: mergeParagraphStyles(withList, direct),
    text,
    ...(isNormal ? isHeading && { styleName: `Heading ${outline + 1}` } : { styleName: named.name }),
    ...(list?.marked && !isHeading && { listLevel: level }),
  };
}

function readBox(piece: InlinePiece, state: ReadingState): Piece {
  if (piece.kind !== 'box') return piece;
  const { content, ...box } = piece.box;
  return { kind: 'box', box: { ...box, blocks: readBlocks(content, state) } };
}

function readTable(node: XmlNode, state: ReadingState): TableBlock {
  state.tables++;
  const grid = elements(child(node, 'w:tblGrid')).map(({ attributes }) => points(attributes['w:w']) ?? 0);
  const style = state.styles.style(childValue(child(node, 'w:tblPr'), 'w:tblStyle'));
  const rows = childrenOf(node, 'w:tr').map((row) => readRow(row, state));
  return {
    kind: 'table',
    columns: grid,
    rows: rows.filter((row) => row.length > 0),
    shadesCells: style?.shadesCells ?? false,
    isFixed: child(child(node, 'w:tblPr'), 'w:tblLayout')?.attributes['w:type'] === 'fixed',
  };
}

function readRow(row: XmlNode, state: ReadingState): TableCell[] {
  if (child(child(row, 'w:trPr'), 'w:del')) return [];
  let column = Number(childValue(child(row, 'w:trPr'), 'w:gridBefore') ?? 0) || 0;
  return childrenOf(row, 'w:tc').map((node) => {
    const properties = child(node, 'w:tcPr');
    const span = Math.max(1, Number(childValue(properties, 'w:gridSpan') ?? 1) || 1);
    const width = child(properties, 'w:tcW')?.attributes;
    const cell: TableCell = {
      blocks: readBlocks(node, state),
      column,
      span,
      width: width?.['w:type'] === 'dxa' ? points(width['w:w']) : undefined,
      shading: readShading(properties),
    };
    column += span;
    return cell;
  });
}

/** Children with a name, including those wrapped by content controls and tracked insertions. */
function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return elements(node).flatMap((element) => {
    if (element.name === name) return [element];
    return wrappers.has(element.name) ? childrenOf(element, name) : [];
  });
}

const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']);
