import type { ComponentProps, ReactElement } from 'react';
import { expect, test } from 'vitest';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { jobFound, jobListing, jobMatch } from '#test/support/pseudo-jobs.ts';
import { pseudoCopy, unwrapped } from '#test/support/pseudo-copy.ts';
import { engineerPosting, floristResume, today } from '#test/support/resumes.ts';
import ForgotPasswordPage from '../features/account/forgot-password-page.tsx';
import LoginPage from '../features/account/login-page.tsx';
import RegisterPage from '../features/account/register-page.tsx';
import ResetPasswordPage from '../features/account/reset-password-page.tsx';
import VerifyEmailPage from '../features/account/verify-email-page.tsx';
import { AssessmentResult } from '../features/assessment/assessment-result.tsx';
import { AtsView } from '../features/assessment/ats-view.tsx';
import { SuggestionList } from '../features/assessment/suggestion-list.tsx';
import CheckoutPage from '../features/checkout/checkout-page.tsx';
import { PlanSummary } from '../features/checkout/plan-summary.tsx';
import SandboxCardForm from '../features/checkout/sandbox-card-form.tsx';
import HomePage from '../features/home/home-page.tsx';
import { AnswerForm } from '../features/interview/practice/answer-form.tsx';
import { AnswerReview } from '../features/interview/practice/answer-review.tsx';
import { EarlierAnswers } from '../features/interview/practice/earlier-answers.tsx';
import type { CompletedPrep } from '../features/interview/prep-state.ts';
import { NoPrep, PrepFailed, PrepLoadFailed, PrepUnknown, PrepWorking } from '../features/interview/prep-states.tsx';
import { PrepView } from '../features/interview/prep-view.tsx';
import { QuestionGrounds } from '../features/interview/question-list.tsx';
import { StarPart } from '../features/interview/star-part.tsx';
import { NavBar } from '../features/navigation/nav-bar.tsx';
import NotFoundPage from '../features/not-found/not-found-page.tsx';
import { EnhancementResult } from '../features/linkedin/enhancement-result.tsx';
import { EnhanceForm } from '../features/linkedin/enhance-form.tsx';
import { EnhanceSignIn, UpgradeGate } from '../features/linkedin/enhance-gate.tsx';
import { emptyDraft } from '../features/linkedin/enhance-draft.ts';
import EnhanceLinkedinPage from '../features/linkedin/enhance-linkedin-page.tsx';
import { EnhanceTips } from '../features/linkedin/enhance-tips.tsx';
import { StopNotice } from '../features/jobs/stopped-mails.tsx';
import { SearchResults } from '../features/jobs/search/search-results.tsx';
import { ListingCard } from '../features/jobs/listing/listing-card.tsx';
import { MatchCard } from '../features/jobs/matches/match-card.tsx';
import { JobsSignIn } from '../features/jobs/jobs-sign-in.tsx';
import { readAddress } from '../features/jobs/jobs-address.ts';
import JobsPage from '../features/jobs/jobs-page.tsx';
import { StatCards } from '../features/jobs/stat-cards.tsx';
import { LiveScorePanel } from '../features/optimize/live-score/live-score-panel.tsx';
import { liveScoreStateOf, noLiveScores } from '../features/optimize/live-score/live-score-state.ts';
import { AnswerList } from '../features/optimize/questions/answer-list.tsx';
import { QuestionCard } from '../features/optimize/questions/question-card.tsx';
import type { Asked } from '../features/optimize/questions/conversation-state.ts';
import OptimizePage from '../features/optimize/optimize-page.tsx';
import ProfilePage from '../features/profile/profile-page.tsx';
import { Overview } from '../features/profile/overview.tsx';
import { ResumeReview } from '../features/review/resume-review.tsx';
import { useCorrections } from '../features/review/use-corrections.ts';
import { LinkedinForm } from '../features/score/linkedin-form.tsx';
import { ResumeForm } from '../features/score/resume-form.tsx';
import { emptyProfile, emptyResume } from '../features/score/score-draft.ts';
import ScorePage from '../features/score/score-page.tsx';
import { ErrorBoundary } from '../root.tsx';
import { html, textsOf } from '#test/support/pseudo-html.tsx';

