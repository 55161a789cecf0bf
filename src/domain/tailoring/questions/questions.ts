import type { EvidenceMap, RequirementEvidence } from '../../matching/evidence/evidence-map.ts';
import { weightOf } from '../../matching/evidence/credit.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { skillByName } from '../../lexicon/skills/lexicon.ts';
import type { Language } from '../../language/languages.ts';
import { isNounLike, verbOfBase } from '../../language/english-verbs.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import { titleNouns } from '../../resume/entries/title-words.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import type { Answer } from '../answers/answer.ts';
import { sectionOfKind } from '../answers/place-line.ts';
import { askedName } from '../skill-phrases.ts';
import type { MissingQuestion } from '../tailoring.ts';
import { likelyEntries } from './likely-entry.ts';
import { questionKey } from './question-key.ts';
import { questionKindOf } from './question-kind.ts';
import type { QuestionKind } from './question-kinds.ts';
import { questionVoice } from './question-words.ts';

/** A question before it is known what an answer would bring. */
export type OpenQuestion = Omit<MissingQuestion, 'points'>;

export interface QuestionInput {
  /** With pointers into `resume`. */
  map: EvidenceMap;
  posting: Posting;
  resume: JsonResume;
  language: Language;
  /** Skills that are usual for a title held, with the title: they are likely and so asked for, but nothing shows them, and they count for nothing. */
  usual?: ReadonlyMap<string, string>;
  /** What the person has answered already. */
  answers?: readonly Answer[];
}

/** The most questions that are asked for one job. */
const mostQuestions = 8;
const longestQuoted = 110;
/** So many words before and after are quoted of a longer clause, and at least so many more than what is asked for. */
const contextWords = 5;
const leastMore = 3;

/**
 * What the ad asks for and the resume does not show, as questions to the person: must before nice, what a title held makes likely before the rest, known skills
 * before phrases, then by weight; each thing once, at most eight. What the person said no to is not asked again.
 */
export function missingQuestions(input: QuestionInput): OpenQuestion[] {
  const { map, posting, resume, usual = new Map<string, string>(), answers = [] } = input;
  const settled = new Set(answers.filter(({ state }) => state === 'no').map(({ key }) => key));
  const entryOf = likelyEntries(resume, map);
  const asked = new Set(settled);
  const quoted = new Set<string>();
  const isUsual = ({ requirement: { skill } }: RequirementEvidence): boolean => skill !== undefined && usual.has(skill);
  const questions: OpenQuestion[] = [];
  const open = map
    .filter(({ kind }) => kind !== 'shown')
    .filter(({ requirement }) => isAnswerable(requirement, posting))
    .toSorted(
      (a, b) =>
        Number(b.requirement.must) - Number(a.requirement.must) ||
        Number(isUsual(b)) - Number(isUsual(a)) ||
        Number(b.requirement.skill !== undefined) - Number(a.requirement.skill !== undefined) ||
        weightOf(b) - weightOf(a),
    );
  for (const item of open) {
    if (questions.length === mostQuestions) break;
    const { requirement } = item;
    const kind = questionKindOf(requirement, usual);
    const what = nameOf(requirement, kind, posting);
    const key = questionKey(requirement, posting);
    // One degree is asked for in several ways.
    const isNew = ![key, what.toLowerCase(), kind === 'degree' ? kind : key].some((each) => asked.has(each));
    if (what === '' || !isNew) continue;
    for (const each of [key, what.toLowerCase(), kind === 'degree' ? kind : key]) asked.add(each);
    const section = sectionOfKind(kind);
    const place = section === undefined ? entryOf(requirement) : { pointer: section };
    questions.push({
      key,
      requirement: requirement.id,
      what,
      kind,
      text: wordingOf(item, { kind, what }, input, { quoted, turn: questions.length }),
      must: requirement.must,
      ...(place && { place }),
    });
  }
  return questions;
}

/** Nobody could answer whether they are tactful with a place and a date, have seven years of work, or have used the employer. */
function isAnswerable({ kind, skill, text, terms }: Requirement, posting: Posting): boolean {
  if (kind === 'experience') return terms.length > 0 && !/^\D*\d+\D*years?\W*$/i.test(text);
  if (skill !== undefined) return skillByName(skill)?.family !== 'soft skills';
  if (kind !== 'skill') return true;
  const words = text.split(' ');
  // A word or two of everyday speech ("quality", "new features") are not something to ask about.
  if (!/[\p{Lu}\d]/u.test(text) && words.length <= 2) return false;
  const named = [posting.title, posting.employer, posting.place].join('\n').toLowerCase();
  if (named.includes(text.toLowerCase()) || /\b(?:Inc|LLC|Ltd|Corp|GmbH)\b/.test(text)) return false;
  return !endsInTitle(text);
}

