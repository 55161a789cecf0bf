import commonWords from '../words/posting/common-words.json' with { type: 'json' };
import { groupsOf, headsOf } from '../words/word-table.ts';
import { findSkills } from '../lexicon/skills/find-skills.ts';
import { skillByName } from '../lexicon/skills/lexicon.ts';
import { verbOfBase, verbOfPast } from '../language/english-verbs.ts';
import type { EvidenceMap, RequirementEvidence } from '../matching/evidence/evidence-map.ts';
import type { Posting } from '../posting/posting.ts';
import { titleNouns } from '../resume/entries/title-words.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { stringsOf, valueAt } from '../resume/json-pointer.ts';
import { asPlainWords, samePlain } from '../lexicon/skills/plain-names.ts';
import { sharedNames, type SharedNames } from './skill-phrases.ts';

/** Something that the ad asks for and the work shows, by a name that fits into a sentence. */
export interface ShownThing {
  name: string;
  evidence: RequirementEvidence;
}

/**
 * What the ad asks for and lines about the work show, the weightiest first, each once: skills by the name that ad and resume share, else by the resume's own
 * name for them; other things where a line has the ad's very words.
 */
export function shownThings(resume: JsonResume, map: EvidenceMap, posting: Posting): ShownThing[] {
  const shared = sharedNames(posting, resume);
  const things = map
    .filter(({ kind, pointers }) => kind === 'shown' && pointers.some((pointer) => workPointer.test(pointer)))
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .flatMap((evidence): ShownThing[] => {
      const name = nameOf(evidence, resume, shared);
      return name === undefined ? [] : [{ name, evidence }];
    });
  return things.filter(({ name }, index) => !things.slice(0, index).some((before) => overlap(before.name, name)));
}

const workPointer = /^\/(?:work|projects|volunteer)\//;

const worthOf = ({ requirement }: RequirementEvidence): number => requirement.weight * (requirement.must ? 1 : 0.5);

function nameOf(evidence: RequirementEvidence, resume: JsonResume, shared: SharedNames): string | undefined {
  const { skill, text, kind } = evidence.requirement;
  if (kind !== 'skill' && kind !== 'duty') return undefined;
  const known = skill === undefined ? undefined : (shared.get(skill) ?? ownName(skill, evidence, resume));
  const name = known ?? ownWords(text, evidence, resume);
  return name === undefined || vague.test(name) ? undefined : name;
}

/** So many lines that show a skill with a word of every ad for its name make it part of the work. */
const enoughLines = 2;

/** The resume's own name for a skill, as its lines about work write it: a noun that means just that skill. */
function ownName(skill: string, { pointers }: RequirementEvidence, resume: JsonResume): string | undefined {
  const known = skillByName(skill);
  if (known === undefined || known.family === 'soft skills') return undefined;
  const lines = pointers.filter((pointer) => workPointer.test(pointer) && !/\/(?:position|name)$/.test(pointer));
  const surfaces = lines.flatMap((pointer) =>
    findSkills(textAt(resume, pointer)).flatMap((mention) => (mention.skill === skill ? [mention.surface] : [])),
  );
  const plain = surfaces.map((surface) => surface.replace(/\s+/g, ' '));
  const name = plain.find((surface) => samePlain(surface, skill)) ?? plain.find((surface) => surface.includes(' '));
  if (name === undefined || name.length > 40 || isRole(name) || isVerbal(name)) return undefined;
  return isEverybodys(name) && lines.length < enoughLines ? undefined : asPlainWords(name);
}

const common = new Set(groupsOf(commonWords).flatMap((group) => headsOf(commonWords, group)));

/** A bare word that many ads have: "training", "sales"; "accruals" and "payroll" name a trade's own work. */
const isEverybodys = (name: string): boolean =>
  common.has(name.toLowerCase()) || common.has(name.toLowerCase().replace(/s$/, ''));

/** "managed budgets" and "reconcile accounts" tell what somebody did; they name nothing. */
const isVerbal = (name: string): boolean => {
  const [first = ''] = name.toLowerCase().split(' ');
  return (
    name.includes(' ') && (verbOfPast(first) !== undefined || (verbOfBase(first) !== undefined && !/s$/.test(first)))
  );
};

const isRole = (name: string): boolean =>
  titleNouns.has(name.toLowerCase().split(/[\s-]/).at(-1)?.replace(/s$/, '') ?? '');

const overlap = (a: string, b: string): boolean => {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x.includes(y) || y.includes(x);
};

/** "customer needs", "computer systems" are what any work has to do with; a single letter is what is left of a broken word. */
const vague =
  /\b(?:\p{L}|needs|issues|questions|systems|reports|opportunit(?:y|ies)|environments?|requirements|activities|inquiries)$/iu;

/** The words of a duty where a line of the work has them just so: "month-end close", not "Manage the month-end close". */
function ownWords(text: string, { pointers }: RequirementEvidence, resume: JsonResume): string | undefined {
  const words = text.trim();
  const [first = ''] = words.split(' ');
  if (!/^[\p{L}\d][\p{L}\d /&-]{5,40}$/u.test(words) || verbOfBase(first) || /ing\b/.test(first)) return undefined;
  const has = pointers.some((pointer) => textAt(resume, pointer).toLowerCase().includes(words.toLowerCase()));
  return has && words.includes(' ') && !isRole(words) ? quietWords(words) : undefined;
}

const textAt = (resume: JsonResume, pointer: string): string => stringsOf(valueAt(resume, pointer)).join(' ');

/** "Accounts Payable" in lower case; "SAP reports" and "Power BI" keep their capitals. */
const quietWords = (words: string): string =>
  words.split(' ').every((word) => /^\p{Lu}\p{Ll}+$|^\p{Ll}+$/u.test(word)) ? words.toLowerCase() : words;
