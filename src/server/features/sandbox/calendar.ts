/** The same day this many months later, or its month's last day (milliseconds since 1970 UTC). */
export function monthsAfter(at: number, months: number): number {
  const from = new Date(at);
  const later = new Date(at);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later.getTime();
}