const endsInTitle = (text: string): boolean =>
  titleNouns.has(text.split(/[\s/]/).at(-1)?.toLowerCase().replace(/s$/, '') ?? '');

/** The name of a tool as the ad writes it, else the ad's own words: but nobody is asked for their work with "Account Managers". */
function nameOf({ skill, text }: Requirement, kind: QuestionKind, posting: Posting): string {
  const isNamed = skill !== undefined && (kind === 'tool' || (kind === 'field' && endsInTitle(text)));
  if (!isNamed) return shortened(text);
  const written = findSkills(text, { list: true }).find((mention) => mention.skill === skill)?.surface;
  return kind === 'tool' && written !== undefined && /\p{Lu}/u.test(written) ? written : askedName(skill, posting);
}

function wordingOf(
  { requirement, kind: shown }: RequirementEvidence,
  { kind, what }: Pick<OpenQuestion, 'kind' | 'what'>,
  { posting, language, usual }: QuestionInput,
  { quoted, turn }: { quoted: Set<string>; turn: number },
): string {
  const voice = questionVoice(language);
  if (shown === 'listed' && requirement.skill !== undefined && (kind === 'tool' || kind === 'field')) {
    return kind === 'tool' ? voice.listed(what) : voice.listedField(askedName(requirement.skill, posting));
  }
  const title = kind === 'tool' ? usual?.get(requirement.skill ?? '') : undefined;
  // What is usual for a title is said of one tool: of a list it reads like a form.
  if (title !== undefined && isPlainTitle(title) && !quoted.has(title)) {
    quoted.add(title);
    return voice.usual(what, title);
  }
  const context = contextOf(requirement, what, posting);
  const isNew = context !== undefined && !quoted.has(context);
  if (isNew) quoted.add(context);
  const isDone =
    posting.language === 'en' &&
    (kind === 'field' || kind === 'phrase' || kind === 'duty') &&
    isDoing(what, requirement);
  const wording = voice[isDone ? 'doing' : kind];
  return wording[turn % wording.length]?.({ what, context: isNew ? context : undefined }) ?? '';
}

/** A title that a sentence can quote as people say it. */
const isPlainTitle = (title: string): boolean => !/[()|,;:/]| [-–] |\w- /.test(title);

/** "answer questions": words for something to do, not the name of a thing. */
function isDoing(what: string, { skill }: Requirement): boolean {
  const [first = '', second] = what.toLowerCase().split(' ');
  if (what.toLowerCase() === skill?.toLowerCase()) return false;
  return second !== undefined && verbOfBase(first) !== undefined && !isNounLike(first);
}

/** The part of the ad's sentence that names it, where that says more; of a long one the words around it. */
function contextOf({ sentence }: Requirement, what: string, { title }: Posting): string | undefined {
  const clauses = sentence.split(/[;\n•]|(?<=[.!?])\s/).map((clause) => shortened(clause));
  const clause = clauses.find((each) => each.toLowerCase().includes(what.toLowerCase()));
  // Marks of a page or a program are no words of an ad.
  if (clause === undefined || clause === title || /[<>{}[\]]/.test(clause)) return undefined;
  const cut = clause.length <= longestQuoted ? clause : around(clause, what);
  return cut.split(' ').length < what.split(' ').length + leastMore ? undefined : cut;
}

function around(clause: string, what: string): string {
  const at = clause.toLowerCase().indexOf(what.toLowerCase());
  const before = clause
    .slice(0, at)
    .split(' ')
    .slice(-contextWords - 1)
    .join(' ');
  const after = clause
    .slice(at + what.length)
    .split(' ')
    .slice(0, contextWords)
    .join(' ')
    .replace(/[,;:\s]+$/, '');
  const start = before.length < at ? '… ' : '';
  const end = at + what.length + after.length < clause.length ? ' …' : '';
  return `${start}${before}${clause.slice(at, at + what.length)}${after}${end}`;
}

const shortened = (text: string): string => {
  const plain = text
    .replace(/^(?:if you (?:are|have)|you (?:are|have|will have)|must have|we are looking for|ability to have)\s+/i, '')
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–*·•.,:]+|[.;:,\s]+$/g, '')
    .trim();
  return plain.length <= 160 ? plain : `${plain.slice(0, 160).replace(/\s\S*$/, '')} …`;
};

/** Those that bring more first, what is required before what is nice to have. */
export const mostFirst = (questions: readonly MissingQuestion[]): MissingQuestion[] =>
  questions.toSorted((a, b) => Number(b.must) - Number(a.must) || b.points - a.points);
