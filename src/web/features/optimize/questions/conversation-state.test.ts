import { describe, expect, test } from 'vitest';
import type { QuestionsView } from '#contract/questions.ts';
import {
  askedIn,
  conversationReducer,
  currentOf,
  neighboursOf,
  outcomeOf,
  placeOf,
  progressOf,
  strandedIn,
  wordsOf,
  type Asked,
  type ConversationState,
  type Given,
} from './conversation-state.ts';

const store = { pointer: '/work/0', name: 'Store Assistant, Northwind Foods' };
const clerk = { pointer: '/work/1', name: 'Stock Clerk, Contoso' };

const question = (key: string, more: Partial<QuestionsView['questions'][number]> = {}) => ({
  key,
  text: `The ad asks for ${key}.`,
  requirement: key,
  kind: 'tool' as const,
  must: true,
  place: store,
  points: 3,
  ...more,
});
const answer = (key: string, state: Given['state'], more: Partial<Given> = {}): Given => ({
  key,
  requirement: key,
  kind: 'tool',
  place: store,
  text: state === 'answered' ? `I used ${key}.` : '',
  state,
  used: false,
  missing: null,
  ...more,
});
const viewOf = (more: Partial<QuestionsView> = {}): QuestionsView => ({
  status: 'completed',
  matchScoreBefore: 40,
  matchScore: 50,
  questions: ['SAP', 'Excel', 'Jira'].map((key) => question(key)),
  pointsTogether: 9,
  answers: [],
  places: [store, clerk],
  ...more,
});
const fresh: ConversationState = { at: undefined, drafts: {}, last: undefined };
const shown = (view: QuestionsView, state: ConversationState): Asked => {
  const asked = currentOf(view, state);
  if (!asked) throw new Error('Nothing is asked.');
  return asked;
};
const turn = (key: string, did: Given['state'] | 'removed' = 'answered') => ({
  key,
  requirement: key,
  did,
  scoreBefore: 50,
});

describe('what is asked', () => {
  test('is the first open question, and those that were put off come last', () => {
    const view = viewOf({ answers: [answer('SAP', 'later')] });
    expect(askedIn(view).map(({ key }) => key)).toEqual(['Excel', 'Jira', 'SAP']);
    expect(currentOf(view, fresh)?.key).toBe('Excel');
    expect(neighboursOf(view, 'Jira')).toEqual({ previous: 'Excel', next: 'SAP' });
    expect(neighboursOf(view, 'Excel')).toEqual({ next: 'Jira' });
  });

  test('is counted with what is settled already', () => {
    const used = answer('Word', 'answered', { used: true });
    const view = viewOf({ answers: [used, answer('Visio', 'no'), answer('SAP', 'later')] });
    expect(progressOf(view, 'Excel')).toEqual({ at: 3, of: 5 });
    expect(progressOf(view, 'SAP')).toEqual({ at: 5, of: 5 });
    expect(progressOf(view, 'Word')).toBeUndefined();
  });

  test('may be an answer to be changed whose question is no longer open', () => {
    const view = viewOf({ answers: [answer('Word', 'answered', { used: true, place: clerk })] });
    const asked = shown(view, { ...fresh, at: 'Word' });
    expect(asked).toMatchObject({ key: 'Word', text: undefined });
    expect(wordsOf(asked, fresh)).toBe('I used Word.');
    expect(placeOf(view, asked, fresh)).toBe('/work/1');
  });

  test('is the first open one where the one that was gone to is asked no more', () => {
    expect(currentOf(viewOf(), { at: 'Word' })?.key).toBe('SAP');
    expect(currentOf(viewOf({ questions: [] }), { at: 'Word' })).toBeUndefined();
  });
});

describe('the place of a line', () => {
  test('is what the person chose, else where it most likely belongs, else the first entry', () => {
    const view = viewOf({ questions: [question('SAP', { place: clerk })] });
    const asked = shown(view, fresh);
    expect(placeOf(view, asked, fresh)).toBe('/work/1');
    expect(placeOf(view, asked, { drafts: { SAP: { text: '', pointer: '/work/0' } } })).toBe('/work/0');
    expect(placeOf(view, asked, { drafts: { SAP: { text: '', pointer: '/work/7' } } })).toBe('/work/1');
    expect(placeOf(view, { ...asked, place: null }, fresh)).toBe('/work/0');
  });

  test('cannot be chosen for what has a section of its own, nor where there is no entry', () => {
    const view = viewOf({ questions: [question('English', { kind: 'language', place: null })] });
    expect(placeOf(view, shown(view, fresh), fresh)).toBeUndefined();
    expect(placeOf({ places: [] }, shown(viewOf(), fresh), fresh)).toBeUndefined();
  });
});

