import experienceWords from '../../words/claims/experience.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { isShortForm } from '../../lexicon/skills/short-form.ts';
import type { SkillMention } from '../../lexicon/skills/skill.ts';
import type { UnsupportedClaim } from '../claim.ts';
import { unsupportedClaim, whereElse, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { verbOfBase, verbOfPast } from '../../language/english-verbs.ts';
import { isMaker } from './check-proper-names.ts';
import { isWrittenShort, standsForWords } from '../words/abbreviations.ts';
import { isLevelWord } from '../words/spoken-languages.ts';
import { isGeneral } from '../words/general-words.ts';
import { isSaid } from '../words/said.ts';
import { isJob } from '../evidence/mentions.ts';
import type { Language } from '../../language/languages.ts';
import { carriesContent, topicsOf, wordsOf, type Word } from '../words/words.ts';

/** Every skill must be in the evidence, by its name or a short form of it; a related or more general skill does not count. */
export const checkSkills: ClaimCheck = (statement) => {
  const mentions = findSkills(statement.claimed).filter(
    (mention) =>
      mention.family !== 'soft skills' &&
      !isAsked(mention, statement) &&
      (statement.cited || !isInName(mention, statement)) &&
      !isVerb(mention.surface) &&
      (statement.cited || !isLevelWord(mention.surface)),
  );
  const tools = unknownTools(statement, mentions);
  const doubts: UnsupportedClaim[] = [];
  const unsupported = mentions
    .filter((mention) => !isShown(mention, statement) && !isKindOf(mention, mentions, statement))
    .flatMap((mention) => {
      const keys = wordsOf(mention.surface, statement.base.language).map(({ key }) => key);
      const claim = unsupportedClaim(statement, 'skill', mention.surface, whereElse(statement, keys));
      if (!isWording(mention, statement)) return [claim];
      doubts.push(claim);
      return [];
    });
  return { checked: mentions.length + tools.length, unsupported: [...unsupported, ...tools], doubts };
};

/**
 * Whether a skill's name may be no more than wording: ordinary words of which those that are not said belong to no one trade ("outbound calls" where the resume
 * has calls, "training", "scheduling"), or a skill that the resume lists for all of the person's work.
 */
function isWording({ surface, start, end }: SkillMention, statement: CheckedSentence): boolean {
  const { cited, listing, vocabulary, base, text, words: all } = statement;
  if (cited || listing) return false;
  if (isListedForAll(surface, statement)) return true;
  const plain =
    start === 0 || text.slice(0, start).trim() === '' ? surface.charAt(0).toLowerCase() + surface.slice(1) : surface;
  if (/\p{Lu}|\d/u.test(plain)) return false;
  const words = all.filter((word) => word.start >= start && word.end <= end && carriesContent(word, base.language));
  if (words.every((word) => isGeneral(word) || isSaid(word, vocabulary))) return true;
  return words.length === 1 && isProse(statement) && !isNamedAsSkill(statement.claimed, start, end);
}

/** A sentence of a letter, a summary or an answer: it tells of things besides skills. */
const isProse = ({ letter, paragraph, text }: CheckedSentence): boolean => letter || paragraph.length > text.length;

/** "Skilled in …", or one of several that a sentence lists. */
const isNamedAsSkill = (text: string, start: number, end: number): boolean =>
  /,\s(?:and\s)?$|\b(?:and|or)\s$/.test(text.slice(0, start)) ||
  /^(?:,|\s(?:and|or)\s)/.test(text.slice(end)) ||
  naming.test(text.slice(0, start));

const naming = patternOf(
  experienceWords,
  'named as a skill',
  'iu',
  (any) => String.raw`\b(?:${any})\s(?:[\p{L}-]+\s){0,2}$`,
);

/** It stands outside the places of work, and none of them but those the sentence is about has it. */
const isListedForAll = (surface: string, { base, entries }: CheckedSentence): boolean => {
  if (entries.length === 0) return false;
  const words = wordsOf(surface, base.language);
  const isIn = (sentences: CheckedSentence['own']): boolean =>
    words.every((word) => sentences.some(({ vocabulary }) => isSaid(word, vocabulary)));
  return (
    isIn(base.general) &&
    !base.entries.some((entry) => isJob(entry) && !entries.includes(entry) && isIn(entry.sentences))
  );
};

const isVerb = (surface: string): boolean =>
  /^[a-z]+$/.test(surface) && (verbOfPast(surface) !== undefined || verbOfBase(surface) !== undefined);

/** The "Systems" of "Beta Tech Health Systems". */
const isInName = ({ start, end }: SkillMention, { text, base }: CheckedSentence): boolean =>
  base.entries.some(({ names }) =>
    names.some((name) => {
      const at = name.includes(' ') ? text.indexOf(name) : -1;
      return at >= 0 && at <= start && end <= at + name.length;
    }),
  );

/** "The HubSpot CRM": beside a skill that is shown, the name of its kind. */
const isKindOf = (mention: SkillMention, all: readonly SkillMention[], statement: CheckedSentence): boolean =>
  all.some(
    (other) =>
      other !== mention &&
      other.family === mention.family &&
      statement.claimed.slice(other.end, mention.start) === ' ' &&
      isShown(other, statement),
  );

/** "using …": the tool something was done with is a claim even when the lexicon does not know it. */
function unknownTools(statement: CheckedSentence, mentions: readonly SkillMention[]): UnsupportedClaim[] {
  const { text, words, vocabulary, base } = statement;
  return [
    ...text.matchAll(/\b(?:using|utili[sz]ing|leveraging|via|mit hilfe von|à l['’]aide d[eu]|mediante|usando)\s+/giu),
  ].flatMap((match) => {
    const from = match.index + match[0].length;
    const tool = words
      .filter(({ start }) => start >= from)
      .slice(0, 3)
      .find((word) => carriesContent(word, base.language) && !isMaker(word, statement));
    if (tool === undefined || isSaid(tool, vocabulary) || /[,.;]/.test(text.slice(from, tool.start))) return [];
    if (mentions.some(({ start, end }) => start <= tool.start && tool.end <= end)) return [];
    return [unsupportedClaim(statement, 'skill', tool.text, whereElse(statement, [tool.key]))];
  });
}

/** A skill that the ad asks for, in a sentence that says so; a word of the job's title where the letter names the job. */
function isAsked({ skill, surface }: SkillMention, { quotesAd, target, base, context }: CheckedSentence): boolean {
  if (target.size > 0 && wordsOf(surface, base.language).every(({ key }) => target.has(key))) return true;
  if (!quotesAd) return false;
  return context.posting?.requirements.some((requirement) => requirement.skill === skill) ?? false;
}

/** A common word for which the evidence uses another one: "reports" for "dashboards". */
const isNear = (word: Word, own: CheckedSentence['own'], language: Language): boolean =>
  [...topicsOf([word], language)].some((topic) => topic.startsWith('~') && own.some(({ topics }) => topics.has(topic)));

function isShown({ skill, surface, start, end }: SkillMention, statement: CheckedSentence): boolean {
  const { vocabulary, own, base, cited } = statement;
  const words = wordsOf(surface, base.language);
  // A name is itself or another spelling of it, no other form of its word: "Looker" is not "looked".
  const isName = /^\p{Lu}/u.test(surface);
  if (words.every((word) => (isName && words.length === 1 ? vocabulary.has(word.key) : isSaid(word, vocabulary))))
    return true;
  if (skillsNamedIn(surface, skill).every((each) => own.some(({ skills }) => skills().has(each)))) return true;
  const inText = statement.words.filter((word) => word.start >= start && word.end <= end);
  if (!cited && inText.every((word) => isSaid(word, vocabulary) || isWrittenShort(word, statement.words, own)))
    return true;
  if (words.length === 1 && words.every((word) => standsForWords(word, own))) return true;
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0 && /^[a-z]+$/.test(surface) && isNear(only, own, base.language))
    return true;
  const squeezed = squeeze(surface);
  return own.some(({ text }) => {
    if (squeezed.length > 3 && squeeze(text).includes(squeezed)) return true;
    return findSkills(text, { list: true }).some(
      (mention) =>
        mention.skill === skill &&
        (isShortForm(mention.surface, surface) ||
          isShortForm(surface, mention.surface) ||
          squeeze(mention.surface) === squeezed),
    );
  });
}

/** A skill and those that its name consists of: "GraphQL APIs" are APIs and GraphQL. */
function skillsNamedIn(surface: string, skill: string): string[] {
  const words = surface.split(/[\s/]+/).filter((word, _, all) => all.length > 1 && /^\p{Lu}/u.test(word));
  const parts = words.flatMap((word) => [...skillsIn(word)]);
  return parts.includes(skill) ? [skill] : [skill, ...parts];
}

const skillsIn = (text: string): ReadonlySet<string> =>
  new Set(findSkills(text, { list: true }).map(({ skill }) => skill));

const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
    .replace(/js$/, '');
