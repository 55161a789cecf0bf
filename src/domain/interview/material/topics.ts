import { isNounLike, verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../../language/english-verbs.ts';
import { isDutyVerb } from '../../language/statement-openers.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { skillByName } from '../../lexicon/skills/lexicon.ts';
import { asPlainWords, samePlain } from '../../lexicon/skills/plain-names.ts';
import type { EvidenceKind, EvidenceMap, RequirementEvidence } from '../../matching/evidence/evidence-map.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import { titleNouns } from '../../resume/entries/title-words.ts';
import commonWords from '../../words/posting/common-words.json' with { type: 'json' };
import { groupsOf, headsOf } from '../../words/word-table.ts';
import toolFamilies from '../../words/interview/tool-families.json' with { type: 'json' };
import vague from '../../words/interview/vague-topics.json' with { type: 'json' };
import type { AdClause } from './ad-clauses.ts';
import { gluedWords } from './glued-words.ts';
import { foreignName, isQuotedIn, languageName } from './foreign-names.ts';

/** What a thing that an ad asks for is: how one asks about it depends on it. */
export type TopicForm = 'tool' | 'field' | 'doing' | 'trait' | 'licence' | 'degree' | 'language' | 'years';

/** Something that the ad asks for, by words that fit into a sentence. */
export interface Topic {
  /** The same for the same thing, whatever else is asked. */
  key: string;
  form: TopicForm;
  /** "account reconciliation", "SAP", "reconciling vendor statements". */
  name: string;
  /** Of something that is done: "reconcile vendor statements". */
  base?: string | undefined;
  skill?: string | undefined;
  family?: string | undefined;
  requirements: Requirement[];
  must: boolean;
  /** What it weighs in the ad, 0-1. */
  weight: number;
  shown: EvidenceKind;
  /** Values of the resume that show it, strongest first. */
  pointers: string[];
}

const tools = new Set(headsOf(toolFamilies, 'all'));
/** Families that name products beside what is done. */
const withProducts = new Set(headsOf(toolFamilies, 'products among others'));
const vagueHeads = new Set(headsOf(vague, 'heads'));
const vagueWords = new Set(headsOf(vague, 'words'));
/** Skills beside the soft ones that one asks for by a story. */
const byStory = new Set(headsOf(vague, 'skills asked by a story'));
const common = new Set(groupsOf(commonWords).flatMap((group) => headsOf(commonWords, group)));

/** Everything the ad asks for that can be named well, what matters most first: clauses, then names; each requirement may be in several. */
export function topicsOf(posting: Posting, map: EvidenceMap, clauses: readonly AdClause[]): Topic[] {
  const evidenceOf = new Map(map.map((evidence) => [evidence.requirement.id, evidence]));
  const done = clauses.flatMap((clause): Topic[] => {
    const evidence = clause.requirements.flatMap(({ id }) => evidenceOf.get(id) ?? []);
    return [doingTopic(clause, evidence)];
  });
  const named = map.flatMap((evidence) => namedTopic(evidence, posting) ?? []);
  return distinct([...named, ...done]).toSorted((a, b) => worthOf(b) - worthOf(a));
}

export const worthOf = ({ weight, must }: Topic): number => weight * (must ? 1 : 0.6);

/** What a duty weighs of which the reader of the ad made no requirement. */
const ofClause = 0.3;

function doingTopic(clause: AdClause, evidence: readonly RequirementEvidence[]): Topic {
  const hard = evidence.flatMap(({ requirement: { skill } }) =>
    skill === undefined ? [] : (skillByName(skill) ?? []),
  );
  const skill = hard.find(({ family }) => family !== 'soft skills');
  const best = evidence.toSorted((a, b) => rankOf(b.kind) - rankOf(a.kind) || b.strength - a.strength)[0];
  return {
    key: `do-${clause.base.toLowerCase()}`,
    form: 'doing',
    name: clause.gerund,
    base: clause.base,
    ...(skill && { skill: skill.name, family: skill.family }),
    requirements: evidence.map(({ requirement }) => requirement),
    must: evidence.length === 0 || evidence.some(({ requirement }) => requirement.must),
    weight: Math.max(ofClause, ...evidence.map(({ requirement }) => requirement.weight)),
    shown: best?.kind ?? 'related',
    pointers: [...new Set(evidence.filter(({ kind }) => kind === 'shown').flatMap(({ pointers }) => pointers))],
  };
}

const ranks: readonly EvidenceKind[] = ['missing', 'related', 'listed', 'shown'];
const rankOf = (kind: EvidenceKind): number => ranks.indexOf(kind);

function namedTopic(evidence: RequirementEvidence, posting: Posting): Topic | undefined {
  const { requirement, kind, pointers } = evidence;
  const form = formOf(requirement);
  const name = form === undefined ? undefined : nameOf(requirement, form, posting);
  if (form === undefined || name === undefined) return undefined;
  const skill = requirement.skill === undefined ? undefined : skillByName(requirement.skill);
  return {
    key: `${form}-${(requirement.skill ?? name).toLowerCase()}`,
    form,
    name,
    ...(skill && { skill: skill.name, family: skill.family }),
    requirements: [requirement],
    must: requirement.must,
    weight: requirement.weight,
    shown: kind,
    pointers: kind === 'missing' ? [] : pointers,
  };
}

function formOf({ kind, skill }: Requirement): TopicForm | undefined {
  if (kind === 'licence' || kind === 'degree' || kind === 'language') return kind;
  if (kind === 'experience') return 'years';
  if (skill === undefined) return 'field';
  const family = skillByName(skill)?.family ?? '';
  if (family === 'soft skills' || byStory.has(skill)) return 'trait';
  return tools.has(family) && isProperName(skill) && !isActivity(skill) && !/^\p{Lu}\p{Ll}+s$/u.test(skill)
    ? 'tool'
    : 'field';
}

/** "Scripting" and "Replication" are done, not used. */
const isActivity = (name: string): boolean => /(?:ing|ion|ment|ance)s?$/i.test(name);

/** "Core Data", "SAP": the name of a thing. */
const isProperName = (text: string): boolean =>
  text.split(' ').every((word) => /^(?:[\p{Lu}\d.]|and$|of$|&$)/u.test(word) || /\p{Lu}/u.test(word)) ||
  /\p{Lu}.*\p{Lu}|\d/u.test(text);

/** How a sentence names it; undefined where its words would not read well in one. */
function nameOf(requirement: Requirement, form: TopicForm, posting: Posting): string | undefined {
  const { text, skill } = requirement;
  if (form === 'degree' || form === 'years') return tidy(text);
  if (form === 'language' && isQuotedIn(posting.language)) return languageName(text, skill, posting);
  if (form === 'licence' && isQuotedIn(posting.language)) return tidy(text);
  if (form === 'trait' || form === 'language') return skill ?? tidy(text);
  if (form === 'licence') return skill === undefined ? tidy(text) : licenceName(text, skill);
  if (skill === undefined) return posting.language === 'en' ? phraseName(text, posting) : undefined;
  const written = findSkills(text, { list: true }).find((mention) => mention.skill === skill)?.surface;
  if (form === 'tool' && isQuotedIn(posting.language) && written === written?.toLowerCase()) return undefined;
  if (form === 'tool') return written === undefined || !/\p{Lu}/u.test(written) ? skill : written;
  if (posting.language !== 'en') return foreignName(written, requirement, posting);
  return fieldName(written ?? text, skill, posting);
}

const licenceName = (text: string, skill: string): string =>
  /(?:certified|licensed)$/i.test(text) || samePlain(text, skill) || /^\p{Lu}{2,5}$/u.test(text)
    ? skill
    : text.length <= 40 && /\p{Lu}/u.test(text)
      ? tidy(text)
      : skill;

/** The ad's own noun for a field of work, else the field's usual name where that says the same in other words. */
function fieldName(written: string, skill: string, posting: Posting): string | undefined {
  const usual = asPlainWords(lowerPlain(skill));
  if (samePlain(written, skill) && !gluedWords(written))
    return isEverybodys(usual) || isVague(usual) ? undefined : usual;
  // "Adobe Creative Cloud" is the name of a thing.
  if (/\p{Lu}\S* .*\p{Lu}/u.test(skill)) return skill;
  const words = written.split(/[\s-]+/);
  if (words.length >= 2 && isSaidAsVerb(words)) return usual.includes(' ') ? usual : undefined;
  if (words.length >= 2 && isUnusual(written, skill)) return whole(usual);
  if (words.length >= 2) return phraseName(written, posting) ?? (sharesRoot(words, usual) ? whole(usual) : undefined);
  const root = written.toLowerCase().slice(0, 5);
  // "payment" as "payment processing"; "truck drivers" are people, not truck driving.
  return usual.includes(' ') && usual.includes(root) && !isPeople(written) ? usual : undefined;
}

const isVague = (name: string): boolean => vagueHeads.has(name.split(' ').at(-1) ?? '');
const sharesRoot = (words: readonly string[], usual: string): boolean =>
  words.slice(0, -1).some((word) => word.length > 3 && usual.includes(word.toLowerCase().slice(0, 5)));
const whole = (usual: string): string | undefined => (usual.includes(' ') && !isVague(usual) ? usual : undefined);

/** "med surg" and "blue print" are better called by the whole name; words that lost their break always are. */
const isUnusual = (written: string, skill: string): boolean =>
  gluedWords(written) ||
  written
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => word.length <= 5 && skill.toLowerCase().includes(word));

