import { allAskedBy, type Posting, type Requirement } from '../../posting/posting.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { EvidenceMap, RequirementEvidence } from './evidence-map.ts';
import { formalEvidence } from './formal-evidence.ts';
import type { HeldJob } from '../titles/held-jobs.ts';
import { isQuantified } from './quantities.ts';
import type { Recency } from './recency.ts';
import type { RequirementQuery, PreparedPosting } from '../ad/prepared-posting.ts';
import type { TitleFit } from '../titles/title-fit.ts';
import { statesFact, type Statement } from '../statements/statements.ts';
import { coverage, termsOfText } from '../ad/term-match.ts';
import { termsUnder } from '../statements/terms-under.ts';

/** What evidence counts; shares and strengths are 0-1. */
export const evidenceNumbers = {
  /** A sentence with at least this share of a requirement's words shows it. */
  shownFrom: 0.6,
  /** A sentence with at least this share is about something related, and counts a little less than its share. */
  relatedFrom: 0.34,
  partlyWorth: 0.8,
  /** A skill closely related to the required one. */
  neighbourStrength: 0.3,
  /**
   * A name in a list counts `listWorth` where the resume's sentences have `fewWords` words or fewer and a title held is as close to the ad's as `enoughTitle`;
   * nothing from `enoughWords` on. What is not the name of a skill ("event streaming platform") counts `phraseInList` of that: lists are of names.
   */
  listWorth: 0.85,
  phraseInList: 0.4,
  fewWords: 40,
  enoughWords: 110,
  enoughTitle: 0.5,
} as const;
const { shownFrom, relatedFrom, partlyWorth, neighbourStrength } = evidenceNumbers;

interface Match {
  statement: Statement;
  /** 0-1: how much of the requirement the statement shows. */
  degree: number;
  strength: number;
}

/** The inputs of a map besides the statements, each read once. */
export interface MapSources {
  /** The resume without what was copied from the ad. */
  own: ParsedResume;
  ad: PreparedPosting;
  jobs: readonly HeldJob[];
  title: TitleFit;
  recency: Recency;
  /** ISO date. */
  today: string;
}

/** What the statements show of each requirement, in the posting's order; they must be the person's own. */
export function mapStatements(statements: readonly Statement[], sources: MapSources): EvidenceMap {
  const { own, ad, jobs, recency, today } = sources;
  const listWorth = listWorthOf(statements, sources);
  const under = termsUnder(statements);
  return allAskedBy(ad.posting).map(
    (requirement) =>
      formalEvidence(requirement, statements, own, ad.posting, today, jobs, under) ??
      sentenceEvidence(requirement, ad.queryFor(requirement), statements, recency, listWorth),
  );
}

/**
 * What a skill that is only named in a list counts, 0-1. Where the resume has sentences that could have shown the skill and do not, its name counts nothing, so
 * that a list of the ad's words raises no score. Only a resume with hardly any sentences is judged by its lists, and only as far as the person has held a job
 * like the ad's.
 */
function listWorthOf(statements: readonly Statement[], { ad: { posting }, title }: MapSources): number {
  const words = statements.reduce((sum, { role, words }) => (role === 'sentence' ? sum + words.length : sum), 0);
  const { listWorth, fewWords, enoughWords, enoughTitle } = evidenceNumbers;
  const bare = Math.min(1, Math.max(0, (enoughWords - words) / (enoughWords - fewWords)));
  if (bare === 0 || posting.title.trim() === '') return listWorth * bare;
  const held = Math.max(title.similarity, titleInSentences(statements, posting));
  return listWorth * bare * Math.min(1, held / enoughTitle);
}

/** The largest share, 0-1, of the ad's title that one sentence or title about work holds: "Served as a nurse". */
function titleInSentences(statements: readonly Statement[], posting: Posting): number {
  const terms = termsOfText(posting.title, posting.language);
  const work = statements.filter(
    ({ role, section }) => section === 'work' && (role === 'sentence' || role === 'title'),
  );
  return Math.max(0, ...work.map(({ stems }) => coverage(terms, stems)));
}

/** What the statements show of a requirement that has to be shown in sentences. */
export function sentenceEvidence(
  requirement: Requirement,
  query: RequirementQuery,
  statements: readonly Statement[],
  recency: Recency,
  listWorth: number,
): RequirementEvidence {
  const direct: Match[] = [];
  const listed: Match[] = [];
  const related: Match[] = [];
  for (const statement of statements) {
    const degree = degreeOf(statement, query);
    const isFact = statesFact(statement);
    if (degree >= shownFrom && isFact) {
      direct.push({ statement, degree, strength: degree * weightOf(statement, recency) });
    } else if (degree >= shownFrom) {
      const worth = query.skills.size === 0 ? evidenceNumbers.phraseInList : 1;
      listed.push({ statement, degree, strength: listWorth * worth * degree });
    } else {
      const strength = (isFact ? 1 : listWorth) * relatedStrength(statement, degree, query);
      if (strength > 0) related.push({ statement, degree, strength });
    }
  }
  if (direct.length > 0) {
    const share = Math.max(...direct.map(({ degree }) => degree));
    return { ...evidenceOf(requirement, 'shown', direct), share };
  }
  if (listed.length > 0) {
    return { ...evidenceOf(requirement, 'listed', listed), strength: best([...listed, ...related]) };
  }
  return related.length > 0
    ? evidenceOf(requirement, 'related', related)
    : { requirement, kind: 'missing', strength: 0, lines: [], pointers: [] };
}

function relatedStrength({ families }: Statement, degree: number, query: RequirementQuery): number {
  const neighbour = sharesAny(families, query.families) ? neighbourStrength : 0;
  return Math.max(neighbour, degree >= relatedFrom ? degree * partlyWorth : 0);
}

/** The share, 0-1, of a requirement that a statement holds: of its skills or of its words, whichever is larger. */
function degreeOf(statement: Pick<Statement, 'stems' | 'skills'>, { terms, skills }: RequirementQuery): number {
  const words = coverage(terms, statement.stems);
  if (skills.size === 0) return words;
  let found = 0;
  for (const skill of skills) if (statement.skills.has(skill)) found += 1;
  return Math.max(words, found / skills.size);
}

const sharesAny = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const item of b) if (a.has(item)) return true;
  return false;
};

/** A statement counts more when it has a result in it and when it is recent. */
function weightOf(statement: Statement, recency: Recency): number {
  const result = isQuantified(statement.text) ? 0.15 : 0;
  return 0.7 + result + 0.15 * recency(statement.entry);
}

const best = (matches: readonly Match[]): number => Math.max(...matches.map((match) => match.strength));

function evidenceOf(
  requirement: Requirement,
  kind: RequirementEvidence['kind'],
  matches: readonly Match[],
): RequirementEvidence {
  const sorted = matches.toSorted((a, b) => b.strength - a.strength);
  return {
    requirement,
    kind,
    strength: best(sorted),
    lines: [...new Set(sorted.flatMap(({ statement }) => statement.lines))],
    pointers: [...new Set(sorted.map(({ statement }) => statement.pointer).filter((pointer) => pointer !== ''))],
  };
}
