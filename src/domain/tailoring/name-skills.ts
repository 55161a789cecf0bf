import { findSkills } from '../lexicon/skills/find-skills.ts';
import { skillByName } from '../lexicon/skills/lexicon.ts';
import type { EvidenceMap, RequirementEvidence } from '../matching/evidence/evidence-map.ts';
import type { Posting } from '../posting/posting.ts';
import type { JsonResume, Skill } from '../resume/json-resume.ts';
import { sharedNames } from './skill-phrases.ts';

/** A skill that the ad asks for and a sentence of the resume's work shows, by the name that both use. */
export interface ShownSkill {
  name: string;
  evidence: RequirementEvidence;
}

const workPointer = /^\/(?:work|projects|volunteer)\//;

/** Skills that the ad asks for and sentences about work show, without those that `text` names; in order of weight. */
export function shownSkills(map: EvidenceMap, posting: Posting, resume: JsonResume, text: string): ShownSkill[] {
  const named = new Set(findSkills(text, { list: true }).map(({ skill }) => skill));
  const names = sharedNames(posting, resume);
  const shown = map
    .filter(({ kind, pointers }) => kind === 'shown' && pointers.some((pointer) => workPointer.test(pointer)))
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight);
  const found = new Map<string, ShownSkill>();
  for (const evidence of shown) {
    const { skill, kind } = evidence.requirement;
    const name = skill === undefined || kind !== 'skill' || named.has(skill) ? undefined : names.get(skill);
    if (name !== undefined && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), { name, evidence });
  }
  return [...found.values()];
}

/** More would look like a list of the ad's words. */
const mostAdded = 4;

/** The skills together with those that the work shows and the list omits, each in the group of related skills; one without such a group is left out. */
export function withShownSkills(
  skills: readonly Skill[],
  shown: readonly ShownSkill[],
): { skills: Skill[]; added: ShownSkill[] } {
  const added: ShownSkill[] = [];
  let grown = [...skills];
  for (const each of shown) {
    if (added.length === mostAdded) break;
    const at = groupFor(each, skills);
    if (at === undefined) continue;
    added.push(each);
    grown =
      at === 'alone'
        ? [
            ...grown,
            {
              name: inStyle(
                each.name,
                skills.map(({ name }) => name ?? ''),
              ),
            },
          ]
        : grown.map((group, index) => (index === at ? grownBy(group, each.name) : group));
  }
  return { skills: grown, added };
}

const grownBy = (group: Skill, name: string): Skill => ({
  ...group,
  keywords: [...(group.keywords ?? []), inStyle(name, group.keywords ?? [])],
});

/** The index of the group that has a skill of the same family; `alone` where the skills are ungrouped. */
function groupFor({ evidence }: ShownSkill, skills: readonly Skill[]): number | 'alone' | undefined {
  const family = skillByName(evidence.requirement.skill ?? '')?.family;
  const grouped = skills.filter(({ keywords }) => (keywords?.length ?? 0) > 0);
  if (grouped.length === 0)
    return skills.length >= 3 && skills.every(({ level }) => level === undefined) ? 'alone' : undefined;
  const [only] = grouped;
  if (grouped.length === 1 && only !== undefined && (only.keywords?.length ?? 0) >= 3) return skills.indexOf(only);
  const at = skills.findIndex(({ keywords }) =>
    (keywords ?? []).some((keyword) => family !== undefined && skillByName(keyword)?.family === family),
  );
  return at < 0 ? undefined : at;
}

/** A capitalised name if the other names are capitalised. */
function inStyle(name: string, others: readonly string[]): string {
  const large = others.filter((other) => /^\p{Lu}/u.test(other)).length;
  return large * 2 > others.length ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
