import classes from '../../words/posting/word-classes.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import type { Stretch } from '../requirements/ask.ts';
import type { Phrase } from './phrases.ts';
import type { TaggedWord } from './tagged-words.ts';

/** Something that a passage may ask for, in one to five of its words. */
export interface Item extends Stretch {
  /** Its words without joints between them. */
  words: TaggedWord[];
  phrase: Phrase;
  form: 'plain' | 'verb' | 'pair' | 'of';
}

const lightNouns = new Set(headsOf(classes, 'light nouns'));
/** The most words of an item, of one that is a single phrase, and of a verb with its object. */
const longest = 5;
const longestPlain = 4;
const longestWithVerb = 3;

/** How many words of the ad some tagged words stand for. */
export const sizeOf = (words: readonly TaggedWord[]): number => words.reduce((sum, { size }) => sum + size, 0);

/** Makes items of phrases: a pair that shares its noun, a verb with a single noun, a noun with "of". */
export function itemsOf(phrases: readonly Phrase[], text: string): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at];
    if (!phrase) continue;
    const pair = pairOf(phrase, phrases[at + 1], phrases[at + 2], text);
    if (pair) {
      items.push(pair);
      at += 1;
      continue;
    }
    const last = items.at(-1);
    const joined = last && phrase.of === last.phrase ? joinedByOf(last, phrase, text) : undefined;
    if (joined) items[items.length - 1] = joined;
    else items.push(withVerb(phrase, text) ?? plain(phrase));
  }
  return items;
}

/** A phrase alone: of a long one the last words, which hold the noun. */
function plain(phrase: Phrase): Item {
  const words = phrase.words.slice(-longestPlain);
  return { start: words[0]?.start ?? phrase.start, end: phrase.end, words, phrase, form: 'plain' };
}

const isName = ({ text, known }: TaggedWord): boolean => known !== undefined || /^\p{Lu}|\p{Lu}.*\p{Lu}|\d/u.test(text);

/** "hand and power tools", "trucks and trailers": two that share a noun, or two plain words; not names, and not parts of a longer list. */
function pairOf(first: Phrase, second: Phrase | undefined, third: Phrase | undefined, text: string): Item | undefined {
  const [word, ...more] = first.words;
  if (!word || more.length > 0 || isName(word) || !second?.listed || second.words.length > 2) return undefined;
  const joint = text.slice(first.end, second.start).trim().toLowerCase();
  if (!/^(?:and|&|\/|and\/or|or)$/.test(joint)) return undefined;
  const isPlural = /[^s]s$/.test(word.lower);
  if (second.words.length === 2 ? isPlural : second.words.some(isName)) return undefined;
  const isInList =
    (first.listed && /,\s*$/.test(text.slice(0, first.start))) ||
    (third?.listed === true && /^\s*,/.test(text.slice(second.end)));
  if (isInList && joint !== '/') return undefined;
  return { start: first.start, end: second.end, words: [word, ...second.words], phrase: first, form: 'pair' };
}

/** "inventories of supplies"; "creation of shop drawings" as "shop drawings". */
function joinedByOf(last: Item, phrase: Phrase, text: string): Item | undefined {
  const [noun, ...more] = last.phrase.words;
  if (!noun || more.length > 0 || (noun.known !== undefined && (noun.size > 1 || noun.lower !== noun.text)))
    return undefined;
  if (lightNouns.has(noun.lower) && sizeOf(phrase.words) >= 2)
    return plain({ ...phrase, governor: last.phrase.governor });
  const { start } = last.phrase;
  if (wordsBetween(text, start, phrase.end) > longest) return undefined;
  return { start, end: phrase.end, words: [noun, ...phrase.words], phrase: last.phrase, form: 'of' };
}

/** "maintain calendars": a verb with a single noun, which says little by itself. */
function withVerb(phrase: Phrase, text: string): Item | undefined {
  const { governor, words, end } = phrase;
  if (governor.kind !== 'verb' || phrase.listed || words.length > 1 || words.some(isName)) return undefined;
  const { start } = governor.word;
  if (wordsBetween(text, start, end) > longestWithVerb) return undefined;
  return { start, end, words: [governor.word, ...words], phrase, form: 'verb' };
}

const wordsBetween = (text: string, start: number, end: number): number => text.slice(start, end).split(/\s+/).length;