/** "climb ladders", "connects wire": something to do rather than the name of a thing. */
const isSaidAsVerb = ([first = '', second = '']: readonly string[]): boolean =>
  isVerbForm(first) ||
  verbOfThird(first) !== undefined ||
  (isDutyVerb(first.toLowerCase()) && !isNounLike(first.toLowerCase())) ||
  (verbOfBase(first) !== undefined && /[^s]s$/.test(second) && first === first.toLowerCase());

/** A single word in lower case unless it is the name of a thing. */
const lowerPlain = (name: string): string =>
  !name.includes(' ') &&
  /^\p{Lu}\p{Ll}+$/u.test(name) &&
  skillByName(name)?.family !== undefined &&
  (!isProduct(name) || /[^s]s$/.test(name))
    ? name.toLowerCase()
    : name;
const isProduct = (name: string): boolean => {
  const family = skillByName(name)?.family ?? '';
  return tools.has(family) || (withProducts.has(family) && !ordinary.test(name));
};
/** How words for what is done or known end; "Saviynt" and "Archibus" do not. */
const ordinary = /(?:ing|ion|ment|ance|ence|ics|ry|logy|ity|ship|al|ure|age|phy|work|ware|ers|ors|ses|tes)$/i;

const isEverybodys = (name: string): boolean =>
  !name.includes(' ') && (common.has(name) || common.has(name.replace(/s$/, '')) || vagueWords.has(name));

