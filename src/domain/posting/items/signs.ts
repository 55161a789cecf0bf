import { memoizeLast } from '../../memoize.ts';
import common from '../../words/posting/common-words.json' with { type: 'json' };
import classes from '../../words/posting/word-classes.json' with { type: 'json' };
import { skillModifiers } from '../../lexicon/skills/lexicon.ts';
import { groupsOf, headsOf } from '../../words/word-table.ts';
import type { Passage } from '../sections/passage.ts';
import type { Sign } from './item-weights.ts';
import { sizeOf, type Item } from './items.ts';
import type { TaggedWord } from './tagged-words.ts';

const group = (name: keyof typeof classes.entries): ReadonlySet<string> => new Set(headsOf(classes, name));
const people = group('people');
const organisations = group('organisations');
const empty = group('empty nouns');
const things = group('things');
const vague = group('vague nouns');
const hollowHeads = group('hollow heads');
const circumstances = group('circumstances');
const lightVerbs = group('light verbs');
const verbsOfUse = group('verbs of use');
const vagueGroups = [vague, empty, things, people, organisations];

/** Whether a word names people by what they do: "coordinator". */
export const isPerson = (lower: string): boolean => people.has(lower);
/** Whether a word says little by itself. */
export const isVagueWord = (lower: string): boolean => vagueGroups.some((words) => words.has(lower));

/** What speaks for and against an item, as far as its passage tells. */
export function signsOf(item: Item, passage: Passage, isSoft: boolean): Sign[] {
  const signs: (Sign | false | undefined)[] = [
    ...signsOfWords(item, passage, isSoft),
    ...signsOfNouns(item),
    ...signsOfPlace(item, passage),
    ...signsOfKnowledge(item, passage),
  ];
  return signs.filter((sign): sign is Sign => typeof sign === 'string');
}

type Signs = (Sign | false | undefined)[];

/** How many words, which of them names, which of them known skills. */
function signsOfWords({ words, start }: Item, { text: all }: Passage, isSoft: boolean): Signs {
  const size = sizeOf(words);
  const isKnown = words.some(({ known }) => known !== undefined);
  const isAcronym =
    /\p{Ll}{3}/u.test(all) && words.some(({ text }) => text.length <= 8 && /\p{Lu}.*\p{Lu}/u.test(text));
  const isName = isAcronym || words.some(({ text }, at) => (at > 0 || start > 0) && /^\p{Lu}/u.test(text));
  const isPlain = size === 1 && !isName;
  const named = words.filter(({ known }) => known !== undefined);
  return [
    size === 1 ? 'one word' : size === 3 ? 'three words' : size >= 4 && 'four words',
    isSoft && 'soft skill',
    isKnown && !isSoft && 'known skill',
    isKnown && !isSoft && named.length === words.length && 'known skill alone',
    isKnown && !isSoft && named.some((word) => isCapital(word)) && 'proper name of a skill',
    named.some(({ known = '', lower }) => singular(known.toLowerCase()) === singular(lower)) && 'by its own name',
    isPlain && (isKnown ? 'one known plain word' : 'one plain word'),
    isAcronym && size === 1 && 'acronym alone',
  ];
}

const isCapital = ({ text, start }: TaggedWord): boolean => (start > 0 ? /\p{Lu}/u : /.\p{Lu}/u).test(text);

/** A word without its plural s, as far as two words are compared. */
export const singular = (word: string): string =>
  word.endsWith('s') ? word.slice(0, word.endsWith("'s") ? -2 : -1) : word;

/** What kind of nouns they are. */
function signsOfNouns({ words, form, start }: Item): Signs {
  const object = form === 'verb' ? words.slice(1) : words;
  const [first] = object;
  const head = object.at(-1);
  const isPlain = sizeOf(words) === 1 && !(start > 0 && /^\p{Lu}/u.test(head?.text ?? ''));
  return [
    head && kindOfNoun(head),
    object.every(({ lower, known }) => known === undefined && isVagueWord(lower)) && 'vague throughout',
    object.length > 1 && first !== undefined && beginsVaguely(first) && 'begins vaguely',
    isPlain && /(?:tion|sion|ment|ance|ence|ity|ness)s?$/.test(head?.lower ?? '') && 'abstract',
  ];
}

