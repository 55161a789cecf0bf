import words from '../../words/posting/wishes.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { Stretch } from './ask.ts';

/** Words that mark something as nice to have and not required. `before` ones refer to what precedes them, `after` ones to what follows. */
const niceBefore = patternOf(words, 'a wish said before', 'g', (any) => String.raw`\b(?:${any})\b`);
const niceAfter = patternOf(words, 'a wish said behind', 'g', (any) => String.raw`\b(?:${any})`);
const must = patternOf(words, 'must', 'g', (any) => String.raw`\b(?:${any})\b`);

/** The stretches of a folded, lower-case statement that are only nice to have: "(Oracle preferred, MSSQL)" gives "Oracle preferred". */
export function niceStretches(folded: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const match of folded.matchAll(niceAfter))
    stretches.push({ start: match.index, end: clauseEnd(folded, match.index) });
  for (const match of folded.matchAll(niceBefore)) {
    const end = match.index + match[0].length;
    // "Nice to have: Docker", "Gradita conoscenza di": with nothing before it, the word refers to what follows.
    const isFirst = !/[a-z0-9]/.test(folded.slice(clauseStart(folded, match.index), match.index));
    stretches.push(
      isFirst ? { start: match.index, end: clauseEnd(folded, end) } : stretchBefore(folded, match.index, end),
    );
  }
  return stretches;
}

/** Whether a position in a statement is in one of the stretches. */
export const isWithin = (offset: number, stretches: readonly Stretch[]): boolean =>
  stretches.some((stretch) => offset >= stretch.start && offset < stretch.end);

/** Whether a statement plainly requires what it names. */
export const saysMust = (folded: string): boolean =>
  /\b(?:is|are) (?:a )?(?:required|must|mandatory|essential|necessary)\b|\bmust (?:have|be|possess)\b|\(required\)/.test(
    folded,
  );

function clauseEnd(folded: string, from: number): number {
  const open = folded.lastIndexOf('(', from);
  const closed = folded.indexOf(')', from);
  if (open >= 0 && closed >= 0 && !folded.slice(open, from).includes(')')) return closed;
  const end = folded.slice(from).search(/[;.](?:\s|$)/);
  return end < 0 ? folded.length : from + end;
}

/** From the start of what the word refers to up to its end: inside brackets one item, else everything since the last required item. */
function stretchBefore(folded: string, cue: number, end: number): Stretch {
  const head = folded.slice(0, cue);
  const open = head.lastIndexOf('(');
  if (open > head.lastIndexOf(')')) {
    const inside = head.slice(open + 1);
    if (inside.trim() !== '' && !/^\s*(?:highly|strongly|but|not|is|are|a|an)\s*$/.test(inside)) {
      return { start: open + 1 + Math.max(inside.lastIndexOf(',') + 1, 0), end };
    }
    // "(preferred)" alone refers to the whole item before it.
    return { start: clauseStart(folded, open), end };
  }
  let from = clauseStart(folded, cue);
  for (const match of head.matchAll(must)) {
    // "3+ years required, 5 preferred": the wish begins after the required part.
    const rest = head
      .slice(match.index)
      .search(/[,;(]| but | and (?=\w+ ?(?:\w+ )?(?:\w+ )?(?:a|an|is|are|highly|strongly)?\s*$)/);
    if (match.index >= from && !/(?:not|but not) $/.test(head.slice(0, match.index)))
      from = rest < 0 ? match.index + match[0].length : match.index + rest;
  }
  return { start: from, end };
}

function clauseStart(folded: string, before: number): number {
  const head = folded.slice(0, before);
  const at = Math.max(head.lastIndexOf('; '), head.lastIndexOf('. '), head.lastIndexOf(' but '));
  return at < 0 ? 0 : at + 2;
}
