import { isNounLike, verbOfBase, verbOfGerund, verbOfThird, type VerbForms } from '../../language/english-verbs.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { isNoun, tagWords, type TaggedWord } from '../../posting/items/tagged-words.ts';
import { verbsAmong } from '../../posting/items/verbs.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import { readStructure } from '../../posting/sections/passages.ts';
import type { Passage } from '../../posting/sections/passage.ts';
import { titleNouns } from '../../resume/entries/title-words.ts';
import words from '../../words/interview/clauses.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import { gluedWords } from './glued-words.ts';

/** Something that an ad says is done in the job, in forms that fit into a sentence; of ads in other languages than English whole sentences. */
export interface AdClause {
  /** As it stands in the ad. */
  text: string;
  /** "reconciling vendor statements". */
  gerund: string;
  /** "reconcile vendor statements". */
  base: string;
  /** The passage of the ad that it is part of. */
  passage: string;
  /** It says what somebody has to bring rather than what is done. */
  isQualification?: true | undefined;
  requirements: Requirement[];
}

const mostWords = 12;
const leastCut = 4;
const noWork = new Set(headsOf(words, 'no work'));
const leads = new Set(headsOf(words, 'leads on'));
const openEnds = new Set(headsOf(words, 'open ends'));
const nounGerunds = new Set(headsOf(words, 'gerunds as nouns'));
const toReader = new Set(headsOf(words, 'reader'));
const jobSections = new Set<Passage['section']>(['duty', 'role', 'must', 'nice']);

/** What the ad says is done in the job, clause by clause, each with the requirements it states; none for ads in other languages than English. */
export function adClauses(posting: Posting): AdClause[] {
  if (posting.language !== 'en') return [];
  const seen = new Set<string>();
  return readStructure(posting.ad, posting.language)
    .passages.filter(({ section, caption }) => jobSections.has(section) && !caption)
    .flatMap((passage) => clausesIn(passage).map((clause) => ({ ...clause, section: passage.section })))
    .filter(({ text }) => !isOfTitle(text, posting.title) && !gluedWords(text))
    .map((clause) => ({ ...clause, requirements: statedIn(clause, posting.requirements) }))
    .filter(({ base, requirements, section }) => {
      const isNew = !seen.has(base);
      seen.add(base);
      return isNew && (requirements.length > 0 || section === 'duty');
    });
}

function clausesIn({ text, section }: Passage): Omit<AdClause, 'requirements'>[] {
  // "Reconcile vendor statements" is a skill's name, and something to do.
  const names = findSkills(text).filter(({ surface }) => !opensWithVerb(surface));
  const tagged = tagWords(text, names);
  const verbs = verbsAmong(tagged, section === 'duty');
  const clauses: Omit<AdClause, 'requirements'>[] = [];
  for (let at = 0; at < tagged.length; at += 1) {
    if (!verbs[at] || isAside(tagged, at)) continue;
    const chain = verbChain(tagged, verbs, at);
    const end = endOfObject(tagged, verbs, chain.at(-1) ?? at);
    const clause = worded(tagged.slice(at, end), chain.length, text);
    if (clause) clauses.push({ ...clause, passage: text });
    at = Math.max(at, end - 1);
  }
  return clauses;
}

/** "Process Engineer" is the job's title and nothing that is done. */
const isOfTitle = (text: string, title: string): boolean => {
  const words = text.toLowerCase().split(/\s+/);
  const [, second = ''] = words;
  return (
    title.toLowerCase().includes(words.slice(0, 2).join(' ')) || (/^\S+ \p{Lu}/u.test(text) && isTitleNoun(second))
  );
};
const isTitleNoun = (word: string): boolean => titleNouns.has(word.replace(/s$/, ''));

