import words from '../../words/resume/skills.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { paragraphs } from '../entries/entry-body.ts';
import { sourced, type Draft } from '../evidence.ts';
import type { Skill } from '../json-resume.ts';
import { joinLines, openEnd } from '../entries/prose.ts';
import type { Piece, TextRow } from '../../document/layout/text-row.ts';

const levels = patternOf(words, 'levels', 'i', (any) => String.raw`^(?:${any})$`);

/** Text cut at commas and the like, but not inside of brackets. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  const push = (): void => {
    const tidy = item
      .replace(/^[\s•·▪●■◦∙*–—-]+|[\s•·▪●■◦∙○◯◉★☆▫□◻◼⚫⚪⬤▮▯;,–—]+$/g, '')
      // The full stop that ends a list.
      .replace(/(?<=\p{L}{3}|\))\.$/u, '')
      .replace(/^(?:and|und|et|y|e|en)\s+/i, '')
      .trim();
    if (tidy !== '') items.push(tidy);
    item = '';
  };
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] ?? '';
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth = Math.max(depth - 1, 0);
    const spaced = /\s/.test(text[i - 1] ?? ' ') && /\s/.test(text[i + 1] ?? ' ');
    const parts =
      depth === 0 &&
      (',;、，；•·▪●■◦∙|⋅\t'.includes(letter) || (spaced && '–—/-'.includes(letter) && '–—/-'.includes(letter)));
    const decimal = letter === ',' && /\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? '');
    if (parts && !decimal) push();
    else item += letter;
  }
  push();
  return items;
}

const category = /^([^:：,;•|]{2,50}?)\s*[:：]\s*(.+)$/u;

/** Skills by category: "Category: a, b", a category in bold above or next to its skills, or a plain list. */
export function readSkills(rows: readonly TextRow[]): Draft<Skill>[] {
  const skills: Draft<Skill>[] = [];
  const loose: Draft<Skill>[] = [];
  let open: Draft<Skill> | undefined;
  const following = new Map<string, TextRow | undefined>();
  for (const [index, row] of rows.entries()) if (!following.has(row.id)) following.set(row.id, rows[index + 1]);
  for (const part of withLevelsApart(rows.flatMap(cells))
    .flatMap(withLabelsApart)
    .flatMap(withNamesApart)
    .flatMap(paragraphs)) {
    const ids = part.rows.flatMap((row) => row.lines);
    const text = joinLines(part.rows.map((row) => row.pieces.map((piece) => piece.text).join('\t')));
    const labelled = category.exec(text) ?? labelledByLook(part.rows);
    if (labelled?.[1] && labelled[2] && !/https?$/.test(labelled[1])) {
      open = {
        ...nameAndLevel(labelled[1], ids, 0.9),
        keywords: splitList(labelled[2]).map((word) => sourced(word, ids, 0.9)),
      };
      skills.push(open);
      continue;
    }
    if (levels.test(text)) {
      const last = open ?? loose.at(-1);
      if (last) last.level = sourced(text, ids, 0.8);
      continue;
    }
    const items = splitList(text.replace(/[:：]\s*$/, ''));
    // What is told of skills is no list of them: it stays a text, but for the lists in it.
    if (isTold(text, items.length)) {
      loose.push(...bracketedLists(text).map((word) => ({ name: sourced(word, ids, 0.7) })));
      continue;
    }
    if (isCategory(part.rows, following, text, items.length)) {
      open = { ...nameAndLevel(text.replace(/[:：]\s*$/, ''), ids, 0.8), keywords: [] };
      skills.push(open);
    } else if (open?.keywords) open.keywords.push(...items.map((word) => sourced(word, ids, 0.85)));
    else loose.push(...items.map((word) => nameAndLevel(word, ids, 0.85)));
  }
  return [...loose, ...skills];
}

