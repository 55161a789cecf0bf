import type { SavedJobView } from '#contract/saved-jobs.ts';
import type { Copy } from '#copy/copy.ts';

/**
 * Where spreadsheets see a formula begin, also in full width: at a cell's start, after spaces that some of them trim, and after a semicolon, tab or line break.
 * In countries where the semicolon separates cells, a quote of ours is in the middle of one and protects nothing.
 */
const formulas = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])\s*)/g;
const control = /^[\t\r\n]/;

/** A cell that no spreadsheet runs: what would begin a formula is made text by an apostrophe (OWASP, CSV injection). */
function cell(value: string | number | null): string {
  const text = (typeof value === 'number' ? String(value) : (value ?? '')).replace(formulas, "'");
  const safe = control.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Saved jobs as CSV (RFC 4180) in UTF-8 with its mark, by which spreadsheets know it. Dates are ISO's. */
export function savedTable(
  jobs: readonly SavedJobView[],
  {
    savedTableHeads: heads,
    savedStatusNames: statuses,
    sourceNames: sources,
  }: Pick<Copy, 'savedTableHeads' | 'savedStatusNames' | 'sourceNames'>,
): Uint8Array {
  const rows = jobs.map(({ jobListing: job, ...saved }) => ({
    title: job.title,
    company: job.company,
    location: job.location,
    status: statuses[saved.status],
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    currency: job.currency,
    salaryText: job.salaryText,
    source: sources[job.source],
    posted: job.postedDate,
    saved: saved.createdAt,
    changed: saved.updatedAt,
    reminder: saved.reminder,
    notes: saved.notes,
    address: job.applicationUrl,
  }));
  const columns = Object.keys(heads) as (keyof typeof heads)[];
  const lines = [columns.map((name) => heads[name]), ...rows.map((row) => columns.map((name) => row[name]))];
  return new TextEncoder().encode(`\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`);
}
