import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNoteSaving } from './note-saving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pauseMs = 800;

/** Notes with requests that the test answers, in the order in which they were sent. */
function notes(saved = '') {
  const sent: { text: string; answer: () => void; refuse: () => void }[] = [];
  const states: string[] = [];
  let kept: string | undefined;
  const saving = createNoteSaving({
    saved,
    send: (text) =>
      new Promise<void>((answer, refuse) => sent.push({ text, answer, refuse: () => refuse(new Error('offline')) })),
    keep: (text) => {
      kept = text;
    },
    tell: (state) => states.push(state),
    canSave: (text) => text.length < 10,
    pauseMs,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { saving, sent, states, kept: () => kept, settle };
}

describe('notes', () => {
  test('are sent once when the person pauses, and kept in the browser until they are saved', async () => {
    const { saving, sent, states, kept, settle } = notes();
    saving.type('C');
    saving.type('Call');
    expect([sent.length, kept()]).toEqual([0, 'Call']);
    vi.advanceTimersByTime(pauseMs);
    expect(sent.map(({ text }) => text)).toEqual(['Call']);
    sent[0]?.answer();
    await settle();
    expect([states, kept()]).toEqual([['saving', 'saved'], undefined]);
  });

  test('typed while others are sent are sent after those, never beside them', async () => {
    const { saving, sent, kept, settle } = notes();
    saving.type('one');
    saving.flush();
    saving.type('two');
    saving.flush();
    expect(sent).toHaveLength(1);
    sent[0]?.answer();
    await settle();
    expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(kept()).toBe('two');
    sent[1]?.answer();
    await settle();
    expect(kept()).toBeUndefined();
  });

  test('that were refused are kept, and sent again when that is asked for', async () => {
    const { saving, sent, states, kept, settle } = notes('old');
    saving.type('new');
    saving.flush();
    sent[0]?.refuse();
    await settle();
    expect([states.at(-1), kept()]).toEqual(['failed', 'new']);
    saving.flush();
    expect(sent[1]?.text).toBe('new');
    sent[1]?.answer();
    await settle();
    expect([states.at(-1), kept()]).toEqual(['saved', undefined]);
  });

  test('typed back to what they were while the others are on their way are sent as well', async () => {
    const { saving, sent, kept, settle } = notes('old');
    saving.type('new');
    saving.flush();
    saving.type('old');
    sent[0]?.answer();
    await settle();
    vi.advanceTimersByTime(pauseMs);
    expect(sent.map(({ text }) => text)).toEqual(['new', 'old']);
    sent[1]?.answer();
    await settle();
    expect(kept()).toBeUndefined();
  });

  test('that are too long are kept, and not sent', () => {
    const { saving, sent, kept } = notes();
    saving.type('more than it can take');
    saving.flush();
    expect([sent.length, kept()]).toEqual([0, 'more than it can take']);
  });

  test('that did not change are not sent', () => {
    const { saving, sent, kept } = notes('old');
    saving.type('other');
    saving.type('old');
    saving.flush();
    expect([sent.length, kept()]).toEqual([0, undefined]);
  });
});
