import { once } from '../../memoize.ts';
import type { Language } from '../../language/languages.ts';
import { buildIndex, noSkill, phraseKey, waysOf, type Entry, type SkillTables } from './build-index.ts';
import { buildGlossary } from './gloss-skills.ts';
import type { Skill } from './skill.ts';
import { programming } from '../tables/programming.ts';
import { softwarePractice } from '../tables/software-practice.ts';
import { data } from '../tables/data.ts';
import { cloud } from '../tables/cloud.ts';
import { certificates } from '../tables/certificates.ts';
import { enterprise } from '../tables/enterprise.ts';
import { engineering } from '../tables/engineering.ts';
import { construction } from '../tables/construction.ts';
import { manufacturing } from '../tables/manufacturing.ts';
import { logistics } from '../tables/logistics.ts';
import { notSkills } from '../tables/not-skills.ts';
import { nursing } from '../tables/nursing.ts';
import { medicine } from '../tables/medicine.ts';
import { science } from '../tables/science.ts';
import { socialEducation } from '../tables/social-education.ts';
import { finance } from '../tables/finance.ts';
import { law } from '../tables/law.ts';
import { people } from '../tables/people.ts';
import { sales } from '../tables/sales.ts';
import { marketing } from '../tables/marketing.ts';
import { design } from '../tables/design.ts';
import { hospitality } from '../tables/hospitality.ts';
import { spokenLanguages } from '../tables/spoken-languages.ts';
import { softSkills } from '../tables/soft-skills.ts';
import { dutch } from '../translations/dutch.ts';
import { french } from '../translations/french.ts';
import { german } from '../translations/german.ts';
import { italian } from '../translations/italian.ts';
import { portuguese } from '../translations/portuguese.ts';
import { spanish } from '../translations/spanish.ts';

/** Where two tables know one spelling, the earlier one has it. */
const sources: SkillTables = {
  tables: [
    programming,
    softwarePractice,
    data,
    cloud,
    certificates,
    enterprise,
    engineering,
    construction,
    manufacturing,
    logistics,
    nursing,
    medicine,
    science,
    socialEducation,
    finance,
    law,
    people,
    sales,
    marketing,
    design,
    hospitality,
    spokenLanguages,
    softSkills,
  ],
  translations: [
    ['de', german],
    ['fr', french],
    ['es', spanish],
    ['pt', portuguese],
    ['it', italian],
    ['nl', dutch],
  ],
  notSkills,
};

/** The lexicon: built when first asked for, and always the same. */
export const lexicon = once(() => buildIndex(sources));

/** The lexicon's skills by what their English names mean. */
export const glossary = once(() => buildGlossary(waysOf(sources, lexicon().skills)));

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

/** Of the skills whose spelling has one key, the one that is written just so, else the first. */
function written(name: string, first: Entry | undefined): Skill | undefined {
  for (let entry = first; entry; entry = entry.next) if (entry.exact === name) return entry.skill;
  return first?.skill === noSkill ? undefined : first?.skill;
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