function kindOfNoun({ lower, known }: TaggedWord): Sign | undefined {
  if (isPerson(lower.slice(lower.lastIndexOf(' ') + 1))) return 'people';
  if (known !== undefined) return undefined;
  if (organisations.has(lower)) return 'place or firm';
  if (hollowHeads.has(lower)) return 'hollow noun';
  if (empty.has(lower)) return 'empty noun';
  if (things.has(lower)) return 'thing';
  return vague.has(lower) ? 'vague noun' : undefined;
}

const beginsVaguely = ({ lower, known }: TaggedWord): boolean =>
  known === undefined && (empty.has(lower) || people.has(lower) || organisations.has(lower));

const commonness: ReadonlyMap<string, number> = new Map(
  groupsOf(common).flatMap((name, at) =>
    headsOf(common, name).map((word): [string, number] => [singular(word), at + 1]),
  ),
);

/** How much its words are those of any ad, and whether names of skills begin with them. */
function signsOfKnowledge({ start, end }: Item, { text }: Passage): Signs {
  const words = (
    text
      .slice(start, end)
      .toLowerCase()
      .match(/[a-z][a-z'+#]*/g) ?? []
  ).map(singular);
  if (words.length === 0) return [];
  const mean = words.reduce((sum, word) => sum + (commonness.get(word) ?? 0), 0) / words.length;
  const before = words.slice(0, -1);
  const ofSkills = before.reduce((sum, word) => sum + Math.min(3, Math.log1p(skillModifiers().get(word) ?? 0)), 0);
  return [
    mean === 0
      ? 'words of no other ad'
      : mean <= 1
        ? 'words of few ads'
        : mean > 3
          ? 'words of most ads'
          : mean > 2 && 'words of many ads',
    before.length > 0 && ofSkills / before.length >= 1.2 && 'begins as skills do',
  ];
}

/** Where in its passage an item stands, and what it depends on. */
function signsOfPlace({ words, phrase, form, end }: Item, { section, text }: Passage): Signs {
  const share = sizeOf(words) / wordsIn(text);
  const { governor } = phrase;
  const ruler = governor.kind === 'none' ? '' : governor.word.lower;
  return [
    form === 'verb' && 'verb and object',
    form === 'pair' && 'pair',
    phrase.listed && 'in a list',
    phrase.example && 'example',
    phrase.wanted && 'wanted',
    governor.kind === 'none' && 'under nothing',
    governor.kind === 'verb' && lightVerbs.has(ruler) && 'under a light verb',
    verbsOfUse.has(ruler) && 'used',
    governor.kind === 'preposition' && behindPreposition(ruler),
    governor.kind === 'preposition' && section === 'duty' && 'behind a preposition in a duty',
    section === 'role' && 'in prose',
    signBehind(text.slice(end)),
    share >= 0.5
      ? 'most of the passage'
      : share >= 0.3
        ? 'a third of the passage'
        : share < 0.08 && 'little of the passage',
  ];
}

const prepositions: Readonly<Record<string, Sign>> = {
  to: 'behind to',
  with: 'behind with',
  of: 'behind of',
  for: 'behind for',
  on: 'behind on',
  through: 'behind through',
};

const behindPreposition = (word: string): Sign | undefined =>
  circumstances.has(word) ? 'circumstance' : prepositions[word];

const followers: readonly (readonly [RegExp, Sign])[] = [
  [/^\s*$/, 'at the end'],
  [/^,/, 'before a comma'],
  [/^\s*\//, 'before a slash'],
  [/^\s*[()]/, 'before a bracket'],
  [/^\s+of\b/i, 'before of'],
  [/^\s+with\b/i, 'before with'],
  [/^\s+(?:for|to)\b/i, 'before an aim'],
];

const signBehind = (rest: string): Sign | undefined => followers.find(([pattern]) => pattern.test(rest))?.[1];

const wordsIn = memoizeLast((text: string): number =>
  Math.max(1, text.match(/[\p{L}\p{N}][\p{L}\p{N}'’/-]*/gu)?.length ?? 1),
);
