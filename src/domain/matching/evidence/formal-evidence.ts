import { findSkills } from '../../lexicon/skills/find-skills.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { monthsOfWork } from '../../resume/experience-length.ts';
import { degreeLevelOf, degreeRank } from './degree-level.ts';
import type { RequirementEvidence } from './evidence-map.ts';
import type { Statement } from '../statements/statements.ts';
import type { HeldJob } from '../titles/held-jobs.ts';
import type { TermsUnder } from '../statements/terms-under.ts';
import { coverage, stemsOf, termsOf, termsOfText, type Term } from '../ad/term-match.ts';

const missing = (requirement: Requirement): RequirementEvidence => ({
  requirement,
  kind: 'missing',
  strength: 0,
  lines: [],
  pointers: [],
});

const met = (requirement: Requirement, strength: number, statements: readonly Statement[]): RequirementEvidence =>
  strength < 0.3
    ? missing(requirement)
    : {
        requirement,
        kind: strength >= 0.8 ? 'shown' : 'related',
        strength: strength >= 0.8 ? strength : strength * 0.5,
        ...(strength >= 0.8 && { share: strength }),
        lines: [...new Set(statements.flatMap(({ lines }) => lines))],
        pointers: [...new Set(statements.map(({ pointer }) => pointer).filter((pointer) => pointer !== ''))],
      };

/**
 * Evidence for what a person has rather than does: a degree, a language, a licence, years. Undefined for requirements that have to be shown in sentences.
 * `jobs` are all jobs the resume mentions, `under` has the terms of each.
 */
export function formalEvidence(
  requirement: Requirement,
  statements: readonly Statement[],
  parsed: ParsedResume,
  posting: Posting,
  today: string,
  jobs: readonly HeldJob[],
  under: TermsUnder,
): RequirementEvidence | undefined {
  if (requirement.kind === 'degree') return degreeEvidence(requirement, statements, posting);
  if (requirement.kind === 'language') return languageEvidence(requirement, statements, parsed, posting);
  if (requirement.kind === 'licence') return licenceEvidence(requirement, statements, parsed, posting);
  if (requirement.kind === 'experience' && requirement.years !== undefined) {
    return yearsEvidence(requirement, requirement.years, statements, parsed, posting, today, jobs, under);
  }
  return undefined;
}

/** The level held compared with the level required: each level below costs 0.4. A required subject that was not studied costs 0.15. */
function degreeEvidence(
  requirement: Requirement,
  statements: readonly Statement[],
  posting: Posting,
): RequirementEvidence {
  const asked = degreeLevelOf(requirement.text) ?? posting.degree?.level ?? 'bachelor';
  const degrees = statements.filter(({ section, role }) => section === 'education' && role === 'title');
  const levels = degrees.map(({ text }) => degreeLevelOf(text)).filter((level) => level !== undefined);
  if (degrees.length === 0) return missing(requirement);
  const held = Math.max(...levels.map(degreeRank), degreeRank('secondary'));
  const areas = posting.degree?.areas ?? [];
  const studied = areas.length === 0 || areas.some((area) => isStudied(area, degrees, requirement, posting.language));
  const level = 1 - 0.4 * Math.max(0, degreeRank(asked) - held);
  return met(requirement, level - (studied ? 0 : 0.15), degrees);
}

const isStudied = (
  area: string,
  degrees: readonly Statement[],
  requirement: Requirement,
  language: Language,
): boolean => {
  const terms = termsOf({ ...requirement, text: area, terms: [area] }, language);
  return degrees.some(({ stems }) => coverage(terms, stems) >= 0.5);
};

function languageEvidence(
  requirement: Requirement,
  statements: readonly Statement[],
  parsed: ParsedResume,
  posting: Posting,
): RequirementEvidence {
  const terms = termsOf(requirement, posting.language);
  const isNamed = nameReader(requirement, parsed, posting);
  const named = statements.filter((statement) => {
    const { section, role, stems } = statement;
    const place = section === 'languages' || role === 'claim' || role === 'sentence';
    return place && (coverage(terms, stems) > 0 || isNamed(statement));
  });
  return met(requirement, named.length > 0 ? 1 : 0, named);
}

/** Tells whether a statement names the requirement in other words; English words are searched for unstemmed. */
function nameReader({ skill }: Requirement, parsed: ParsedResume, posting: Posting): (statement: Statement) => boolean {
  const isEnglish = parsed.language === 'en' && posting.language === 'en';
  return ({ skills }) => !isEnglish && skill !== undefined && skills.has(skill);
}

/** "BLS", "CPA", "CDL-A": such a name says which licence it is without the word for its kind, as lists of certificates write it. */
const abbreviation = /^[A-Z][A-Z\d]{1,5}(?:-[A-Z\d]{1,2})?$/;

/** The abbreviations that a licence is asked for by. */
const abbreviationsIn = (text: string, language: Language): Term[] =>
  termsOfText(
    text
      .split(/[\s()/,]+/)
      .filter((word) => abbreviation.test(word))
      .join(' '),
    language,
  );

/**
 * A licence counts where it is named among certificates, titles, degrees or in a sentence; in a list of skills it is only a word. There and
 * among certificates its abbreviation is enough.
 */
function licenceEvidence(
  requirement: Requirement,
  statements: readonly Statement[],
  parsed: ParsedResume,
  posting: Posting,
): RequirementEvidence {
  const terms = termsOf(requirement, posting.language);
  const isNamed = nameReader(requirement, parsed, posting);
  const short = abbreviationsIn(requirement.text, posting.language);
  const isAbbreviated = ({ section, role, stems }: Statement): boolean =>
    (section === 'certificates' || role === 'list') && short.length > 0 && coverage(short, stems) === 1;
  const matching = statements.filter(
    (statement) => coverage(terms, statement.stems) >= 0.6 || isNamed(statement) || isAbbreviated(statement),
  );
  const held = matching.filter(({ role }) => role !== 'list');
  if (held.length > 0) return met(requirement, 1, held);
  return matching.length > 0
    ? { ...met(requirement, 0.3, matching), kind: 'listed', strength: 0 }
    : missing(requirement);
}

/** An entry is relevant when it shows at least this share of the words. */
const aboutFrom = 0.5;

/**
 * Years in the relevant jobs, compared with the years required; all years when no particular experience is required. "Java or Kotlin" requires either, so one
 * of the skills named is enough.
 */
function yearsEvidence(
  requirement: Requirement,
  asked: number,
  statements: readonly Statement[],
  parsed: ParsedResume,
  posting: Posting,
  today: string,
  jobs: readonly HeldJob[],
  under: TermsUnder,
): RequirementEvidence {
  const terms = termsOf(requirement, posting.language).filter(({ weight }) => weight === 1);
  const skills = new Set(findSkills(requirement.text, { language: posting.language }).map(({ skill }) => skill));
  const isAbout = ({ entry, line }: HeldJob): boolean => {
    if (terms.length === 0) return true;
    if (line !== undefined) return coverage(terms, stemsOf(line, parsed.language)) >= aboutFrom;
    const entryTerms = under(entry);
    return coverage(terms, entryTerms.stems) >= aboutFrom || [...skills].some((skill) => entryTerms.skills.has(skill));
  };
  const about = jobs.filter(isAbout);
  const years = monthsOfWork(about, today) / 12;
  const entries = new Set(about.map(({ entry }) => entry));
  const shown = statements.filter(({ entry, role }) => entries.has(entry) && role === 'title');
  return met(requirement, asked === 0 ? 1 : Math.min(1, years / asked), shown);
}