/** "Python (advanced)": a skill, and how well it is known. */
function nameAndLevel(text: string, ids: readonly string[], confidence: number): Draft<Skill> {
  const [, name, level] = /^(\S.*?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  return name !== undefined && level !== undefined && levels.test(level)
    ? { name: sourced(name, ids, confidence), level: sourced(level, ids, confidence) }
    : { name: sourced(text, ids, confidence) };
}

/** A row with nothing but a level ("Advanced") continues no name above it, unless that name ends in the middle of a list. */
function withLevelsApart(rows: readonly TextRow[]): TextRow[][] {
  const runs: TextRow[][] = [[]];
  for (const [index, row] of rows.entries()) {
    const alone = levels.test(row.text.trim()) && !/,\s*$/.test(rows[index - 1]?.text ?? '');
    if (alone) runs.push([row], []);
    else runs.at(-1)?.push(row);
  }
  return runs.filter((run) => run.length > 0);
}

/** Below a row that begins with a label ("Languages: Java") one that does, too, continues nothing. */
function withLabelsApart(rows: readonly TextRow[]): TextRow[][] {
  const runs: TextRow[][] = [];
  let isLabelled = false;
  for (const row of rows) {
    const label = category.exec(row.text)?.[1];
    const begins = label !== undefined && label.split(/\s+/).length <= mostWordsOfLabel && /^\p{Lu}/u.test(label);
    const last = runs.at(-1);
    if (!last || (begins && isLabelled)) runs.push([row]);
    else last.push(row);
    isLabelled ||= begins;
  }
  return runs;
}

/** A list of one name a row: without commas a row that is full goes on in no other, unless that one begins small or stands closer than the others do. */
function withNamesApart(run: readonly TextRow[]): TextRow[][] {
  const gaps = run.slice(1).map(({ gap }) => gap);
  const isList =
    run.length >= fewestNames &&
    Math.max(...gaps) - Math.min(...gaps) < evenGap &&
    run.every(
      ({ text, pieces }) => pieces.length === 1 && text.length <= longestName && !parted.test(withoutBrackets(text)),
    );
  if (!isList) return [[...run]];
  const names: TextRow[][] = [];
  for (const row of run) {
    const above = names.at(-1);
    if (above && (/^[\p{Ll}(&]/u.test(row.text) || openEnd.test(above.at(-1)?.text ?? ''))) above.push(row);
    else names.push([row]);
  }
  return names;
}

const fewestNames = 2;
const longestName = 45;
/** In points. */
const evenGap = 2.5;
const parted = /[,;:|•·]/u;
const withoutBrackets = (text: string): string => text.replace(/\([^()]*\)?/gu, '');

const mostWordsOfLabel = 4;

/** Whole sentences, whose commas do not part names. */
const isTold = (text: string, items: number): boolean => {
  const words = text.split(/\s+/).length;
  return /\p{Ll}{3,}[.!]$/u.test(text) && words >= fewestWordsTold && words / items >= fewestWordsBetweenCommas;
};

/** "Know the usual programs (Word, Excel, Access)": the names in brackets. */
const bracketedLists = (text: string): string[] =>
  [...text.matchAll(/\(([^()]{3,200})\)/gu)].flatMap(([, inner = '']) => {
    const items = splitList(inner);
    return items.length > 1 && items.every((item) => item.split(/\s+/).length <= mostWordsListed) ? items : [];
  });

const mostWordsListed = 3;
const fewestWordsTold = 12;
const fewestWordsBetweenCommas = 5;

/** Cells next to each other are separate lists. */
function cells(row: TextRow): TextRow[] {
  if (row.pieces.length < 2 || /[:：]$/.test(row.pieces[0]?.text ?? '') || differ(row.pieces[0], row.pieces[1]))
    return [row];
  return row.pieces.map((piece, index) => ({
    ...row,
    text: piece.text,
    pieces: [piece],
    look: piece.look,
    x: piece.x,
    right: piece.right,
    gap: index === 0 ? row.gap : 99,
    bullet: index > 0 || row.bullet,
  }));
}

const differ = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a !== undefined && b !== undefined && a.look.bold !== b.look.bold;

/** A bold name before its skills on the same row. */
function labelledByLook(rows: readonly TextRow[]): [string, string, string] | undefined {
  const [first] = rows;
  const [label, ...others] = first?.pieces ?? [];
  if (!first || !label || others.length === 0 || !differ(label, others[0])) return undefined;
  const rest = [...others.map((piece) => piece.text), ...rows.slice(1).map((row) => row.text)].join(' ');
  return ['', label.text, rest];
}

/** A row that names the skills below it: emphasised while others are not, or ending with a colon. */
function isCategory(
  own: readonly TextRow[],
  following: ReadonlyMap<string, TextRow | undefined>,
  text: string,
  items: number,
): boolean {
  const [first] = own;
  if (!first || first.bullet || items > 2 || text.length > 60) return false;
  if (/[:：]\s*$/.test(text)) return true;
  const next = following.get(first.id);
  if (!next) return false;
  if (levels.test(next.text) || (items === 1 && next.text.split(/[,•·]\s/).length > 2 && !next.bullet)) return true;
  return first.look.bold && (!next.look.bold || next.look.size < first.look.size - 0.6);
}
