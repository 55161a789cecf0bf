import { isMeasured, isQuantified } from '../../matching/evidence/quantities.ts';
import { statesFact } from '../../matching/statements/statements.ts';
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

/** How many of the sentences about work say how much, how many or how often, and how many of them measure a result: percent, money, from so much to so much. */
export function quantifiedAchievements({ workSentences }: RuleInput): Judgement {
  if (workSentences.length === 0)
    return { score: 0, findings: [{ code: 'no-sentences', gains: { quantifiedAchievements: 100 } }] };
  const plain = workSentences.filter(({ text }) => !isQuantified(text));
  const results = workSentences.length - plain.length;
  const { any, measured } = ruleNumbers.achievements;
  const wanted = wantedOf(workSentences.length, any);
  const numbered = any.points * clamp(results / wanted, 0, 1);
  const counts = workSentences.filter(({ text }) => isQuantified(text) && !isMeasured(text));
  const wantedMeasured = wantedOf(workSentences.length, measured);
  const gauged = measured.points * clamp((results - counts.length) / wantedMeasured, 0, 1);
  const findings: RuleFinding[] = [];
  if (results < wanted)
    findings.push({
      code: 'lines-without-numbers',
      facts: { results, lines: workSentences.length, wanted },
      quotes: plain.slice(0, shownQuotes).map(quoteOf),
      gains: { quantifiedAchievements: any.points - numbered },
    });
  if (gauged < measured.points)
    findings.push({
      code: 'results-unmeasured',
      facts: { measured: results - counts.length, numbers: results, wanted: wantedMeasured },
      quotes: counts.slice(0, shownQuotes).map(quoteOf),
      gains: { quantifiedAchievements: measured.points - gauged },
    });
  return { score: numbered + gauged, findings };
}

/** The occupational vocabulary in the resume's sentences: different skills of the lexicon, without soft skills, compared with how much is told about work. */
export function industryTerms({ parsed, statements, workSentences, job }: RuleInput): Judgement {
  const sources = workSentences.length >= 3 ? statements.filter(statesFact) : statements;
  const terms = new Set(sources.flatMap(({ trade }) => [...trade]));
  const { points, from, elsewhere, lines, ...each } = ruleNumbers.terms;
  const wanted = Math.round(wantedOf(workSentences.length, each) * (parsed.language === 'en' ? 1 : elsewhere));
  const named = points * clamp((terms.size / wanted - from) / (1 - from), 0, 1);
  const general = workSentences.filter(({ text }) => !namesSomething(text, parsed.language));
  const concrete =
    lines.points *
    clamp((workSentences.length - general.length) / Math.max(1, lines.share * workSentences.length), 0, 1);
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
