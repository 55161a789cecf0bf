import { documentWords } from '#copy/document-words.ts';
import type { Language } from '#domain/language/languages.ts';
import { cleanLine } from '#domain/resume/document/clean-text.ts';
import type { PaperSize } from '#domain/resume/document/templates.ts';

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
