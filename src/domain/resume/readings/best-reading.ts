import { rowsInView, usualView, type PageView, type TextRow } from '../../document/layout/text-row.ts';
import type { SourceDocument } from '../../document/source-document.ts';
import type { Reading } from '../likelihood/read-values.ts';
import { readingOf } from './read-rows.ts';
import { plausibility, readingSigns, leavesNothingOpen } from './reading-signs.ts';

/** In the order in which they are tried: each takes back one decision of those before. */
const views: readonly PageView[] = [
  usualView,
  { headings: 'by words', order: 'columns' },
  { headings: 'by look', order: 'lines' },
  { headings: 'by words', order: 'lines' },
];

/** By how much another reading has to be the better one: what the rules make of a page on their first look is right far more often. */
const clearly = 0.1;

/**
 * The reading of a document that explains most of it: its page is taken in several views, each is read, and the most plausible reading is kept. A page of which
 * the usual view leaves nothing open is read once.
 */
export function bestReading(document: SourceDocument): Reading {
  const rowsIn = rowsInView(document);
  const usual = readingOf(rowsIn(usualView));
  const signs = readingSigns(usual);
  if (leavesNothingOpen(signs)) return usual;
  const seen = new Set([keyOf(usual.rows)]);
  let best = usual;
  let most = plausibility(signs) + clearly;
  for (const view of views.slice(1)) {
    const rows = rowsIn(view);
    const key = keyOf(rows);
    if (seen.has(key)) continue;
    seen.add(key);
    const reading = readingOf(rows);
    const found = plausibility(readingSigns(reading));
    if (found <= most) continue;
    best = reading;
    most = found;
  }
  return best;
}

/** Two views that part, order and mark a page's lines alike are one. */
const keyOf = (rows: readonly TextRow[]): string =>
  rows.map(({ text, heading, byLook }) => `${text}${heading ? '#' : byLook ? '+' : ''}`).join('\n');
