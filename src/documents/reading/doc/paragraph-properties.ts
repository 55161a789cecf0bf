import type { ParagraphStyle, TabStop } from '../word/text-style.ts';
import type { Stream } from './compound-file.ts';
import { oldGround, readGround } from './doc-colors.ts';
import type { Modifier } from './property-modifiers.ts';

/** What a paragraph is, besides its look. */
export interface ParagraphFacts {
  style: ParagraphStyle;
  /** How many nested tables contain it. */
  tableDepth: number;
  /** It ends a row of a table, and contains no text. */
  endsRow: boolean;
  endsInnerCell: boolean;
  endsInnerRow: boolean;
  list: number;
  level: number;
  /** Of the row it ends: the left edge of each column and the last one's right edge, in points. */
  edges?: number[] | undefined;
  /** Of the row it ends: each cell's background. */
  grounds?: (string | undefined)[] | undefined;
}

const twip = 20;
const aligns = ['left', 'center', 'right', 'both'];
const tabKinds = ['left', 'center', 'right', 'decimal', 'bar'];

/** Applies changes to inherited properties. */
export function applyParagraphModifiers(modifiers: Modifier[], inherited: ParagraphFacts): ParagraphFacts {
  const facts: ParagraphFacts = { ...inherited, style: { ...inherited.style } };
  for (const { code, operand } of modifiers) changes.get(code)?.(facts, operand);
  return facts;
}

export const plainParagraph: ParagraphFacts = {
  style: {},
  tableDepth: 0,
  endsRow: false,
  endsInnerCell: false,
  endsInnerRow: false,
  list: 0,
  level: 0,
};

type Change = (facts: ParagraphFacts, operand: Stream) => void;
const isOn = (operand: Stream): boolean => operand.u8(0) !== 0;
const length = (operand: Stream): number => operand.i16(0) / twip;

const left: Change = ({ style }, operand) => (style.left = length(operand));
const right: Change = ({ style }, operand) => (style.right = length(operand));
const firstLine: Change = ({ style }, operand) => (style.firstLine = length(operand));
const align: Change = ({ style }, operand) => (style.align = aligns[operand.u8(0)] ?? 'left');

/** What each change does, by its code ([MS-DOC] 2.6.2 and 2.6.3). */
const changes: ReadonlyMap<number, Change> = new Map<number, Change>([
  [0x840f, left],
  [0x845e, left],
  [0x840e, right],
  [0x845d, right],
  [0x8411, firstLine],
  [0x8460, firstLine],
  [0x2403, align],
  [0x2461, align],
  [0xa413, ({ style }, operand) => (style.before = operand.u16(0) / twip)],
  [0xa414, ({ style }, operand) => (style.after = operand.u16(0) / twip)],
  [0x6412, ({ style }, operand) => (style.exactLine = operand.i16(0) < 0 ? -operand.i16(0) / twip : undefined)],
  [0x2407, ({ style }, operand) => (style.pageBreakBefore = isOn(operand))],
  [0x2640, ({ style }, operand) => (style.outline = operand.u8(0))],
  [0xc60d, ({ style }, operand) => (style.tabs = changeTabs(style.tabs ?? [], operand, 2))],
  [0xc615, ({ style }, operand) => (style.tabs = changeTabs(style.tabs ?? [], operand, 4))],
  [0xc64d, ({ style }, operand) => (style.shading = readGround(operand, 1))],
  [0x442d, ({ style }, operand) => (style.shading = oldGround(operand.u16(0)))],
  [0x260a, (facts, operand) => (facts.level = operand.u8(0))],
  [0x460b, (facts, operand) => (facts.list = operand.i16(0))],
  [0x2416, (facts, operand) => (facts.tableDepth = isOn(operand) ? Math.max(1, facts.tableDepth) : 0)],
  [0x6649, (facts, operand) => (facts.tableDepth = operand.i32(0))],
  [0x2417, (facts, operand) => (facts.endsRow = isOn(operand))],
  [0x244b, (facts, operand) => (facts.endsInnerCell = isOn(operand))],
  [0x244c, (facts, operand) => (facts.endsInnerRow = isOn(operand))],
  [0xd608, (facts, operand) => (facts.edges = readEdges(operand))],
  [0xd612, (facts, operand) => (facts.grounds = readGrounds(operand))],
  [0xd609, (facts, operand) => (facts.grounds ??= readOldGrounds(operand))],
]);

/** Removes tab stops and adds others; `deletedBytes` is the size of each removed one in the list. */
function changeTabs(tabs: TabStop[], operand: Stream, deletedBytes: number): TabStop[] {
  const deleted = operand.u8(1);
  const gone = Array.from({ length: deleted }, (_, index) => operand.i16(2 + index * 2) / twip);
  const at = 2 + deleted * deletedBytes;
  const added = Array.from({ length: operand.u8(at) }, (_, index): TabStop => {
    const kind = operand.u8(at + 1 + operand.u8(at) * 2 + index) & 7;
    return { at: operand.i16(at + 1 + index * 2) / twip, kind: tabKinds[kind] ?? 'left' };
  });
  return [...tabs.filter((tab) => !gone.some((place) => Math.abs(place - tab.at) < 0.5)), ...added];
}

const readEdges = (operand: Stream): number[] =>
  Array.from({ length: operand.u8(2) + 1 }, (_, index) => operand.i16(3 + index * 2) / twip);

const readGrounds = (operand: Stream): (string | undefined)[] =>
  Array.from({ length: Math.floor((operand.bytes.length - 1) / 10) }, (_, index) =>
    readGround(operand, 1 + index * 10),
  );

const readOldGrounds = (operand: Stream): (string | undefined)[] =>
  Array.from({ length: Math.floor((operand.bytes.length - 1) / 2) }, (_, index) =>
    oldGround(operand.u16(1 + index * 2)),
  );
