/** Month counted from year 0, of an ISO date of reduced precision; a bare year is its January or, as an end, its December. */
export function monthIndex(date: string, end = false): number {
  const [year = '0', month] = date.split('-');
  return Number(year) * 12 + (month === undefined ? (end ? 11 : 0) : Number(month) - 1);
}

/**
 * Months of work that the dates of some entries cover, overlaps counted once; entries without a start count nothing, entries without an end last until `today`.
 * A range of bare years counts the years between them, not both in full.
 */
export function monthsOfWork(
  entries: readonly { startDate?: string | undefined; endDate?: string | undefined }[],
  today: string,
): number {
  const spans = entries
    .flatMap(({ startDate, endDate }) => {
      if (startDate === undefined) return [];
      const from = monthIndex(startDate);
      const until = endDate === undefined ? monthIndex(today) : monthIndex(endDate, startDate.length > 4);
      return until > from ? [{ from, until }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
  let months = 0;
  let covered = -Infinity;
  for (const { from, until } of spans) {
    months += Math.max(0, until - Math.max(from, covered));
    covered = Math.max(covered, until);
  }
  return months;
}

/** Whole years of {@link monthsOfWork}. */
export const yearsOfWork = (
  entries: readonly { startDate?: string | undefined; endDate?: string | undefined }[],
  today: string,
): number => Math.floor(monthsOfWork(entries, today) / 12);
