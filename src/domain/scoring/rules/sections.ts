import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { isQuantified } from '../../matching/evidence/quantities.ts';
import { lostToMissingList, worthOfNumber } from './achievements.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { clamp, quoteOf, type Judgement, type RuleFinding, type RuleInput } from '../rule.ts';

/** What each standard section counts; a person without any job yet shows projects or volunteering instead. */
const sectionWeights = Object.entries(ruleNumbers.sections) as [keyof typeof ruleNumbers.sections, number][];

const { complete, length, summary } = ruleNumbers;

/**
 * Skills that count as a separate section: not those that only repeat the ad and that no sentence shows. Otherwise a list of the ad's words would make a
 * section.
 */
function ownSkills({ statements, job }: RuleInput): number {
  const asked = new Set(
    job?.map.flatMap(({ requirement, kind }) => (kind === 'listed' ? [requirement.skill ?? requirement.text] : [])),
  );
  return statements.filter(
    ({ section, skills, text }) =>
      section === 'skills' && !(asked.has(text) || (skills.size > 0 && [...skills].every((skill) => asked.has(skill)))),
  ).length;
}

/** Whether the sections that every reader looks for exist and are not empty, and whether the summary says something of its own. */
export function standardSections(input: RuleInput): Judgement {
  const present = new Set(input.statements.map(({ section }) => section));
  const hasWork = present.has('work') || (input.parsed.resume.work ?? []).length > 0;
  const has = (section: SectionKind): boolean => {
    if (section === 'work') return hasWork || present.has('projects') || present.has('volunteer');
    if (section === 'skills') return ownSkills(input) > 0;
    if (section === 'summary') return (input.parsed.resume.basics?.summary ?? '').trim() !== '';
    return present.has(section);
  };
  const missing = sectionWeights.filter(([section]) => !has(section));
  const findings = missing.map(([section, weight]): RuleFinding => ({
    code: section === 'summary' ? 'summary-missing' : 'section-missing',
    facts: { section },
    gains: {
      standardSections: weight,
      // A section that is added is also a complete one.
      ...(section === 'skills' && {
        completeSections: complete.skills,
        industryTerms: lostToMissingList(input),
      }),
      ...(section === 'education' && { completeSections: complete.education }),
    },
  }));
  const vague = has('summary') ? summaryLacks(input) : undefined;
  const score = 100 - missing.reduce((sum, [, weight]) => sum + weight, vague?.points ?? 0);
  return { score, findings: vague && vague.points > 0 ? [...findings, vague.finding] : findings };
}

/** What a summary lacks that a reader could hold on to: skills of the field, and a figure. */
function summaryLacks({ statements }: RuleInput): { points: number; finding: RuleFinding } {
  const own = statements.filter(({ role, pointer }) => role === 'claim' && pointer === '/basics/summary');
  const skills = new Set(own.flatMap(({ trade }) => [...trade])).size;
  const figures = own.filter(({ text }) => isQuantified(text)).length;
  const points =
    summary.skills * (1 - clamp(skills / summary.wantedSkills, 0, 1)) + (figures === 0 ? summary.figure : 0);
  const facts = { skills, figures, wanted: summary.wantedSkills };
  return {
    points,
    finding: {
      code: 'summary-vague',
      facts,
      quotes: own.slice(0, 2).map(quoteOf),
      gains: { standardSections: points },
    },
  };
}

/** Whether the entries are complete: jobs with title, employer, dates and what was done (60), education (20), skills (20). */
export function completeSections(input: RuleInput): Judgement {
  const parts = [workPart(input), educationPart(input), skillsPart(input)];
  return {
    score: clamp(parts.reduce((sum, part) => sum + part.score, 0)),
    findings: parts.flatMap((part) => part.findings),
  };
}

/** Whether a job has a date at all. */
export const isDated = ({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}): boolean => startDate !== undefined || endDate !== undefined;

