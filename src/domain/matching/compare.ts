import { memoizeLast } from '../memoize.ts';
import type { Posting } from '../posting/posting.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { judgeable } from './ad/across-languages.ts';
import { preparePosting, type PreparedPosting } from './ad/prepared-posting.ts';
import { countTerms, type TermCounts } from './ad/term-counts.ts';
import type { EvidenceMap } from './evidence/evidence-map.ts';
import { mapStatements } from './evidence/map-evidence.ts';
import { recencyReader, type Recency } from './evidence/recency.ts';
import { bareStatements } from './originality/bare-statements.ts';
import { ownResume } from './originality/own-resume.ts';
import { copiedStatements, ownStatements } from './originality/own-words.ts';
import { statementReader, type Statement } from './statements/statements.ts';
import { comparedJobs, titledJobs, type ComparedJob } from './titles/relevance.ts';
import { titleFit, type TitleFit } from './titles/title-fit.ts';

/**
 * A resume beside a job ad: what of the resume is the person's own, and what that shows of what the ad asks for. Scores,
 * tailored resumes, letters and questions all rest on this one, so that none of them can say otherwise than another.
 */
export interface Comparison {
  /** The posting, prepared for the resume's language. */
  ad: PreparedPosting;
  /** The resume without what was copied into it from the ad. All pointers but those of `sourceMap` are into this one. */
  own: ParsedResume;
  /** What the resume says in the person's own words, each thing once. */
  statements: readonly Statement[];
  /** What stands in the resume and repeats the ad word for word, with the ids of the lines. */
  copied: readonly { line: string; text: string }[];
  /**
   * Requirement by requirement what the statements show. Where resume and ad are in different languages, requirements that
   * could not be found in the resume whatever it says are left out: they are neither shown nor missing.
   */
  map: EvidenceMap;
  /** The same with pointers into the resume that was compared. */
  sourceMap: EvidenceMap;
  /** The title held that comes nearest to the ad's. */
  title: TitleFit;
  /** The jobs held, each with what it has to do with the ad. */
  jobs: readonly ComparedJob[];
  /** How much of the ad's vocabulary the statements use. */
  termCounts: TermCounts;
  /** How lately an entry of `own` was. */
  recency: Recency;
  /** ISO date: present jobs last until then. */
  today: string;
}

/** Compares a resume with a job ad. `today` is an ISO date. The same input gives the same outcome, always. */
export type Compare = (parsed: ParsedResume, posting: Posting, today: string) => Comparison;

/**
 * {@link compare} for resumes that are edited beside one ad: what was read of the ad, and of the texts that stayed as they
 * were, is kept from one call to the next; the last comparison itself, too.
 */
export function createComparer(): Compare {
  const prepare = memoizeLast(preparePosting);
  const readStatements = statementReader();
  return memoizeLast((parsed: ParsedResume, posting: Posting, today: string): Comparison => {
    const ad = prepare(posting, parsed.language);
    const { parsed: own, copied: lines, formerPointer } = ownResume(parsed, ad.words);
    const all = readStatements(own);
    const copied = copiedStatements(all, ad.words);
    const statements = ownStatements(all, copied, bareStatements(all, ad.words, own.language));
    const held = titledJobs(own, ad);
    const title = titleFit(own, ad, held, today);
    const recency = recencyReader(own.resume, today);
    const map = judgeable(mapStatements(statements, { own, ad, jobs: held, title, recency, today }), own, posting);
    return {
      ad,
      own,
      statements,
      copied: [
        ...lines.map(({ id, text }) => ({ line: id, text })),
        ...[...copied].map((statement) => ({ line: statement.lines[0] ?? '', text: statement.text })),
      ],
      map,
      sourceMap: map.map((evidence) => ({ ...evidence, pointers: evidence.pointers.map(formerPointer) })),
      title,
      jobs: comparedJobs(map, held),
      termCounts: countTerms(statements, ad, map, own.language),
      recency,
      today,
    };
  });
}

/** {@link Compare} once. */
export const compare: Compare = (parsed, posting, today) => createComparer()(parsed, posting, today);
