import { escaped } from '../language/escaped.ts';
import { valueAt } from '../resume/json-pointer.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { GrammarFact } from '../scoring/mistakes/grammar-fact.ts';
import { findMistakes } from '../scoring/mistakes/mistakes.ts';
import { withChange } from './apply-change.ts';
import type { Change } from './tailoring.ts';
import { capitalized } from '../resume/telling/first-word.ts';

/** Values that are sentences; names, titles and lists are spelled as their owners like. */
const prose = /^\/(?:basics\/summary|(?:work|projects|volunteer)\/\d+\/(?:summary|description|highlights\/\d+))$/;

const wholeWords = (quote: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}'’-])${escaped(quote)}(?![\\p{L}\\p{N}'’-])`, 'u');

/**
 * The mistakes of spelling and grammar whose correction is known, each as a change of its own, with the resume in which they are mended. `grammar` is what a
 * grammar checker found, in addition to the built-in checks; `refused` has ids of changes that the person rejected.
 */
export function mendMistakes(
  parsed: ParsedResume,
  grammar: readonly GrammarFact[],
  refused: ReadonlySet<string>,
): { mended: ParsedResume; changes: Change[] } {
  const changes: Change[] = [];
  let mended = parsed;
  for (const { line, quote, suggestion } of [...findMistakes(parsed), ...grammar]) {
    if (suggestion === undefined || suggestion === '') continue;
    for (const pointer of pointersOn(parsed, line)) {
      const id = `mend:${pointer}:${quote}`;
      const original = valueAt(mended.resume, pointer);
      if (typeof original !== 'string' || refused.has(id) || changes.some((change) => change.id === id)) continue;
      const revised = original.replace(wholeWords(quote), () => inCaseOf(quote, suggestion));
      if (revised === original) continue;
      const change: Change = {
        id,
        pointer,
        original,
        revised,
        reasons: ['mistake-mended'],
        evidence: parsed.evidence[pointer] ?? [line],
        requirements: [],
      };
      changes.push(change);
      mended = withChange(mended, change, { orders: new Map() });
    }
  }
  return { mended, changes };
}

/** A correction with the capital of the word that it replaces. */
const inCaseOf = (quote: string, suggestion: string): string =>
  /^\p{Lu}/u.test(quote) ? capitalized(suggestion) : suggestion;

const pointersOn = ({ evidence }: ParsedResume, line: string): string[] =>
  Object.entries(evidence).flatMap(([pointer, ids]) => (prose.test(pointer) && ids.includes(line) ? [pointer] : []));