/** "after acquiring three distributors": what was done before, and by others. */
const asideOf = /^(?:after|before|since|when|while)$/;
/** "The role does not evaluate teachers." */
const denial = /^(?:not|never|without|no|\p{L}+n['’]t|cannot)$/u;
/** "stops a weak project early": a word that is mostly a noun is a verb only where one is due. */
const isAside = (tagged: readonly TaggedWord[], at: number): boolean => {
  const [word, before] = [tagged[at], tagged[at - 1]];
  if (word === undefined || before === undefined) return false;
  if (tagged.slice(Math.max(0, at - 2), at).some(({ lower }) => denial.test(lower))) return true;
  if (word.kind === 'gerund') return asideOf.test(before.lower);
  return (
    word.kind === 'base' &&
    isNounLike(word.lower) &&
    before.kind !== 'stop' &&
    !joins(before) &&
    !verbIsDue.test(before.lower)
  );
};
const verbIsDue = /^(?:to|will|you|we|must|can|should|would|also|then|and|or)$/;

const opensWithVerb = (surface: string): boolean => {
  const [first = '', second] = surface.toLowerCase().split(/[\s-]/);
  return second !== undefined && (verbOfBase(first) ?? verbOfThird(first) ?? verbOfGerund(first)) !== undefined;
};

const joins = (word: TaggedWord | undefined): boolean =>
  word?.kind === 'comma' || word?.kind === 'conjunction' || word?.kind === 'slash';

/** The places of verbs that share an object: "scheduling and preparing checks". */
function verbChain(tagged: readonly TaggedWord[], verbs: readonly boolean[], at: number): number[] {
  const chain = [at];
  let next = at + 1;
  while (joins(tagged[next])) {
    while (joins(tagged[next])) next += 1;
    if (!verbs[next]) break;
    chain.push(next);
    next += 1;
  }
  return chain;
}

/** Where the clause of a verb ends: before the next verb, a mark, or a word that opens another clause; long ones where a phrase ends. */
function endOfObject(tagged: readonly TaggedWord[], verbs: readonly boolean[], verb: number): number {
  let end = verb + 1;
  let lastCut = -1;
  for (; end < tagged.length; end += 1) {
    const word = tagged[end];
    if (word === undefined || word.kind === 'stop' || word.kind === 'taken' || word.kind === 'function') break;
    if (verbs[end] || leads.has(word.lower) || (end > verb + 1 && joins(tagged[end - 1]) && isOtherVerb(word))) break;
    // "the customers Service Advisor": two lines that lost the break between them.
    if (isGlued(word, tagged[end - 1])) break;
    if (end - verb >= leastCut && (word.kind === 'preposition' || joins(word))) lastCut = end;
    if (end - verb >= mostWords) return trimmedEnd(tagged, verb, lastCut > 0 ? lastCut : end);
  }
  return trimmedEnd(tagged, verb, end);
}

/** A word with a capital directly behind a plain noun. */
const isGlued = (word: TaggedWord, before: TaggedWord | undefined): boolean =>
  word.known === undefined &&
  /^\p{Lu}\p{Ll}/u.test(word.text) &&
  before !== undefined &&
  isNoun(before) &&
  /^\p{Ll}/u.test(before.text);

/** "…, replaces parts": a verb that does not belong to what stands before it. */
const isOtherVerb = ({ kind, lower, known }: TaggedWord): boolean => {
  if (known !== undefined) return false;
  const verb = kind === 'third' ? verbOfThird(lower) : kind === 'base' ? verbOfBase(lower) : undefined;
  return verb !== undefined && !isNounLike(verb.base);
};

/** Without what only leads on: "and", "in", "the", "effectively". */
function trimmedEnd(tagged: readonly TaggedWord[], verb: number, end: number): number {
  let to = end;
  while (to > verb + 1 && (!isLast(tagged[to - 1]) || isLooseVerb(tagged[to - 1], tagged[to - 2]))) to -= 1;
  return to;
}

/** "establishing priorities and delegate": a verb that has lost its object. */
const isLooseVerb = (word: TaggedWord | undefined, before: TaggedWord | undefined): boolean =>
  word?.kind === 'base' && word.known === undefined && verbOfBase(word.lower) !== undefined && joins(before);

const isLast = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  !openEnds.has(word.lower) &&
  !isOtherVerb(word) &&
  (word.known !== undefined ||
    word.kind === 'number' ||
    (isNoun(word) && word.kind !== 'gerund') ||
    nounGerunds.has(word.lower));

const formsOf = ({ lower, kind }: TaggedWord): VerbForms | undefined => {
  if (kind === 'gerund') return verbOfGerund(lower);
  return kind === 'third' ? verbOfThird(lower) : verbOfBase(lower);
};

/** The clause in its forms; undefined where it would not read well. */
function worded(
  clause: readonly TaggedWord[],
  chained: number,
  text: string,
): Pick<AdClause, 'text' | 'gerund' | 'base'> | undefined {
  const from = clause[0]?.start ?? 0;
  const to = clause.at(-1)?.end ?? 0;
  const written = text.slice(from, to);
  const count = written.split(/\s+/).length;
  if (count < 2 || count > mostWords + 2 || !isSayable(clause, written)) return undefined;
  const verbs = clause.filter(
    (word, at) => at === 0 || (at < chained * 2 + 1 && formsOf(word) !== undefined && isVerbOf(clause, at)),
  );
  const forms = verbs.map(formsOf);
  if (forms.some((form) => form === undefined || noWork.has(form.base))) return undefined;
  const as = (form: 'gerund' | 'base'): string => {
    let result = '';
    let done = from;
    verbs.forEach((verb, at) => {
      result += text.slice(done, verb.start) + (forms[at]?.[form] ?? verb.lower);
      done = verb.end;
    });
    return listedWell(
      firstOf(result + text.slice(done, to))
        .replace(/\s+/g, ' ')
        .replace(/\s*\/\s*/g, '/'),
    );
  };
  return { text: written, gerund: as('gerund'), base: as('base') };
}

/** "pay vendors, verifying their numbers": only the first thing that is done. */
function firstOf(clause: string): string {
  for (const match of clause.matchAll(/, (?:and )?(\p{L}+ing)\b/gu))
    if (verbOfGerund(match[1] ?? '') !== undefined && clause.slice(0, match.index).split(' ').some(isPlainNoun))
      return clause.slice(0, match.index);
  return clause;
}

const isPlainNoun = (word: string, at: number): boolean =>
  at > 0 && verbOfGerund(word) === undefined && verbOfBase(word) === undefined;

/** "a, b, c" as "a, b and c"; what another verb begins is left out. */
function listedWell(clause: string): string {
  const at = clause.lastIndexOf(', ');
  const last = clause.slice(at + 2);
  if (at < 0 || /^(?:and|or|and\/or) |\b(?:and|or) /.test(last)) return clause;
  const [word = ''] = last.split(' ');
  const isVerb = verbOfGerund(word) !== undefined || verbOfBase(word) !== undefined || verbOfThird(word) !== undefined;
  return isVerb ? listedWell(clause.slice(0, at)) : `${clause.slice(0, at)} and ${last}`;
}

/** Whether a later word of the clause is a verb that shares its object with the first. */
function isVerbOf(clause: readonly TaggedWord[], at: number): boolean {
  const between = clause.slice(1, at);
  return between.every((word) => joins(word) || formsOf(word) !== undefined) && joins(clause[at - 1]);
}

function isSayable(clause: readonly TaggedWord[], written: string): boolean {
  const [verb, ...rest] = clause;
  const last = clause.at(-1);
  if (verb === undefined || last === undefined || rest.length === 0) return false;
  if (/[^\p{L}\p{N}\s,&/'’.+#-]|\p{Ll}\p{Lu}\p{Ll}|[a-z]\.[A-Z]/u.test(written) || last.kind === 'past') return false;
  if (clause.some(({ lower }) => toReader.has(lower))) return false;
  if (rest.length === 1 && rest[0]?.kind === 'gerund') return false;
  // "Accounts Payable" is a name.
  if (verb.kind === 'third' && /^\p{Lu}/u.test(verb.text) && /^\p{Lu}/u.test(rest[0]?.text ?? '')) return false;
  return rest.some((word) => isNoun(word) && word.lower.length > 2) && !/^\p{Lu}{4,}/u.test(written);
}

/** The requirements whose words a clause holds. */
function statedIn(
  { text, passage }: Pick<AdClause, 'text' | 'passage'>,
  requirements: readonly Requirement[],
): Requirement[] {
  const clause = text.toLowerCase();
  return requirements.filter(
    ({ sentence, text: asked }) =>
      (passage.includes(sentence) || sentence.includes(passage)) && clause.includes(asked.toLowerCase()),
  );
}
