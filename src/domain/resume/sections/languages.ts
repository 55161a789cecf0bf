import words from '../../words/resume/languages.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { foldInPlace, plainWords } from '../../language/fold.ts';
import { sourced, type Draft, type SourcedText } from '../evidence.ts';
import type { JsonResume } from '../json-resume.ts';
import { splitList } from './skills.ts';
import { languageNames } from './language-names.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

type LanguageDraft = Draft<NonNullable<JsonResume['languages']>[number]>;

/** Words for how well a language is spoken; matched against lower case text without accents. */
export const fluencyWords = patternOf(words, 'fluency', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})`);

const isLevel = (text: string): boolean => fluencyWords.test(foldInPlace(text).toLowerCase());
const isLanguage = (text: string): boolean => languageNames.has(plainWords(text));

const label = patternOf(words, 'before a language', 'iu', (any) => String.raw`^(?:${any})\s*`);

/** "Język angielski": the language without the word for one. */
function unlabelled(text: string): string {
  const ahead = label.exec(foldInPlace(text))?.[0].length ?? 0;
  return isLanguage(text.slice(ahead)) ? text.slice(ahead) : text;
}

/** What stands in a list of languages: a language, with its level where that stands beside it, or a level alone. */
type Item = { language: SourcedText; fluency?: SourcedText | undefined } | { level: SourcedText };

/** "English: native", "Deutsch (C1)", "Fluent in Spanish", or languages above or beside their levels. */
export function readLanguages(rows: readonly TextRow[]): LanguageDraft[] {
  const items = listedRows(withBrackets(rows)).flatMap(itemsOf);
  const found: LanguageDraft[] = [];
  for (let at = 0; at < items.length;) {
    const names = takeWhile(items, at, (item) => 'language' in item && !item.fluency);
    const levels = takeWhile(items, at + names.length, (item) => 'level' in item);
    // As many levels as languages belong to them in their order, and to one language the first of its own ("SourcedText: C1", "Speaking: B2"); which of several
    // languages a single level is of cannot be known.
    const paired = names.length === levels.length || names.length === 1;
    names.forEach((item, index) => {
      const level = paired ? levels[index] : undefined;
      if ('language' in item)
        found.push({ language: item.language, ...(level && 'level' in level ? { fluency: level.level } : {}) });
    });
    at += names.length + levels.length;
    const whole = items[at];
    if (whole && 'language' in whole && whole.fluency) {
      found.push({ language: whole.language, fluency: whole.fluency });
      at += 1;
    }
  }
  return found;
}

/** The rows of a list of languages; where some are known by name, one in several words or in capitals that names none heads something else. */
function listedRows(rows: readonly TextRow[]): readonly TextRow[] {
  const namesOne = ({ text }: TextRow): boolean => text.split(/[^\p{L}\p{M}]+/u).some(isLanguage);
  const inCapitals = ({ text }: TextRow): boolean => text === text.toUpperCase();
  const named = rows.filter(namesOne);
  if (named.length === 0) return rows;
  const others = (row: TextRow): boolean => /\s/.test(row.text) || (inCapitals(row) && !named.some(inCapitals));
  return rows.filter((row) => row.bullet || namesOne(row) || isLevel(row.text) || !others(row));
}

function takeWhile(items: readonly Item[], from: number, is: (item: Item) => boolean): Item[] {
  const end = items.findIndex((item, index) => index >= from && !is(item));
  return items.slice(from, end < 0 ? items.length : end);
}

function itemsOf(row: TextRow): Item[] {
  const cells = row.pieces.map((piece) => piece.text);
  const [first = '', second = ''] = cells;
  const isPair = cells.length === 2 && (isLevel(second) || (isLanguage(first) && !isLanguage(second)));
  const chunks = isPair ? [`${first}: ${second}`] : cells.flatMap(splitChunks);
  return chunks.flatMap((chunk) => itemOf(chunk, row.lines));
}

/** What of a language a level is of. */
const aspect = patternOf(words, 'aspects', 'iu', (any) => String.raw`^(?:${any})(?!\p{L})`);

const speaks =
  /^(native|fluent|proficient|conversational|basic|bilingual)\s+(?:in\s+)?(?!(?:speaker|level|proficiency|user)$)(\p{L}+)$/iu;
/** "Espagnol lu, écrit (B1)", "English (fluent)": a language in one word, and what follows it. */
const namedFirst = /^(\p{L}[\p{L}\p{M}]*)[\s:：·•|–—,-]*(?:[（(]([^()（）]+)[）)]|(.+))$/u;
const longestLevel = 60;

function itemOf(written: string, lines: readonly string[]): Item[] {
  const chunk = written.replace(/[.;:：]+$/, '');
  const whole = (language: string, fluency: string, confidence = 0.9): Item[] => [
    {
      language: sourced(unlabelled(language), lines, confidence),
      fluency: sourced(closed(fluency), lines, confidence),
    },
  ];
  if (aspect.test(foldInPlace(chunk)) && isLevel(chunk))
    return [{ level: sourced(/^[^:–—-]*[:–—-]\s*(.+)$/u.exec(chunk)?.[1] ?? chunk, lines, 0.7) }];
  // After a language's name brackets contain how well it is spoken, in whatever language that is written.
  const [, before, within] = /^(\p{L}[\p{L}\p{M} '’-]{0,30}?)\s*[（(]([^()（）]{1,60})[）)]$/u.exec(chunk) ?? [];
  if (before && within && !isLevel(before)) return whole(before, within);
  const [, name = '', bracketed, told = bracketed] = namedFirst.exec(chunk) ?? [];
  if (isLanguage(name) && told && isLevel(told) && !told.includes(':') && !isLanguage(firstWord(told)))
    return whole(name, told.replace(/^[（(](.*)[）)]$/u, '$1'));
  const [, level, of] = speaks.exec(chunk) ?? [];
  if (level && of) return whole(of, level);
  const [, left, right] =
    /^(\p{L}[\p{L} ]*?)\s*(?:[:：·•|–—,-]\s*|\(\s*)(.+?)\)?$/u.exec(chunk) ?? /^(\p{L}+)\s+(.+)$/u.exec(chunk) ?? [];
  if (left && right) {
    if (isLevel(right) && !isLevel(left)) return whole(left, right);
    if (isLevel(left) && isLanguage(right)) return whole(right, left);
    // "Polish, enough for the site": in words of the person's own.
    if (isLanguage(left) && !isLanguage(right) && /^\p{Ll}/u.test(right) && right.length <= longestLevel)
      return whole(left, right, 0.7);
  }
  if (isLevel(chunk)) return [{ level: sourced(chunk, lines, 0.85) }];
  return chunk.length <= 40 && /^\p{L}/u.test(chunk)
    ? [{ language: sourced(unlabelled(chunk), lines, isLanguage(unlabelled(chunk)) ? 0.9 : 0.6) }]
    : [];
}

/** "intermediate (B2": a level whose own bracket was taken for the one around it. */
const closed = (level: string): string => (level.includes('(') && !level.includes(')') ? `${level})` : level);

/** A level in brackets that was broken off at the line's end, joined to its language again. */
function withBrackets(rows: readonly TextRow[]): TextRow[] {
  const whole: TextRow[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const last = above?.pieces.at(-1);
    const goesOn = above && above.text.length <= longestBroken;
    const open = goesOn && (/^[（(]/.test(row.text) || /[（(][^()（）]*$/.test(above.text));
    const [first, ...others] = row.pieces;
    if (!above || !last || !first || !open) {
      whole.push(row);
      continue;
    }
    const joined = { ...last, text: `${last.text} ${first.text}` };
    const pieces = [...above.pieces.slice(0, -1), joined, ...others];
    const text = pieces.map((piece) => piece.text).join('\t');
    whole[whole.length - 1] = { ...above, lines: [...above.lines, ...row.lines], text, pieces };
  }
  return whole;
}

/** A line that is longer than this is none of a list of languages. */
const longestBroken = 1000;

/** "English: native. Polish and German": a language begins after the end of a sentence, and after the word that joins the last one. */
const withCommas = (text: string): string =>
  text.replace(/(?:\.|\s(?:and|und|et|y|e|i|en))\s+(\p{L}[\p{L}\p{M}]*)/giu, (whole, next: string) =>
    isLanguage(next) ? `, ${next}` : whole,
  );

/** Commas part languages, but not a language from its level. Names with nothing but spaces between them are as many languages. */
function splitChunks(text: string): string[] {
  const items = splitList(withCommas(text.replace(/\s[-–—]\s/g, ': '))).flatMap((item) => {
    const names = item.split(' ');
    const known = names.filter(isLanguage).length;
    return known > 1 && 2 * known > names.length && names.every((name) => /^\p{Lu}/u.test(name)) ? names : [item];
  });
  return items.reduce<string[]>((chunks, item) => {
    const last = chunks.at(-1);
    const goesOn =
      last !== undefined &&
      !item.includes(':') &&
      !(item.includes('(') && (last.includes('(') || !/^\p{Ll}/u.test(item))) &&
      !isLanguage(firstWord(item)) &&
      !speaks.test(item) &&
      ((isLevel(item) && item.split(' ').length <= 3) || (isLanguage(firstWord(last)) && /^\p{Ll}/u.test(item)));
    if (goesOn) chunks[chunks.length - 1] = isLevel(last) ? `${last}, ${item}` : `${last}: ${item}`;
    else chunks.push(item);
    return chunks;
  }, []);
}

const firstWord = (text: string): string => /^\p{L}[\p{L}\p{M}]*/u.exec(text)?.[0] ?? '';
