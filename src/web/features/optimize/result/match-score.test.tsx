import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { CopyProvider } from '../../../copy/use-copy.tsx';
import { MatchScore } from './match-score.tsx';

const copy = pageCopyFor('en');

type Scores = Parameters<typeof MatchScore>[0]['optimization'];
const shown = (scores: Scores): string =>
  renderToStaticMarkup(
    <CopyProvider copy={copy}>
      <MatchScore optimization={scores} />
    </CopyProvider>,
  );

const same: Scores = {
  matchScoreBefore: 19,
  matchScore: 19,
  scoreBefore: 30,
  scoreAfter: 30,
  textScoreBefore: 30,
  textScoreAfter: 30,
  advice: 'apply',
  locked: true,
  letterInOtherLanguage: false,
};
const sentence = copy.optimization.notRaised;

test.each([
  ['stays', same],
  ['falls', { ...same, scoreAfter: 29 }],
  ['was not compared with the ad before', { ...same, matchScoreBefore: null }],
])('a score that %s is said not to rise', (_, scores) => {
  expect(shown(scores)).toContain(sentence);
});

test.each([
  ['the resume score', { ...same, scoreAfter: 31 }],
  ['the match score', { ...same, matchScore: 20 }],
  ['what is not known yet', { ...same, scoreBefore: null, scoreAfter: null }],
])('nothing of the kind is said where %s rises', (_, scores) => {
  expect(shown(scores)).not.toContain(sentence);
});

test('advice against applying is given in so many words, and none where the fit is good', () => {
  expect(shown({ ...same, advice: 'against' })).toContain(copy.optimization.advice.against);
  expect(shown(same)).not.toContain('advise you');
});

test('nothing is advised about a resume that could not be made out', () => {
  expect(shown({ ...same, advice: 'check-reading' })).toContain('can’t say whether to apply');
});

test('what the layout brings is told apart from what the words bring', () => {
  const raised = { ...same, scoreAfter: 36, textScoreAfter: 32 };
  expect(shown(raised)).toContain(copy.optimization.scoreParts(2, 4));
  expect(shown({ ...raised, scoreAfter: 32 })).not.toContain('layout');
  expect(shown({ ...raised, textScoreAfter: null })).not.toContain('layout');
});