const nothing = () => undefined;
const document = documentFromText(floristResume);
const parsed = parseResume(document);
const evaluation = evaluate({ parsed, posting: engineerPosting(), today });
const { findings, strengths, issues, suggestions } = describeEvaluation(evaluation, pseudoCopy);
const lines = parsed.lines.map(({ id, text }) => ({ id, text }));
const { missingKeywords } = evaluation;
const assessment = {
  type: 'resume' as const,
  scores: { overall: evaluation.overallScore, ...evaluation.categories },
  strengths,
  issues,
  suggestions,
  missingKeywords,
  detail: { findings, lines },
  createdAt: '2026-01-05T12:00:00.000Z',
};
const profile = {
  user: { name: '', email: '', createdAt: '2026-01-05T12:00:00.000Z' },
  membership: { plan: 'free' as const, credits: 0, unspent: [] },
  counts: { optimizations: 9, assessments: 9, interviewPreps: 0, linkedinEnhancements: 0, payments: 0 },
  recent: { optimizations: [], assessments: [], linkedinEnhancements: [], interviewPreps: [] },
};

const place = { pointer: '/work/0', name: 'FLOWERS' };
const given = {
  key: 'sap',
  requirement: 'SAP',
  kind: 'tool' as const,
  place,
  text: 'SAP',
  used: false,
  missing: 'SAP',
};
const answers = (['answered', 'no', 'later'] as const).map((state) => ({ ...given, key: state, state }));
const asked: Asked = { ...given, text: 'SAP', must: true, points: 2, given: answers[0] };
const talk = {
  view: {
    status: 'completed' as const,
    matchScore: 50,
    matchScoreBefore: 40,
    questions: [{ ...asked, text: 'SAP' }],
    pointsTogether: 2,
    answers,
    places: [place],
  },
  loadError: null,
  notFound: false,
  reload: nothing,
  state: { at: undefined, drafts: {}, last: undefined },
  dispatch: nothing,
  send: nothing,
  takeBack: nothing,
  busyWith: undefined,
  problem: undefined,
};

const scored = { overall: 50, categories: evaluation.categories };
const enhanced = {
  output: {
    headline: 'SAP',
    about: 'FLOWERS and SAP',
    skills: ['SAP'],
    experience: [{ heading: 'FLOWERS', text: 'SAP' }],
    accomplishments: [],
  },
  details: {
    language: 'en' as const,
    changes: [
      {
        id: '1',
        section: 'headline' as const,
        entry: null,
        original: '',
        revised: 'SAP',
        reasons: [],
        evidence: [{ from: 'profile' as const, lines: [], text: 'SAP' }],
      },
    ],
    refusals: [{ section: 'about' as const, proposed: 'SAP', claim: 'SAP' }],
    scores: { before: scored, after: scored, gains: [{ what: 'SAP', points: 2 }] },
    missing: ['SAP'],
    contradictions: [{ kind: 'title', what: 'SAP', profile: 'FLOWERS', resume: '' }],
  },
};

const proof = { lines: [], text: 'SAP', entry: 'FLOWERS' };
const interviewQuestion = {
  id: 'FLOWERS',
  kind: 'general' as const,
  text: 'SAP',
  origin: 'requirement' as const,
  names: [],
  why: 'SAP',
  goodAnswer: ['SAP'],
  evidence: [proof],
};
const practiced = {
  id: 'SAP',
  questionId: interviewQuestion.id,
  text: 'FLOWERS',
  seconds: 65,
  review: {
    aspects: [{ aspect: 'result' as const, found: 'thin' as const, quote: 'SAP', note: 'FLOWERS' }],
    score: 40,
    unsupported: ['SAP'],
    words: 12,
  },
  createdAt: '2026-01-05T12:00:00.000Z',
};
const prep: CompletedPrep = {
  id: '',
  optimizationId: '',
  status: 'completed',
  jobTitle: 'SAP',
  companyName: null,
  questions: ['SAP'],
  behavioralQuestions: [],
  technicalQuestions: [],
  starGuides: { situation: ['SAP'], task: [], action: [], result: [] },
  tips: ['SAP'],
  details: {
    language: 'en',
    questions: [interviewQuestion],
    stories: [
      {
        id: 'SAP',
        title: 'FLOWERS',
        parts: { situation: 'SAP', task: '', action: '', result: '' },
        missing: { task: 'SAP' },
        evidence: proof,
        answers: [interviewQuestion.id],
      },
    ],
    forEmployer: [{ text: 'SAP', from: 'FLOWERS' }],
  },
  outdated: true,
  access: 'read',
  practice: [practiced],
  failure: null,
  createdAt: '',
  completedAt: null,
};

const jobAddress = readAddress(new URLSearchParams('q=SAP'));
const jobSearch = { data: jobFound, error: null, isFetching: false } as ComponentProps<typeof SearchResults>['search'];

