import words from '../../words/posting/inline-headings.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { Sentence } from '../../language/sentences.ts';
import { opensStatement } from '../../language/statement-openers.ts';
import { labelSections } from './section.ts';
import { headingSection } from './section-headings.ts';

const longestStatement = 1200;

/** Nobody writes statements of thousands of characters: text that lost all its punctuation is cut between words. */
export function cutShort(statement: Sentence): Sentence[] {
  const { text } = statement;
  if (text.length <= longestStatement) return [statement];
  const found: Sentence[] = [];
  for (const match of text.matchAll(/\S(?:[^]{0,1199}(?=\s|$)|[^]{0,1199})/g)) {
    const start = statement.start + match.index;
    found.push({ ...statement, text: match[0].trimEnd(), start, end: start + match[0].trimEnd().length });
  }
  return found;
}

/** Fixed two-word headings that occur within a line without any mark. */
const plainHeadings = patternOf(
  words,
  'headings without a sign',
  'gu',
  (any) => String.raw`(?<=^|[\s.!?:)])(${any})(?=\s+[-–•\p{Lu}])`,
);

/** Cuts "files Qualifications: Accounting experience" into the text before, the heading, and the text under it. */
export function splitAtHeadings(statement: Sentence): Sentence[] {
  const { text } = statement;
  const spans: [number, number][] = [];
  for (const colon of text.matchAll(/:(?!\/\/|\d)/g)) {
    const from = headingBefore(text, colon.index, spans.at(-1)?.[1] ?? 0);
    if (from !== undefined) spans.push([from, colon.index + 1]);
  }
  for (const match of text.matchAll(plainHeadings)) spans.push([match.index, match.index + match[0].length]);
  const opening = openingHeading(text);
  if (opening > 0) spans.push([0, opening]);
  if (spans.length === 0) return [statement];
  return pieces(
    statement,
    spans.toSorted((a, b) => a[0] - b[0]),
  );
}

/** The length of a heading at the start of a statement, without any mark: "Knowledge and Skills Solid understanding of …". */
function openingHeading(text: string): number {
  for (const next of [...text.slice(0, 90).matchAll(/\s+(?=(\p{Lu}\p{Ll}+))/gu)].slice(0, 5).toReversed()) {
    if (!/^\p{Lu}/u.test(text) || !opensStatement(next[1] ?? '')) continue;
    const section = headingSection(text.slice(0, next.index));
    if (section !== undefined && !labelSections.has(section)) return next.index;
  }
  return 0;
}

/** Where the heading that ends at a colon begins; undefined when no known heading ends there. */
function headingBefore(text: string, colon: number, least: number): number | undefined {
  const words = [...text.slice(least, colon).matchAll(/\S+/g)].slice(-9);
  for (const word of words) {
    const from = least + word.index;
    if (from > least && !/^[\p{Lu}\d]/u.test(word[0])) continue;
    const section = headingSection(text.slice(from, colon));
    if (section !== undefined) return from;
  }
  return undefined;
}

function pieces(statement: Sentence, spans: [number, number][]): Sentence[] {
  const found: Sentence[] = [];
  const push = (from: number, to: number, bullet: boolean) => {
    const raw = statement.text.slice(from, to);
    const body = raw.trim().replace(/^[-–:•,]\s*/, '');
    if (!/[\p{L}\p{N}]/u.test(body)) return;
    const start = statement.start + from + raw.indexOf(body);
    found.push({ text: body, start, end: start + body.length, bullet, startsLine: statement.startsLine && from === 0 });
  };
  let at = 0;
  for (const [from, to] of spans) {
    if (from < at) continue;
    push(at, from, statement.bullet);
    push(from, to, false);
    at = to;
  }
  push(at, statement.text.length, statement.bullet);
  return found;
}
