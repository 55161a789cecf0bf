import type { ParagraphStyle, TabStop, TextStyle } from '../word/text-style.ts';
import { child, childValue, points, toggle, type XmlNode } from './xml-tree.ts';

/** The fonts that a document's theme gives for headings ("major") and text ("minor"). */
export interface ThemeFonts {
  major?: string | undefined;
  minor?: string | undefined;
}

/** Reads a `w:rPr`. */
export function readTextStyle(node: XmlNode | undefined, theme: ThemeFonts): TextStyle {
  if (!node || node.children.length === 0) return {};
  const halfPoints = Number(childValue(node, 'w:sz') ?? Number.NaN);
  return {
    font: readFont(child(node, 'w:rFonts'), theme),
    size: Number.isFinite(halfPoints) ? halfPoints / 2 : undefined,
    bold: toggle(node, 'w:b'),
    italic: toggle(node, 'w:i'),
    color: readColor(childValue(node, 'w:color')),
    shading: readShading(node) ?? highlightColors[childValue(node, 'w:highlight') ?? ''],
    vanish: toggle(node, 'w:vanish') ?? toggle(node, 'w:webHidden') ?? toggle(node, 'w:specVanish'),
  };
}

function readFont(node: XmlNode | undefined, theme: ThemeFonts): string | undefined {
  if (!node) return undefined;
  const themed = node.attributes['w:asciiTheme'] ?? node.attributes['w:hAnsiTheme'];
  if (themed) return themed.startsWith('major') ? theme.major : theme.minor;
  return node.attributes['w:ascii'] ?? node.attributes['w:hAnsi'] ?? node.attributes['w:cs'];
}

function readColor(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return /^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : 'auto';
}

/** The fill of a `w:shd`; undefined when it has no visible one. */
export function readShading(node: XmlNode | undefined): string | undefined {
  const fill = child(node, 'w:shd')?.attributes['w:fill'];
  return fill !== undefined && /^[\da-f]{6}$/i.test(fill) ? `#${fill.toLowerCase()}` : undefined;
}

/** Highlighter colours on which white text is visible. */
const highlightColors: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  cyan: '#00ffff',
  green: '#00ff00',
  magenta: '#ff00ff',
  red: '#ff0000',
  yellow: '#ffff00',
  darkBlue: '#000080',
  darkCyan: '#008080',
  darkGreen: '#008000',
  darkMagenta: '#800080',
  darkRed: '#800000',
  darkYellow: '#808000',
  darkGray: '#808080',
  lightGray: '#c0c0c0',
};

/** Reads a `w:pPr`. */
export function readParagraphStyle(node: XmlNode | undefined): ParagraphStyle {
  if (!node || node.children.length === 0) return {};
  const indent = child(node, 'w:ind')?.attributes;
  const spacing = child(node, 'w:spacing')?.attributes;
  const numbering = child(node, 'w:numPr');
  const hanging = points(indent?.['w:hanging']);
  const level = childValue(numbering, 'w:ilvl');
  const outline = childValue(node, 'w:outlineLvl');
  return {
    left: points(indent?.['w:left'] ?? indent?.['w:start']),
    right: points(indent?.['w:right'] ?? indent?.['w:end']),
    firstLine: hanging === undefined ? points(indent?.['w:firstLine']) : -hanging,
    before: points(spacing?.['w:before']),
    after: points(spacing?.['w:after']),
    exactLine: spacing?.['w:lineRule'] === 'exact' ? points(spacing['w:line']) : undefined,
    align: childValue(node, 'w:jc'),
    tabs: readTabs(child(node, 'w:tabs')),
    numId: childValue(numbering, 'w:numId'),
    level: level === undefined ? undefined : Number(level),
    outline: outline === undefined ? undefined : Number(outline),
    pageBreakBefore: toggle(node, 'w:pageBreakBefore'),
    shading: readShading(node),
  };
}

function readTabs(node: XmlNode | undefined): TabStop[] | undefined {
  if (!node) return undefined;
  return node.children.flatMap((tab) => {
    if (typeof tab === 'string') return [];
    const at = points(tab.attributes['w:pos']);
    return at === undefined ? [] : [{ at, kind: tab.attributes['w:val'] ?? 'left' }];
  });
}
