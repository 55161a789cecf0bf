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
  const { numbered, gauged } = pointsOf(input);
  const general = results < wanted ? generalLines(input) : [];
  const counts = workSentences.filter(({ text }) => isQuantified(text) && !isMeasured(text));
  const gauges = results - counts.length;
  const findings: RuleFinding[] = [];
  if (results < wanted)
    findings.push({
      code: 'lines-without-numbers',
      facts: { results, lines: workSentences.length, wanted },
      quotes: plain.slice(0, shownQuotes).map(quoteOf),
      gains: {
        quantifiedAchievements: (any.points * (wanted - results)) / wanted,
        // A line with a number names something.
        industryTerms:
          listing(input) *
          (concreteness(input, general, plain.slice(0, wanted - results)) - concreteness(input, general)),
      },
    });
  if (gauges < measured.wanted)
    findings.push({
      code: 'results-unmeasured',
      facts: { measured: gauges, numbers: results, wanted: measured.wanted },
      quotes: counts.slice(0, shownQuotes).map(quoteOf),
      gains: { quantifiedAchievements: (measured.points * (measured.wanted - gauges)) / measured.wanted },
    });
  return { score: numbered + gauged, findings };
}

const isUndated = ({ entry, dated }: Statement): boolean => !dated && /^\/work\/\d/.test(entry);

/** The points for numbers and for measured results. Nobody can weigh a result of an unknown time: under a job without dates it counts in part. */
function pointsOf({ workSentences }: RuleInput, undatedWorth: number = ruleNumbers.achievements.undated) {
  const creditOf = (lines: readonly Statement[]): number =>
    lines.reduce((sum, line) => sum + (isUndated(line) ? undatedWorth : 1), 0);
  const numbers = workSentences.filter(({ text }) => isQuantified(text));
  const gauges = numbers.filter(({ text }) => isMeasured(text));
  return {
    numbered: any.points * clamp(creditOf(numbers) / wantedOf(workSentences.length, any), 0, 1),
    gauged: measured.points * clamp(creditOf(gauges) / measured.wanted, 0, 1),
  };
}

/** What dates on all jobs would add to `quantifiedAchievements`. */
export function lostToMissingDates(input: RuleInput): number {
  const [now, dated] = [pointsOf(input), pointsOf(input, 1)];
  return dated.numbered + dated.gauged - now.numbered - now.gauged;
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

/** What part of its points `industryTerms` gets: whoever looks for a skill looks in the list first, and without one the rest counts little. */
const listing = ({ statements }: RuleInput): number =>
  statements.some(({ section }) => section === 'skills') ? 1 : ruleNumbers.terms.unlisted;

/** Points for the share of sentences about work that name something, if these did as well. */
function concreteness(input: RuleInput, found: readonly Statement[], mended: readonly Statement[] = []): number {
  const all = input.workSentences.length;
  const general = found.filter((line) => !mended.includes(line)).length;
  return lines.points * clamp((all - general) / Math.max(1, lines.share * all), 0, 1);
}

/** What a list of skills would add to `industryTerms`. */
export function lostToMissingList(input: RuleInput): number {
  const found = listing(input);
  return found === 1 ? 0 : industryTerms(input).score * (1 / found - 1);
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
  const found = listing(input);
  const concrete = concreteness(input, general);
  const findings: RuleFinding[] = [];
  if (concrete < lines.points && general.length > 0)
    findings.push({
      code: 'lines-general',
      facts: { count: general.length, lines: workSentences.length },
      quotes: general.slice(0, shownQuotes).map(quoteOf),
      gains: { industryTerms: found * (lines.points - concrete) },
    });
  if (named >= points) return { score: found * (named + concrete), findings };
  const listed = new Set(statements.flatMap(({ trade }) => [...trade]).filter((term) => !terms.has(term)));
  return {
    score: found * (named + concrete),
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
        gains: { industryTerms: found * (points - named) },
      },
    ],
  };
}
