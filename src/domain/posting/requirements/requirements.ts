import words from '../../words/posting/requirements.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import type { SkillMention } from '../../lexicon/skills/skill.ts';
import type { Language } from '../../language/languages.ts';
import { candidatesIn, canParse } from '../items/item-asks.ts';
import { isSoft, overlaps, type Ask, type Found, type Stretch } from './ask.ts';
import { isWithin, niceStretches, saysMust } from './wishes.ts';
import { itemsOfClause } from './clause-items.ts';
import { askedDegree } from './degree.ts';
import type { Passage } from '../sections/passage.ts';
import { dutyPhrases, wantPhrases } from './phrase-asks.ts';
import { corePhrase } from './phrases.ts';
import type { Requirement } from '../posting.ts';
import { askedYears } from './years.ts';

const languageCue = patternOf(words, 'speaks of languages', '', (any) => String.raw`\b(?:${any})\b`);
const requirementCue = patternOf(words, 'speaks of a want', '', (any) => String.raw`\b(?:${any})\b`);
/** Everything that a passage asks for, in its order. */
export function asksOf(passage: Passage, language: Language): Ask[] {
  const section = effectiveSection(passage);
  if (section !== 'must' && section !== 'nice' && section !== 'duty' && section !== 'role') return [];
  const from = { ...passage, section };
  const wished = niceStretches(passage.folded);
  const must = section !== 'nice' || saysMust(passage.folded);
  const facts = [...degreeAsk(from), ...yearsAsks(from, language)];
  const skills = skillAsks(from, facts, language);
  const licences = licenceAsks(from, skills);
  const found = canParse(language)
    ? parsed(from, facts, [...skills, ...licences])
    : [...facts, ...skills, ...licences, ...phrases(from, [...facts, ...skills, ...licences], language)];
  return found
    .map((ask) => ({ ...ask, must: must && !isWithin(ask.start, wished), passage: from }))
    .toSorted((a, b) => a.start - b.start);
}

/** Years are asked in what stands behind them; without such a thing, they are asked for themselves. */
function parsed(passage: Passage, facts: Found[], known: Found[]): Found[] {
  const candidates = candidatesIn(passage, facts, known);
  const said = new Set<Found>();
  const asked = facts.map((fact): Found => {
    const within = candidates.find(({ years }) => years !== undefined && years === fact.years);
    if (!within || fact.kind !== 'experience') return fact;
    if (within.skill === undefined) said.add(within);
    const alone = { start: fact.start, end: fact.end };
    const isSaidToo = within.skill !== undefined;
    return {
      ...fact,
      start: within.start,
      end: within.end,
      alone,
      ...(isSaidToo && { isSaidToo }),
      ...(within.signs && { signs: within.signs }),
    };
  });
  return [...asked, ...candidates.filter((candidate) => !said.has(candidate))];
}

/** The phrases of a language whose clauses are not taken apart. */
function phrases(passage: Passage, known: Found[], language: Language): Found[] {
  if (passage.section === 'role') return [];
  const clauses =
    passage.section === 'duty' ? dutyPhrases(passage, known, language) : wantPhrases(passage, known, language);
  return clauses.flatMap((clause) => itemsOfClause(passage.text, clause, known, language));
}

/** Prose about the job counts as a requirement where its words say so. */
function effectiveSection({ section, folded }: Passage): Passage['section'] {
  if (section !== 'role' || /^key ?words ?:/.test(folded)) return section;
  return requirementCue.test(folded) ? 'must' : section;
}

function degreeAsk({ text, folded, section }: Passage): Found[] {
  if (section === 'duty' && !/\bdegree\b|diploma/.test(folded)) return [];
  const degree = askedDegree(text, folded);
  return degree ? [{ kind: 'degree', start: degree.start, end: degree.end }] : [];
}

function yearsAsks({ text, folded, section }: Passage, language: Language): Found[] {
  return askedYears(folded, section === 'must' || section === 'nice').map((asked, index, all) => {
    const limit = Math.min(all[index + 1]?.start ?? folded.length, asked.end + clauseLength(folded.slice(asked.end)));
    const phrase = canParse(language)
      ? ofExperience(folded, asked.end)
      : corePhrase(text, folded, { start: asked.end, end: limit }, language);
    return {
      kind: 'experience',
      years: asked.years,
      number: asked.end,
      start: asked.start,
      end: phrase ? Math.max(phrase.end, asked.end) : asked.end,
    };
  });
}

