import type { CheckName } from './check-names.ts';
import type { Finding } from './evaluation.ts';
import type { FindingCode } from './finding-codes.ts';
import type { Judgement, RuleFinding } from './rule.ts';

/** A finding of one or more checks. */
export interface Found {
  finding: RuleFinding;
  /** Who found it, first the check that it is told under. */
  by: [CheckName, ...CheckName[]];
}

type Facts = Finding['facts'];

/** A finding that says nothing new beside another: it follows from it, or speaks of the same thing. */
interface Repetition {
  code: FindingCode;
  beside: FindingCode;
  /** By the facts of both; always when absent. */
  when?: (facts: Facts, besides: Facts) => boolean;
  /** Set where fixing the other need not bring what this one promises: nobody knows how many years missing dates hold, or what a summary will name. */
  promisesNothing?: true;
}

const isOf =
  (fact: string, value: string | number) =>
  (facts: Facts): boolean =>
    facts[fact] === value;
const isBesideOf =
  (fact: string, value: string | number) =>
  (_: Facts, besides: Facts): boolean =>
    besides[fact] === value;

/** From this share, in percent, on more than "little" is there. */
export const littleBelow = 50;
const shares = ['share', 'families', 'vocabulary'];

/** Whether a finding says that little of what an ad asks for is there, by one of its shares. */
export const saysLittle = ({ facts }: Pick<Finding, 'facts'>): boolean =>
  shares.some((name) => facts[name] !== undefined && Number(facts[name]) < littleBelow);

/** In an order in which what takes in others is taken in later. */
const repetitions: readonly Repetition[] = [
  { code: 'bullets-long', beside: 'sentences-long' },
  { code: 'email-missing', beside: 'contact-missing', when: isBesideOf('what', 'email') },
  { code: 'summary-untailored', beside: 'summary-missing', promisesNothing: true },
  // The job without dates may have filled the gap.
  { code: 'dates-gap', beside: 'dates-missing' },
  { code: 'keyword-missing', beside: 'experience-short', when: isOf('kind', 'experience') },
  { code: 'keyword-related', beside: 'experience-short', when: isOf('kind', 'experience') },
  { code: 'keyword-missing', beside: 'experience-undated', when: isOf('kind', 'experience') },
  { code: 'keyword-related', beside: 'experience-undated', when: isOf('kind', 'experience') },
  { code: 'experience-undated', beside: 'dates-missing', promisesNothing: true },
  {
    code: 'experience-unrelated',
    beside: 'recent-work-untailored',
    when: (_, { share }) => Number(share) < littleBelow,
  },
  // Where no line has a figure, no job has one and nothing is measured.
  { code: 'results-unmeasured', beside: 'lines-without-numbers', when: isBesideOf('results', 0) },
  { code: 'work-without-figure', beside: 'lines-without-numbers', when: isBesideOf('results', 0) },
  // An entry that lacks nearly everything is still a section.
  { code: 'section-missing', beside: 'education-incomplete', when: isOf('section', 'education') },
  { code: 'skills-few', beside: 'section-missing', when: isBesideOf('section', 'skills') },
  // Nobody has recent jobs, titles or years without work that was found.
  { code: 'recent-work-untailored', beside: 'section-missing', when: isBesideOf('section', 'work') },
  { code: 'shown-late', beside: 'section-missing', when: isBesideOf('section', 'work') },
  { code: 'experience-unrelated', beside: 'section-missing', when: isBesideOf('section', 'work') },
  { code: 'experience-short', beside: 'section-missing', when: isBesideOf('section', 'work') },
  { code: 'title-absent', beside: 'section-missing', when: isBesideOf('section', 'work') },
  // What does not exist has no dates, no lines and no words: that it is missing says it all.
  { code: 'dates-missing', beside: 'section-missing', when: isOf('count', 0) },
  { code: 'work-untold', beside: 'no-sentences' },
  { code: 'terms-few', beside: 'no-sentences', when: isOf('terms', 0) },
  { code: 'too-short', beside: 'no-sentences', when: isOf('words', 0) },
  { code: 'headings-missing', beside: 'section-missing', when: isBesideOf('section', 'work') },
  { code: 'no-sentences', beside: 'section-missing', when: isBesideOf('section', 'work') },
];

/**
 * What the checks found, each thing once: what several found alike, and what another finding says already, is one finding, told under the check that says it
 * best, with all that fixing it brings to each of them.
 */
export function foundOnce(judgements: ReadonlyMap<CheckName, Judgement>): Found[] {
  const all: Found[] = [];
  for (const [name, { findings }] of judgements)
    for (const finding of findings) {
      const at = all.findIndex((before) => isSame(before.finding, finding));
      const before = all[at];
      if (before) all[at] = together(before, { finding, by: [name] });
      else all.push({ finding, by: [name] });
    }
  return repetitions.reduce<Found[]>(withoutRepetition, all);
}

const isSame = (a: RuleFinding, b: RuleFinding): boolean =>
  a.code === b.code && JSON.stringify(a.facts ?? {}) === JSON.stringify(b.facts ?? {});

function withoutRepetition(all: Found[], { code, beside, when, promisesNothing }: Repetition): Found[] {
  const into = new Map<Found, Found>();
  const isSaid = (found: Found): boolean => {
    if (found.finding.code !== code) return false;
    const teller = all.find(
      (other) =>
        other.finding.code === beside && (when?.(found.finding.facts ?? {}, other.finding.facts ?? {}) ?? true),
    );
    if (teller && !promisesNothing) into.set(teller, together(into.get(teller) ?? teller, found));
    return teller !== undefined;
  };
  const left = all.filter((found) => !isSaid(found));
  return left.map((found) => into.get(found) ?? found);
}

/** Two findings as one: for each check the larger gain, for fixing one thing brings what it brings once. */
function together(told: Found, other: Found): Found {
  const gains = { ...told.finding.gains };
  for (const [name, gain] of Object.entries(other.finding.gains) as [CheckName, number][])
    gains[name] = Math.max(gains[name] ?? 0, gain);
  const [first, ...more] = told.by;
  const by: Found['by'] = [first, ...new Set([...more, ...other.by])];
  return { finding: { ...told.finding, gains }, by };
}
