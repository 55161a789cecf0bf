import type { Language } from '../../language/languages.ts';
import notSkills from '../../words/not-skills.json';
import families from '../../words/skill-families.json';
import sharedMeanings from '../../words/skills-by-meaning.json';
import certificates from '../../words/skills/certificates.json';
import cloud from '../../words/skills/cloud.json';
import construction from '../../words/skills/construction.json';
import data from '../../words/skills/data.json';
import design from '../../words/skills/design.json';
import engineering from '../../words/skills/engineering.json';
import enterprise from '../../words/skills/enterprise.json';
import finance from '../../words/skills/finance.json';
import hospitality from '../../words/skills/hospitality.json';
import law from '../../words/skills/law.json';
import logistics from '../../words/skills/logistics.json';
import manufacturing from '../../words/skills/manufacturing.json';
import marketing from '../../words/skills/marketing.json';
import medicine from '../../words/skills/medicine.json';
import nursing from '../../words/skills/nursing.json';
import people from '../../words/skills/people.json';
import programming from '../../words/skills/programming.json';
import sales from '../../words/skills/sales.json';
import science from '../../words/skills/science.json';
import socialEducation from '../../words/skills/social-education.json';
import softSkills from '../../words/skills/soft-skills.json';
import softwarePractice from '../../words/skills/software-practice.json';
import spokenLanguages from '../../words/skills/spoken-languages.json';
import dutch from '../../words/translations/dutch.json';
import french from '../../words/translations/french.json';
import german from '../../words/translations/german.json';
import italian from '../../words/translations/italian.json';
import portuguese from '../../words/translations/portuguese.json';
import spanish from '../../words/translations/spanish.json';
import verbForms from '../../words/verb-forms.json';
import { entriesOf, groupsOf, unmarked, type WordTable } from '../../words/word-table.ts';
import type { Skill } from './skill.ts';

/** Skills in groups that are families: `name | other ways to write it | what it is a kind of`. */
export const skillTables: readonly WordTable[] = [
  certificates,
  cloud,
  construction,
  data,
  design,
  engineering,
  enterprise,
  finance,
  hospitality,
  law,
  logistics,
  manufacturing,
  marketing,
  medicine,
  nursing,
  people,
  programming,
  sales,
  science,
  socialEducation,
  softSkills,
  softwarePractice,
  spokenLanguages,
];

/** Ways of other languages to write the skills: `name | ways`. */
export const translationTables: readonly (readonly [Language, WordTable])[] = [
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['pt', portuguese],
  ['it', italian],
  ['nl', dutch],
];

/** Which professions ask for a family. */
export const familyTable: WordTable = families;

/** Phrases that hold a skill's name and mean none ("reporting to"). */
export const notSkillTable: WordTable = notSkills;

/** How a noun of doing is said with its verb: "project management" is also "managing projects". */
export const verbFormTable: WordTable = verbForms;

/** Which skill is meant by English words that names of several skills share: `phrase | skill`. */
export const sharedMeaningTable: WordTable = sharedMeanings;

/** A skill as its table has it: the name with the mark that says how it is looked for, and the other ways to write it. */
export interface ListedSkill {
  skill: Skill;
  head: string;
  ways: readonly string[];
}

/** The skills of all tables. */
export function listedSkills(): ListedSkill[] {
  const professions = new Map(entriesOf(familyTable).map(({ head, columns }) => [head, columns[0] ?? []]));
  return skillTables.flatMap((table) =>
    groupsOf(table).flatMap((family) =>
      entriesOf(table, family).map(({ head, columns: [ways = [], kinds = []] }) => {
        const skill = { name: unmarked(head), family, professions: professions.get(family) ?? [] };
        return { skill: kinds[0] === undefined ? skill : { ...skill, broader: kinds[0] }, head, ways };
      }),
    ),
  );
}
