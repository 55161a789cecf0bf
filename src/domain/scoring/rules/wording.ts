import { stopWords } from '../../language/stop-words.ts';
import { foldAccents } from '../../language/tokenise.ts';
import { isComparable } from '../../lexicon/dictionary/bilingual-dictionary.ts';
import { verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../../language/english-verbs.ts';
import type { Language } from '../../language/languages.ts';
import type { Statement } from '../../matching/statements/statements.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { clamp, quoteOf, type Judgement, type RuleFinding, type RuleInput } from '../rule.ts';
import { saysOutcome } from './outcomes.ts';
import { auxiliaries, weakOpenings } from './weak-openings.ts';

const shownQuotes = 6;

const { verbs } = ruleNumbers;

/**
 * How many of the sentences about work open with what was done, how many say what changed through it, and whether the same verb is used again and again. Where
 * a language's words are not known by their meaning, the openings alone count.
 */
export function actionVerbs({ workSentences, parsed }: RuleInput): Judgement | undefined {
  const { language } = parsed;
  if (language === 'other') return undefined;
  if (workSentences.length === 0)
    return { score: 0, findings: [{ code: 'no-sentences', gains: { actionVerbs: 100 } }] };
  const weak = workSentences.filter((statement) => !opensWithAction(statement, language));
  const plain = isComparable(language) ? workSentences.filter((statement) => !saysOutcome(statement)) : undefined;
  const most = plain ? verbs.openings : 100;
  const opened = most * shareOf(workSentences.length - weak.length, verbs.share * workSentences.length);
  const outcomes = plain ? workSentences.length - plain.length : 0;
  const wanted = Math.ceil(verbs.outcomeShare * workSentences.length);
  const changed = plain ? verbs.outcomes * shareOf(outcomes, wanted) : 0;
  const strength = opened + changed;
  const repeated = repeatedOpening(workSentences);
  const repetitionCost = repeated ? Math.min(verbs.repeated, strength) : 0;
  const findings: RuleFinding[] = [];
  if (opened < most) {
    findings.push({
      code: 'weak-openings',
      facts: { weak: weak.length, lines: workSentences.length },
      quotes: weak.slice(0, shownQuotes).map(quoteOf),
      gains: { actionVerbs: most - opened },
    });
  }
  if (plain && outcomes < wanted) {
    findings.push({
      code: 'outcomes-few',
      facts: { outcomes, lines: workSentences.length, wanted },
      quotes: plain.slice(0, shownQuotes).map(quoteOf),
      gains: { actionVerbs: verbs.outcomes - changed },
    });
  }
  if (repeated) {
    findings.push({
      code: 'verbs-repeated',
      facts: { word: repeated.word, times: repeated.lines.length },
      quotes: repeated.lines.slice(0, shownQuotes).map(quoteOf),
      gains: { actionVerbs: repetitionCost },
    });
  }
  return { score: strength - repetitionCost, findings };
}

/** How much of what is wanted there is, 0-1. */
const shareOf = (count: number, wanted: number): number => clamp(count / wanted, 0, 1);

/** Adverbs may stand before the verb: "Successfully launched …". */
const leadingAdverb = /^\p{L}+(?:ly|mente|ment)$/u;

function opensWithAction({ text }: Statement, language: Language): boolean {
  const start = text.replace(/^[^\p{L}\p{N}]+/u, '').replace(auxiliaries[language] ?? /^$/, '');
  if (weakOpenings[language]?.test(start)) return false;
  const [first = '', second] = start.split(/[^\p{L}\p{N}'’-]+/u);
  const isAdverb = leadingAdverb.test(first) && second !== undefined;
  if (language === 'en') return isEnglishVerb(isAdverb ? second : first);
  // A French noun in "-ment" is itself the action.
  return isActionNoun(first, language) || (isAdverb && isActionNoun(second, language));
}

/** Outside English, actions open as verbs, participles or verbal nouns: everything but small words, numbers and names of tools. */
const isActionNoun = (word: string, language: Language): boolean =>
  /^\p{L}{4,}/u.test(word) && !stopWords(language).has(foldAccents(word));

const isEnglishVerb = (word: string): boolean => {
  const stem = word.toLowerCase().replace(/^(?:co|re|pre|over)-/, '');
  return (
    (verbOfPast(stem) ?? verbOfGerund(stem) ?? verbOfBase(stem) ?? verbOfThird(stem)) !== undefined ||
    /^(?:\p{L}{3,}(?:[^e]ed|ized|ised|ated))$/u.test(stem)
  );
};

/** The opening word of more than three lines and more than a third of them. */
function repeatedOpening(sentences: readonly Statement[]): { word: string; lines: Statement[] } | undefined {
  const byWord = new Map<string, Statement[]>();
  for (const statement of sentences) {
    const word = statement.words[0] ?? '';
    const own = byWord.get(word);
    if (own) own.push(statement);
    else byWord.set(word, [statement]);
  }
  const [most] = [...byWord].toSorted((a, b) => b[1].length - a[1].length);
  if (!most || most[1].length <= 3 || most[1].length <= sentences.length / 3) return undefined;
  return { word: most[0], lines: most[1] };
}
