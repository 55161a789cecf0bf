import type { RequirementEvidence } from '../../matching/evidence/evidence-map.ts';
import { creditOf, weightOf } from '../../matching/evidence/credit.ts';
import { relevantYears } from '../../matching/titles/relevance.ts';
import { labelWeight } from '../../matching/titles/title-fit.ts';
import { gainsOfShowing } from './experience.ts';
import { keywordOf, openRequirements } from '../open-requirements.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { clamp, quoteOf, type Judgement, type RuleFinding, type RuleInput, type Target } from '../rule.ts';
import type { FindingCode } from '../finding-codes.ts';
import type { Finding } from '../evaluation.ts';

const { enoughShown, enoughTitle } = ruleNumbers;

const sumOf = (map: readonly RequirementEvidence[]): number => map.reduce((sum, item) => sum + weightOf(item), 0);

/** The score of a check that counts how many of these requirements are shown; NaN where there are none. */
export const shownScore = (map: readonly RequirementEvidence[]): number =>
  clamp((100 * map.reduce((sum, item) => sum + weightOf(item) * creditOf(item), 0)) / sumOf(map) / enoughShown);

const skillsOf = (map: readonly RequirementEvidence[]): RequirementEvidence[] =>
  map.filter(({ requirement }) => requirement.kind === 'skill');

/** The statements on the lines that come closest, each once. */
function lineQuotes(item: RequirementEvidence, { statements }: RuleInput): Finding['quotes'] {
  const near = item.lines.flatMap((id) => statements.find(({ lines }) => lines.includes(id)) ?? []);
  return [...new Set(near)].slice(0, 2).map(quoteOf);
}

/** Every requirement of the ad, by weight: what the resume's own sentences show of it. */
export function keywordOptimization({ job, ...input }: RuleInput): Judgement | undefined {
  if (!job || job.map.length === 0) return undefined;
  // Skills are worded by skillsAlignment, which includes the gain they bring here.
  const open = openRequirements(job.map).filter(
    ({ requirement }) =>
      requirement.kind !== 'skill' && !(requirement.kind === 'experience' && hasYearsAsked(job, input)),
  );
  return {
    score: shownScore(job.map),
    findings: open.map(findingsOf('keyword', { ...input, job })),
  };
}

/** The skills the ad names: one shown at work counts fully, a related one a third, a bare name in a list nothing. */
export function skillsAlignment({ job, ...input }: RuleInput): Judgement | undefined {
  const skills = job ? skillsOf(job.map) : [];
  if (!job || skills.length === 0) return undefined;
  const open = openRequirements(job.map).filter(({ requirement }) => requirement.kind === 'skill');
  return {
    score: shownScore(skills),
    findings: open.map(findingsOf('skill', { ...input, job })),
  };
}

/** Whether the years that the ad asks for are there, by their dates: then nothing says that they are not. */
const hasYearsAsked = ({ ad, jobs }: Target, { today }: Pick<RuleInput, 'today'>): boolean =>
  ad.posting.years !== undefined && relevantYears(jobs, today) >= ad.posting.years;

/** Words a requirement that is not shown, with what a line that shows it would add to all checks it counts in. */
function findingsOf(
  about: 'keyword' | 'skill',
  input: RuleInput & { job: Target },
): (item: RequirementEvidence) => RuleFinding {
  const { map, withLine, jobs } = input.job;
  const skills = skillsOf(map);
  const gainsOf = gainsOfShowing(input);
  return (item) => {
    const more = withLine(keywordOf(item.requirement), jobs[0]?.entry ?? '');
    return {
      code: codeFor(about, item),
      facts: { keyword: keywordOf(item.requirement), kind: item.requirement.kind, ad: item.requirement.sentence },
      quotes: lineQuotes(item, input),
      gains: {
        ...gainsOf(more),
        ...(skills.length > 0 && { skillsAlignment: shownScore(skillsOf(more.map)) - shownScore(skills) }),
        keywordOptimization: shownScore(more.map) - shownScore(map),
      },
    };
  };
}

function codeFor(about: 'keyword' | 'skill', { kind }: RequirementEvidence): FindingCode {
  return kind === 'listed' || kind === 'related' ? `${about}-${kind}` : `${about}-missing`;
}

/** How close the closest title held is to the ad's. */
export function jobTitleMatch({ job }: RuleInput): Judgement | undefined {
  if (job?.title.asked === undefined) return undefined;
  const { asked, similarity, title } = job.title;
  const score = clamp((100 * similarity) / enoughTitle);
  if (score >= 100) return { score, findings: [] };
  // A person who has held no similar title can only say what they are moving toward.
  const headline = clamp((100 * labelWeight) / enoughTitle);
  const finding: RuleFinding =
    title === undefined
      ? { code: 'title-absent', facts: { asked, held: '' }, gains: { jobTitleMatch: headline - score } }
      : { code: 'title-different', facts: { asked, held: title }, gains: { jobTitleMatch: 100 - score } };
  return { score, findings: [finding] };
}