describe('an answer', () => {
  const before = viewOf();
  const typed = conversationReducer(fresh, { type: 'wrote', key: 'SAP', draft: { text: 'I used SAP.' } });
  const answered = (after: QuestionsView, state = typed, did: Given['state'] = 'answered') =>
    conversationReducer(state, {
      type: 'answered',
      turn: turn('SAP', did),
      sent: { text: 'I used SAP.' },
      before,
      after,
    });

  test('that became a line leads to the next question, and its words are kept no longer', () => {
    const after = viewOf({
      status: 'pending',
      questions: before.questions.slice(1),
      answers: [answer('SAP', 'answered', { used: true })],
    });
    const state = answered(after);
    expect(currentOf(after, state)?.key).toBe('Excel');
    expect(state.drafts).toEqual({});
    expect(outcomeOf(after, turn('SAP'))).toEqual({ kind: 'entering', place: store.name });
    expect(outcomeOf({ ...after, status: 'completed' }, turn('SAP'))).toEqual({ kind: 'used', place: store.name });
  });

  test('that became none stays in the field, with what is missing', () => {
    const after = viewOf({ answers: [answer('SAP', 'answered', { missing: 'Say where.' })] });
    const state = answered(after);
    const asked = shown(after, state);
    expect(asked.key).toBe('SAP');
    expect(wordsOf(asked, state)).toBe('I used SAP.');
    expect(outcomeOf(after, turn('SAP'))).toEqual({ kind: 'missing', sentence: 'Say where.' });
  });

  test('keeps what was typed while it was on its way', () => {
    const more = conversationReducer(typed, { type: 'wrote', key: 'SAP', draft: { text: 'I used SAP. And Excel.' } });
    const after = viewOf({ answers: [answer('SAP', 'answered', { missing: 'Say where.' })] });
    const state = answered(after, more);
    expect(wordsOf(shown(after, state), state)).toBe('I used SAP. And Excel.');
  });

  test('of “not true of me” or “later” goes on, and loses no words', () => {
    for (const did of ['no', 'later'] as const) {
      const questions = did === 'no' ? before.questions.slice(1) : before.questions;
      const after = viewOf({ questions, answers: [answer('SAP', did)] });
      const state = answered(after, typed, did);
      expect(currentOf(after, state)?.key).toBe('Excel');
      expect(state.drafts['SAP']?.text).toBe('I used SAP.');
      expect(outcomeOf(after, turn('SAP', did))).toEqual({ kind: did });
    }
  });

  test('in the middle leads on, not back to the first', () => {
    const middle = viewOf({ answers: [answer('Excel', 'later')] });
    const state = conversationReducer(
      { ...fresh, at: 'Excel' },
      { type: 'answered', turn: turn('Excel', 'later'), sent: { text: '' }, before, after: middle },
    );
    expect(currentOf(middle, state)?.key).toBe('Jira');
  });

  test('is typed to one question, whatever the others become meanwhile', () => {
    const view = viewOf();
    const state = conversationReducer(fresh, { type: 'wrote', key: 'Excel', draft: { text: 'I' } });
    expect(currentOf(view, state)?.key).toBe('Excel');
    expect(currentOf({ ...view, questions: view.questions.toReversed() }, state)?.key).toBe('Excel');
    const fewer = { ...view, questions: view.questions.filter(({ key }) => key !== 'Excel') };
    expect(strandedIn(view, state)).toEqual([]);
    expect(strandedIn({ ...fewer, status: 'processing' }, state)).toEqual([]);
    expect(strandedIn(fewer, state)).toEqual([{ key: 'Excel', text: 'I' }]);
    expect(strandedIn(fewer, conversationReducer(state, { type: 'discarded', key: 'Excel' }))).toEqual([]);
  });

  test('that is taken back leaves its words in the field, unless others were typed since', () => {
    const after = viewOf();
    const used = answer('SAP', 'answered', { used: true, place: clerk });
    const tookBack = (state: ConversationState) =>
      conversationReducer(state, { type: 'tookBack', turn: turn('SAP', 'removed'), answer: used });
    const state = tookBack(fresh);
    expect(currentOf(after, state)?.key).toBe('SAP');
    expect(state.drafts).toEqual({ SAP: { text: 'I used SAP.', pointer: '/work/1' } });
    const newer = { ...fresh, drafts: { SAP: { text: 'Newer words' } } };
    expect(tookBack(newer).drafts).toEqual(newer.drafts);
    expect(outcomeOf(after, turn('SAP', 'removed'))).toEqual({ kind: 'removed' });
  });
});
