import { mergeParagraphStyles, mergeStyles, type ParagraphStyle, type TextStyle } from '../word/text-style.ts';
import { readParagraphStyle, readShading, readTextStyle, type ThemeFonts } from './properties.ts';
import type { WordPackage } from './word-package.ts';
import { child, childValue, descendants, elements, type XmlNode } from './xml-tree.ts';

/** A named style with everything that it inherits. */
export interface NamedStyle {
  /** As Word shows it: "Heading 1". */
  name: string;
  text: TextStyle;
  paragraph: ParagraphStyle;
  /** Some cells of a table in this style have their own background. */
  shadesCells: boolean;
}

export interface StyleSheet {
  theme: ThemeFonts;
  defaults: { text: TextStyle; paragraph: ParagraphStyle };
  /** The style of paragraphs that name none. */
  normal: string | undefined;
  style(id: string | undefined): NamedStyle | undefined;
}

const maxInheritance = 20;

/** Reads the style sheet; without one, Word's own defaults apply. */
export function readStyleSheet(parts: WordPackage, usesTableStyles: boolean): StyleSheet {
  const relationships = [...parts.relationships(parts.main).values()];
  const pathOf = (kind: string, usual: string) =>
    relationships.find(({ type }) => type.endsWith(`/${kind}`))?.target ?? usual;
  const theme = readTheme(parts.optional(pathOf('theme', 'word/theme/theme1.xml')));
  const sheet = parts.optional(pathOf('styles', 'word/styles.xml'), (xml) => withoutUnused(xml, usesTableStyles));
  const nodes = new Map(
    elements(sheet)
      .filter(({ name }) => name === 'w:style')
      .map((node) => [node.attributes['w:styleId'] ?? '', node]),
  );
  const defaults = child(sheet, 'w:docDefaults');
  const known = new Map<string, NamedStyle>();
  const style = (id: string | undefined, depth = 0): NamedStyle | undefined => {
    const node = id === undefined ? undefined : nodes.get(id);
    if (id === undefined || !node || depth > maxInheritance) return undefined;
    const ready = known.get(id) ?? inherit(node, style(childValue(node, 'w:basedOn'), depth + 1), theme);
    known.set(id, ready);
    return ready;
  };
  return {
    theme,
    defaults: {
      text: readTextStyle(child(child(defaults, 'w:rPrDefault'), 'w:rPr'), theme),
      paragraph: readParagraphStyle(child(child(defaults, 'w:pPrDefault'), 'w:pPr')),
    },
    normal: [...nodes].find(
      ([, { attributes }]) => attributes['w:type'] === 'paragraph' && isOn(attributes['w:default']),
    )?.[0],
    style: (id) => style(id),
  };
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on';

/** Most of a usual style sheet is styles for tables and a list of what Word could offer; parsing it would take most of the time. */
function withoutUnused(xml: string, usesTableStyles: boolean): string {
  const styles = xml.replace(/<w:latentStyles[\s>][\s\S]*?<\/w:latentStyles>/, '');
  return usesTableStyles ? styles : styles.replace(/<w:style [^>]*w:type="table"[\s\S]*?<\/w:style>/g, '');
}

function inherit(node: XmlNode, base: NamedStyle | undefined, theme: ThemeFonts): NamedStyle {
  const paragraph = readParagraphStyle(child(node, 'w:pPr'));
  const shaded = descendants(node, 'w:tcPr').some((cell) => readShading(cell) !== undefined);
  return {
    name: shownName(childValue(node, 'w:name') ?? node.attributes['w:styleId'] ?? ''),
    text: mergeStyles(base?.text ?? {}, readTextStyle(child(node, 'w:rPr'), theme)),
    paragraph: mergeParagraphStyles(base?.paragraph ?? {}, paragraph),
    shadesCells: shaded || (base?.shadesCells ?? false),
  };
}

/** Built-in names are kept in lower case ("heading 1") and shown with a capital. */
const shownName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function readTheme(theme: XmlNode | undefined): ThemeFonts {
  const scheme = child(child(theme, 'a:themeElements'), 'a:fontScheme');
  const face = (kind: string) => child(child(scheme, kind), 'a:latin')?.attributes['typeface'];
  return { major: face('a:majorFont'), minor: face('a:minorFont') };
}
