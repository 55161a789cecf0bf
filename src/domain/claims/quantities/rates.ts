import periodWords from '../../words/claims/periods.json' with { type: 'json' };
import { alternativesOf, entriesOf } from '../../words/word-table.ts';
import type { Quantity, Rate } from './quantity.ts';

const before = String.raw`(?:\b(?:per|each|every)\s|\/)`;
/** "40 a day": not "in a day", and not "a night shift" or "a day centre". */
const article = String.raw`(?<!\b(?:from|in|within|after|over|for|nearly|almost|than|about|half|by|of|to|just|saw) )\ban?\s`;
const behindArticle = String.raw`(?=\s*(?:$|[^\s\p{L}]|(?:${alternativesOf(periodWords, 'behind a period')})(?!\p{L})))`;

/** How often, or per what period, in the words that resumes use; without `of the month`, which names an award. */
export const periodPatterns: readonly (readonly [period: Rate, pattern: string])[] = entriesOf(periodWords).map(
  ({ head, columns: [units = [], rhythms = []] }) => [
    head as Rate,
    `(?<!\\p{L})(?:${rhythms.join('|')})(?!\\p{L})|${before}(?:${units.join('|')})(?!\\p{L})|${article}(?:${units.join('|')})${behindArticle}`,
  ],
);

/** "A daily meal for sixty": what describes another thing is no period of the number before it. */
const rates = periodPatterns.map(
  ([rate, pattern]) => [rate, new RegExp(`(?<!\\b(?:an?|the)\\s)(?:${pattern})`, 'iu')] as const,
);

const anyRates = periodPatterns.map(([rate, pattern]) => [rate, new RegExp(pattern, 'iu')] as const);

/** The period nearest to the beginning of a text, with where it begins. */
function firstRate(text: string, patterns = anyRates): { rate: Rate; at: number } | undefined {
  return patterns
    .map(([rate, pattern]) => ({ rate, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
}

const stops = /[.;:•]|,(?!\d)/;

/** Gives each number the period it is of: behind it in its clause, or before it where nothing else is counted there. */
export function withRates(quantities: readonly Quantity[], folded: string): Quantity[] {
  return quantities.map((quantity, at) => {
    if (quantity.label || quantity.unit === 'times' || /^time:(?:year|month)$/.test(quantity.unit)) return quantity;
    const next = quantities[at + 1];
    const behind = folded.slice(quantity.end, Math.min(next?.start ?? Infinity, quantity.end + farthest));
    const stop = behind.search(stops);
    const clause = stop < 0 ? behind : behind.slice(0, stop);
    const own = firstRate(clause, rates) ?? (at === 0 ? rateBefore(folded, quantity) : undefined);
    return own === undefined ? quantity : { ...quantity, rate: own.rate };
  });
}

const farthest = 70;

function rateBefore(folded: string, { start }: Quantity): { rate: Rate; at: number } | undefined {
  const lead = folded.slice(Math.max(0, start - farthest), start);
  const clause = lead.slice(Math.max(lead.lastIndexOf('.'), lead.lastIndexOf(';'), lead.lastIndexOf(',')) + 1);
  return /\d/.test(clause) ? undefined : firstRate(clause);
}

/** Whether a text speaks of a period. */
export const rateIn = (text: string, rate: Rate): boolean =>
  anyRates.some(([name, pattern]) => name === rate && pattern.test(text));
