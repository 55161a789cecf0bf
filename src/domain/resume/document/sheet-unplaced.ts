import { cleanLine } from './clean-text.ts';
import type { DocumentLanguage } from './document-language.ts';
import { pieceOf, rowOf } from './sheet-pieces.ts';
import { sheetWords } from './sheet-words.ts';
import { partSeparator, type Block, type Entry, type Part, type Piece, type SheetSection } from './sheet.ts';
import type { UnplacedText } from './unplaced-texts.ts';

/** A text as it is set: what wide gaps separated in the source is separated by the document's own mark, but for a label from what it names. */
const pieceFrom = ({ text }: UnplacedText): Piece | undefined =>
  pieceOf(
    cleanLine(
      text
        .trim()
        .replace(/\s*\t\s*:\s*\t\s*|:\s*\t\s*|\s*\t\s*:\s*/g, ': ')
        .replace(/\s*\t\s*/g, partSeparator),
    ),
    [],
  );

/** What was left over of the contact data, after them. */
export const unplacedContacts = (texts: readonly UnplacedText[]): Part[] =>
  texts
    .filter(({ place }) => place === 'contacts')
    .flatMap((text) => pieceFrom(text) ?? [])
    .map((piece) => ({ role: 'place', ...piece }));

/** The entry with what stood in its header, before the dates, and what followed it, at its end. */
function withTexts(entry: Entry, texts: readonly UnplacedText[]): Entry {
  return texts.reduce((changed, text) => {
    const piece = pieceFrom(text);
    if (piece === undefined) return changed;
    if (text.place === 'header') return { ...changed, lines: withPart(changed.lines, { role: 'detail', ...piece }) };
    return text.bullet
      ? { ...changed, bullets: [...changed.bullets, piece] }
      : { ...changed, notes: [...changed.notes, ...rowOf(undefined, piece)] };
  }, entry);
}

function withPart(lines: readonly Part[][], part: Part): Part[][] {
  const last = lines.at(-1) ?? [];
  const dates = last.findIndex(({ role }) => role === 'dates' || role === 'link');
  return [...lines.slice(0, -1), last.toSpliced(dates < 0 ? last.length : dates, 0, part)];
}

/** Lines that follow each other, as paragraphs and lists of points. */
function blocksOf(texts: readonly UnplacedText[]): Block[] {
  const blocks: Block[] = [];
  for (const text of texts) {
    const piece = pieceFrom(text);
    if (piece === undefined) continue;
    const last = blocks.at(-1);
    if (!text.bullet) blocks.push({ type: 'paragraph', text: piece });
    else if (last?.type === 'entry') last.entry.bullets.push(piece);
    else blocks.push({ type: 'entry', entry: { pointer: '', lines: [], paragraphs: [], bullets: [piece], notes: [] } });
  }
  return blocks;
}

/** The section with its share of the texts: each at its entry, else at the section's end. */
export function withUnplaced(section: SheetSection, texts: readonly UnplacedText[]): SheetSection {
  const { pointer = '' } = section;
  const own = texts.filter(({ under }) => under === pointer || under?.startsWith(`${pointer}/`));
  if (own.length === 0) return section;
  const entries = new Set(section.blocks.flatMap((block) => (block.type === 'entry' ? [block.entry.pointer] : [])));
  const blocks = section.blocks.map((block): Block =>
    block.type === 'entry'
      ? {
          ...block,
          entry: withTexts(
            block.entry,
            own.filter(({ under }) => under === block.entry.pointer),
          ),
        }
      : block,
  );
  const rest = own.filter(({ under = '' }) => !entries.has(under));
  return { ...section, blocks: [...blocks, ...blocksOf(rest)] };
}

/** The sections that the texts have to themselves: each under the source's heading, and last what has none. */
export function unplacedSections(texts: readonly UnplacedText[], language: DocumentLanguage): SheetSection[] {
  const own = texts.filter(({ place }) => place === 'own');
  const more = sheetWords[language].more;
  const headingOf = ({ heading = '' }: UnplacedText): string => cleanLine(heading).replace(/\s*[:：]$/, '') || more;
  const headings = [...new Set(own.map(headingOf))];
  return [...headings.filter((heading) => heading !== more), more].map((heading) => ({
    kind: 'other',
    heading,
    blocks: blocksOf(own.filter((text) => headingOf(text) === heading)),
  }));
}
