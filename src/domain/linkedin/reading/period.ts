import { findDates, isoDate } from '../../language/dates.ts';

export interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** "January 2020 - Present (4 years 3 months)": dates, how long that is, and nothing else. A date alone is an end. */
export function periodOf(text: string): Period | undefined {
  const dates = text.replace(/\s*\([^)]*\)\s*$/, '').trim();
  const [span, ...others] = findDates(dates);
  if (span === undefined || others.length > 0 || span.index > 0 || span.end < dates.length) return undefined;
  const { start, finish, range } = span;
  return {
    startDate: range && start ? isoDate(start) : undefined,
    endDate: range ? finish && isoDate(finish) : start && isoDate(start),
  };
}

/** "4 yrs 3 mos", "3 Jahre": how long something lasted, in any language. */
export const isDuration = (text: string): boolean =>
  /^(?:less than a year|\d{1,2} \p{L}{1,7}\.?(?: \d{1,2} \p{L}{1,7}\.?)?)$/iu.test(text.trim());
