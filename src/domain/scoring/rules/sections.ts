import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { clamp, type Judgement, type RuleFinding, type RuleInput } from '../rule.ts';

/** What each standard section counts; a person without any job yet shows projects or volunteering instead. */
const sectionWeights = Object.entries(ruleNumbers.sections) as [keyof typeof ruleNumbers.sections, number][];

const { complete, length } = ruleNumbers;

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

/** Whether the sections that every reader looks for exist and are not empty. */
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
      ...(section === 'skills' && { completeSections: complete.skills }),
      ...(section === 'education' && { completeSections: complete.education }),
    },
  }));
  return { score: 100 - missing.reduce((sum, [, weight]) => sum + weight, 0), findings };
}

/** Whether the entries are complete: jobs with title, employer and what was done (60), education (20), skills (20). */
export function completeSections(input: RuleInput): Judgement {
  const parts = [workPart(input), educationPart(input), skillsPart(input)];
  return {
    score: clamp(parts.reduce((sum, part) => sum + part.score, 0)),
    findings: parts.flatMap((part) => part.findings),
  };
}

function workPart({ parsed, statements }: RuleInput): Judgement {
  const work = parsed.resume.work ?? [];
  if (work.length === 0) return { score: 0, findings: [] };
  const each = complete.work / work.length;
  const findings: RuleFinding[] = [];
  let score = 0;
  work.forEach((entry, index) => {
    const isDescribed = statements.some(
      (statement) => statement.entry === `/work/${index}` && statement.role === 'sentence',
    );
    const named = (entry.position ? complete.titleShare : 0) + (entry.name ? complete.employerShare : 0);
    score += each * (named + (isDescribed ? complete.toldShare : 0));
    const facts = { title: entry.position ?? entry.name ?? '' };
    const missing = entry.position ? 'employer' : 'title';
    const whole = complete.titleShare + complete.employerShare;
    if (named < whole) {
      const gains = { completeSections: each * (whole - named) };
      findings.push({ code: 'work-incomplete', facts: { ...facts, missing }, gains });
    }
    if (!isDescribed)
      findings.push({ code: 'work-untold', facts, gains: { completeSections: each * complete.toldShare } });
  });
  return { score, findings };
}

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
      ...(skills === 0 && { standardSections: ruleNumbers.sections.skills }),
    },
  };
  return { score, findings: [finding] };
}

/** Between 250 and 1,000 words of the person's own get full points; fewer in proportion, more falling to 40 at 2,600. */
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
