import { cleanLine } from './clean-text.ts';
import type { DocumentLanguage } from './document-language.ts';
import { sheetWords } from './sheet-words.ts';

/** An ISO date of reduced precision as a resume shows it: `2021-03` or `2021-03-15` is "Mar 2021", `2021` is "2021". */
export function shownDate(date: string | undefined, language: DocumentLanguage): string {
  const text = cleanLine(date);
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(text) ?? [];
  if (year === undefined) return text;
  const name = month === undefined ? undefined : sheetWords[language].months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

/** "Mar 2021 – Present": a start without an end is current, as in JSON Resume; equal ends are one date. */
export function shownRange(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  language: DocumentLanguage,
): string {
  const start = shownDate(startDate, language);
  const end = shownDate(endDate, language);
  if (start === '' || start === end) return end;
  return `${start} – ${end === '' ? sheetWords[language].present : end}`;
}
