import { once } from '../../memoize.ts';
import type { Language } from '../../language/languages.ts';
import { buildIndex, noSkill, phraseKey, type Entry } from './skill-index.ts';
import { listedSkills } from './skill-tables.ts';
import { indexByMeaning } from './skills-by-meaning.ts';
import type { Skill } from './skill.ts';

const listed = once(listedSkills);

/** The lexicon: built when first asked for, and always the same. */
export const lexicon = once(() => buildIndex(listed()));

/** The lexicon's skills by what their English names mean. */
export const skillsByMeaning = once(() => indexByMeaning(listed()));

/** The skill of a name or another way of writing it; undefined when it is none of the lexicon's. */
export function skillByName(name: string): Skill | undefined {
  const { skills, entries } = lexicon();
  const skill = skills.get(name.toLowerCase()) ?? written(name, entries.get(phraseKey(name).key));
  if (skill) return skill;
  const bare = name.replace(/ (?:skills?|experience|knowledge|proficiency|expertise)$/i, '');
  return bare === name ? undefined : skillByName(bare);
}

/**
 * Whether a skill is known by the words that a language has for it: by ways of its own, or by a proper name, which is the
 * same in every language ("Kubernetes", "Power BI").
 */
export const isNamedIn = (name: string, language: Language): boolean =>
  !/(?:^| )\p{Ll}/u.test(name) || (lexicon().named.get(language)?.has(name.toLowerCase()) ?? false);

/** Of the skills whose spelling has one key, the one that is written just so, else the one that is written in any way. */
function written(name: string, first: Entry | undefined): Skill | undefined {
  let any = first;
  for (let entry = first; entry; entry = entry.next) {
    if (entry.exact === name) return entry.skill;
    if (entry.exact === undefined) any = entry;
  }
  return any?.skill === noSkill ? undefined : any?.skill;
}

/** Whether two names stand for one skill: "JS" and "JavaScript". */
export function sameSkill(a: string, b: string): boolean {
  const skill = skillByName(a);
  return skill === undefined ? a.toLowerCase() === b.toLowerCase() : skill === skillByName(b);
}

/** Families whose members do not stand in for one another: Spanish is no help with English, nor tact with punctuality. */
const apart = /^(?:spoken languages|soft skills|.*(?:certificates|licences))$/;

/** Whether two different skills are close neighbours: of one family. */
export function relatedSkills(a: string, b: string): boolean {
  const left = skillByName(a);
  const right = skillByName(b);
  return (
    left !== undefined &&
    right !== undefined &&
    left !== right &&
    left.family === right.family &&
    !apart.test(left.family)
  );
}

/** Whether who shows one skill has shown the other: the same, or one that it is a kind of ("VMware" covers "Virtualization"). */
export function coversSkill(shown: string, asked: string): boolean {
  const skill = skillByName(shown);
  return sameSkill(shown, asked) || (skill?.broader !== undefined && sameSkill(skill.broader, asked));
}