function workPart(input: RuleInput): Judgement {
  const { parsed, statements } = input;
  const work = parsed.resume.work ?? [];
  if (work.length === 0) return { score: 0, findings: [] };
  const each = complete.work / work.length;
  const findings: RuleFinding[] = [];
  // For an old job a line is enough: only the latest ones are asked for a figure.
  const latest = Math.min(work.length, complete.latestJobs);
  const figureWorth = (complete.work * complete.figureShare) / latest;
  let score = 0;
  work.forEach((entry, index) => {
    const told = statements.filter(
      (statement) => statement.entry === `/work/${index}` && statement.role === 'sentence',
    );
    const isDescribed = told.length > 0;
    const hasFigure = told.some(({ text }) => isQuantified(text));
    if (index < latest && hasFigure) score += figureWorth;
    const named = (entry.position ? complete.titleShare : 0) + (entry.name ? complete.employerShare : 0);
    const dated = isDated(entry) ? complete.datesShare : 0;
    score += each * (named + dated + (isDescribed ? complete.toldShare : 0));
    const facts = { title: entry.position ?? entry.name ?? '' };
    const missing = entry.position ? 'employer' : 'title';
    const whole = complete.titleShare + complete.employerShare;
    if (named < whole) {
      const gains = { completeSections: each * (whole - named) };
      findings.push({ code: 'work-incomplete', facts: { ...facts, missing }, gains });
    }
    if (!isDescribed)
      findings.push({ code: 'work-untold', facts, gains: { completeSections: each * complete.toldShare } });
    else if (index < latest && !hasFigure)
      findings.push({
        code: 'work-without-figure',
        facts,
        quotes: told.slice(0, 2).map(quoteOf),
        gains: { completeSections: figureWorth, quantifiedAchievements: worthOfNumber(input) },
      });
  });
  return { score, findings };
}

/** Worth of one job's missing dates, in points of this check; said where the dates are judged. */
export const datesWorth = (jobs: number): number => (complete.work * complete.datesShare) / jobs;

function educationPart({ parsed }: RuleInput): Judgement {
  const education = parsed.resume.education ?? [];
  if (education.length === 0) return { score: 0, findings: [] };
  const whole = education.filter((entry) => entry.institution && (entry.studyType ?? entry.area));
  const score = (complete.education * whole.length) / education.length;
  const [first] = education.filter((entry) => !whole.includes(entry));
  if (!first) return { score, findings: [] };
  const facts = {
    name: first.institution ?? first.studyType ?? first.area ?? '',
    missing: first.institution ? 'degree' : 'school',
  };
  const gains = { completeSections: complete.education - score };
  return { score, findings: [{ code: 'education-incomplete', facts, gains }] };
}

function skillsPart(input: RuleInput): Judgement {
  const skills = ownSkills(input);
  const score = Math.min(complete.skills, (complete.skills * skills) / complete.wantedSkills);
  if (score >= complete.skills) return { score, findings: [] };
  const finding: RuleFinding = {
    code: 'skills-few',
    facts: { skills, wanted: complete.wantedSkills },
    gains: {
      completeSections: complete.skills - score,
      ...(skills === 0 && {
        standardSections: ruleNumbers.sections.skills,
        industryTerms: lostToMissingList(input),
      }),
    },
  };
  return { score, findings: [finding] };
}

/** Neither too few words of the person's own, which count in proportion, nor so many that the best is lost among them. */
export function appropriateLength({ statements }: RuleInput): Judgement {
  const words = statements.reduce((sum, statement) => sum + statement.words.length, 0);
  const score = lengthScore(words);
  if (score >= 100) return { score, findings: [] };
  const facts = { words, least: length.least, most: length.most };
  const code = words < length.least ? 'too-short' : 'too-long';
  return { score, findings: [{ code, facts, gains: { appropriateLength: 100 - score } }] };
}

function lengthScore(words: number): number {
  const { least, most, farTooMany, floor } = length;
  if (words < least) return (100 * words) / least;
  if (words <= most) return 100;
  return Math.max(floor, 100 - ((100 - floor) * (words - most)) / (farTooMany - most));
}
