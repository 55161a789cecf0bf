import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { isShortForm } from '../../lexicon/skills/short-form.ts';
import type { SkillMention } from '../../lexicon/skills/skill.ts';
import type { UnsupportedClaim } from '../claim.ts';
import { unsupportedClaim, whereElse, type ClaimCheck, type CheckedSentence } from '../evidence/checked-sentence.ts';
import { verbOfBase, verbOfPast } from '../../language/english-verbs.ts';
import { isWrittenShort, standsForWords } from '../words/abbreviations.ts';
import { isLevelWord } from '../words/spoken-languages.ts';
import { isSaid } from '../words/said.ts';
import type { Language } from '../../language/languages.ts';
import { carriesContent, topicsOf, wordsOf, type Word } from '../words/words.ts';

/** Every skill must be in the evidence, by its name or a short form of it; a related or more general skill does not count. */
export const checkSkills: ClaimCheck = (statement) => {
  const mentions = findSkills(statement.claimed).filter(
    (mention) =>
      mention.family !== 'soft skills' &&
      !isAsked(mention, statement) &&
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
      if (!isHalfSaid(mention, statement)) return [claim];
      doubts.push(claim);
      return [];
    });
  return { checked: mentions.length + tools.length, unsupported: [...unsupported, ...tools], doubts };
};

/** "Outbound calls" where the resume has calls: ordinary words of which one is said may be no more than wording. */
function isHalfSaid(
  { surface, start }: SkillMention,
  { cited, listing, vocabulary, base, text }: CheckedSentence,
): boolean {
  if (cited || listing) return false;
  const plain =
    start === 0 || text.slice(0, start).trim() === '' ? surface.charAt(0).toLowerCase() + surface.slice(1) : surface;
  const words = wordsOf(surface, base.language).filter((word) => carriesContent(word, base.language));
  return !/\p{Lu}|\d/u.test(plain) && words.length > 1 && words.some((word) => isSaid(word, vocabulary));
}

const isVerb = (surface: string): boolean =>
  /^[a-z]+$/.test(surface) && (verbOfPast(surface) !== undefined || verbOfBase(surface) !== undefined);

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
      .find((word) => carriesContent(word, base.language));
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
