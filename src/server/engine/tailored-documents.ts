import { createComparer } from '#domain/matching/compare.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { Answer } from '#domain/tailoring/answers/answer.ts';
import type { Decisions } from '#domain/tailoring/decisions/decisions.ts';
import type { AnswerFlaw } from '#domain/tailoring/answers/answer-flaws.ts';
import { judgeAnswer } from '#domain/tailoring/answers/judge-answer.ts';
import { withAnswers } from '#domain/tailoring/answers/with-answers.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import { writeBriefs } from '#domain/tailoring/briefing/write-briefs.ts';
import type { Brief } from '#domain/tailoring/briefing/brief.ts';
import type { ProposedWording } from '#domain/tailoring/proposals.ts';
import { letterToText } from '#domain/tailoring/letter/letter-text.ts';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import { tailor } from '#domain/tailoring/tailor.ts';
import type { Tailoring } from '#domain/tailoring/tailoring.ts';
import type { OnProgress } from '#domain/tailoring/tailoring-progress.ts';

export interface TailoringRequest {
  source: ParsedResume;
  jobTitle: string;
  companyName?: string | undefined;
  jobDescription: string;
  /** What the person answered to questions. */
  answers?: readonly Answer[] | undefined;
  /** What the person decided about changes and texts. */
  decisions?: Decisions | undefined;
  /** What a grammar checker found in the resume; the built-in checks are made anyway. */
  grammar?: readonly GrammarFact[] | undefined;
  /** What a model proposed: used where it passes the claim check. */
  proposals?: ProposedWording | undefined;
  /** The date of the documents. */
  now: Date;
}

export interface TailoredDocuments {
  posting: Posting;
  tailoring: Tailoring;
  /** The tailored resume as text. */
  optimizedContent: string;
  coverLetter: string;
}

/** Whether there is anything to tailor: a cover letter or a scan of a form has none of these. */
export const holdsResume = ({ resume }: ParsedResume): boolean =>
  [resume.work, resume.education, resume.skills, resume.projects, resume.volunteer].some((section) => section?.length);

/** The job of a request, and its day. */
export const jobOf = ({ jobTitle, companyName, jobDescription, now }: TailoringRequest) => ({
  posting: readPosting(jobDescription, { title: jobTitle, employer: companyName }),
  today: now.toISOString().slice(0, 10),
});

/** Why an answer would become no line of the resume; nothing where it would. */
export function flawOfAnswer({ answer, ...request }: TailoringRequest & { answer: Answer }): AnswerFlaw | undefined {
  return judgeAnswer(request.source, answer, jobOf(request));
}

/** The resume with the lines that the answers became: what the documents may say. */
export function answeredSource(request: TailoringRequest): ParsedResume {
  const context = { ...jobOf(request), compare: createComparer(), refused: new Set<string>() };
  return withAnswers(request.source, request.answers ?? [], context).parsed;
}

/** The brief for a model that words the resume for the job. */
export function briefsFor(request: TailoringRequest): Brief[] {
  const { posting, today } = jobOf(request);
  return writeBriefs(request.source, posting, createComparer()(request.source, posting, today).sourceMap);
}

/** A resume tailored to a job, with its letter. The same for the same request on the same day. */
export function tailoredDocuments(request: TailoringRequest, onProgress?: OnProgress): TailoredDocuments {
  const { source, companyName, answers, grammar, decisions, proposals } = request;
  const { posting, today } = jobOf(request);
  const tailoring = tailor({
    parsed: source,
    posting,
    company: companyName,
    today,
    answers,
    grammar,
    proposals,
    onProgress,
    ...(decisions && {
      refused: decisions.refused.map(({ id }) => id),
      only: decisions.proposed,
      edits: decisions.edits,
      ownSentence: decisions.ownSentence,
      ownLetter: decisions.letter,
    }),
  });
  return {
    posting,
    tailoring,
    optimizedContent: resumeToText(tailoring.resume, tailoring.sectionOrder, source.language, tailoring.unplaced),
    coverLetter: letterToText(tailoring.letter),
  };
}
