import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { pseudoCopy, unwrapped } from '#test/support/pseudo-copy.ts';
import { engineerPosting, floristResume, today } from '#test/support/resumes.ts';
import { ServicesProvider } from '../api/services.tsx';
import ForgotPasswordPage from '../features/account/forgot-password-page.tsx';
import LoginPage from '../features/account/login-page.tsx';
import RegisterPage from '../features/account/register-page.tsx';
import ResetPasswordPage from '../features/account/reset-password-page.tsx';
import { AssessmentResult } from '../features/assessment/assessment-result.tsx';
import { AtsView } from '../features/assessment/ats-view.tsx';
import { SuggestionList } from '../features/assessment/suggestion-list.tsx';
import CheckoutPage from '../features/checkout/checkout-page.tsx';
import { PlanSummary } from '../features/checkout/plan-summary.tsx';
import SandboxCardForm from '../features/checkout/sandbox-card-form.tsx';
import HomePage from '../features/home/home-page.tsx';
import { NavBar } from '../features/navigation/nav-bar.tsx';
import NotFoundPage from '../features/not-found/not-found-page.tsx';
import { LiveScorePanel } from '../features/optimize/live-score/live-score-panel.tsx';
import { liveScoreStateOf, noLiveScores } from '../features/optimize/live-score/live-score-state.ts';
import OptimizePage from '../features/optimize/optimize-page.tsx';
import ProfilePage from '../features/profile/profile-page.tsx';
import { Overview } from '../features/profile/overview.tsx';
import { ResumeReview } from '../features/review/resume-review.tsx';
import { useCorrections } from '../features/review/use-corrections.ts';
import { emptyProfile, LinkedinForm } from '../features/score/linkedin-form.tsx';
import { emptyResume, ResumeForm } from '../features/score/resume-form.tsx';
import ScorePage from '../features/score/score-page.tsx';
import { ErrorBoundary } from '../root.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { CopyProvider } from './use-copy.tsx';

/** A page or a part of one in the second language, as it is prerendered. */
const html = (page: ReactElement): string =>
  renderToStaticMarkup(
    <CopyProvider copy={pseudoCopy}>
      <ServicesProvider>
        <TooltipProvider>
          <ToastProvider region="" label="" close="">
            <MemoryRouter>{page}</MemoryRouter>
          </ToastProvider>
        </TooltipProvider>
      </ServicesProvider>
    </CopyProvider>,
  );

/** Everything in it that a person reads or hears from a screen reader. */
const textsOf = (markup: string): string[] => [
  ...markup.split(/<[^>]*>/),
  ...[...markup.matchAll(/ (?:aria-label|title|placeholder|alt|label)="([^"]*)"/g)].map(([, text = '']) => text),
];

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
  ProfilePage: <ProfilePage />,
  CheckoutPage: <CheckoutPage />,
  NotFoundPage: <NotFoundPage />,
  ErrorBoundary: <ErrorBoundary />,
  NavBar: <NavBar />,
  ResumeForm: <ResumeForm draft={emptyResume} onDraft={nothing} onMade={nothing} />,
  LinkedinForm: <LinkedinForm draft={emptyProfile} onDraft={nothing} onMade={nothing} />,
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
};

/** Text from the resume and the ad is in their language. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value && typeof value === 'object' ? value : {}).flatMap(stringsIn);
const data = stringsIn([parsed, missingKeywords]).map((text) => text.replaceAll('&', '&amp;'));

test.each(Object.entries(pages))('%s is translated', (_, page) => {
  const markup = html(page);
  expect(markup).toContain('[[');
  expect(unwrapped(textsOf(markup), data)).toEqual([]);
});
