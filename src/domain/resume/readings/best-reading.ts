import { rowsInView, type PageView, type TextRow } from '../../document/layout/text-row.ts';
import type { SourceDocument } from '../../document/source-document.ts';
import { likelihoods } from '../likelihood/likelihood.ts';
import { readingOf } from './read-rows.ts';
import { leavesNothingOpen, plausibility, readingSigns, type LikelyReading } from './reading-signs.ts';

const heads = ['by look', 'by words', 'by words alone'] as const;
/** What the rules make of a page at first is tried first; each other view takes a decision of theirs back. */
const views = (['columns', 'lines'] as const).flatMap((order) =>
  heads.map((headings): PageView => ({ headings, order })),
);

/** By how much another reading has to be the better one. */
const clearly = 0.05;

/**
 * The reading of a document that explains most of it: its page is taken in several views, those that differ are read, and the most plausible reading is kept.
 * A page is read once where its first reading leaves nothing open.
 */
export function bestReading(document: SourceDocument): LikelyReading {
  const rowsIn = rowsInView(document);
  const seen = new Set<string>();
  let best: LikelyReading | undefined;
  let most = -Infinity;
  for (const view of views) {
    const rows = rowsIn(view);
    const key = `${view.headings === 'by words alone'} ${keyOf(rows)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const reading = readingOf(rows, view);
    const found: LikelyReading = { reading, likelihoods: likelihoods(reading) };
    const signs = readingSigns(found, view);
    const plausible = plausibility(signs);
    if (best && plausible <= most) continue;
    most = plausible + (best ? 0 : clearly);
    best = found;
    if (seen.size === 1 && leavesNothingOpen(signs, found)) break;
  }
  return best as LikelyReading;
}

/** Two views that part, order and mark a page's lines alike are one. */
const keyOf = (rows: readonly TextRow[]): string =>
  rows.map(({ text, heading, byLook }) => `${text}${heading ? '#' : byLook ? '+' : ''}`).join('\n');
