import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PracticedAnswerView, PrepQuestionView } from '#contract/interview-preps.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { ServicesProvider } from '../../api/services.tsx';
import { CopyProvider } from '../../copy/use-copy.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { AnswerReview } from './practice/answer-review.tsx';
import type { CompletedPrep } from './prep-state.ts';
import { PrepView } from './prep-view.tsx';
import { QuestionGrounds, QuestionList } from './question-list.tsx';
import { StarPart } from './star-part.tsx';

const copy = pageCopyFor('en');
const { interviewPrep: words, practice: practiceWords } = copy;
const nothing = () => undefined;

const shown = (element: ReactElement): string =>
  renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <ServicesProvider>
        <ToastProvider region="" label="" close="">
          <MemoryRouter>{element}</MemoryRouter>
        </ToastProvider>
      </ServicesProvider>
    </CopyProvider>,
  );

const proof = { lines: ['l1'], text: 'Baked 400 loaves a night', entry: 'Baker, Meyer & Co, 2019 – 2023' };
const question: PrepQuestionView = {
  id: 'q1',
  kind: 'general',
  text: 'How do you bake 400 loaves a night?',
  origin: 'claim',
  names: [],
  why: 'The number stands out.',
  goodAnswer: ['The order of the night.', 'What went wrong once.'],
  evidence: [proof],
};
const answerWith = (score: number, id: string): PracticedAnswerView => ({
  id,
  questionId: 'q1',
  text: 'I plan.',
  seconds: 30,
  review: { aspects: [], score, unsupported: [], words: 2 },
  createdAt: '2026-11-22T10:00:00.000Z',
});
const prep: CompletedPrep = {
  id: 'p',
  optimizationId: 'o',
  status: 'completed',
  jobTitle: 'Baker',
  companyName: null,
  questions: [question.text],
  behavioralQuestions: [],
  technicalQuestions: [],
  starGuides: { situation: ['A', 'B', 'C'], task: [], action: ['D'], result: ['E'] },
  tips: ['Bring a loaf.'],
  details: { language: 'en', questions: [question], stories: [], forEmployer: [] },
  outdated: false,
  access: 'download',
  practice: [],
  failure: null,
  createdAt: '',
  completedAt: null,
};
const view = (changed: Partial<CompletedPrep> = {}) =>
  shown(<PrepView prep={{ ...prep, ...changed }} update={nothing} />);
/** The button with a text. */
const buttonOf = (html: string, text: string): string =>
  html.match(/<button.*?<\/button>/gs)?.find((button) => button.includes(text)) ?? '';
const isDisabled = (button: string): boolean => / disabled=""/.test(button);

test('what is paid for can be practiced and exported', () => {
  for (const text of [words.startPractice, words.export]) {
    expect(buttonOf(view(), text)).not.toBe('');
    expect(isDisabled(buttonOf(view(), text))).toBe(false);
  }
  expect(view()).not.toContain(words.readOnly);
});

test('after the plan has ended it can be read, and says why it can be neither practiced, exported nor made anew', () => {
  const html = view({ access: 'read', outdated: true });
  for (const text of [words.startPractice, words.export]) {
    expect(isDisabled(buttonOf(html, text))).toBe(true);
    expect(buttonOf(html, text)).toContain('aria-describedby="prep-read-only"');
  }
  expect(html).toMatch(new RegExp(`id="prep-read-only".*${words.readOnly}`, 's'));
  expect(html).toContain(question.text);
  expect(html).toContain(words.outdated);
  expect(html).not.toContain(words.outdatedText);
  expect(buttonOf(html, words.update)).toBe('');
});

test('one that is older than its optimization offers to be made anew', () => {
  expect(buttonOf(view({ outdated: true }), words.update)).not.toBe('');
  expect(view()).not.toContain(words.outdated);
});

test('one with few questions says that the ad says little', () => {
  const withQuestions = (count: number) =>
    view({
      details: {
        ...prep.details,
        questions: Array.from({ length: count }, (_, at) => ({ ...question, id: `q${at}` })),
      },
    });
  expect(withQuestions(5)).toContain(words.fewQuestions);
  expect(withQuestions(6)).not.toContain(words.fewQuestions);
});

const list = (practice: readonly PracticedAnswerView[], questions = [question]) =>
  shown(
    <QuestionList
      questions={questions}
      practice={practice}
      none={words.noQuestions.technical}
      open={['q1']}
      onOpenChange={nothing}
      onPractice={nothing}
      readOnlyId="why"
    />,
  );

test('a question shows how its last answer did, not the one before', () => {
  const html = list([answerWith(81, 'new'), answerWith(34, 'old')]);
  expect(html).toContain(words.lastScore(81));
  expect(html).not.toContain(words.lastScore(34));
  expect(list([])).not.toContain(words.lastScoreSaid(0).slice(0, 12));
});

test('a kind without a question says why', () => {
  expect(list([], [])).toContain(words.noQuestions.technical);
});

test('the person’s own lines are marked, and their absence is said', () => {
  expect(shown(<QuestionGrounds question={question} />)).toMatch(
    /<mark class="marked">Baked 400 loaves a night<\/mark>/,
  );
  const without = shown(<QuestionGrounds question={{ ...question, evidence: [] }} />);
  expect(without).not.toContain('<mark');
  expect(without).toContain(words.noEvidence);
});

test('each part of a story is counted', () => {
  const html = shown(<StarPart prep={prep} onShowQuestion={nothing} />);
  const counts = ['Situation', 'Task', 'Action', 'Result', 'Interview Tips'].map((title) =>
    buttonOf(html, title).replaceAll(/<[^>]*>/g, ''),
  );
  expect(counts).toEqual(['Situation3', 'Task0', 'Action1', 'Result1', 'Interview Tips1']);
});

test('a review quotes what is there, says what is not, and what to be sure of', () => {
  const html = shown(
    <AnswerReview
      review={{
        score: 55,
        words: 40,
        unsupported: ['500 loaves'],
        aspects: [
          { aspect: 'action', found: 'clear', quote: 'I wrote the plan', note: 'You say what you did.' },
          { aspect: 'result', found: 'missing', quote: '', note: 'Say what came of it.' },
          { aspect: 'evidence', found: 'thin', quote: '400 loaves', note: 'One line of yours.' },
        ],
      }}
    />,
  );
  const rows = html.match(/<li class="grid gap-x-6.*?<\/li>/gs) ?? [];
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(practiceWords.quoted('I wrote the plan'));
  expect(rows[1]).toContain(practiceWords.found.missing);
  expect(rows[1]).not.toContain('“');
  expect(rows[2]).toContain('<mark class="marked">400 loaves</mark>');
  expect(html).toMatch(new RegExp(`${practiceWords.unsupported}.*500 loaves`, 's'));
  const supported = shown(<AnswerReview review={{ score: 90, words: 40, unsupported: [], aspects: [] }} />);
  expect(supported).not.toContain(practiceWords.unsupported);
});
