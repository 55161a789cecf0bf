import classes from '../../words/posting/word-classes.json' with { type: 'json' };
import { isNounLike, verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../../language/english-verbs.ts';
import { isDutyVerb } from '../../language/statement-openers.ts';
import { headsOf } from '../../words/word-table.ts';
import type { Stretch } from '../requirements/ask.ts';

/**
 * What a word may be, as far as its spelling tells. `open` is a noun or an adjective; `hollow` an adjective that adds nothing to what it describes ("strong");
 * `base`, `third`, `gerund` and `past` are forms of verbs, which may be nouns and adjectives as well; `taken` stands for a stretch that was read already.
 */
export type WordClass =
  | 'open'
  | 'hollow'
  | 'base'
  | 'third'
  | 'gerund'
  | 'past'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'function'
  | 'adverb'
  | 'number'
  | 'comma'
  | 'slash'
  | 'stop'
  | 'taken';

export interface TaggedWord extends Stretch {
  /** As in the ad. */
  text: string;
  /** Lower case. */
  lower: string;
  kind: WordClass;
  /** How many words of the ad it stands for: more than one where a known name of several words was found. */
  size: number;
  /** The known skill it names; empty for a known name that is none. */
  known?: string;
}

/** A name in the text that counts as one word. */
export interface KnownName extends Stretch {
  skill?: string | undefined;
}

const nouns: ReadonlySet<WordClass> = new Set<WordClass>(['open', 'base', 'third', 'gerund', 'past']);
/** Whether a word may be a noun or what describes one. */
export const isNoun = ({ kind }: TaggedWord): boolean => nouns.has(kind);

const closedClasses: readonly (readonly [WordClass, ReadonlySet<string>])[] = [
  ['determiner', new Set(headsOf(classes, 'determiners'))],
  ['preposition', new Set(headsOf(classes, 'prepositions'))],
  ['conjunction', new Set(headsOf(classes, 'conjunctions'))],
  ['function', new Set(headsOf(classes, 'function words'))],
  ['hollow', new Set(headsOf(classes, 'hollow adjectives'))],
];
const nounGerunds = new Set(headsOf(classes, 'noun gerunds'));
const verbsOfUse = new Set(headsOf(classes, 'verbs of use'));

const isWord = /[\p{L}\p{N}]/u;
const wordPattern = new RegExp(
  [
    String.raw`\.NET\b`,
    String.raw`(?:e\.g|i\.e)\.?`,
    String.raw`(?:including,? |includes? )?but (?:is |are )?not limited to:?`,
    String.raw`such as\b|as well as\b|and\/or\b`,
    String.raw`(?:\p{L}\.){2,}`,
    String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-‐'’.+#][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*(?:\+\+|[#+%])?`,
    String.raw`[^\s\p{L}\p{N}]`,
  ].join('|'),
  'giu',
);

/** Cuts a passage into words and marks, and says what each may be. A known name is one word, and so is a stretch that was read already; both lists in order. */
export function tagWords(text: string, names: readonly KnownName[], taken: readonly Stretch[] = []): TaggedWord[] {
  const words: TaggedWord[] = [];
  const nameAt = follower(names);
  const takenAt = follower(taken);
  for (const match of text.matchAll(wordPattern)) {
    const [word] = match;
    const at = { start: match.index, end: match.index + word.length };
    const last = words.at(-1);
    if (takenAt(at)) {
      if (last?.kind === 'taken') last.end = at.end;
      else words.push({ text: word, lower: '', ...at, kind: 'taken', size: 0 });
      continue;
    }
    const name = nameAt(at);
    if (name && last?.known !== undefined && last.end > name.start) extend(last, at.end, text, isWord.test(word));
    else {
      const lower = word.toLowerCase().replace('’', "'");
      const isVerb = name !== undefined && saysWhoDoes(name, word, text);
      const kind = name && !isVerb ? 'open' : classOf(word, lower);
      words.push({ text: word, lower, ...at, kind, size: 1, ...(name && !isVerb && { known: name.skill ?? '' }) });
    }
  }
  return words;
}

/** "Troubleshoots external services": the form of a verb that is no noun. */
const saysWhoDoes = ({ start, end }: Stretch, word: string, text: string): boolean =>
  end - start === word.length &&
  text.slice(start, end) === word &&
  /[^s]s$/.test(word) &&
  verbOfThird(word) !== undefined &&
  !isNounLike(verbOfThird(word)?.base ?? '');

/** Finds which of some stretches, in order, overlaps a word; the words must be asked for in order too. */
function follower<T extends Stretch>(stretches: readonly T[]): (word: Stretch) => T | undefined {
  let at = 0;
  return ({ start, end }) => {
    while ((stretches[at]?.end ?? Infinity) <= start) at += 1;
    const stretch = stretches[at];
    return stretch && stretch.start < end ? stretch : undefined;
  };
}

function extend(word: TaggedWord, end: number, text: string, isLonger: boolean): void {
  word.end = end;
  word.text = text.slice(word.start, end);
  word.lower = word.text.toLowerCase();
  if (isLonger) word.size += 1;
}

function classOf(word: string, lower: string): WordClass {
  if (!isWord.test(word)) return classOfMark(word);
  if (lower.endsWith('limited to') || lower.endsWith('limited to:')) return 'preposition';
  // "IT", "AS/400": capitals make a name of a small word.
  if (/^\p{Lu}{2,4}$/u.test(word) && !/^(?:AND|OR|THE)$/.test(word)) return 'open';
  const plain = lower.replace(/\.$/, '');
  const closed = closedClasses.find(([, words]) => words.has(plain))?.[0];
  if (closed) return closed;
  if (/^\d/.test(word)) return /\p{L}{2}/u.test(word) ? 'open' : 'number';
  return classByEnding(lower);
}

const isAdverb = /^(?!(?:assembly|anomaly|monopoly)$).{3,}[^aeiou]ly$/;
const leastGerund = 7;

function classByEnding(lower: string): WordClass {
  const isDuty = isDutyVerb(lower);
  if (lower.endsWith('ing')) {
    const isGerund = verbOfGerund(lower) !== undefined || isDuty || lower.length >= leastGerund;
    return isGerund && !nounGerunds.has(lower) ? 'gerund' : 'open';
  }
  if (isAdverb.test(lower)) return 'adverb';
  if (verbsOfUse.has(lower)) return lower.endsWith('s') ? 'third' : 'base';
  if (verbOfBase(lower) || (isDuty && !lower.endsWith('s'))) return 'base';
  if (verbOfThird(lower) || (isDuty && lower.endsWith('s'))) return 'third';
  return verbOfPast(lower) || /..[^e]ed$/.test(lower) ? 'past' : 'open';
}

function classOfMark(mark: string): WordClass {
  if (mark === ',') return 'comma';
  if (mark === '/') return 'slash';
  if (mark === '&') return 'conjunction';
  return /["“”'’®™*]/.test(mark) ? 'function' : 'stop';
}
