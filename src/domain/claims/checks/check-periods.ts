import { unsupportedClaim, type ClaimCheck, type Statement } from '../evidence/statement.ts';
import { shared } from '../words/words.ts';

const every = (unit: string, adverb: string): RegExp =>
  new RegExp(
    `\\b(?:${adverb})\\b|(?:\\b(?:per|each|every|(?<!\\b(?:in|within|after|over|for|nearly|almost|than|about|half) )an?)\\s|\\/)(?:${unit})\\b`,
    'gi',
  );

/** How often, or per what time, in the words of a resume. */
const periods: readonly (readonly [period: string, pattern: RegExp])[] = [
  ['hour', every('hours?|hr|stunde|heure|hora', 'hourly|stündlich|pro stunde|par heure|por hora')],
  ['day', every('days?|night|tag|jour|día', 'daily|nightly|täglich|pro tag|par jour|al día|diari[oa]s?')],
  ['shift', every('shifts?|schicht', 'pro schicht')],
  [
    'week',
    every('weeks?|woche|semaine|semana', 'weekly|biweekly|wöchentlich|pro woche|par semaine|por semana|semanal(?:es)?'),
  ],
  [
    'month',
    every('months?|monat|mois|mes', 'monthly|monatlich|pro monat|par mois|al mes|mensuel(?:le)?s?|mensual(?:es)?'),
  ],
  ['quarter', every('quarters?|quartal', 'quarterly|vierteljährlich|trimestriel(?:le)?s?|trimestral(?:es)?')],
  [
    'year',
    every(
      'years?|jahr|an|année|año',
      'annual|annually|yearly|p\\.a\\.|per annum|jährlich|pro jahr|par an|al año|annuel(?:le)?s?|anual(?:es)?',
    ),
  ],
  ...['day', 'week', 'month', 'quarter', 'season', 'year'].map((unit): [string, RegExp] => [
    unit,
    new RegExp(`\\bof the ${unit}\\b`, 'gi'),
  ]),
];

/** "Monthly", "per day": a rhythm or rate must be the evidence's own. */
export const checkPeriods: ClaimCheck = (statement) => {
  if (statement.header || statement.addressing) return { checked: 0, unsupported: [] };
  const found = periods.flatMap(([period, pattern]) =>
    [...statement.text.matchAll(pattern)].map(([claim]) => ({ period, pattern, claim })),
  );
  const unsupported = found
    .filter(({ pattern }) => !isStated(pattern, statement))
    .map(({ claim }) => unsupportedClaim(statement, 'number', claim, 'changed'));
  return { checked: found.length, unsupported };
};

const isStated = (pattern: RegExp, { own, topics }: Statement): boolean =>
  own.some(
    (sentence) => sentence.text.search(pattern) >= 0 && (topics.size < 2 || shared(topics, sentence.topics) > 0),
  );
