import words from '../words/inner-capitals.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../words/word-table.ts';
import { endsInAbbreviation } from './abbreviations.ts';
import type { Language } from './languages.ts';
import { opensStatement } from './statement-openers.ts';
import { stopWords } from './stop-words.ts';

/** A sentence, bullet or line of a text; `text.slice(start, end)` is its text. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
  /** Whether it followed a bullet, dash or number. */
  bullet: boolean;
  /** Whether it is the first of its line. */
  startsLine: boolean;
}

interface Cut {
  /** The previous statement ends here, the next begins at `to`. */
  at: number;
  to: number;
  bullet?: boolean;
  line?: boolean;
}

const bulletSigns = '•●▪■◦‣⁃∙○►▶✓✔➢➤❖★·§';
/** Names written with a capital inside, which are not two words run together. */
const camelNames = new RegExp(
  `^(?:${alternativesOf(words, 'beginnings of names with a capital inside')})` +
    `(?:${alternativesOf(words, 'endings of names with a capital inside')})`,
  'i',
);

const nameEndings = patternOf(words, 'endings of names in capitals', '', (any) => `^(?:${any})$`);
const functionWords = new Set([
  ...stopWords('en'),
  'including',
  'using',
  'well',
  'new',
  'related',
  'various',
  'like',
  'per',
  'least',
]);

/**
 * Cuts messy text into sentences, bullets and lines. Repairs what copying destroys: bullets without line breaks, sentences without a space between, words run
 * together ("skillsExperience with"), lines broken in mid-sentence.
 */
export function splitSentences(text: string, language: Language = 'en'): Sentence[] {
  const found = [...lineCuts(text), ...bulletCuts(text), ...sentenceCuts(text), ...fusedCuts(text)];
  if (language === 'en') found.push(...openerCuts(text));
  const cuts = found.toSorted((a, b) => a.at - b.at || b.to - a.to);
  const statements: Sentence[] = [];
  let start = 0;
  let bullet = false;
  let startsLine = true;
  const close = (end: number) => {
    const statement = trimmed(text, start, end, bullet, startsLine);
    if (statement) statements.push(statement);
    return statement !== undefined;
  };
  for (const cut of [...cuts, { at: text.length, to: text.length }]) {
    if (cut.at < start) {
      // A bullet right after a line's end: one cut for both.
      if (cut.to > start) start = cut.to;
      bullet ||= cut.bullet ?? false;
      continue;
    }
    const wrote = close(cut.at);
    start = cut.to;
    bullet = (cut.bullet ?? false) || (!wrote && bullet && cut.line !== true);
    startsLine = cut.line ?? (!wrote && startsLine);
  }
  return statements;
}

function trimmed(text: string, from: number, to: number, bullet: boolean, startsLine: boolean): Sentence | undefined {
  const raw = text.slice(from, to);
  const lead = /^[\s\-–—*•·|>_~]*/.exec(raw)?.[0].length ?? 0;
  const body = raw.slice(lead).replace(/[\s|_~]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(body)) return undefined;
  const marked = bullet || /[-–—*•·>]/.test(raw.slice(0, lead));
  return { text: body, start: from + lead, end: from + lead + body.length, bullet: marked, startsLine };
}

/** Line ends; one in mid-sentence (a long line, the next in lower case) does not count. */
function lineCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const match of text.matchAll(/[^\S\n]*(?:\r?\n|\u2028|<br ?\/?>)\s*/gi)) {
    const to = match.index + match[0].length;
    const lineStart = text.lastIndexOf('\n', match.index - 1) + 1;
    const before = text.slice(lineStart, match.index);
    const wraps =
      before.trim().length >= 40 &&
      !/[.!?:;]$/.test(before) &&
      /^\p{Ll}{2,}/u.test(text.slice(to, to + 3)) &&
      !/\n\s*\n/.test(match[0]);
    if (!wraps) cuts.push({ at: match.index, to, line: true });
  }
  // Wide gaps and tabs are the remains of a layout.
  for (const match of text.matchAll(/(?<=\S)(?:[^\S\n]{3,}|\t+)(?=\p{Lu}|\d)/gu))
    cuts.push({ at: match.index, to: match.index + match[0].length });
  return cuts;
}

const bulletPatterns = [
  new RegExp(`\\s*[${bulletSigns}]+\\s*`, 'gu'),
  /(?:^|(?<=\n))[^\S\n]*(?:[-–—*+>o]|\(?\d{1,2}[.)]|\(?[a-z]\))[^\S\n]+(?=\S)/g,
  /(?:^|(?<=\n))[^\S\n]*[-–*](?=\p{L})/gu,
  /(?<=[.:;!?)])\s?[-–—]\s?(?=\p{L})/gu,
  /(?<=\p{Ll})[-–] (?=\p{Lu})/gu,
  /(?<=[\p{L}.!?:;)])\s?\*+\s?(?=\p{L})/gu,
  /(?<=[\p{Ll}.!?:;)])\d{1,2}[.)][^\S\n]*(?=\p{Lu}\p{Ll})/gu,
  /(?<=[.!?:;] )\d{1,2}[.)] (?=\p{Lu})/gu,
];

