import { documentWords } from '#copy/document-words.ts';
import type { Language } from '#domain/language/languages.ts';
import type { PaperSize } from '#domain/resume/document/templates.ts';
import { cleanLine } from './clean-text.ts';

/** An ISO date of reduced precision as a resume prints it: `2021-03` or `2021-03-15` is "Mar 2021", `2021` is "2021". */
export function monthYear(date: string | undefined, language: Language): string {
  const text = cleanLine(date);
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(text) ?? [];
  if (year === undefined) return text;
  const name = month === undefined ? undefined : documentWords[language].months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

/** "Mar 2021 – Present": a start without an end goes on, as JSON Resume has it; equal ends are one date. */
export function dateRange(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  language: Language,
): string {
  const start = monthYear(startDate, language);
  const end = monthYear(endDate, language);
  if (start === '' || start === end) return end;
  return `${start} – ${end === '' ? documentWords[language].present : end}`;
}

/** A letter's date from an ISO date, as its language and its paper's country write it. */
export function letterDate(date: string, language: Language, paper: PaperSize): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const words = documentWords[language];
  const name = words.fullMonths[Number(month) - 1];
  if (year === undefined || name === undefined) return cleanLine(date);
  const first = language === 'fr' && day === '01' ? '1er' : String(Number(day));
  return (paper === 'us-letter' ? words.letterDateUs : words.letterDate)
    .replace('{day}', first)
    .replace('{month}', name)
    .replace('{year}', year);
}
