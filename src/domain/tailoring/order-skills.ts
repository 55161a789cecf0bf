import { escaped } from '../language/escaped.ts';
import { sameSkill } from '../lexicon/skills/lexicon.ts';
import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';
import type { Skill } from '../resume/json-resume.ts';
import { useAdTerm, type AdTerm } from './wording/ad-terms.ts';

/** The value of a skill of the resume for the posting: the weight of the requirements that ask for it. */
function worthOf(name: string, map: EvidenceMap): number {
  return map.reduce((sum, { requirement }) => {
    const asks =
      requirement.skill !== undefined && (sameSkill(name, requirement.skill) || contains(name, requirement.skill));
    return asks ? sum + requirement.weight * (requirement.must ? 1 : 0.5) : sum;
  }, 0);
}

const contains = (text: string, part: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(part)}(?![\\p{L}\\p{N}+#])`, 'iu').test(text);

const byValue = <T>(items: readonly T[], worth: (item: T) => number): T[] =>
  items.toSorted((a, b) => worth(b) - worth(a));

/**
 * The skills with those that the ad asks for first, group by group and inside each group, and with the ad's name next to a short form; `renamed` is the same in
 * the source's order. Nothing is added, left out or moved to another group.
 */
export function orderSkills(
  skills: readonly Skill[],
  map: EvidenceMap,
  terms: readonly AdTerm[],
): { skills: Skill[]; renamed: Skill[]; used: string[] } {
  const used: string[] = [];
  const named = (text: string): string => {
    const term = terms.find((candidate) => !used.includes(candidate.requirement) && candidate.here === text.trim());
    const reworded = term === undefined ? undefined : useAdTerm(text, term);
    if (term === undefined || reworded === undefined) return text;
    used.push(term.requirement);
    return reworded.text;
  };
  const renamed = skills.map((skill) => ({
    ...skill,
    ...(skill.name === undefined ? {} : { name: named(skill.name) }),
    ...(skill.keywords === undefined ? {} : { keywords: skill.keywords.map(named) }),
  }));
  const ordered = byValue(renamed, (skill) => groupValue(skill, map)).map((skill) =>
    skill.keywords === undefined
      ? skill
      : { ...skill, keywords: byValue(skill.keywords, (keyword) => worthOf(keyword, map)) },
  );
  return { skills: ordered, renamed, used };
}

const groupValue = (skill: Skill, map: EvidenceMap): number =>
  worthOf(skill.name ?? '', map) + (skill.keywords ?? []).reduce((sum, keyword) => sum + worthOf(keyword, map), 0);

/** Skills as lines of text, one per group: for showing what was changed. */
export const skillsText = (skills: readonly Skill[]): string =>
  skills
    .map(({ name, level, keywords }) =>
      [[name, level && `(${level})`].filter(Boolean).join(' '), (keywords ?? []).join(', ')].filter(Boolean).join(': '),
    )
    .join('\n');
