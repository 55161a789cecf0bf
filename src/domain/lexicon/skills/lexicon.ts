import { once } from '../../memoize.ts';
import type { Language } from '../../language/languages.ts';
import { buildIndex, noSkill, phraseKey, type Entry } from './skill-index.ts';
import { listedSkills } from './skill-tables.ts';
import { indexByMeaning } from './skills-by-meaning.ts';
import type { Skill } from './skill.ts';

const listed = once(listedSkills);

/** The lexicon: built on first use, and always the same. */
export const lexicon = once(() => buildIndex(listed()));

/** The lexicon's skills by what their English names mean. */
export const skillsByMeaning = once(() => indexByMeaning(listed()));

/** How many names of skills have a word before their last one; lower case, without a plural s. */
export const skillModifiers = once((): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { skill, head, ways } of listed()) {
    if (/^(?:soft skills|spoken languages)$/.test(skill.family)) continue;
    for (const name of [head, ...ways]) {
      const words = (name.toLowerCase().match(/[a-z][a-z'+#]*/g) ?? []).slice(0, -1);
      for (const word of new Set(words.map((each) => each.replace(/(?:'s|s)$/, ''))))
        times.set(word, (times.get(word) ?? 0) + 1);
    }
  }
  return times;
});

/** The skill with this name or other spelling; undefined when the lexicon has none. */
export function skillByName(name: string): Skill | undefined {
  const { skills, entries } = lexicon();
  const skill = skills.get(name.toLowerCase()) ?? written(name, entries.get(phraseKey(name).key));
  if (skill) return skill;
  const bare = name.replace(/ (?:skills?|experience|knowledge|proficiency|expertise)$/i, '');
  return bare === name ? undefined : skillByName(bare);
}

/**
 * Whether the lexicon can recognise a skill in a language: by names of its own there, or by a proper name, which is the same in every language ("Kubernetes",
 * "Power BI").
 */
export const isNamedIn = (name: string, language: Language): boolean =>
  !/(?:^| )\p{Ll}/u.test(name) || (lexicon().named.get(language)?.has(name.toLowerCase()) ?? false);

/** Of the skills whose spelling has the same key, the one with exactly this spelling, else the one that any spelling matches. */
function written(name: string, first: Entry | undefined): Skill | undefined {
  let any = first;
  for (let entry = first; entry; entry = entry.next) {
    if (entry.exact === name) return entry.skill;
    if (entry.exact === undefined) any = entry;
  }
  return any?.skill === noSkill ? undefined : any?.skill;
}

/** Whether two names mean the same skill: "JS" and "JavaScript". */
export function sameSkill(a: string, b: string): boolean {
  const skill = skillByName(a);
  return skill === undefined ? a.toLowerCase() === b.toLowerCase() : skill === skillByName(b);
}

/** The names of skills together with those of what they are a kind of: whoever uses VMware knows virtualization. */
export function withBroader(names: Iterable<string>): Set<string> {
  const all = new Set<string>();
  for (const name of names) {
    let skill = lexicon().skills.get(name.toLowerCase());
    all.add(name);
    while (skill?.broader !== undefined && !all.has(skill.broader)) {
      all.add(skill.broader);
      skill = lexicon().skills.get(skill.broader.toLowerCase());
    }
  }
  return all;
}
