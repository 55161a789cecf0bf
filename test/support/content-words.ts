import { findDates, isoDate } from '#domain/language/dates.ts';
import { plainWords } from '#domain/language/fold.ts';
import { readLanguages, stopWords } from '#domain/language/stop-words.ts';

const isStopWord = (word: string): boolean => readLanguages.some((language) => stopWords(language).has(word));

/** Words of two letters or one are too often particles, marks and codes of countries to say that something is missing. */
const isContent = (word: string): boolean => /\p{N}/u.test(word) || (word.length > 2 && !isStopWord(word));

/** The words of a text that say something, lower case and without accents; a date is one word, its year and month, however it is written. */
export function contentWords(text: string): string[] {
  const dates = findDates(text);
  let rest = '';
  let from = 0;
  for (const { index, end } of dates) {
    rest += `${text.slice(from, index)} `;
    from = end;
  }
  rest += text.slice(from);
  const points = dates.flatMap(({ start, finish }) => [start, finish].filter((point) => point !== undefined));
  return [
    ...plainWords(rest)
      .split(/[\s'#&+]+/)
      .filter((word) => word !== '' && isContent(word)),
    ...points.map(({ year, month }) => isoDate({ year, month })),
  ];
}
