import { headingMeaning } from '../../document/headings/headings.ts';
import { sourced, type SourcedText } from '../evidence.ts';
import { continuesIn, isProse, joinLines } from './prose.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

/** A paragraph or a bullet with all its lines. */
export interface Paragraph {
  text: string;
  rows: TextRow[];
  bullet: boolean;
}

const rowText = (row: TextRow): string => row.pieces.map((piece) => piece.text).join(' ');

/** Lines joined into bullets and paragraphs. */
export function paragraphs(rows: readonly TextRow[]): Paragraph[] {
  const groups: TextRow[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && continues(group, last, row)) group.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => ({
    text: joinLines(group.map(rowText)),
    rows: group,
    bullet: group[0]?.bullet ?? false,
  }));
}

function continues(group: readonly TextRow[], last: TextRow, row: TextRow): boolean {
  if (row.bullet) return false;
  const first = group[0];
  if (first?.bullet && row.look.size === 0)
    return continuesIn(last, row) || (row.x > first.x - 1 && row.gap < 6 && !isNewLine(row) && last.text.length > 60);
  // Continuation lines are indented to the bullet's text.
  if (
    first?.bullet &&
    Math.abs(row.x - (group.length > 1 ? last.x : first.x)) < 3 &&
    row.gap < 0.8 * (row.bottom - row.y) &&
    group.length > 0 &&
    last.right > last.edge - 0.3 * (last.edge - last.x)
  )
    return true;
  return continuesIn(last, row);
}

const isNewLine = (row: TextRow): boolean => /^\p{Lu}/u.test(row.text) && row.text.length < 40;

export interface Description {
  summary?: SourcedText | undefined;
  highlights: SourcedText[];
}

const isPartLabel = (row: TextRow): boolean => {
  const meaning = headingMeaning(row.text);
  return (
    meaning === 'label' ||
    (meaning !== undefined &&
      /^(?:highlights|achievements|accomplishments|summary|skills|technologies|tools)$/i.test(
        row.text.replace(/\s*:$/, ''),
      ))
  );
};

/** Bullets that are drawn and not written are visible in the indent: rows that begin further right than the text above them. */
function withIndents(rows: readonly TextRow[]): TextRow[] {
  if (rows.some((row) => row.bullet)) return [...rows];
  const left = Math.min(...rows.map((row) => row.x));
  const indented = new Set(rows.filter((row) => row.x > left + 8 && row.x < left + 60));
  const starts = Math.min(...[...indented].map((row) => row.x));
  if (indented.size === 0 || rows.findIndex((row) => indented.has(row)) < 1) return [...rows];
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const first =
      indented.has(row) &&
      Math.abs(row.x - starts) < 2 &&
      !(before && indented.has(before) && continuesIn(before, row));
    return first ? { ...row, bullet: true } : row;
  });
}

/** The description of an entry: the paragraph before the bullets as its summary, bullets and further paragraphs as highlights. */
export function descriptionOf(rows: readonly TextRow[]): Description {
  const bodyRows = rows.filter((row) => row.bullet || !isPartLabel(row));
  const parts = paragraphs(withIndents(bodyRows));
  const firstBullet = parts.findIndex((part) => part.bullet);
  if (firstBullet < 0) {
    const [only, ...more] = parts;
    if (!only) return { highlights: [] };
    if (more.length === 0) return { summary: value(only), highlights: [] };
    const apart =
      (more[0]?.rows[0]?.gap ?? 0) > 1.3 * Math.max(...more.slice(1).map((part) => part.rows[0]?.gap ?? 0), 1);
    return apart || (isProse({ text: only.text }) && only.text.length > 140)
      ? { summary: value(only), highlights: more.map(value) }
      : { highlights: parts.map(value) };
  }
  return { summary: leadOf(parts.slice(0, firstBullet)), highlights: parts.slice(firstBullet).map(value) };
}

const value = (part: Paragraph): SourcedText =>
  sourced(
    part.text,
    part.rows.flatMap((row) => row.lines),
    part.bullet ? 0.95 : 0.85,
  );

/** Paragraphs as one text. */
const leadOf = (parts: readonly Paragraph[]): SourcedText | undefined =>
  parts.length === 0
    ? undefined
    : sourced(
        joinLines(parts.map((part) => part.text)),
        parts.flatMap((part) => part.rows.flatMap((row) => row.lines)),
        0.85,
      );

/** The description of an entry where bullets are always written: paragraphs are its summary, bullets its highlights. */
export function plainDescriptionOf(rows: readonly TextRow[]): Description {
  const parts = paragraphs(rows);
  return {
    summary: leadOf(parts.filter((part) => !part.bullet)),
    highlights: parts.filter((part) => part.bullet).map(value),
  };
}
