import type { SavedJobView } from '#contract/saved-jobs.ts';
import type { Copy } from '#copy/copy.ts';

/** What spreadsheets take for a formula, also where it is written in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs: what would begin a formula is made text by an apostrophe (OWASP, CSV injection). */
function cell(value: string | number | null): string {
  const text = typeof value === 'number' ? String(value) : (value ?? '');
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
