import type { Language } from '../../language/languages.ts';
import type { Token } from '../../language/tokenise.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';

/** The skills of a text, and the fields that they belong to. */
export interface SkillProfile {
  /** How often each is named. */
  skills: ReadonlyMap<string, number>;
  /** Families of skills ("nursing", "cloud") by their share, of length 1 as a vector. */
  fields: ReadonlyMap<string, number>;
}

/** Families that people of all professions have skills of. */
const everybodys: ReadonlySet<string> = new Set(['soft skills', 'spoken languages', 'certificates']);

interface SkilledText {
  text: string;
  /** Whether it is a list of skills rather than sentences. */
  list?: boolean | undefined;
  tokens?: Token[] | undefined;
}

/** Reads the skills of a text's parts. */
export function skillProfile(parts: Iterable<SkilledText>, language: Language): SkillProfile {
  const skills = new Map<string, number>();
  const families = new Map<string, number>();
  for (const { text, list = false, tokens } of parts) {
    for (const { skill, family } of findSkills(text, { list, language, ...(tokens && { tokens }) })) {
      skills.set(skill, (skills.get(skill) ?? 0) + 1);
      if (!everybodys.has(family)) families.set(family, (families.get(family) ?? 0) + 1);
    }
  }
  return { skills, fields: ofLengthOne(new Map([...families].map(([family, count]) => [family, Math.sqrt(count)]))) };
}

function ofLengthOne(vector: Map<string, number>): Map<string, number> {
  const length = Math.hypot(...vector.values());
  return new Map([...vector].map(([key, value]) => [key, value / length]));
}

/** How alike the fields of two texts are, 0-1; undefined where one of them names no skill that belongs to one. */
export function fieldLikeness(a: SkillProfile, b: SkillProfile): number | undefined {
  if (a.fields.size === 0 || b.fields.size === 0) return undefined;
  let sum = 0;
  for (const [field, share] of a.fields) sum += share * (b.fields.get(field) ?? 0);
  return Math.min(1, sum);
}

/** The share of the skills that one text names, by how often it does, which another has; undefined where it names none. */
export function skillShare(asked: SkillProfile, held: ReadonlySet<string>): number | undefined {
  let total = 0;
  let shared = 0;
  for (const [skill, count] of asked.skills) {
    const weight = Math.sqrt(count);
    total += weight;
    if (held.has(skill)) shared += weight;
  }
  return total === 0 ? undefined : shared / total;
}
