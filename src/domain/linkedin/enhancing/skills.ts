import commonWords from '../../words/posting/common-words.json' with { type: 'json' };
import { entriesOf, groupsOf, headsOf } from '../../words/word-table.ts';
import { escaped } from '../../language/escaped.ts';
import type { Language } from '../../language/languages.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { sameSkill, skillByName } from '../../lexicon/skills/lexicon.ts';
import { familyTable } from '../../lexicon/skills/skill-tables.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { titleNouns } from '../../resume/entries/title-words.ts';
import { asPlainWords, samePlain } from '../../lexicon/skills/plain-names.ts';
import { tellsOfPart } from '../../tailoring/wording/results.ts';
import { smallPart, type DoneLine } from './lines.ts';
import type { Target } from './target.ts';
import type { Told } from './support.ts';

/** LinkedIn's limit. */
export const mostSkills = 100;
/** More added ones would look like a list of words. */
const mostAdded = 12;

export interface RankedSkill {
  name: string;
  /** Where it is shown, or listed. */
  from: Told['from'];
  lines: readonly string[];
  listed: boolean;
  worth: number;
}

/** The skills that a profile lists, one by one. */
export const listedSkills = ({ resume, evidence }: ParsedResume): { name: string; lines: string[] }[] =>
  (resume.skills ?? []).flatMap(({ name, keywords }, at) =>
    keywords?.length
      ? keywords.map((keyword, place) => ({ name: keyword, lines: evidence[`/skills/${at}/keywords/${place}`] ?? [] }))
      : name === undefined
        ? []
        : [{ name, lines: evidence[`/skills/${at}/name`] ?? [] }],
  );

/** The skills listed, in the profile or the resume, and those that the work shows, the role's first. */
export function rankSkills(
  profile: ParsedResume,
  resume: ParsedResume | undefined,
  done: readonly DoneLine[],
  target: Target,
): RankedSkill[] {
  const own = listedSkills(profile).map((skill) => ({ ...skill, from: 'profile' as const, listed: true }));
  const linked = resume
    ? listedSkills(resume).map((skill) => ({ ...skill, from: 'resume' as const, listed: false }))
    : [];
  // What belongs to none of the person's or the role's fields is likelier to be another thing of that name: AWS is also a society of welders.
  const fields = new Set([...own, ...linked].flatMap(({ name }) => skillByName(name)?.professions ?? []));
  const isOfField = (name: string): boolean =>
    target.asks(name) > 0 || (skillByName(name)?.professions ?? []).some((each) => fields.has(each));
  // Who had a part in something need not be able to do it.
  const shown = done
    .filter(({ text }) => !tellsOfPart(text) && !smallPart.test(text))
    .flatMap((line) =>
      findSkills(line.text).flatMap(({ skill, surface }) => {
        const name = nameOf(skill, surface, profile.language);
        return name === undefined || !isOfField(name) || isOccasion(line.text, surface)
          ? []
          : [{ name, from: line.from, lines: [...line.lines], listed: false }];
      }),
    );
  const ranked: RankedSkill[] = [];
  for (const [at, candidate] of [...own, ...linked, ...shown].entries()) {
    if (ranked.some(({ name }) => isSame(name, candidate.name))) continue;
    const lines = done.filter(({ text }) => mentions(text, candidate.name));
    const recent = lines.some(({ entry }) => entry === '/work/0') ? 0.5 : 0;
    const worth =
      target.asks(candidate.name) +
      Math.min(1.5, 0.6 * lines.length) +
      recent +
      (candidate.listed ? 0.3 : 0) -
      0.03 * at;
    ranked.push({ ...candidate, worth });
  }
  const added = ranked
    .filter(({ listed }) => !listed)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostAdded);
  return ranked
    .filter((skill) => skill.listed || added.includes(skill))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, mostSkills);
}

/** "patients after hip surgery": when something was done is no skill of who did it. */
const isOccasion = (text: string, surface: string): boolean =>
  new RegExp(
    String.raw`\b(?:after|before|during|following|until|since)(?: [\p{L}'’-]+){0,4} ${escaped(surface)}(?![\p{L}])`,
    'iu',
  ).test(text);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase() || sameSkill(a, b);

/** Whether a line has a skill by its name or by another. */
export function mentions(text: string, name: string): boolean {
  const known = skillByName(name)?.name;
  if (new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}+#])`, 'iu').test(text)) return true;
  return known !== undefined && findSkills(text).some(({ skill }) => skill === known);
}

/** "the finance team", "sales staff": a department, and no skill. */
const departments = new Set(entriesOf(familyTable).flatMap(({ columns: [professions = []] }) => professions));

const common = new Set(groupsOf(commonWords).flatMap((group) => headsOf(commonWords, group)));

/** A skill shown in a line, as a list names it: where the line has its usual name, which is not a word of any work ("sales", "reports"). */
function nameOf(skill: string, surface: string, language: Language): string | undefined {
  const known = skillByName(skill);
  if (known === undefined || known.family === 'soft skills') return undefined;
  const lower = surface.toLowerCase();
  const isName =
    (language === 'en' && samePlain(surface, known.name)) ||
    (/\p{Lu}.*\p{Lu}|\d/u.test(surface) && !surface.includes(' '));
  if (!isName || titleNouns.has(lower.split(/[\s-]/).at(-1)?.replace(/s$/, '') ?? '')) return undefined;
  if (common.has(lower) || common.has(lower.replace(/s$/, '')) || departments.has(lower)) return undefined;
  const name = surface === lower ? known.name : surface;
  return name.includes(' ') ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** "Bread Making", "Rehabilitation": its ending says that it's work, so that it is no one's name. */
const nameOfWork =
  /^(?:(?:\p{Lu}[\p{L}\d]+ )+\p{Lu}\p{Ll}*|\p{Lu}(?=\p{Ll}{6})\p{Ll}*)(?:tion|sion|ing|ment|ance|apy|ysis|ship)$/u;

/** Skills as an English sentence names them, all in one way: "data engineering, SQL", or as they are listed where one must keep its capitals. */
export function inSentence(names: readonly string[], language: Language): string[] {
  const plain = names.map((name) => {
    const known = asPlainWords(name);
    return nameOfWork.test(known)
      ? known.replace(/(?<![\p{L}\d])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) => word.toLowerCase())
      : known;
  });
  const isMixed = plain.some((name) => /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(name));
  return language === 'en' && !isMixed ? plain : [...names];
}

/** Whether a skill is a tool or a thing with a name, which one works with. */
export const isTool = (name: string): boolean =>
  /\p{Lu}.*\p{Lu}|\d/u.test(asPlainWords(name)) && !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(name);
