import { applyProposals } from '#domain/interview/briefing/apply-proposals.ts';
import type { ProposedQuestions } from '#domain/interview/briefing/proposed-questions.ts';
import { questionBriefs, type QuestionBrief } from '#domain/interview/briefing/write-briefs.ts';
import type { InterviewPrep, PrepQuestion } from '#domain/interview/interview-prep.ts';
import type { AnswerReview } from '#domain/interview/practice.ts';
import { prepareInterview, type PrepInput } from '#domain/interview/prepare-interview.ts';
import { reviewAnswer } from '#domain/interview/review-answer.ts';
import { answeredSource, jobOf, type TailoringRequest } from './tailored-documents.ts';

/** An application that an interview follows: the resume with the person's answers, and the ad. */
export type InterviewRequest = Pick<
  TailoringRequest,
  'source' | 'jobTitle' | 'companyName' | 'jobDescription' | 'answers' | 'now'
>;

function inputOf(request: InterviewRequest): PrepInput {
  const { jobTitle, companyName } = request;
  return { ...jobOf(request), source: answeredSource(request), jobTitle, companyName };
}

/** Everything for the interview about a job, in a model's wordings where they say the same. The same for the same request on the same day. */
export function interviewPrep({
  proposals,
  ...request
}: InterviewRequest & { proposals?: ProposedQuestions }): InterviewPrep {
  const input = inputOf(request);
  const prep = prepareInterview(input);
  return proposals === undefined ? prep : applyProposals(prep, proposals.questions, input).prep;
}

/** The brief for a model that words the questions. */
export function interviewBriefs(request: InterviewRequest): QuestionBrief[] {
  const input = inputOf(request);
  return questionBriefs(prepareInterview(input), input);
}

/** A practiced answer, compared with the resume and everything else its owner has said. */
export function practiceReview({
  question,
  text,
  ...request
}: InterviewRequest & { question: PrepQuestion; text: string }): AnswerReview {
  const { today } = jobOf(request);
  return reviewAnswer({ question, text, source: answeredSource(request), today });
}
