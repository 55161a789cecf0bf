import type { Language } from '../../language/languages.ts';
import { isSoft as isSoftSkill, overlaps, type Found, type Stretch } from '../requirements/ask.ts';
import type { Passage } from '../sections/passage.ts';
import type { Sign } from './item-weights.ts';
import { itemsOf, sizeOf, type Item } from './items.ts';
import { listSigns } from './list-signs.ts';
import { phrasesOf } from './phrases.ts';
import { isPerson, signsOf } from './signs.ts';
import { tagWords } from './tagged-words.ts';

/** Something found that may or may not be worth asking for; without signs, it is asked for in any case. */
export interface Candidate extends Found {
  signs?: readonly Sign[];
}

/** The languages whose clauses can be taken apart. */
export const canParse = (language: Language): boolean => language === 'en';

/** Everything in an English passage that it may ask for, in its order: the known skills and licences in their phrases, and the other phrases. */
export function candidatesIn(passage: Passage, facts: readonly Found[], known: readonly Found[]): Candidate[] {
  if (passage.caption) return [];
  const names = known.toSorted((a, b) => a.start - b.start);
  const taken = facts
    .map(({ start, end, number }) => ({ start, end: number ?? end }))
    .toSorted((a, b) => a.start - b.start);
  const words = tagWords(passage.text, names, taken);
  const items = itemsOf(phrasesOf(words, passage.section === 'duty'), passage.text).map((item) =>
    fromName(item, names, passage.text),
  );
  const listed = listSigns(items.map((item) => listedAs(item, names)));
  return items
    .map((item, at) => toCandidate(item, passage, names, facts, listed[at] ?? []))
    .filter(({ start, end }) => !isCode(passage.text.slice(start, end)));
}

function listedAs(item: Item, names: readonly Found[]) {
  const inside = names.filter((name) => overlaps(name, item));
  const isSoft = inside.some(isSoftSkill);
  return { item, isKnown: inside.length > 0 && !isSoft, isSoft, isPeople: isPerson(item.words.at(-1)?.lower ?? '') };
}

/** Addresses, times, post codes and numbers. */
const isCode = (text: string): boolean => /@|\bwww\b|\bhttps?\b|\d{5}|\d ?(?:am|pm)\b|^\d[\d.,]*$/i.test(text);

function toCandidate(
  item: Item,
  passage: Passage,
  names: readonly Found[],
  facts: readonly Found[],
  listed: readonly Sign[],
): Candidate {
  const inside = names.filter((name) => overlaps(name, item));
  const head = inside.at(-1);
  const licence = inside.find(({ kind }) => kind === 'licence');
  const isSoft = inside.some(isSoftSkill);
  const signs = [...signsOf(item, passage, isSoft), ...listed];
  // Nobody marks "excellent communication skills" as the job's own, and yet it is asked for.
  const isPlainlySoft = isSoft && item.phrase.wanted && (passage.section === 'must' || passage.section === 'nice');
  const isNamed = !isSoft && head !== undefined && isName(head, item, passage);
  const named = licence ?? head;
  const isWhole = named !== undefined && (licence !== undefined || namesMost(named, item, passage.text));
  const years = facts.find((fact) => fact.years !== undefined && isBehind(fact, item, passage.text))?.years;
  return {
    start: item.start,
    end: item.end,
    kind: named && isWhole ? named.kind : passage.section === 'duty' && !head ? 'duty' : 'skill',
    ...(isWhole && named.skill !== undefined && { skill: named.skill }),
    ...(isWhole && named.family !== undefined && { family: named.family }),
    ...(years !== undefined && { years }),
    ...(!isPlainlySoft && !isNamed && { signs: licence ? [...signs, 'licence'] : signs }),
  };
}

/** "Kafka", "Go services" in a list: a product by its name is asked for, whatever stands around it. */
const isName = (name: Found, item: Item, { text, section }: Passage): boolean =>
  section !== 'role' &&
  !isPerson(item.words.at(-1)?.lower ?? '') &&
  name.kind === 'skill' &&
  /^\p{Lu}/u.test(name.skill ?? '') &&
  text.slice(name.start, name.end) === name.skill &&
  isProper(name, text) &&
  namesMost(name, item, text);

/** Whether an item is hardly more than a known name: "React libraries", not "transfer pricing audits". */
function namesMost(name: Stretch, item: Item, text: string): boolean {
  const size = sizeOf(item.words);
  const own = text.slice(name.start, name.end).split(/[\s-]+/).length;
  return own * 2 > size || (own * 2 === size && isProper(name, text));
}

/** "Kubernetes", "C", not "accounting": a name by its capital in mid-sentence. */
const isProper = ({ start, end }: Stretch, text: string): boolean =>
  /\p{Lu}/u.test(text.slice(start > 0 ? start : start + 1, end));

/** "legacy C modules" as "C modules": a proper name says what is meant, whatever stands before it. */
function fromName(item: Item, names: readonly Found[], text: string): Item {
  const name = names.find((each) => overlaps(each, item));
  if (!name || item.form !== 'plain' || name.start <= item.start || item.words.length < 3 || !isProper(name, text))
    return item;
  if (/\p{Lu}/u.test(text.slice(item.start > 0 ? item.start : 1, name.start))) return item;
  return { ...item, start: name.start, words: item.words.filter(({ start }) => start >= name.start) };
}

/** "5 years of experience in software development": what the years are asked in. */
const isBehind = ({ start, number }: Found, item: Stretch, text: string): boolean =>
  number !== undefined &&
  item.start >= number &&
  item.start - number <= 45 &&
  item.end > start &&
  !/[.;:)]/.test(text.slice(number, item.start).replace(/^\s*\)/, ''));