function ReviewPanel() {
  const review = useCorrections({ uploadId: '', parsed, corrections: [], onCorrections: nothing });
  return <ResumeReview review={review} open={false} onOpen={nothing} />;
}

const pages: Record<string, ReactElement> = {
  HomePage: <HomePage />,
  ScorePage: <ScorePage />,
  OptimizePage: <OptimizePage />,
  LoginPage: <LoginPage />,
  RegisterPage: <RegisterPage />,
  ForgotPasswordPage: <ForgotPasswordPage />,
  ResetPasswordPage: <ResetPasswordPage />,
  VerifyEmailPage: <VerifyEmailPage />,
  ProfilePage: <ProfilePage />,
  CheckoutPage: <CheckoutPage />,
  NotFoundPage: <NotFoundPage />,
  ErrorBoundary: <ErrorBoundary />,
  NavBar: <NavBar />,
  ResumeForm: <ResumeForm draft={emptyResume} onDraft={nothing} onMade={nothing} />,
  LinkedinForm: <LinkedinForm draft={emptyProfile} onDraft={nothing} onMade={nothing} />,
  EnhanceLinkedinPage: <EnhanceLinkedinPage />,
  EnhanceForm: <EnhanceForm draft={{ ...emptyDraft, fileName: 'SAP' }} onDraft={nothing} />,
  EnhanceTips: <EnhanceTips />,
  EnhanceSignIn: <EnhanceSignIn />,
  UpgradeGate: <UpgradeGate />,
  EnhancementResult: <EnhancementResult {...enhanced} />,
  JobsPage: <JobsPage />,
  StatCards: <StatCards signedIn={false} />,
  JobsSignIn: <JobsSignIn tab="saved" address={jobAddress} />,
  ListingCard: <ListingCard listing={jobListing} />,
  MatchCard: <MatchCard match={jobMatch} />,
  SearchResults: <SearchResults query={jobAddress} search={jobSearch} filters={0} onClear={nothing} />,
  StopNotice: <StopNotice state="asked" onStop={nothing} />,
  LiveScorePanel: <LiveScorePanel score={liveScoreStateOf(noLiveScores)} reset={nothing} />,
  Overview: <Overview profile={profile} onTab={nothing} />,
  PlanSummary: <PlanSummary type="pro" cents={1900} />,
  SandboxCardForm: (
    <SandboxCardForm
      publishableKey={undefined}
      cents={1900}
      clientSecret=""
      onPaying={nothing}
      onFailed={nothing}
      onUnanswered={nothing}
      onStale={nothing}
      onPaid={nothing}
    />
  ),
  AssessmentResult: <AssessmentResult assessment={assessment} />,
  SuggestionList: <SuggestionList findings={findings} />,
  AtsView: <AtsView file={{ uploadId: '', parsed, layout: document.layout, pictures: 0 }} />,
  ResumeReview: <ReviewPanel />,
  QuestionCard: <QuestionCard talk={talk} view={talk.view} asked={asked} field={{ current: null }} onLeave={nothing} />,
  NoPrep: <NoPrep generate={nothing} />,
  PrepWorking: <PrepWorking disconnected />,
  PrepUnknown: <PrepUnknown generate={nothing} />,
  PrepFailed: <PrepFailed failure={null} generate={nothing} />,
  PrepLoadFailed: <PrepLoadFailed error={new Error()} generate={nothing} reload={nothing} />,
  PrepView: <PrepView prep={prep} update={nothing} />,
  QuestionGrounds: <QuestionGrounds question={interviewQuestion} />,
  StarPart: <StarPart prep={prep} onShowQuestion={nothing} />,
  AnswerForm: (
    <AnswerForm
      optimizationId="o"
      firstText=""
      questionId=""
      onType={nothing}
      onSubmit={nothing}
      saving={false}
      error={new Error()}
      timerShown
      onTimerShownChange={nothing}
    />
  ),
  AnswerReview: <AnswerReview review={practiced.review} />,
  EarlierAnswers: <EarlierAnswers answers={[practiced]} onDelete={nothing} deleting={undefined} />,
  AnswerList: <AnswerList talk={talk} view={talk.view} shown={undefined} onEdit={nothing} />,
};

/** Text from the resume and the ad is in their language. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value && typeof value === 'object' ? value : {}).flatMap(stringsIn);
const data = stringsIn([parsed, missingKeywords, talk.view, enhanced, prep]).map((text) =>
  text.replaceAll('&', '&amp;'),
);

test.each(Object.entries(pages))('%s is translated', (_, page) => {
  const markup = html(page);
  expect(markup).toContain('[[');
  expect(unwrapped(textsOf(markup), data)).toEqual([]);
});
