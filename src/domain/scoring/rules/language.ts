import type { Finding } from '../evaluation.ts';
import type { GrammarFact } from '../mistakes/grammar-fact.ts';
import { withoutMojibake } from '../../language/mojibake.ts';
import { openPlaces } from '../mistakes/open-places.ts';
import { emptyPhrases, saysI } from './empty-phrases.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { judgeCosts, quoteOf, type Judgement, type RuleInput } from '../rule.ts';

/** Mistakes of language relative to the length of the text, and what a template left open. */
export function grammarSpelling({ parsed, statements, grammar, mistakes: plain }: RuleInput): Judgement | undefined {
  const words = statements.reduce((sum, statement) => sum + statement.words.length, 0);
  if (words === 0) return undefined;
  const mistakes = distinct([...(grammar ?? []), ...plain]);
  const cost = ruleNumbers.grammar;
  const points = (cost.mistake * mistakes.length * cost.words) / Math.max(words, cost.leastWords);
  const texts = new Map(parsed.lines.map(({ id, text }) => [id, text]));
  const shown = mistakes.slice(0, 10);
  const open = parsed.lines.flatMap(({ id, text }) =>
    openPlaces(text).map((place) => ({ place, quote: { line: id, text } })),
  );
  return judgeCosts('grammarSpelling', [
    {
      code: 'places-open',
      points: Math.min(cost.openMost, cost.open * open.length),
      facts: { count: open.length, places: [...new Set(open.map(({ place }) => place))].slice(0, 5) },
      quotes: open.slice(0, 5).map(({ quote }) => quote),
    },
    {
      code: 'mistakes',
      points: Math.min(points, 100 - cost.floor),
      facts: {
        count: mistakes.length,
        corrections: shown.map(({ quote, suggestion }) =>
          suggestion === undefined ? quote : `${quote} → ${suggestion}`,
        ),
      },
      quotes: shown.flatMap(({ line }): Finding['quotes'] => {
        const text = texts.get(line);
        return text === undefined ? [] : [{ line, text }];
      }),
    },
  ]);
}

/** The same words on the same line are one mistake, whichever check found it: "a assistant" contains the "a". */
function distinct(mistakes: readonly GrammarFact[]): GrammarFact[] {
  const found = new Map<string, string[]>();
  const kept: GrammarFact[] = [];
  for (const mistake of mistakes.toSorted((a, b) => b.quote.length - a.quote.length)) {
    const quote = ` ${mistake.quote.toLowerCase()} `;
    const others = found.get(mistake.line) ?? [];
    if (others.some((other) => other.includes(quote))) continue;
    found.set(mistake.line, [...others, quote]);
    kept.push(mistake);
  }
  // In the order they were found, which is that of the resume's lines.
  return mistakes.filter((mistake) => kept.includes(mistake));
}

/** Whether the text can be read and says something: no broken characters, no endless sentences, no shouting, few phrases that anybody could write. */
export function readableText({ parsed, statements }: RuleInput): Judgement | undefined {
  if (statements.length === 0) return undefined;
  const cost = ruleNumbers.readable;
  const sentences = statements.filter(({ role }) => role === 'sentence' || role === 'claim');
  const share = (part: readonly unknown[]): number => part.length / Math.max(1, sentences.length);
  const brokenLines = parsed.lines.filter(({ text, garbled }) => garbled === true || withoutMojibake(text) !== text);
  const long = sentences.filter(({ words }) => words.length > cost.longWords);
  const loud = sentences.filter(
    ({ text, words }) => words.length >= 4 && text === text.toUpperCase() && text !== text.toLowerCase(),
  );
  const empty = statements
    .filter(({ role }) => role === 'sentence' || role === 'claim' || role === 'list')
    .map((statement) => ({ statement, phrases: emptyPhrases(statement.text, parsed.language) }))
    .filter(({ phrases }) => phrases.length > 0);
  const phrases = empty.flatMap((each) => each.phrases);
  const words = statements.reduce((sum, statement) => sum + statement.words.length, 0);
  return judgeCosts('readableText', [
    {
      code: 'phrases-empty',
      points: Math.min(
        cost.emptyMost,
        (cost.empty * phrases.length * cost.emptyWords) / Math.max(words, cost.emptyWords),
      ),
      facts: {
        count: phrases.length,
        phrases: [...new Set(phrases.map((phrase) => phrase.toLowerCase()))].slice(0, 5),
      },
      quotes: empty.slice(0, 5).map(({ statement }) => quoteOf(statement)),
    },
    {
      code: 'characters-broken',
      points: Math.min(cost.brokenMost, brokenLines.length * cost.broken),
      facts: { count: brokenLines.length, repaired: brokenLines.filter(({ garbled }) => garbled === true).length },
      quotes: brokenLines.slice(0, 4).map(({ id, text }) => ({ line: id, text })),
    },
    {
      code: 'sentences-long',
      points: Math.min(cost.longMost, cost.long * share(long)),
      facts: { count: long.length, most: cost.longWords },
      quotes: long.slice(0, 4).map(quoteOf),
    },
    {
      code: 'capitals',
      points: Math.min(cost.capitalsMost, cost.capitals * share(loud)),
      facts: { count: loud.length },
      quotes: loud.slice(0, 4).map(quoteOf),
    },
  ]);
}

interface WorkLine {
  text: string;
  pointer: string;
}

/** Whether the lines under the jobs look alike: all with a full stop or none, all with a capital or none, none of them about "I". */
export function consistentFormatting({ parsed, workSentences }: RuleInput): Judgement | undefined {
  if (workSentences.length === 0) return undefined;
  const own = new Set(workSentences.map(({ pointer }) => pointer));
  const lines = (parsed.resume.work ?? [])
    .flatMap(({ highlights }, entry) =>
      (highlights ?? []).map((text, index): WorkLine => ({
        text: text.trim(),
        pointer: `/work/${entry}/highlights/${index}`,
      })),
    )
    .filter(({ pointer }) => own.has(pointer));
  const costOf = (code: 'endings-mixed' | 'beginnings-mixed', most: number, pattern: RegExp) => {
    const odd = lines.length < 3 ? [] : minority(lines, ({ text }) => pattern.test(text));
    return {
      code,
      points: Math.min(most, (100 * odd.length) / Math.max(1, lines.length)),
      facts: { count: odd.length, lines: lines.length },
      quotes: odd.slice(0, 4).map(({ text, pointer }) => ({ line: parsed.evidence[pointer]?.[0] ?? '', text })),
    };
  };
  const personal = workSentences.filter(({ text }) => saysI(text, parsed.language));
  return judgeCosts('consistentFormatting', [
    {
      code: 'first-person',
      points: Math.min(
        ruleNumbers.style.firstPersonMost,
        (ruleNumbers.style.firstPerson * personal.length) / workSentences.length,
      ),
      facts: { count: personal.length, lines: workSentences.length },
      quotes: personal.slice(0, 4).map(quoteOf),
    },
    costOf('endings-mixed', ruleNumbers.style.endingsMost, /[.!;]$/),
    costOf('beginnings-mixed', ruleNumbers.style.beginningsMost, /^[^\p{L}]*\p{Ll}/u),
  ]);
}

/** The lines that differ from the majority. */
function minority<T>(items: readonly T[], has: (item: T) => boolean): T[] {
  const yes = items.filter(has);
  return yes.length * 2 < items.length ? yes : items.filter((item) => !has(item));
}
