import words from '../../words/posting/phrase-asks.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';
import { isDutyVerb } from '../../language/statement-openers.ts';
import { overlaps, type Found, type Stretch } from './ask.ts';
import type { Passage } from '../sections/passage.ts';
import { contentWords, corePhrase } from './phrases.ts';

const longestPhrase = 14;
const longestItem = 5;

/** Statements about the company or the reader: none of their phrases is a requirement. */
const aside = patternOf(words, 'asides', '', (any) => String.raw`^(?:${any})\b|\?$`);
/** Physical demands come as long lists of trifles ("stand; walk; see; use hands"): each statement is one requirement. */
const bodily = patternOf(words, 'bodily', '', (any) => String.raw`\b(?:${any})\b`);

/** Requirements that are not known skills: the items of a list, or the statement's own phrase where little of it is known. */
export function wantPhrases(passage: Passage, known: Found[], language: Language): Found[] {
  const { text, folded } = passage;
  if (passage.caption || (aside.test(folded) && !/\b(?:must|required?|requires)\b/.test(folded))) return [];
  const items = bodily.test(folded) ? [] : listItems(folded);
  const short = items.filter((item) => wordCount(text, item) <= longestItem);
  if (items.length >= 3 && short.length >= items.length * 0.7) {
    return items
      .flatMap((item) => phraseOf(passage, item, known, language, longestItem))
      .filter((found) => isNamed(passage, found));
  }
  const label = /^([^:]{3,40}):\s+\S/.exec(text)?.[1];
  const start = label !== undefined && wordCount(text, { start: 0, end: label.length }) <= 4 ? label.length + 1 : 0;
  const taken = known.filter((found) => found.kind !== 'skill');
  return clauses(folded, { start, end: text.length }).flatMap((clause) =>
    isWorthPhrase(passage, clause, known, language, 0.5)
      ? phraseOf(passage, clause, taken, language, longestPhrase)
      : [],
  );
}

/** What a duty says beyond the skills that it names, clause by clause. */
export function dutyPhrases(passage: Passage, known: Found[], language: Language): Found[] {
  if (passage.caption || aside.test(passage.folded)) return [];
  return clauses(passage.folded, { start: 0, end: passage.text.length }).flatMap((clause) => {
    if (!isWorthPhrase(passage, clause, known, language, 0.6)) return [];
    return phraseOf(passage, clause, [], language, longestPhrase).map((found) => ({ ...found, kind: 'duty' as const }));
  });
}

/** Whether a list's item can be used alone: two words or more, or a name by its capitals, or an item in a list of bare words. */
function isNamed({ text, folded }: Passage, item: Stretch): boolean {
  const words = text.slice(item.start, item.end);
  return /\s/.test(words) || /\p{Lu}|\d/u.test(words) || isBareList(folded);
}

/** "Requirements: sales, monitoring, store operations": words set side by side, not a sentence. */
const isBareList = (folded: string): boolean => {
  const parts = folded.split(/[,;/]\s*/);
  return parts.length >= 3 && parts.every((part) => part.trim().split(' ').length <= 4);
};

/** Whether known terms leave enough of a clause uncovered to make a phrase of it. */
function isWorthPhrase({ text }: Passage, clause: Stretch, known: Found[], language: Language, most: number): boolean {
  const words = contentWords(text.slice(clause.start, clause.end), language);
  if (words.length === 0) return false;
  const inside = known.filter((found) => overlaps(found, clause));
  const covered = new Set(inside.flatMap((found) => contentWords(text.slice(found.start, found.end), language)));
  const open = words.filter((word) => !covered.has(word));
  return inside.length === 0 || (open.length >= 2 && 1 - open.length / words.length <= most);
}

function phraseOf(
  { text, folded }: Passage,
  within: Stretch,
  taken: Found[],
  language: Language,
  most: number,
): Found[] {
  if (taken.some((found) => overlaps(found, within))) return [];
  const phrase = corePhrase(text, folded, within, language);
  if (!phrase || wordCount(text, phrase) > most) return [];
  const content = contentWords(text.slice(phrase.start, phrase.end), language);
  // A verb without its object ("maintain", "deliver") is not a requirement.
  const isBareVerb = content.length === 1 && isDutyVerb(content[0] ?? '') && !isBareList(folded);
  if (content.length === 0 || isBareVerb) return [];
  const kind = /\bexperience\b/.test(folded.slice(within.start, within.end)) ? 'experience' : 'skill';
  return [{ kind, ...phrase }];
}

const wordCount = (text: string, { start, end }: Stretch): number => text.slice(start, end).trim().split(/\s+/).length;

/** The items of a list: separated by commas, semicolons, slashes with spaces, brackets, and "and" or "or". */
function listItems(folded: string): Stretch[] {
  const lead = /(?:such as|including|like|e\.g\.,?|:)\s/.exec(folded);
  const start = lead ? lead.index + lead[0].length : 0;
  const rest = folded.slice(start);
  if (!/[,;/]/.test(rest)) return [];
  const parts = rest.matchAll(
    /(?:(?!,\s|;\s|\s\/\s|,(?=[a-z])|\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s|[()[\]]).)+/gs,
  );
  return [...parts]
    .filter((part) => /[a-z0-9]/.test(part[0]))
    .map((part) => ({ start: start + part.index, end: start + part.index + part[0].length }));
}

/** Long statements are split into clauses at semicolons and where a comma introduces another verb of duty. */
function clauses(folded: string, whole: Stretch): Stretch[] {
  const found: Stretch[] = [];
  let start = whole.start;
  const joints = folded
    .slice(whole.start, whole.end)
    .matchAll(/;\s*|,\s+(?:and |or )?(?=([a-z]+)\b)|\sand\s(?=([a-z]+ing)\b)/g);
  for (const joint of joints) {
    const verb = joint[1] ?? joint[2];
    const at = whole.start + joint.index;
    const next = at + joint[0].length;
    const isJoint = verb === undefined || isDutyVerb(verb);
    if (
      !isJoint ||
      folded.slice(start, at).split(' ').length < 3 ||
      folded.slice(next, whole.end).split(' ').length < 3
    )
      continue;
    found.push({ start, end: at });
    start = next;
  }
  found.push({ start, end: whole.end });
  return found;
}
