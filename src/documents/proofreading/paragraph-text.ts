import { symbolLetter } from '../reading/word/symbols.ts';
import { withUpperCharacters } from '#domain/language/windows-1252.ts';
import type { UnplacedReason } from '#domain/tailoring/unplaced-reasons.ts';
import { allBelow, childOf, sourceOf, type SourceElement, type XmlSource } from './xml-source.ts';

/** A run and what is around it. */
export interface TextRun {
  element: SourceElement;
  /** The paragraph, link or the like that contains it. */
  container: SourceElement;
  /** Its `w:rPr` as it is written. */
  look: string;
  /** Why its text cannot be edited. */
  guard: UnplacedReason | undefined;
}

/** A letter as a reader sees it, or what a reader sees in its place. */
export interface Atom {
  run: TextRun;
  /** The child of the run that it belongs to. */
  child: SourceElement;
  kind: 'text' | 'tab' | 'line-break' | 'sign' | 'object';
  /** As it is read; a tab is `\t` and a line break `\n`. */
  text: string;
  /** Offsets in the source. */
  start: number;
  end: number;
}

/** A paragraph's text, letter by letter. */
export interface ParagraphText {
  element: SourceElement;
  text: string;
  atoms: Atom[];
  /** Index of the atom for each code unit of `text`. */
  atomAt: number[];
  /** Invisible content before the atom with this index, which no edit may enclose. */
  barriers: { at: number; why: UnplacedReason }[];
}

/** The complex fields that are open: they may span paragraphs. */
export interface OpenFields {
  inResult: boolean[];
}

/** Reads what a person sees of a paragraph, just as the DOCX reader does: without deleted text, with inserted text and results of fields. */
export function readParagraphText(
  source: XmlSource,
  paragraph: SourceElement,
  fields: OpenFields,
  guard: UnplacedReason | undefined,
): ParagraphText {
  const atoms: Atom[] = [];
  const barriers: ParagraphText['barriers'] = [];
  const collected: Collected = { source, fields, atoms, barriers };
  walk(paragraph, collected, fields.inResult.length > 0 ? (guard ?? 'in-field') : guard);
  const atomAt = atoms.flatMap(({ text }, at) => Array.from({ length: text.length }, () => at));
  return { element: paragraph, text: atoms.map(({ text }) => text).join(''), atoms, atomAt, barriers };
}

interface Collected {
  source: XmlSource;
  fields: OpenFields;
  atoms: Atom[];
  barriers: ParagraphText['barriers'];
}

/** Marks without a width that edits may enclose: they stay where they are. */
const marks = new Set([
  'w:pPr',
  'w:proofErr',
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:permStart',
  'w:permEnd',
]);
/** Elements around runs that an edit may be inside of. */
const open = new Set(['w:hyperlink', 'w:smartTag', 'w:sdtContent', 'w:customXml', 'w:dir', 'w:bdo']);
const guards: Readonly<Record<string, UnplacedReason>> = {
  'w:ins': 'in-tracked-change',
  'w:moveTo': 'in-tracked-change',
  'w:fldSimple': 'in-field',
};
const unread: Readonly<Record<string, UnplacedReason>> = {
  'w:del': 'in-tracked-change',
  'w:moveFrom': 'in-tracked-change',
  'mc:Fallback': 'at-object',
};
const silent = new Set(['w:sdtPr', 'w:sdtEndPr', 'w:smartTagPr', 'w:customXmlPr', 'w:rPr', 'w:rt']);

function walk(container: SourceElement, collected: Collected, guard: UnplacedReason | undefined): void {
  for (const element of container.children) {
    const { name } = element;
    if (marks.has(name) || silent.has(name)) continue;
    const why = unread[name];
    if (why !== undefined) block(collected, why);
    else if (name === 'w:r') readRun(element, container, collected, guard);
    else if (name === 'w:sdt') walk(element, collected, guard ?? contentControlGuard(element));
    else if (open.has(name)) walk(element, collected, guard);
    else if (name === 'm:oMath') readMath(element, container, collected);
    else walk(element, collected, guard ?? guards[name] ?? 'at-object');
  }
}

const block = ({ barriers, atoms }: Collected, why: UnplacedReason): unknown =>
  barriers.push({ at: atoms.length, why });

/** People type into plain and rich text controls. All other kinds fill themselves. */
export function contentControlGuard(control: SourceElement): UnplacedReason | undefined {
  const filled = new Set(['w:dataBinding', 'w:dropDownList', 'w:comboBox', 'w:date', 'w:showingPlcHdr']);
  const properties = childOf(control, 'w:sdtPr')?.children ?? [];
  const isFilled = properties.some(
    ({ name, attributes }) =>
      filled.has(name) ||
      /:(?:checkbox|dataBinding|picture)$/.test(name) ||
      (name === 'w:lock' && /content/i.test(attributes['w:val'] ?? '')),
  );
  return isFilled ? 'in-content-control' : undefined;
}

