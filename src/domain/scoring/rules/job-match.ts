import type { RequirementEvidence } from '../../matching/evidence-map.ts';
import type { AnsweredTogether } from '../../matching/map-evidence.ts';
import { creditOf, weightOf } from '../../matching/fit.ts';
import { titleFit } from '../../matching/title-fit.ts';
import { gainsOfShowing } from './experience.ts';
import { keywordOf } from '../keywords.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { clamp, type Judgement, type RuleFinding, type RuleInput, type Target } from '../rule.ts';
import type { FindingCode } from '../finding-codes.ts';
import type { Finding } from '../evaluation.ts';

const { enoughShown, enoughTitle } = ruleNumbers;

const sumOf = (map: readonly RequirementEvidence[]): number => map.reduce((sum, item) => sum + weightOf(item), 0);

type Answered = ReturnType<AnsweredTogether>;

/** How many of a check's 100 points one more line brings that shows these requirements. */
function gainOf(answered: Answered, map: readonly RequirementEvidence[]): number {
  const meant = answered.filter(({ item }) => map.includes(item));
  const gained = meant.reduce((sum, { item, share }) => sum + weightOf(item) * Math.max(0, share - creditOf(item)), 0);
  return (100 * gained) / sumOf(map) / enoughShown;
}

const shareShown = (map: readonly RequirementEvidence[]): number =>
  map.reduce((sum, item) => sum + weightOf(item) * creditOf(item), 0) / sumOf(map);

const skillsOf = ({ map }: Target): RequirementEvidence[] =>
  map.filter(({ requirement }) => requirement.kind === 'skill');

function lineQuotes(item: RequirementEvidence, { parsed }: RuleInput): Finding['quotes'] {
  return item.lines.slice(0, 2).flatMap((id) => {
    const text = parsed.lines.find((line) => line.id === id)?.text;
    return text === undefined ? [] : [{ line: id, text }];
  });
}

/** Every requirement of the ad, by weight: what the resume's own sentences show of it. */
export function keywordOptimization({ job, ...input }: RuleInput): Judgement | undefined {
  if (!job || job.map.length === 0) return undefined;
  // Skills are worded by skillsAlignment, which counts their gain here too.
  const open = job.map.filter(({ kind, requirement }) => kind !== 'shown' && requirement.kind !== 'skill');
  return {
    score: clamp((100 * shareShown(job.map)) / enoughShown),
    findings: open.map((item) => findingOf('keyword', item, { ...input, job })),
  };
}

/** The skills the ad names: shown at work counts whole, a neighbour a third, a bare name in a list nothing. */
export function skillsAlignment({ job, ...input }: RuleInput): Judgement | undefined {
  const skills = job ? skillsOf(job) : [];
  if (!job || skills.length === 0) return undefined;
  const open = skills.filter(({ kind }) => kind !== 'shown');
  return {
    score: clamp((100 * shareShown(skills)) / enoughShown),
    findings: open.map((item) => findingOf('skill', item, { ...input, job })),
  };
}

/** A requirement that is not shown, with what a line that shows it would bring to all checks it counts in. */
function findingOf(
  about: 'keyword' | 'skill',
  item: RequirementEvidence,
  input: RuleInput & { job: Target },
): RuleFinding {
  const { map, together } = input.job;
  const answered = together(item);
  const skills = skillsOf(input.job);
  return {
    code: codeFor(about, item),
    facts: { keyword: keywordOf(item.requirement), ad: item.requirement.sentence },
    quotes: lineQuotes(item, input),
    gains: {
      ...gainsOfShowing(
        answered.map((each) => each.item),
        input,
      ),
      ...(skills.length > 0 && { skillsAlignment: gainOf(answered, skills) }),
      keywordOptimization: gainOf(answered, map),
    },
  };
}

function codeFor(about: 'keyword' | 'skill', { kind }: RequirementEvidence): FindingCode {
  return kind === 'listed' || kind === 'related' ? `${about}-${kind}` : `${about}-missing`;
}

/** How near the nearest title held comes to the ad's. */
export function jobTitleMatch({ job, parsed, today }: RuleInput): Judgement | undefined {
  if (!job || job.posting.title.trim() === '') return undefined;
  const { similarity, title } = titleFit(parsed, job.posting, today);
  const score = clamp((100 * similarity) / enoughTitle);
  if (score >= 100) return { score, findings: [] };
  const finding: RuleFinding = {
    code: title === undefined ? 'title-absent' : 'title-different',
    facts: { asked: job.posting.title, held: title ?? '' },
    gains: { jobTitleMatch: 100 - score },
  };
  return { score, findings: [finding] };
}
