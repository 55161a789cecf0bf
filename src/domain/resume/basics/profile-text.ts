import { isDocumentTitle } from './document-titles.ts';
import { findDates } from '../../language/dates.ts';
import { isContactLabel } from '../../document/headings/field-labels.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { sourced, type SourcedText } from '../evidence.ts';
import { isAddress, placeScore, readPlace } from './location.ts';
import { isNameLabel } from './person-name.ts';
import { continuesIn, isProse, joinLines } from '../entries/prose.ts';
import { titleScore } from '../entries/roles.ts';
import type { Section } from '../sections/section.ts';
import { sameLook, type TextRow } from '../../document/layout/text-row.ts';
import { findAddresses, namesLink } from './web-address.ts';

const contactLike = /@|\+?\d[\d\s().-]{6,}/;

/** What the person calls themselves: the line next to the name that is neither contact nor prose. */
export function findLabel(
  rows: readonly TextRow[],
  sections: readonly Section[],
  name: SourcedText | undefined,
): SourcedText | undefined {
  const headings = new Set(sections.map((section) => section.heading));
  if (!name) return headTitle(rows[0], headings);
  const at = rows.findIndex((row) => row.id === name.lines.at(-1));
  const around = rows.slice(Math.max(at - 1, 0), at + 5);
  const end = around.findIndex((row, index) => index > 0 && headings.has(row));
  const near = around.slice(0, end < 0 ? around.length : end);
  const candidates = near.filter(isNoField).flatMap((row) => {
    const distance = Math.abs(rows.indexOf(row) - at);
    const pieces = row.pieces.map((piece) => piece.text).filter((text) => text !== name.text);
    const whole = row.text.includes(name.text)
      ? row.text
          .replace(name.text, '')
          .replace(/^[\s|,–—-]+/, '')
          .replace(/^\p{L}+\s*[:：]\s*/u, '')
          .trim()
      : pieces.join(' ');
    const texts = pieces.length > 1 ? [whole, ...pieces] : [whole];
    return texts
      .filter((text) => !isDocumentTitle(text) && !aboutPerson.test(text) && !isPartOf(name.text, text))
      .map((text) => ({
        text,
        row,
        score: labelScore(text, row) - 0.3 * distance - (text === whole ? 0 : 0.1),
      }));
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 0.4) return undefined;
  return sourced(best.text, best.row.lines, Math.min(0.5 + best.score / 6, 0.95));
}

/** A line of a name that stands in two. */
const isPartOf = (name: string, text: string): boolean => {
  const words = name.split(/\s+/);
  return text.split(/\s+/).every((word) => words.includes(word));
};

/** "Father's Name: …", "Date of birth: …": a fact about the person, and no title. */
const aboutPerson =
  /^[^:]{0,20}\b(?:name|c?nic|birth|dob|nationality|gender|sex|marital|status|religion|passport|age)\b[^:]{0,10}:/i;

/** Whether a row is not a field of a form, "Nationality" with its value beside it. */
const isNoField = ({ pieces: [label, ...values] }: TextRow): boolean =>
  values.length !== 1 || label === undefined || !(isContactLabel(label.text) || isNameLabel(label.text));

/** The title that heads a resume without a name. */
const headTitle = (first: TextRow | undefined, headings: ReadonlySet<TextRow | undefined>): SourcedText | undefined =>
  first && !headings.has(first) && titleScore(first.text) >= 2 && labelScore(first.text, first) > 0
    ? sourced(first.text, first.lines, 0.8)
    : undefined;

function labelScore(text: string, row: TextRow): number {
  if (text.length < 3 || text.length > 140 || contactLike.test(text) || findAddresses(text).length > 0) return -1;
  if (headingMeaning(text) !== undefined || placeScore(text) > 0.5 || isAddress(text)) return -1;
  if (findDates(text).length > 0 || namesLink(text)) return -1;
  if (/^["“'].*["”']$|[:：]$/.test(text) || row.bullet) return -1;
  if (isProse({ text }) && titleScore(text) < 2) return -1;
  if (handle.test(text) && titleScore(text) < 1) return -1;
  // "14 Larkfield Road, Leeds LS8", "Inala QLD": no title has a number or a state's letters and no word of a trade.
  if (titleScore(text) < 1 && (/\d/.test(text) || readPlace(text)?.region === text.split(/[\s,]+/).at(-1))) return -1;
  return 0.8 + titleScore(text);
}

/** One word that no person would write so as a title: a name on some network, whose icon could not be read. */
const handle = /^[\p{Ll}\d][\p{Ll}\d._-]*$/u;

/** The summary: the text under its heading, or running text among the contact lines at the top. */
export function findSummary(
  sections: readonly Section[],
  contactRows: readonly TextRow[],
  used: readonly string[],
): SourcedText | undefined {
  const section = sections.find((candidate) => candidate.kind === 'summary' && candidate.rows.length > 0);
  if (section) {
    const rows = section.rows.filter((row) => !contactLike.test(row.text) || isProse(row));
    return rows.length === 0
      ? undefined
      : sourced(
          joinLines(rows.map((row) => row.text.replace(/\t/g, ' '))),
          rows.flatMap((row) => row.lines),
          0.9,
        );
  }
  const taken = new Set(used);
  const rows = contactRows.filter((row) => !taken.has(row.id));
  const prose = rows.findIndex((row) => isProse(row) && !contactLike.test(row.text));
  if (prose < 0) return undefined;
  let start = prose;
  while (start > 0 && continuesAbove(rows[start - 1], rows[start])) start--;
  let end = prose + 1;
  while (
    rows[end] &&
    !contactLike.test(rows[end]?.text ?? '') &&
    (rows[end]?.gap ?? 99) < 12 &&
    placeScore(rows[end]?.text ?? '') < 0.5
  )
    end++;
  const block = rows.slice(start, end);
  return sourced(
    joinLines(block.map((row) => row.text.replace(/\t/g, ' '))),
    block.flatMap((row) => row.lines),
    0.7,
  );
}

const continuesAbove = (above: TextRow | undefined, row: TextRow | undefined): boolean =>
  above !== undefined &&
  row !== undefined &&
  !contactLike.test(above.text) &&
  sameLook(above.look, row.look) &&
  continuesIn(above, row);