function readMath(element: SourceElement, container: SourceElement, collected: Collected): void {
  const run: TextRun = { element, container, look: '', guard: 'at-object' };
  for (const each of allBelow(element)) if (each.name === 'm:t') addText(each, run, element, collected);
}

function readRun(element: SourceElement, container: SourceElement, collected: Collected, guard?: UnplacedReason): void {
  const look = childOf(element, 'w:rPr');
  const tracked = look?.children.some(({ name }) => name === 'w:rPrChange' || name === 'w:ins' || name === 'w:del');
  const run: TextRun = {
    element,
    container,
    look: look ? sourceOf(collected.source, look) : '',
    guard: guard ?? (tracked ? 'in-tracked-change' : undefined),
  };
  for (const child of element.children) readRunChild(child, run, collected);
}

/** Content of a run that's invisible, and isn't lost when the text around it is deleted. */
const harmless = new Set(['w:rPr', 'w:lastRenderedPageBreak', 'w:softHyphen', 'w:delText', 'w:annotationRef']);

function readRunChild(child: SourceElement, run: TextRun, collected: Collected): void {
  const { name, attributes } = child;
  const { inResult } = collected.fields;
  if (harmless.has(name)) return;
  if (name === 'w:fldChar') {
    block(collected, 'in-field');
    const type = attributes['w:fldCharType'];
    if (type === 'begin') inResult.push(false);
    else if (type === 'separate' && inResult.length > 0) inResult[inResult.length - 1] = true;
    else if (type === 'end') inResult.pop();
    return;
  }
  if (inResult.includes(false)) return (block(collected, 'in-field'), undefined);
  if (inResult.length > 0) run = { ...run, guard: run.guard ?? 'in-field' };
  const sign = (kind: Atom['kind'], text: string): void => {
    if (text !== '') collected.atoms.push({ run, child, kind, text, start: child.start, end: child.end });
  };
  if (name === 'w:t') addText(child, run, child, collected);
  else if (name === 'w:tab') sign('tab', '\t');
  else if (name === 'w:ptab') sign('object', '\t');
  else if (name === 'w:br')
    sign(attributes['w:type'] === undefined || attributes['w:type'] === 'textWrapping' ? 'line-break' : 'object', '\n');
  else if (name === 'w:cr') sign('line-break', '\n');
  else if (name === 'w:noBreakHyphen') sign('sign', '-');
  else if (name === 'w:sym') sign('sign', symbolLetter(Number.parseInt(attributes['w:char'] ?? '0', 16)));
  else {
    block(collected, 'at-object');
    for (const text of plainTexts(child)) addText(text, { ...run, guard: 'at-object' }, child, collected);
  }
}

/** The text of an alternative or of annotated characters. Text in boxes has its own paragraphs. */
function plainTexts(element: SourceElement): SourceElement[] {
  if (element.name === 'mc:AlternateContent') {
    const branch = childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback');
    return branch ? branch.children.flatMap(plainTexts) : [];
  }
  if (element.name === 'w:t') return [element];
  const inside = element.name === 'w:ruby' || element.name === 'w:rubyBase' || element.name === 'w:r';
  return inside ? element.children.flatMap(plainTexts) : [];
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const letter = /&(?:#x([\da-f]+)|#(\d+)|(\w+));|\r\n|[^]/giu;

/** The letters of a text element with their positions. An element with comments or CDATA in it isn't split. */
function addText(element: SourceElement, run: TextRun, child: SourceElement, { source, atoms }: Collected): void {
  const written = source.text.slice(element.inner, element.innerEnd);
  const isPlain = !written.includes('<');
  const kind = isPlain && element === child ? 'text' : 'object';
  const text = isPlain ? written : plainText(written);
  for (const match of text.matchAll(letter)) {
    const [start, end] = isPlain
      ? [element.inner + match.index, element.inner + match.index + match[0].length]
      : [element.start, element.end];
    atoms.push({ run, child, kind, text: decoded(match), start, end });
  }
}

const plainText = (written: string): string =>
  written.replace(/<!\[CDATA\[([^]*?)\]\]>|<!--[^]*?-->|<\?[^]*?\?>/g, (_, data: string | undefined) =>
    (data ?? '').replace(/&/g, '&amp;'),
  );

function decoded([raw, hex, decimal, name]: RegExpMatchArray): string {
  if (name !== undefined) return namedEntities[name] ?? raw;
  if (hex === undefined && decimal === undefined) return /\s/.test(raw) ? ' ' : withUpperCharacters(raw);
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const text = code <= 0x10ffff ? withUpperCharacters(String.fromCodePoint(code)) : '';
  return /\s/.test(text) ? ' ' : text;
}
