import type { Language } from '../../language/languages.ts';
import notSkills from '../../words/not-skills.json' with { type: 'json' };
import families from '../../words/skill-families.json' with { type: 'json' };
import sharedMeanings from '../../words/skills-by-meaning.json' with { type: 'json' };
import certificates from '../../words/skills/certificates.json' with { type: 'json' };
import cloud from '../../words/skills/cloud.json' with { type: 'json' };
import construction from '../../words/skills/construction.json' with { type: 'json' };
import data from '../../words/skills/data.json' with { type: 'json' };
import design from '../../words/skills/design.json' with { type: 'json' };
import engineering from '../../words/skills/engineering.json' with { type: 'json' };
import enterprise from '../../words/skills/enterprise.json' with { type: 'json' };
import finance from '../../words/skills/finance.json' with { type: 'json' };
import hospitality from '../../words/skills/hospitality.json' with { type: 'json' };
import law from '../../words/skills/law.json' with { type: 'json' };
import logistics from '../../words/skills/logistics.json' with { type: 'json' };
import manufacturing from '../../words/skills/manufacturing.json' with { type: 'json' };
import marketing from '../../words/skills/marketing.json' with { type: 'json' };
import medicine from '../../words/skills/medicine.json' with { type: 'json' };
import nursing from '../../words/skills/nursing.json' with { type: 'json' };
import people from '../../words/skills/people.json' with { type: 'json' };
import programming from '../../words/skills/programming.json' with { type: 'json' };
import sales from '../../words/skills/sales.json' with { type: 'json' };
import science from '../../words/skills/science.json' with { type: 'json' };
import socialEducation from '../../words/skills/social-education.json' with { type: 'json' };
import softSkills from '../../words/skills/soft-skills.json' with { type: 'json' };
import softwarePractice from '../../words/skills/software-practice.json' with { type: 'json' };
import spokenLanguages from '../../words/skills/spoken-languages.json' with { type: 'json' };
import dutch from '../../words/translations/dutch.json' with { type: 'json' };
import french from '../../words/translations/french.json' with { type: 'json' };
import german from '../../words/translations/german.json' with { type: 'json' };
import italian from '../../words/translations/italian.json' with { type: 'json' };
import portuguese from '../../words/translations/portuguese.json' with { type: 'json' };
import spanish from '../../words/translations/spanish.json' with { type: 'json' };
import verbForms from '../../words/verb-forms.json' with { type: 'json' };
import { entriesOf, groupsOf, unmarked, type WordTable } from '../../words/word-table.ts';
import type { Skill } from './skill.ts';

/** Skills in groups that are families: `name | other spellings | parent skills`. */
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

/** Names of the skills in other languages: `name | spellings`. */
export const translationTables: readonly (readonly [Language, WordTable])[] = [
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['pt', portuguese],
  ['it', italian],
  ['nl', dutch],
];

/** The professions that ask for a family. */
export const familyTable: WordTable = families;

/** Phrases that contain a skill's name but are not one ("reporting to"). */
export const notSkillTable: WordTable = notSkills;

/** The verbs of verbal nouns: "project management" is also "managing projects". */
export const verbFormTable: WordTable = verbForms;

/** Which skill is meant by English words that the names of several skills share: `phrase | skill`. */
export const sharedMeaningTable: WordTable = sharedMeanings;

/** A skill as listed in its table: the name with the mark that says how it is searched for, and its other spellings. */
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