/** "of related experience", behind a number of years. */
function ofExperience(folded: string, start: number): Stretch | undefined {
  const match = /^[^.;,()]{0,30}?\bexperience\b/.exec(folded.slice(start));
  return match ? { start, end: start + match[0].length } : undefined;
}

/** Up to the clause's end: a full stop, semicolon, bracket, or a comma before another thing. */
function clauseLength(rest: string): number {
  const end = rest.search(/[;.(](?:\s|$)|, (?:with|and|preferably|including|must|strong|or )|\)/);
  return end < 0 ? rest.length : end;
}

function skillAsks({ text, folded, section }: Passage, facts: Found[], language: Language): Found[] {
  const degree = facts.find((fact) => fact.kind === 'degree');
  const from = section === 'must' || section === 'duty' ? soughtFrom(folded) : 0;
  const isList = text.length <= 24 && text.split(/\s+/).length <= 2;
  const mentions = findSkills(text, { list: isList, language }).filter(
    (mention) => mention.start >= from && !isPlaceName(text, mention),
  );
  return mentions.flatMap((mention): Found[] => {
    if (degree && overlaps(mention, degree)) return [];
    if (mention.family === 'spoken languages' && !isSpoken(mention, folded, section)) return [];
    if (section === 'role' && isSoft(mention)) return [];
    const years = facts.find((fact) => fact.kind === 'experience' && overlaps(mention, fact))?.years;
    return [
      {
        kind: kindOf(mention),
        skill: mention.skill,
        family: mention.family,
        start: mention.start,
        end: mention.end,
        ...(years !== undefined && { years }),
      },
    ];
  });
}

/** Whether a language is required, rather than a market, a kitchen or a company named: "Japanese company". */
function isSpoken(mention: SkillMention, folded: string, section: Passage['section']): boolean {
  if (
    /^ (?:compan|market|cuisine|food|law|customers?\b|firm|clients?\b|owned|style|brand)/.test(
      folded.slice(mention.end),
    )
  )
    return false;
  if (section === 'must' || section === 'nice') return true;
  return languageCue.test(folded.slice(0, mention.start) + folded.slice(mention.end));
}

const seeking = patternOf(words, 'seeking', '', (any) => String.raw`\b(?:${any})\b`);

/** "A leading healthcare provider seeks a developer": the words before the verb describe the employer. */
const soughtFrom = (folded: string): number => seeking.exec(folded)?.index ?? 0;

/** "Independence, MO", "in Mobile, AL": a town whose name is also a skill. */
const isPlaceName = (text: string, { end, surface }: SkillMention): boolean =>
  /^\p{Lu}/u.test(surface) && /^,? [A-Z]{2}\b(?! ?[,&/])/.test(text.slice(end));

const kindOf = ({ family }: SkillMention): Requirement['kind'] =>
  family === 'spoken languages' ? 'language' : /(?:certificates|licences)$/.test(family) ? 'licence' : 'skill';

function licenceAsks({ text, folded }: Passage, skills: Found[]): Found[] {
  if (!speaksOfLicence(folded)) return [];
  const named = namedLicence(text, folded);
  if (!named || skills.some((skill) => skill.kind === 'licence' && overlaps(skill, named))) return [];
  return [{ kind: 'licence', start: named.start, end: named.end }];
}

const cue = patternOf(words, 'licences', '', (any) => String.raw`\b(?:${any})\b`);
const driving = patternOf(words, 'driving licences', '');
const noName = patternOf(words, 'no name of a licence', '', (any) => String.raw`^(?:${any})\b`);
const named = new RegExp(
  String.raw`((?:\b[A-Z][\w&+./-]*\s){0,4}\b(?:[A-Z][\w&+/.]*|[A-Z]{2,})[ -]` +
    String.raw`(?:[Cc]ertifi(?:ed(?: [A-Z]\w+){0,4}|cation|cate)|[Ll]icen[cs](?:e|ure|ed)|[Bb]ar(?: member| admission)?))\b`,
);

/** Whether a folded, lower-case statement is about licences or certificates. */
const speaksOfLicence = (folded: string): boolean => cue.test(folded);

/** A driving licence or a certificate by its own name ("Missouri bar", "CDA Certificate") that a statement asks for. */
function namedLicence(text: string, folded: string): (Stretch & { driving: boolean }) | undefined {
  const drive = driving.exec(folded);
  if (drive) return { start: drive.index, end: drive.index + drive[0].length, driving: true };
  const match = named.exec(text);
  if (!match?.[1] || noName.test(match[1])) return undefined;
  return { start: match.index, end: match.index + match[1].length, driving: false };
}
