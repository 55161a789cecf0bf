import type { Language } from '#domain/language/languages.ts';
import type { Block, Entry, Part, Piece, Row, SheetSection } from '#domain/resume/document/sheet.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { byEmployer, type EmployerGroup } from './employer-groups.ts';
import { marked } from './line-breaks.ts';
import type { PrintBlock, PrintEntry, PrintLine, PrintPart, PrintRow, PrintSection, Span } from './print-sheet.ts';
import { linked, liveAddress } from './web-addresses.ts';

/** A part with the address it links to, if that's safe to follow. */
export function printPart(part: Part): PrintPart {
  const url = liveAddress(part);
  return { role: part.role, text: marked(part.text), ...(url === undefined ? {} : { url }) };
}

const running = ({ text }: Piece): Span[] => linked(text);

const printRow = ({ label, text }: Row): PrintRow => ({
  label: label === undefined ? '' : marked(label.text),
  text: text === undefined ? [] : running(text),
});

/** Sections whose entries have their dates at the margin. In the others, an entry is one line with its dates in it. */
const datedAtMargin: ReadonlySet<SheetSection['kind']> = new Set(['work', 'projects', 'education', 'volunteer']);

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Latin dates are taller than East Asian letters. At the margin, programs that sort by height would read them before the title. */
const standsAbove = (dates: PrintPart, [title]: readonly PrintPart[]): boolean =>
  eastAsian.test(title?.text ?? '') && !eastAsian.test(dates.text);

function printLine(line: readonly Part[], atMargin: boolean): PrintLine {
  const parts = line.map(printPart);
  const last = parts.at(-1);
  if (!atMargin || parts.length < 2 || last?.role !== 'dates' || standsAbove(last, parts)) return { parts };
  return { parts: parts.slice(0, -1), dates: last };
}

const printEntry = ({ lines, paragraphs, bullets, notes }: Entry, atMargin: boolean): PrintEntry => ({
  lines: lines.map((line) => printLine(line, atMargin)),
  paragraphs: paragraphs.map(running),
  bullets: bullets.map(running),
  notes: notes.map(printRow),
});

function printBlock(block: Block | EmployerGroup, atMargin: boolean): PrintBlock {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', text: running(block.text) };
    case 'rows':
      return { type: 'rows', rows: block.rows.map(printRow) };
    case 'items':
      return { type: 'items', items: block.items.map(printRow), separator: block.separator };
    case 'group':
      return {
        type: 'group',
        employer: block.employer.map(printPart),
        entries: block.entries.map((entry) => printEntry(entry, atMargin)),
      };
    default:
      return { type: 'entry', entry: printEntry(block.entry, atMargin) };
  }
}

/** The sections of a resume's sheet as they are printed. */
export const printSections = (
  sections: readonly SheetSection[],
  { work }: Pick<JsonResume, 'work'>,
  language: Language,
): PrintSection[] =>
  sections.map(({ kind, heading, blocks }) => ({
    heading,
    blocks: (kind === 'work' ? byEmployer(blocks, work, language) : blocks).map((block) =>
      printBlock(block, datedAtMargin.has(kind)),
    ),
  }));
