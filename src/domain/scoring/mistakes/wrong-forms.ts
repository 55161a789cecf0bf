import wrongFormWords from '../../words/scoring/wrong-forms.json' with { type: 'json' };
import { alternativesOf, headsOf, patternOf } from '../../words/word-table.ts';
import { isDutyVerb } from '../../language/statement-openers.ts';
import type { GrammarFact } from './grammar-fact.ts';

/** Words ending in s that are one thing or take a singular verb. */
const singularInS = patternOf(wrongFormWords, 'endings of singulars in s', '', (any) => `(?:${any})$`);

/** Verbs whose base form is neither a noun nor an adjective next to "was" and "has been". */
const bareVerbs = headsOf(wrongFormWords, 'bare verbs');

type Found = Omit<GrammarFact, 'line' | 'kind'>;
type Rule = readonly [RegExp, (match: RegExpMatchArray) => Found | undefined];

const manyForOne: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };
const oneForMany: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' };

/** What each pattern finds is wrong in any context: resumes are fragments, whose grammar cannot be followed far. */
const rules: readonly Rule[] = [
  // "to ensure lodges was", "both projects has"
  [
    new RegExp(
      String.raw`\b(?:[Ee]nsur(?:e|ed|ing)|[Aa]ll|[Bb]oth|[Tt]hese|[Tt]hose|[Mm]any|[Ss]everal|[Vv]arious)` +
        String.raw`( (?:of )?(?:the |our )?(?:[a-z]{3,} )?([a-z]{3,}s)) (is|was|has)\b`,
      'g',
    ),
    ([, , noun = '', verb = '']) =>
      singularInS.test(noun)
        ? undefined
        : { quote: `${noun} ${verb}`, suggestion: `${noun} ${manyForOne[verb] ?? verb}` },
  ],
  [
    /\b(we|they|you) (is|was|has)\b/gi,
    ([quote, who = '', verb = '']) => ({ quote, suggestion: `${who} ${manyForOne[verb.toLowerCase()] ?? verb}` }),
  ],
  [
    /\b(he|she|it) (are|were|have)\b/gi,
    // The department is treated as a plural: "Sales and IT have".
    ([quote, who = '', verb = '']) =>
      who === 'IT' ? undefined : { quote, suggestion: `${who} ${oneForMany[verb.toLowerCase()] ?? verb}` },
  ],
  // "to documented the", but not "led to improved results"
  [
    /\bto ([a-z]{2,}(?<!e)ed) (?:the|an?|our|their|all)\b/g,
    ([, verb = '']) => ({ quote: `to ${verb}`, suggestion: undefined }),
  ],
  // "to extracted and analyze"
  [
    /\bto ([a-z]{2,}(?<!e)ed) and ([a-z]{3,})\b(?<!ed|s|ing)/g,
    ([, verb = '', other = '']) => (isDutyVerb(other) ? { quote: `to ${verb}`, suggestion: undefined } : undefined),
  ],
  [
    /\b(will|can|must|should|could|would) ([a-z]{2,}(?<!e)ed)\b(?<!shed|embed|wed|bed)/g,
    ([quote]) => ({ quote, suggestion: undefined }),
  ],
  [
    new RegExp(`\\b(?:was|were|been) (?:${bareVerbs.join('|')})\\b(?![-–])`, 'g'),
    ([quote]) => ({ quote, suggestion: undefined }),
  ],
  // "an training"; a word without an early vowel is spelled out ("an nda")
  [
    /\ban ([b-df-gj-np-tv-z][a-z]{3,})/g,
    ([quote, word = '']) =>
      /^.{1,2}[aeiouy]/.test(word) && !/^[fhlmnrsx][^aeiouy]{2}/.test(word)
        ? { quote, suggestion: `a ${word}` }
        : undefined,
  ],
  [
    /\b(more|less|rather|other|better|greater|higher|lower|fewer|larger|smaller|faster) then\b/gi,
    ([quote, word = '']) => ({ quote, suggestion: `${word} than` }),
  ],
  [
    patternOf(wrongFormWords, 'behind its', 'gi', (any) => String.raw`\bit['’]s (${any})\b`),
    ([quote, noun = '']) => ({ quote, suggestion: `its ${noun}` }),
  ],
  [
    patternOf(wrongFormWords, 'behind to', 'g', (any) => String.raw`\btoo (${any})\b`),
    ([quote, verb = '']) => ({ quote, suggestion: `to ${verb}` }),
  ],
  [
    new RegExp(
      String.raw`\b(${alternativesOf(wrongFormWords, 'before their')}) there ` +
        String.raw`(?!(?:${alternativesOf(wrongFormWords, 'behind there')})\b)([a-z]{3,})`,
      'g',
    ),
    ([quote, before = '', noun = '']) => ({ quote, suggestion: `${before} their ${noun}` }),
  ],
];

/** Wrong forms of English words that can be detected from the words next to them. */
export function wrongForms(text: string): Omit<GrammarFact, 'line'>[] {
  return rules.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = read(match);
      return found ? [{ kind: 'grammar' as const, ...found }] : [];
    }),
  );
}