const isPeople = (text: string): boolean =>
  titleNouns.has(text.toLowerCase().split(/[\s-]/).at(-1)?.replace(/s$/, '') ?? '');

/** "month-end close", "vendor files": words of the ad that name something, in the middle of a sentence. */
function phraseName(text: string, posting: Posting): string | undefined {
  const plain = tidy(text);
  const words = plain.split(' ');
  const [first = ''] = words;
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (words.length < 2 || words.length > 5 || !/^[\p{L}\d][\p{L}\d /&.'’+#-]+$/u.test(plain)) return undefined;
  if (isVerbForm(first) || vagueHeads.has(last) || isPeople(plain) || /^(?:\p{Lu}+)$/u.test(plain.replace(/\s/g, '')))
    return undefined;
  if (words.some((word) => vagueWords.has(word.toLowerCase())) || (/(?:ed|ing|ly)$/.test(last) && !isNounGerund(last)))
    return undefined;
  const named = [posting.title, posting.employer, posting.place].join('\n').toLowerCase();
  if (named.includes(plain.toLowerCase())) return undefined;
  return quiet(plain);
}

const isVerbForm = (word: string): boolean => {
  const lower = word.toLowerCase();
  const base = verbOfBase(lower);
  if (base !== undefined) return !isNounLike(lower);
  return verbOfThird(lower) !== undefined
    ? !isNounLike(verbOfThird(lower)?.base ?? '')
    : verbOfGerund(lower) !== undefined && !isNounGerund(lower);
};
const nounGerunds = new Set(headsOf(vague, 'gerunds as nouns'));
const isNounGerund = (word: string): boolean =>
  nounGerunds.has(word) || (verbOfPast(word) === undefined && skillByName(word) !== undefined);

/** "Accounts Payable" in lower case; "SAP reports" and "Power BI" keep their capitals. */
const quiet = (words: string): string =>
  words.split(' ').every((word) => /^\p{Lu}?[\p{Ll}\d/'’-]+$/u.test(word)) ? words.toLowerCase() : words;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/^[\s\p{P}]+|[\s.,;:!?]+$/gu, '')
    .trim();

/** Of topics with one name the weightiest; what is done and named by the same words is asked for once, as something done. */
function distinct(topics: readonly Topic[]): Topic[] {
  const kept = new Map<string, Topic>();
  for (const topic of topics) {
    const before = kept.get(topic.key);
    if (before === undefined || worthOf(topic) > worthOf(before)) kept.set(topic.key, topic);
  }
  return [...kept.values()];
}
