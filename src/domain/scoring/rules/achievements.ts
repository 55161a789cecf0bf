import { isQuantified } from '../../matching/evidence/quantities.ts';
import { statesFact } from '../../matching/statements/statements.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { clamp, quoteOf, type Judgement, type RuleFinding, type RuleInput } from '../rule.ts';

/** How many lines with a number are enough. */
const wantedResults = (lines: number): number => {
  const { share, least, most } = ruleNumbers.achievements;
  return clamp(Math.round(lines * share), least, most);
};

const shownQuotes = 6;

/** How many of the sentences about work say how much, how many or how often. */
export function quantifiedAchievements({ workSentences }: RuleInput): Judgement {
  if (workSentences.length === 0)
    return { score: 0, findings: [{ code: 'no-sentences', gains: { quantifiedAchievements: 100 } }] };
  const plain = workSentences.filter(({ text }) => !isQuantified(text));
  const results = workSentences.length - plain.length;
  const wanted = wantedResults(workSentences.length);
  const score = clamp((100 * results) / wanted);
  if (score >= 100) return { score, findings: [] };
  const finding: RuleFinding = {
    code: 'lines-without-numbers',
    facts: { results, lines: workSentences.length, wanted },
    quotes: plain.slice(0, shownQuotes).map(quoteOf),
    gains: { quantifiedAchievements: 100 - score },
  };
  return { score, findings: [finding] };
}

/** The occupational vocabulary in the resume's sentences: different skills of the lexicon, without soft skills. */
export function industryTerms({ parsed, statements, workSentences, job }: RuleInput): Judgement {
  const sources = workSentences.length >= 3 ? statements.filter(statesFact) : statements;
  const terms = new Set(sources.flatMap(({ trade }) => [...trade]));
  // The lexicon cannot know every occupation's words, so a resume with none of them still gets some points.
  const { base } = ruleNumbers.terms;
  const wanted = parsed.language === 'en' ? ruleNumbers.terms.wanted : ruleNumbers.terms.wantedElsewhere;
  const score = clamp(base + ((100 - base) * terms.size) / wanted);
  if (score >= 100) return { score, findings: [] };
  const listed = new Set(statements.flatMap(({ trade }) => [...trade]).filter((term) => !terms.has(term)));
  return {
    score,
    findings: [
      {
        code: 'terms-few',
        facts: {
          terms: terms.size,
          wanted,
          listed: [...listed].slice(0, 8),
          job: job?.ad.posting.title ?? '',
        },
        gains: { industryTerms: 100 - score },
      },
    ],
  };
}
