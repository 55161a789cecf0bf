import joints from '../../words/claims/joints.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';
import { carriesContent, shared, topicsOf, type Word } from '../words/words.ts';
import type { Quantity } from './quantity.ts';

/** What a number counts or measures, as topics. */
export interface Subject {
  /** The noun that is counted or measured; none where it is not clear. */
  noun: ReadonlySet<string>;
  /** That noun, where it stands behind the number. */
  counted: Word | undefined;
  /** The noun phrase it stands with: "42 drivers" is about drivers. */
  head: ReadonlySet<string>;
  /** The clause it stands in. */
  clause: ReadonlySet<string>;
}

const closers: ReadonlySet<string> = new Set(headsOf(joints, 'behind a noun phrase'));
/** Words between a number and what it counts: "80 of the patients", "une vingtaine de manuscrits". */
const joiners: ReadonlySet<string> = new Set(headsOf(joints, 'between number and noun'));
const longestHead = 4;
const longestLead = 3;

/** The subjects of the numbers of a text, in their order. */
export function subjectsOf(
  text: string,
  words: readonly Word[],
  quantities: readonly Quantity[],
  language: Language,
): Subject[] {
  return quantities.map((quantity, at) => {
    const next = quantities[at + 1]?.start ?? text.length;
    const last = quantities[at - 1]?.end ?? 0;
    const clause = clauseAround(text, quantity);
    const inside = wordsWithin(words, clause.from, clause.to);
    const second = quantities[at + 1];
    // "42 of 60 credits": both count the same.
    const isPart = second !== undefined && /^\s(?:out )?of\s(?:the\s)?$/.test(text.slice(quantity.end, second.start));
    const behind = isPart
      ? headBehind(text, inside, second.end, quantities[at + 2]?.start ?? text.length, language)
      : headBehind(text, inside, quantity.end, next, language);
    const measured = quantity.unit !== '' && quantity.unit !== 'vague';
    const lead = measured || behind.length === 0 ? leadBefore(inside, last, quantity.start, language) : [];
    const own = inside.filter(({ start, end }) => end <= quantity.start || start >= quantity.end);
    const noun =
      behind.length > 0
        ? nounFirst.has(language)
          ? behind[0]
          : (behind.findLast(isNoun) ?? behind.at(-1))
        : lead.at(-1);
    return {
      noun: topicsOf(noun === undefined ? [] : [noun], language),
      counted: behind.length > 0 ? noun : undefined,
      head: topicsOf(measured && lead.length > 0 ? [...lead, ...behind] : behind.length > 0 ? behind : lead, language),
      clause: topicsOf(own, language),
    };
  });
}

/** "60 credits completed": what was done with it is not what is counted. */
const isNoun = ({ text }: Word): boolean => !/(?:ed|ing)$/.test(text);

/** Languages in which what describes a noun follows it. */
const nounFirst: ReadonlySet<Language> = new Set<Language>(['fr', 'es', 'it', 'pt']);

/** How far a clause is looked for. */
const farthest = 200;

/** The words between two places of a text, found by halves: a text may have any number of them. */
function wordsWithin(words: readonly Word[], from: number, to: number): Word[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? Infinity) < from) low = middle + 1;
    else high = middle;
  }
  const found: Word[] = [];
  for (let at = low; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || word.end > to) break;
    found.push(word);
  }
  return found;
}

/** From one sign that ends a clause to the next: no comma inside a number. */
function clauseAround(text: string, { start, end }: Quantity): { from: number; to: number } {
  const first = Math.max(0, start - farthest);
  const before = [...text.slice(first, start).matchAll(/[;:()•]|[,.](?=\s)/g)].at(-1)?.index;
  const last = Math.min(text.length, end + farthest);
  const behind = text.slice(end, last).search(/[;()•]|[.](?=\s|$)|,(?=\s)/);
  return { from: before === undefined ? first : first + before + 1, to: behind < 0 ? last : end + behind };
}

function headBehind(text: string, words: readonly Word[], from: number, next: number, language: Language): Word[] {
  const head: Word[] = [];
  let last = from;
  for (const word of words) {
    if (word.start < from) continue;
    if (word.start >= next || head.length >= longestHead || /[,;:()–—]/.test(text.slice(last, word.start))) break;
    last = word.end;
    if (closers.has(word.key)) {
      if (head.length > 0 || !joiners.has(word.key)) break;
      continue;
    }
    if (carriesContent(word, language)) head.push(word);
  }
  return head;
}

const leadBefore = (words: readonly Word[], from: number, until: number, language: Language): Word[] =>
  words.filter((word) => word.start >= from && word.end <= until && carriesContent(word, language)).slice(-longestLead);

/** A sentence by what it is about. */
interface Topical {
  topics: ReadonlySet<string>;
}

/** How surely two numbers are about the same, 0-3: nothing in common, something in their clauses, much of them, the same noun. */
export function sameSubject(
  stated: Subject,
  source: Subject,
  { topics: statement }: Topical,
  { topics: sentence }: Topical,
): number {
  if (stated.head.size > 0 && shared(stated.head, source.head) > 0) return 3;
  if (stated.clause.size === 0) return 2;
  const inClause = shared(stated.clause, source.clause);
  const common = Math.max(inClause, shared(stated.clause, sentence));
  if (inClause >= 2) return 2;
  return common >= 1 || shared(statement, sentence) >= (statement.size > 4 ? 2 : 1) ? 1 : 0;
}
