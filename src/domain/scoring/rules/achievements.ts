import { isMeasured, isQuantified } from '../../matching/evidence/quantities.ts';
import { statesFact, type Statement } from '../../matching/statements/statements.ts';
import { namesSomething } from './named-things.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { clamp, quoteOf, type Judgement, type RuleFinding, type RuleInput } from '../rule.ts';

interface Wanted {
  share: number;
  least: number;
  most: number;
}

/** How many are enough for so many lines. */
const wantedOf = (lines: number, { share, least, most }: Wanted): number =>
  clamp(Math.round(lines * share), least, most);

const shownQuotes = 6;

const { any, measured } = ruleNumbers.achievements;
const { points, from, elsewhere, lines } = ruleNumbers.terms;

/** How many of the sentences about work say how much, how many or how often, and how many of them measure a result: percent, money, from so much to so much. */
export function quantifiedAchievements(input: RuleInput): Judgement {
  const { workSentences } = input;
  if (workSentences.length === 0) {
    const gains = { quantifiedAchievements: 100, industryTerms: lines.points };
    return { score: 0, findings: [{ code: 'no-sentences', gains }] };
  }
  const plain = workSentences.filter(({ text }) => !isQuantified(text));
  const results = workSentences.length - plain.length;
  const wanted = wantedOf(workSentences.length, any);
  const numbered = any.points * clamp(results / wanted, 0, 1);
  const counts = workSentences.filter(({ text }) => isQuantified(text) && !isMeasured(text));
  const gauged = measured.points * clamp((results - counts.length) / measured.wanted, 0, 1);
  const findings: RuleFinding[] = [];
  if (results < wanted)
    findings.push({
      code: 'lines-without-numbers',
      facts: { results, lines: workSentences.length, wanted },
      quotes: plain.slice(0, shownQuotes).map(quoteOf),
      gains: {
        quantifiedAchievements: any.points - numbered,
        // A line with a number names something.
        industryTerms: concreteness(input, plain.slice(0, wanted - results)) - concreteness(input),
      },
    });
  if (gauged < measured.points)
    findings.push({
      code: 'results-unmeasured',
      facts: { measured: results - counts.length, numbers: results, wanted: measured.wanted },
      quotes: counts.slice(0, shownQuotes).map(quoteOf),
      gains: { quantifiedAchievements: measured.points - gauged },
    });
  return { score: numbered + gauged, findings };
}

/** What one more line with a number is worth, in points of `quantifiedAchievements`. */
export function worthOfNumber({ workSentences }: RuleInput): number {
  const wanted = wantedOf(workSentences.length, any);
  const results = workSentences.filter(({ text }) => isQuantified(text)).length;
  return results < wanted ? any.points / wanted : 0;
}

/** The sentences about work that name nothing in particular. */
const generalLines = ({ parsed, workSentences }: RuleInput): Statement[] =>
  workSentences.filter(({ text }) => !namesSomething(text, parsed.language));

/** Points for the share of sentences about work that name something, if these did as well. */
function concreteness(input: RuleInput, mended: readonly Statement[] = []): number {
  const all = input.workSentences.length;
  const general = generalLines(input).filter((line) => !mended.includes(line)).length;
  return lines.points * clamp((all - general) / Math.max(1, lines.share * all), 0, 1);
}

/** The occupational vocabulary in the resume's sentences: different skills of the lexicon, without soft skills, compared with how much is told about work. */
export function industryTerms(input: RuleInput): Judgement {
  const { parsed, statements, workSentences, job } = input;
  const sources = workSentences.length >= 3 ? statements.filter(statesFact) : statements;
  const terms = new Set(sources.flatMap(({ trade }) => [...trade]));
  const wanted = Math.round(
    wantedOf(workSentences.length, ruleNumbers.terms) * (parsed.language === 'en' ? 1 : elsewhere),
  );
  const named = points * clamp((terms.size / wanted - from) / (1 - from), 0, 1);
  const general = generalLines(input);
  const concrete = concreteness(input);
  const findings: RuleFinding[] = [];
  if (concrete < lines.points && general.length > 0)
    findings.push({
      code: 'lines-general',
      facts: { count: general.length, lines: workSentences.length },
      quotes: general.slice(0, shownQuotes).map(quoteOf),
      gains: { industryTerms: lines.points - concrete },
    });
  if (named >= points) return { score: named + concrete, findings };
  const listed = new Set(statements.flatMap(({ trade }) => [...trade]).filter((term) => !terms.has(term)));
  return {
    score: named + concrete,
    findings: [
      ...findings,
      {
        code: 'terms-few',
        facts: {
          terms: terms.size,
          wanted,
          listed: [...listed].slice(0, 8),
          job: job?.ad.posting.title ?? '',
        },
        gains: { industryTerms: points - named },
      },
    ],
  };
}
