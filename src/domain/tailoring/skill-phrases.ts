import { groupedBy } from '../grouped-by.ts';
import { stringsOf } from '../resume/json-pointer.ts';
import { findSkills } from '../lexicon/skills/find-skills.ts';
import { skillByName } from '../lexicon/skills/lexicon.ts';
import type { SkillMention } from '../lexicon/skills/skill.ts';
import type { Posting } from '../posting/posting.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { titleNouns } from '../resume/entries/title-words.ts';
import { asPlainWords, samePlain } from '../lexicon/skills/plain-names.ts';
import { isShortForm } from '../lexicon/skills/short-form.ts';

/** The skills that an ad and a resume both name, each with the words that may name it to a reader. */
export type SharedNames = ReadonlyMap<string, string>;

/**
 * How to name, inside a sentence, each skill that ad and resume have in common: by words that both of them use. A skill that the two call by different names is
 * named only where one name is short for the other.
 */
export function sharedNames(posting: Posting, resume: JsonResume): SharedNames {
  const asked = bySkill(findSkills([posting.title, posting.body].join('\n')));
  const own = bySkill(findSkills(stringsOf({ ...resume, references: undefined }).join('\n'), { list: true }));
  const names = new Map<string, string>();
  for (const [skill, surfaces] of asked) {
    const name = nameInBoth(surfaces, own.get(skill) ?? []);
    if (name !== undefined && isNameable(skill, name)) names.set(skill, name);
  }
  return names;
}

/** The different ways in which each skill is written, in the order in which they come. */
function bySkill(mentions: readonly SkillMention[]): Map<string, string[]> {
  const found = groupedBy(mentions, ({ skill }) => skill);
  return new Map(
    [...found].map(([skill, own]) => [skill, [...new Set(own.map(({ surface }) => surface.replace(/\s+/g, ' ')))]]),
  );
}

/** A skill as a sentence names it in the ad's spelling: lower case unless it is the name of a thing. */
export function askedName(skill: string, posting: Posting): string {
  const surfaces = findSkills([posting.title, posting.body].join('\n')).flatMap((mention) =>
    mention.skill === skill ? [mention.surface.replace(/\s+/g, ' ')] : [],
  );
  const exact = surfaces.filter((surface) => samePlain(surface, skill));
  const foreign = posting.language !== 'en' && surfaces.length > 0 ? surfaces.slice(0, 1) : [skill];
  return bestCased(exact.length > 0 ? exact : foreign) ?? skill;
}

function nameInBoth(asked: readonly string[], own: readonly string[]): string | undefined {
  const same = own.filter((surface) => asked.some((other) => samePlain(other, surface)));
  if (same.length > 0) return bestCased([...same, ...asked.filter((surface) => samePlain(surface, same[0] ?? ''))]);
  const [here, there] = [own[0], asked[0]];
  if (here === undefined || there === undefined) return undefined;
  if (isShortForm(here, there)) return there;
  return isShortForm(there, here) ? here : undefined;
}

/** Lower case where anybody writes it in lower case: a proper name ("Python") is capitalised everywhere. */
function bestCased(surfaces: readonly string[]): string | undefined {
  const first = surfaces[0];
  return (
    surfaces.find((surface) => surface === surface.toLowerCase()) ??
    (first === undefined ? undefined : asPlainWords(first))
  );
}

/** Whether a skill is worth naming to a reader: not a soft skill, an occupation, or a bare word that any work contains ("training"). */
const isNameable = (skill: string, name: string): boolean =>
  skillByName(skill)?.family !== 'soft skills' &&
  name.length <= 40 &&
  !titleNouns.has(name.toLowerCase().split(/[\s-]/).at(-1)?.replace(/s$/, '') ?? '') &&
  (name.includes(' ') || name !== name.toLowerCase());

/** Names joined the way a sentence lists them: "a, b and c". */
export function listed(names: readonly string[], and: string): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`;
}
