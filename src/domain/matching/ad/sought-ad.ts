import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { skillByName } from '../../lexicon/skills/lexicon.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import { adWords, type AdWords } from '../originality/copied-lines.ts';
import { askedTitles, type AskedTitle } from '../titles/asked-titles.ts';
import type { Said } from '../statements/statements.ts';
import { stemsOf, termsOf, termsOfText, type Term } from './term-match.ts';

/** What a requirement looks for in a statement. */
export interface Sought {
  terms: Term[];
  skills: ReadonlySet<string>;
  families: ReadonlySet<string>;
  /** The families of all that it names; how people work has one as well, what is unknown an empty one. */
  fields: readonly string[];
}

/** An ad as it is looked for in resumes of one language: all that depends on no resume, read once. */
export interface SoughtAd {
  posting: Posting;
  words: AdWords;
  titles: readonly AskedTitle[];
  /** The words of its title and body. */
  terms: readonly Term[];
  soughtBy: (requirement: Requirement) => Sought;
  /** What a keyword of it says where it stands in a resume. */
  readKeyword: (keyword: string) => Said;
}

/** Reads an ad for the resumes of a language. */
export function readSoughtAd(posting: Posting, language: Language): SoughtAd {
  const sought = new Map(posting.requirements.map((each) => [each, readSought(each, posting.language)]));
  return {
    posting,
    words: adWords(posting),
    titles: askedTitles(posting, language),
    terms: termsOfText(`${posting.title}\n${posting.body}`, posting.language),
    soughtBy: (requirement) => sought.get(requirement) ?? readSought(requirement, posting.language),
    readKeyword: keywordReader(posting.language),
  };
}

/** Reads each keyword once: it is the same beside every resume. */
function keywordReader(language: Language): SoughtAd['readKeyword'] {
  const known = new Map<string, Said>();
  return (keyword) => {
    const said = known.get(keyword) ?? readKeyword(keyword, language);
    known.set(keyword, said);
    return said;
  };
}

function readKeyword(keyword: string, language: Language): Said {
  const mentions = findSkills(keyword, { list: true, language });
  const trade = mentions.filter(({ family }) => family !== 'soft skills');
  return {
    words: [],
    stems: stemsOf(keyword, language),
    smallWords: 0,
    skills: new Set(mentions.map(({ skill }) => skill)),
    trade: new Set(trade.map(({ skill }) => skill)),
    families: new Set(trade.map(({ family }) => family)),
  };
}

function readSought(requirement: Requirement, language: Language): Sought {
  const skills = requirement.skill
    ? [requirement.skill]
    : findSkills(requirement.text, { list: true, language }).map((mention) => mention.skill);
  const fields = skills.map((name) => skillByName(name)?.family ?? '');
  return {
    terms: termsOf(requirement, language),
    skills: new Set(skills),
    families: new Set(fields.filter((family) => family !== '' && family !== 'soft skills')),
    fields,
  };
}
