import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { skillByName, withBroader } from '../../lexicon/skills/lexicon.ts';
import { allAskedBy, type Posting, type Requirement } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import { adWords, type AdWords } from '../originality/copied-lines.ts';
import { askedTitles, type AskedTitle } from '../titles/asked-titles.ts';
import type { TextTerms } from '../statements/statements.ts';
import { stemsOf, termsOf, termsOfText, type Term } from './term-match.ts';

/** What to search for in a resume's statements to find a requirement. */
export interface RequirementQuery {
  terms: Term[];
  /** Canonical names of the skills that the requirement names. */
  skills: ReadonlySet<string>;
  /** The families of these skills, without soft skills. */
  families: ReadonlySet<string>;
  /** One family for each of the skills, including soft skills; empty for a skill that the lexicon does not have. */
  allFamilies: readonly string[];
}

/** A posting prepared for comparison with resumes in one language: everything that does not depend on the resume, computed once. */
export interface PreparedPosting {
  posting: Posting;
  /** The ad's words and word runs, used to find copies of it. */
  words: AdWords;
  titles: readonly AskedTitle[];
  /** The words of its title and body. */
  terms: readonly Term[];
  queryFor: (requirement: Requirement) => RequirementQuery;
  /** A keyword of the ad, read as text of a resume would be. */
  readKeyword: (keyword: string) => TextTerms;
}

/** Prepares a posting for resumes in a language. */
export function preparePosting(posting: Posting, language: Language): PreparedPosting {
  const queries = new Map(allAskedBy(posting).map((each) => [each, queryOf(each, posting.language)]));
  return {
    posting,
    words: adWords(posting),
    titles: askedTitles(posting, language),
    terms: termsOfText(`${posting.title}\n${posting.body}`, posting.language),
    queryFor: (requirement) => queries.get(requirement) ?? queryOf(requirement, posting.language),
    readKeyword: keywordReader(posting.language),
  };
}

/** Reads each keyword once: it is the same for every resume. */
function keywordReader(language: Language): PreparedPosting['readKeyword'] {
  const known = new Map<string, TextTerms>();
  return (keyword) => {
    const terms = known.get(keyword) ?? readKeyword(keyword, language);
    known.set(keyword, terms);
    return terms;
  };
}

function readKeyword(keyword: string, language: Language): TextTerms {
  const mentions = findSkills(keyword, { list: true, language });
  const trade = mentions.filter(({ family }) => family !== 'soft skills');
  return {
    words: [],
    stems: stemsOf(keyword, language),
    smallWords: 0,
    skills: withBroader(mentions.map(({ skill }) => skill)),
    trade: new Set(trade.map(({ skill }) => skill)),
    families: new Set(trade.map(({ family }) => family)),
  };
}

function queryOf(requirement: Requirement, language: Language): RequirementQuery {
  const skills = requirement.skill
    ? [requirement.skill]
    : findSkills(requirement.text, { list: true, language }).map((mention) => mention.skill);
  const allFamilies = skills.map((name) => skillByName(name)?.family ?? '');
  return {
    terms: termsOf(requirement, language),
    skills: new Set(skills),
    families: new Set(allFamilies.filter((family) => family !== '' && family !== 'soft skills')),
    allFamilies,
  };
}
