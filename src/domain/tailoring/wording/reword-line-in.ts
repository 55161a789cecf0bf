import type { Language } from '../../language/languages.ts';
import type { ChangeReason } from '../tailoring.ts';
import { germanLines } from './german-lines.ts';
import { removeFillers, tidiedIn, withoutLabel, type LineForm, type LineGrammar } from './line-words.ts';
import { evenEnd } from './punctuation.ts';
import { type Rewording } from './rewording.ts';
import { capitalized } from '../../resume/telling/first-word.ts';
import { frenchLines, spanishLines } from './romance-lines.ts';

const grammars: Readonly<Partial<Record<Language, LineGrammar>>> = {
  de: germanLines,
  fr: frenchLines,
  es: spanishLines,
};

/** What is decided for a whole entry before its lines are reworded. */
export interface EntryStyle {
  /** The entry's lines. */
  lines: readonly string[];
  /** Lines end with a full stop. */
  stops: boolean;
}

/**
 * A line of a resume in a language other than English, reworded by that language's rules, which change no fact and keep the form of the entry's other lines:
 * what was done for a weak opening, no fillers, consistent punctuation. Where a rule is not certain, or a language has none, the words are kept. Without any
 * change the answer has no reasons.
 */
export function rewordLineIn(language: Language, line: string, { lines, stops }: EntryStyle): Rewording {
  const grammar = grammars[language];
  if (grammar === undefined) return { text: line, reasons: [] };
  const form = commonForm(lines, grammar);
  // Where another line has a label of its own ("Erfolge: …"), labels tell the lines apart.
  const labelled = lines.some((other) => other !== line && /^\p{L}[\p{L} ]{1,27}\s?:/u.test(other));
  // New words take the apostrophe that the others have.
  const isPlain = !lines.some((other) => other.includes('’'));
  let text = tidiedIn(line, grammar.words);
  const reasons = new Set<ChangeReason>();
  const take = (revised: string | undefined, reason: ChangeReason): void => {
    if (revised === undefined || revised === text) return;
    text = isPlain ? revised.replaceAll('’', "'") : revised;
    reasons.add(reason);
  };
  if (form === 'noun' && !labelled) take(capitalizedFrom(withoutLabel(text, grammar.words)), 'filler-removed');
  const opened = grammar.strengthenOpening(text, form);
  take(capitalizedFrom(opened), 'strong-verb');
  take(removeFillers(text, grammar.words)?.text, 'filler-removed');
  const turned = form === 'noun' ? grammar.resultFirst(text) : undefined;
  take(capitalizedFrom(turned), 'result-first');
  take(evenEnd(text, stops), 'punctuation');
  if (text !== line && reasons.size === 0) reasons.add('punctuation');
  return { text, reasons: [...reasons] };
}

const capitalizedFrom = (text: string | undefined): string | undefined => text && capitalized(text);

/** The form of most lines; nouns, where no form leads. */
function commonForm(lines: readonly string[], { formOf }: LineGrammar): LineForm {
  const forms = lines.map((line) => formOf(line));
  const count = (form: LineForm): number => forms.filter((each) => each === form).length;
  const [most = 'noun'] = (['noun', 'infinitive', 'past'] as const).toSorted((a, b) => count(b) - count(a));
  return most;
}