const bulletCuts = (text: string): Cut[] =>
  bulletPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ at: match.index, to: match.index + match[0].length, bullet: true })),
  );

function sentenceCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const match of text.matchAll(/[.!?…]+["”’)]*(?:\s+(?=[\p{Lu}\d"“(¿¡])|(?=\p{Lu}\p{Ll}))/gu)) {
    const end = match.index + match[0].trimEnd().length;
    const fused = end === match.index + match[0].length;
    if (endsInAbbreviation(text.slice(Math.max(0, match.index - 8), match.index + 1))) continue;
    if (
      fused &&
      (/^\.(?:Net|Js|Io)\b/.test(text.slice(match.index)) ||
        !/[\p{L})\d]{2}$/u.test(text.slice(Math.max(0, match.index - 4), match.index)))
    )
      continue;
    cuts.push({ at: end, to: match.index + match[0].length });
  }
  return cuts;
}

/** Two words run together where a line break was lost: "skillsExperience", "LicensePay", "plus6+ years". */
function fusedCuts(text: string): Cut[] {
  const offsets: number[] = [];
  for (const match of text.matchAll(/(?<![\p{L}\p{N}@./])\p{L}*\p{Ll}\p{Lu}\p{Ll}\p{L}*/gu))
    offsets.push(...camelCuts(match[0], match.index));
  // "AccountingCPA a plus", but not "AngularJS" nor "DallasTX"
  for (const match of text.matchAll(/(?<=\p{Ll}{4})(?:\p{Lu}{3,5}|RN|HR|IT|QA)(?=[\s,;:.)]|$)/gu)) {
    if (!nameEndings.test(match[0])) offsets.push(match.index);
  }
  // "SKILLSExperience", "CPAStrong"
  for (const match of text.matchAll(/(?<=\p{Lu}{2})\p{Lu}\p{Ll}{2,}/gu))
    if (opensStatement(match[0])) offsets.push(match.index);
  // "plus6+ years", "degree3-5 years"
  for (const match of text.matchAll(/(?<=\p{Ll}{3}|\))(?=\d{1,2}\+? ?(?:[-–] ?\d{1,2}\+? ?)?(?:years?|yrs?)\b)/giu))
    offsets.push(match.index);
  // "projects:Prepare", "apply!We", "(401k)Bonus"
  for (const match of text.matchAll(/(?<=[\p{Ll}\d)]{2}[:!])(?=\p{Lu}\p{Ll})|(?<=\))(?=\p{Lu}\p{Ll})/gu))
    offsets.push(match.index);
  return offsets.map((at) => ({ at, to: at }));
}

/** Where a word with capitals inside is split into two statements: not in names (JavaScript), not after a lost space ("theSystem"). */
function camelCuts(word: string, start: number): number[] {
  if (camelNames.test(word)) return [];
  const parts = word.split(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u);
  const cuts: number[] = [];
  let at = start;
  for (const [index, left] of parts.entries()) {
    at += left.length;
    const right = parts[index + 1];
    if (right === undefined || right === 'Innen' || functionWords.has(left.toLowerCase())) continue;
    const startsLower = /^\p{Ll}{3}/u.test(left);
    if (startsLower || opensStatement(right) || (left.length >= 4 && opensStatement(left))) cuts.push(at);
  }
  return cuts;
}

/**
 * Run-together English lists: "issues in the plant Research new technologies". A capitalised verb or opener, between a content word and a word in lower case,
 * begins a statement.
 */
function openerCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  const words = /(?<![\w'’-])([a-z][a-z'’-]*)[\])%]?([^\S\n]+)(?=([A-Z][a-z]+)(?:\/[a-z]+|['’]s)?[^\S\n]+[a-z\d])/g;
  for (const match of text.matchAll(words)) {
    const [whole, before = '', gap = '', opener = ''] = match;
    const to = match.index + whole.length;
    if (!functionWords.has(before) && opensStatement(opener)) cuts.push({ at: to - gap.length, to });
  }
  // "experience-Strong skills-Working knowledge": a dash that lost its spaces.
  const dashes = [...text.matchAll(/(?<=[a-z]{4})[-–](?=([A-Z][a-z]+) )/g)].filter((dash) =>
    opensStatement(dash[1] ?? ''),
  );
  const isBehindLower = (at: number): boolean => /(?:^|[\s(])[a-z]+$/.test(text.slice(Math.max(0, at - 30), at));
  // After a name ("Closing Disclosures-Experience in") it is one only if the text has others of the kind.
  if (dashes.some(({ index }) => isBehindLower(index)))
    for (const { index } of dashes) cuts.push({ at: index, to: index + 1, bullet: true });
  // "plans - Obtains bids - Collaborates": a dash as a bullet.
  for (const match of text.matchAll(/\s+[-–—]\s+(?=(\p{Lu}\p{Ll}+))/gu)) {
    if (opensStatement(match[1] ?? '')) cuts.push({ at: match.index, to: match.index + match[0].length, bullet: true });
  }
  return cuts;
}
