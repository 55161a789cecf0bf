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
 * A resume compared with a job ad: which parts of the resume are the person's own, and which of the ad's requirements those parts show. Scores, tailored
 * resumes, letters and questions all use this one comparison, so that none of them can contradict another.
 */
export interface Comparison {
  /** The posting, prepared for the resume's language. */
  ad: PreparedPosting;
  /** The resume without what was copied into it from the ad. All pointers except those of `sourceMap` refer to this one. */
  own: ParsedResume;
  /** What the resume says in the person's own words, each thing once. */
  statements: readonly Statement[];
  /** What the resume repeats from the ad word for word, with the ids of the lines. */
  copied: readonly { line: string; text: string }[];
  /**
   * What the statements show, requirement by requirement. Where resume and ad are in different languages, requirements that could not be found in the resume
   * whatever it says are left out: they are neither shown nor missing.
   */
  map: EvidenceMap;
  /** The same with pointers into the resume that was compared. */
  sourceMap: EvidenceMap;
  /** The title held that is closest to the ad's. */
  title: TitleFit;
  /** The jobs held, each with its relevance to the ad. */
  jobs: readonly ComparedJob[];
  /** How much of the ad's vocabulary the statements use. */
  termCounts: TermCounts;
  /** How recent an entry of `own` is. */
  recency: Recency;
  /** ISO date: current jobs last until then. */
  today: string;
}

/** Compares a resume with a job ad. `today` is an ISO date. The same input always gives the same outcome. */
export type Compare = (parsed: ParsedResume, posting: Posting, today: string) => Comparison;

/**
 * {@link compare} for resumes that are edited for one ad: what was read from the ad, and from unchanged texts, is kept from one call to the next, and so is the
 * last comparison.
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

/** {@link Compare} for a single call. */
export const compare: Compare = (parsed, posting, today) => createComparer()(parsed, posting, today);
