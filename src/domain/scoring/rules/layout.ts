import type { LayoutFacts } from '../../document/source-document.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { judgeCosts, quoteOf, type Judgement, type RuleInput } from '../rule.ts';

/** What is known of the file; undefined for pasted text, which has no layout. */
const fileOf = ({ layout }: RuleInput): LayoutFacts | undefined =>
  layout === undefined || layout.kind === 'text' || layout.kind === 'json' ? undefined : layout;

/** Columns, tables, text boxes, headers and hidden text: what older parsing software loses or mixes up. */
export function cleanFormatting(input: RuleInput): Judgement | undefined {
  const layout = fileOf(input);
  if (!layout) return undefined;
  const { columns, tables, textBoxes, headerFooterText } = layout;
  const cost = ruleNumbers.layout;
  const hidden = layout.hidden.reduce((sum, { characters }) => sum + characters, 0);
  const sample = layout.hidden[0]?.sample.slice(0, 80) ?? '';
  return judgeCosts('cleanFormatting', [
    { code: 'columns', points: columns > 2 ? cost.manyColumns : columns === 2 ? cost.columns : 0, facts: { columns } },
    { code: 'tables', points: tables > 0 ? cost.tables : 0, facts: { tables } },
    { code: 'text-boxes', points: textBoxes > 0 ? cost.textBoxes : 0, facts: { boxes: textBoxes } },
    { code: 'header-footer-text', points: headerFooterText ? cost.headerFooter : 0 },
    {
      code: 'hidden-text',
      points: hidden > cost.hiddenCharacters ? cost.hidden : 0,
      facts: { characters: hidden, sample },
    },
  ]);
}

/** Whether the type is large enough to read and every character is one that software can read. */
export function parseableFonts(input: RuleInput): Judgement | undefined {
  const layout = fileOf(input);
  if (!layout) return undefined;
  const { characters, unmappedCharacters, bodySize, smallestSize } = layout;
  const cost = ruleNumbers.fonts;
  const used = layout.fonts.filter(({ share }) => share >= 0.02).length;
  const perMille = (1000 * unmappedCharacters) / Math.max(1, characters + unmappedCharacters);
  const unmapped = perMille > 0 ? Math.min(cost.unmappedMost, cost.unmapped + perMille * cost.unmappedPerMille) : 0;
  return judgeCosts('parseableFonts', [
    { code: 'fonts-many', points: used > cost.most ? cost.many : 0, facts: { fonts: used } },
    { code: 'text-small', points: smallTypeCost(layout), facts: { size: bodySize, smallest: smallestSize } },
    { code: 'characters-unmapped', points: unmapped, facts: { characters: unmappedCharacters } },
  ]);
}

function smallTypeCost({ bodySize, smallestSize }: LayoutFacts): number {
  const cost = ruleNumbers.fonts;
  const body = bodySize > 0 && bodySize < cost.bodyPoints ? cost.smallBody : 0;
  return body + (smallestSize > 0 && smallestSize < cost.smallestPoints ? cost.smallest : 0);
}

/** A picture contains no text; one may be a portrait, more are logos and skill bars. */
export function noImages(input: RuleInput): Judgement | undefined {
  const layout = fileOf(input);
  if (!layout) return undefined;
  const { images } = layout;
  const points = images === 0 ? 0 : images === 1 ? ruleNumbers.images.one : ruleNumbers.images.more;
  return judgeCosts('noImages', [{ code: 'images', points, facts: { images } }]);
}

/** All software reads PDF and DOCX; some cannot read the old DOC format. */
export function standardFileFormat(input: RuleInput): Judgement | undefined {
  const layout = fileOf(input);
  if (!layout) return undefined;
  const points = layout.kind === 'doc' ? ruleNumbers.format.doc : 0;
  return judgeCosts('standardFileFormat', [{ code: 'file-format', points, facts: { format: layout.kind } }]);
}

/** Whether the headings exist and are ones that software knows. */
export function properHeadings({ parsed }: RuleInput): Judgement | undefined {
  if (parsed.lines.length === 0) return undefined;
  const cost = ruleNumbers.headings;
  const headings = parsed.lines.filter(({ heading }) => heading);
  const unknown = headings.filter(({ section }) => section === 'other');
  return judgeCosts('properHeadings', [
    { code: 'headings-missing', points: headings.length === 0 ? cost.missing : 0 },
    {
      code: 'headings-unknown',
      points: Math.min(cost.unknownMost, unknown.length * cost.unknown),
      facts: { count: unknown.length },
      quotes: unknown.slice(0, 5).map(({ id, text }) => ({ line: id, text })),
    },
  ]);
}

/** Whether the work is described in bullets, or in separate lines, that can be read at a glance. */
export function simpleBullets({ parsed, workSentences }: RuleInput): Judgement | undefined {
  if (parsed.lines.length === 0 || workSentences.length === 0) return undefined;
  const cost = ruleNumbers.bullets;
  const marked = new Set(parsed.lines.filter(({ bullet }) => bullet).map(({ id }) => id));
  const bullets = workSentences.filter(
    ({ pointer, lines }) => pointer.includes('/highlights/') || lines.some((id) => marked.has(id)),
  );
  const long = workSentences.filter(({ words }) => words.length > cost.longWords);
  return judgeCosts('simpleBullets', [
    {
      code: 'bullets-missing',
      points: Math.max(0, cost.missing * (1 - (2 * bullets.length) / workSentences.length)),
      facts: { lines: workSentences.length - bullets.length },
    },
    {
      code: 'bullets-long',
      points: Math.min(cost.longMost, long.length * cost.long),
      facts: { count: long.length, most: cost.longWords },
      quotes: long.slice(0, 3).map(quoteOf),
    },
  ]);
}
