import { checkClaims } from '#domain/claims/check-claims.ts';
import type { ClaimReport } from '#domain/claims/claim.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { readPosting, type PostingHints } from '#domain/posting/read-posting.ts';
import { applyCorrections, fits } from '#domain/resume/corrections/apply-corrections.ts';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { retypedResume } from '#domain/resume/corrections/retyped-resume.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import type { Evaluation } from '#domain/scoring/evaluation.ts';
import { evaluateProfile, type ProfileEvaluation } from '#domain/linkedin/evaluate-profile.ts';
import { enhanceProfile, type EnhanceInput } from '#domain/linkedin/enhance-profile.ts';
import type { ProfileEnhancement } from '#domain/linkedin/enhancement.ts';
import { profileFromSource, profileToText } from '#domain/linkedin/profile-text.ts';
import { readProfile, type LinkedinProfile } from '#domain/linkedin/read-profile.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { ResumeSource } from '#domain/resume/resume-source.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { plainText } from '../adapters/markup/plain-text.ts';
import type { FoundListing, Listing } from '#domain/listings/listing.ts';
import { normalizeListing } from '#domain/listings/normalize-listing.ts';
import { searchDocument, type SearchDocument } from '#domain/listings/search-words.ts';
import { rankingReader } from '#domain/listings/ranking/rankable-listing.ts';
import { proofreadDocx } from '#documents/proofreading/docx-proofreader.ts';
import type { OnProgress } from '#domain/tailoring/tailoring-progress.ts';
import type { ProofreadChange, ProofreadFile } from '#documents/proofreading/proofreading.ts';
import { interviewBriefs, interviewPrep, practiceReview } from './interview-tasks.ts';
import { matchesOf, searchOfResume, shortlist } from './ranking-tasks.ts';
import { AppError } from '../app-error.ts';
import { answeredSource, briefsFor, flawOfAnswer, tailoredDocuments } from './tailored-documents.ts';

export interface ScoringRequest {
  parsed: ParsedResume;
  /** Absent for text that was pasted or corrected. */
  layout?: LayoutFacts | undefined;
  /** Absent where no grammar checker has read it. */
  grammar?: GrammarFact[] | undefined;
  job?: { title?: string | undefined; description: string } | undefined;
  /** ISO date, `YYYY-MM-DD`. */
  today: string;
}

function score({ job, ...rest }: ScoringRequest): Evaluation {
  const posting: Posting | undefined = job && readPosting(job.description, { title: job.title });
  return evaluate({ ...rest, posting });
}

interface ClaimRequest {
  text: string;
  source: ParsedResume;
  /** ISO date, `YYYY-MM-DD`. */
  today: string;
}

export interface ProfileScoringRequest extends Pick<ScoringRequest, 'grammar' | 'today'> {
  profile: LinkedinProfile;
}

const scoreProfile = ({ profile, ...rest }: ProfileScoringRequest): ProfileEvaluation => evaluateProfile(profile, rest);

/** A profile as it was entered, and what it is enhanced for. */
export interface EnhancementRequest extends Omit<EnhanceInput, 'profile'> {
  profileText: string;
}

const enhance = ({ profileText, ...rest }: EnhancementRequest): ProfileEnhancement =>
  enhanceProfile({ profile: readProfile(profileText), ...rest });

interface Corrected {
  /** As it was read. */
  parsed: ParsedResume;
  corrections: Correction[];
}

interface ProofreadRequest {
  file: Uint8Array;
  changes: readonly ProofreadChange[];
  by: { author: string; date: Date };
}

interface ListingsRequest {
  found: readonly FoundListing[];
  /** ISO date and time. */
  today: string;
  /** Of a person's own: without text or address as well. */
  isOwn: boolean;
}

/** A listing with the words that it is found by. */
export interface PreparedListing {
  listing: Listing;
  words: SearchDocument;
  /** What ranking reads of its text. */
  ranking: string;
}

/** Listings as they are stored, in their order; undefined for those that are dropped. */
const prepareListings = ({ found, today, isOwn }: ListingsRequest): (PreparedListing | undefined)[] => {
  const read = rankingReader();
  return found.map((each) => {
    const listing = normalizeListing(each, { today, plainText, isOwn });
    return listing && { listing, words: searchDocument(listing), ranking: read(listing) };
  });
};

/** What the engine does, each a pure function of its argument: the same in a thread, in a test and at the command line. */
export const engineTasks = {
  parseDocument: (document: ResumeSource): ParsedResume => parseResume(document),
  parseText: (text: string): ParsedResume => parseResume(documentFromText(text)),
  /** Whether each of a person's corrections says something of what was read. */
  correctionsFit: ({ parsed, corrections }: Corrected): boolean =>
    corrections.every((correction) => fits(parsed, correction)),
  correct: ({ parsed, corrections }: Corrected): ParsedResume => applyCorrections(parsed, corrections),
  /** The resume, read again from text that its owner edited. */
  retype: ({ parsed, corrections, text }: Corrected & { text: string }): ParsedResume =>
    retypedResume(parsed, parseResume(documentFromText(text)), corrections),
  parseJsonResume: parsedFromJsonResume,
  readPosting: ({ text, ...hints }: PostingHints & { text: string }): Posting => readPosting(text, hints),
  prepareListings,
  score,
  checkClaims: ({ text, source, today }: ClaimRequest): ClaimReport =>
    checkClaims([{ text }], source, { today, explain: true }),
  readProfile,
  scoreProfile,
  profileFromSource,
  profileToText,
  enhanceProfile: enhance,
  writeBriefs: briefsFor,
  tailor: tailoredDocuments,
  proofread: ({ file, changes, by }: ProofreadRequest): ProofreadFile => proofreadDocx(file, changes, by),
  flawOfAnswer,
  answeredSource,
  prepareInterview: interviewPrep,
  writeQuestionBriefs: interviewBriefs,
  reviewAnswer: practiceReview,
  searchOfResume,
  shortlist,
  matchesOf,
};

export type EngineTasks = typeof engineTasks;
export type TaskName = keyof EngineTasks;

/** The engine as the server calls it: not in the thread that answers requests. */
export interface Engine {
  /** Throws an `EngineBusy` when the work does not start or finish in time. `onProgress` hears of a tailoring alone. */
  run<Name extends TaskName>(
    task: Name,
    input: Parameters<EngineTasks[Name]>[0],
    onProgress?: OnProgress,
  ): Promise<ReturnType<EngineTasks[Name]>>;
  /** How many of the tasks that a person waits for it does side by side. */
  interactive: number;
  /** How many tailorings it does side by side. */
  tailorings: number;
  close(): Promise<void>;
}

/** The engine took too long, or has too much to do. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
  /** Whether the request itself is to blame: it ran for at least half of its time, or took all memory. Otherwise it was waiting for others. */
  readonly isOwnFault: boolean;

  constructor(message: string, options: ErrorOptions & { isOwnFault?: boolean } = {}) {
    super(message, options);
    this.isOwnFault = options.isOwnFault ?? false;
  }
}

/** The error to throw if the engine has no answer for a file: that the file takes too long, unless the engine was busy with other work. */
export const errorForFile = (error: unknown): unknown =>
  error instanceof EngineBusy && error.isOwnFault ? new AppError('FILE_TOO_SLOW') : error;
