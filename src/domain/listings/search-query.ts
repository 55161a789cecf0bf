import { detectLanguage } from '../language/detect-language.ts';
import { readLanguages } from '../language/stop-words.ts';
import { tokenise, wordKey } from '../language/tokenise.ts';
import { findSkills } from '../lexicon/skills/find-skills.ts';
import { readJobTitle } from '../matching/titles/job-titles.ts';
import { saysRemote } from './kinds.ts';
import {
  asFact,
  asOccupation,
  asSkill,
  formsOf,
  inTitle,
  isGlue,
  searchKeys,
  titleOccupations,
} from './search-words.ts';

/** A word, or a quoted phrase, that is looked for: each of its places by all forms of the word there. */
export interface QueryUnit {
  text: string;
  /** One place for a word; of a phrase, with how far each stands behind the one before. */
  places: readonly { forms: readonly string[]; after: number }[];
  /** The marks of skills that it names: they are found however an ad writes them, but are no words of a title. */
  skills: readonly string[];
  /** Other marks that say the same: "remote" is found where the work is remote, whatever the ad's words. */
  marks: readonly string[];
}

/** What a person searches for, understood. */
export interface JobQuery {
  units: readonly QueryUnit[];
  /** What must not occur. */
  without: readonly QueryUnit[];
  /** Codes of the occupations that the query names as a title, and which units say more than the occupation ("python" of "python developer"). */
  occupation?: { codes: readonly string[]; rest: readonly QueryUnit[] } | undefined;
}

const mostUnits = 12;

/** Reads a query as people type it: words, "quoted phrases" and -words. Never throws; nothing to look for gives no units. */
export function readQuery(text: string): JobQuery {
  const units: QueryUnit[] = [];
  const without: QueryUnit[] = [];
  let bare = '';
  for (const [, minus, quoted, word = ''] of text
    .normalize('NFKC')
    .matchAll(/(?<!\S)(-?)(?:["“”„]([^"“”„]+)["“”“]|(\S+))/gu)) {
    const into = minus === '-' ? without : units;
    if (quoted !== undefined) into.push(...phraseUnit(quoted));
    else if (minus === '-') into.push(...wordUnits(word));
    else bare += ` ${word}`;
  }
  units.push(...wordUnits(bare.replaceAll(/["“”„]/g, ' ')));
  return { units: units.slice(0, mostUnits), without: without.slice(0, mostUnits), occupation: occupationIn(bare) };
}

/** Words one by one; several that name one skill are one unit. Where only glue words are typed, they are looked for. */
function wordUnits(text: string): QueryUnit[] {
  const mentions = findSkills(text, { list: true });
  const tokens = tokenise(text);
  const units: QueryUnit[] = [];
  const seen = new Set<string>();
  const onlyGlue = tokens.every(({ key }) => isGlue(key));
  for (const { start, end, text: word, key } of tokens) {
    const mention = mentions.find((each) => each.start <= start && end <= each.end);
    if ((isGlue(key) && !onlyGlue && mention === undefined) || seen.has(key)) continue;
    seen.add(key);
    const alone = mention !== undefined && mention.start === start && mention.end === end;
    const places = [{ forms: formsOf(key.replaceAll("'", '')), after: 0 }];
    units.push({
      text: word,
      places,
      skills: alone ? [asSkill(mention.skill)] : [],
      marks: saysRemote(word) ? [asFact('at', 'remote')] : [],
    });
  }
  return units;
}

function phraseUnit(text: string): QueryUnit[] {
  const keys = searchKeys(text);
  if (keys.length === 0) return [];
  let last = keys[0]?.at ?? 0;
  const places = keys.map(({ key, at }) => {
    const after = at - last;
    last = at;
    return { forms: formsOf(key), after };
  });
  return [{ text, places, skills: [], marks: [] }];
}

/** The occupation that a query's words name together, in whatever language; those without which it would be named as well say more than it. */
function occupationIn(text: string): JobQuery['occupation'] {
  const words = tokenise(text).map((token) => token.text);
  if (words.length === 0 || words.length > 8) return undefined;
  for (const language of new Set([detectLanguage(text), ...readLanguages])) {
    const codes = titleOccupations(words.join(' '), language);
    if (codes.length === 0) continue;
    const needed = words.filter((_, at) => {
      const others = words.filter((__, index) => index !== at);
      return !titleOccupations(others.join(' '), language).includes(codes[0] ?? '');
    });
    const kept = needed.length > 0 ? needed : words.slice(-1);
    const isRest = (word: string) => !kept.includes(word) && readJobTitle(word, language).roles.size === 0;
    return { codes, rest: wordUnits(words.filter((word) => isRest(word) && !isGlue(wordKey(word))).join(' ')) };
  }
  return undefined;
}

/** A word as PostgreSQL's text search reads it, quoted. */
export const lexeme = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const anyOf = (terms: readonly string[]): string => (terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' | ')})`);
const allOf = (terms: readonly string[]): string => terms.map((term) => term).join(' & ');

/** A unit as a tsquery over words that stand under `mark`. */
export function unitQuery(unit: QueryUnit, mark: (word: string) => string = (word) => word, ending = ''): string {
  const [first, ...rest] = unit.places.map(({ forms, after }) => ({
    any: anyOf(forms.map((form) => lexeme(mark(form)) + ending)),
    after,
  }));
  const phrase = rest.reduce((sum, { any, after }) => `(${sum} <${after}> ${any})`, first?.any ?? '');
  return anyOf([phrase, ...[...unit.skills, ...unit.marks].map(lexeme)]);
}

/** A query as tsqueries: over the title alone, and over all words of a document. Empty where nothing is looked for. */
export function tsqueries(
  { units, occupation }: Pick<JobQuery, 'units' | 'occupation'>,
  ending = '',
): { title: string; words: string } {
  if (units.length === 0) return { title: '', words: '' };
  const over = (mark?: (word: string) => string): string => {
    const plain = allOf(units.map((unit) => unitQuery(mark ? { ...unit, skills: [] } : unit, mark, ending)));
    if (occupation === undefined) return plain;
    const named = anyOf(occupation.codes.map((code) => lexeme(asOccupation(code))));
    const rest = occupation.rest.map((unit) => unitQuery(mark ? { ...unit, skills: [] } : unit, mark, ending));
    return `(${plain}) | (${allOf([named, ...rest])})`;
  };
  return { title: over(inTitle), words: over() };
}
