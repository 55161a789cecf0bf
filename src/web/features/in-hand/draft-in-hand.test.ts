import { describe, expect, test } from 'vitest';
import { draftsInHand, forgetDrafts, keepDraft } from './draft-in-hand.ts';

const day = 24 * 3600 * 1000;

/** A browser's storage, in memory. */
function memory(kept: Record<string, string> = {}): Storage {
  const entries = new Map(Object.entries(kept));
  return {
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  };
}

const closed = new Proxy(memory(), {
  get() {
    throw new Error('The storage is closed.');
  },
});

describe('drafts', () => {
  test('are kept for each optimization and question, and forgotten one by one', () => {
    const storage = memory();
    keepDraft(storage, 'one', 'tool SAP/4.0', { text: 'I used it', pointer: '/work/1' }, 0);
    keepDraft(storage, 'one', 'Excel', { text: 'I counted' }, 0);
    keepDraft(storage, 'one-more', 'Excel', { text: 'Another' }, 0);
    expect(draftsInHand(storage, 'one')).toEqual({
      'tool SAP/4.0': { text: 'I used it', pointer: '/work/1' },
      Excel: { text: 'I counted' },
    });
    keepDraft(storage, 'one', 'Excel', undefined, 0);
    expect(Object.keys(draftsInHand(storage, 'one'))).toEqual(['tool SAP/4.0']);
    expect(Object.keys(draftsInHand(storage, 'one-more'))).toEqual(['Excel']);
  });

  test('that are older than 30 days are forgotten, and all of them on leaving; nothing else is', () => {
    const storage = memory({ 'foothold.theme': 'dark', 'foothold.draft.one.odd': 'no draft' });
    keepDraft(storage, 'one', 'old', { text: 'old' }, 0);
    keepDraft(storage, 'one', 'new', { text: 'new' }, 20 * day);
    forgetDrafts(storage, 31 * day);
    expect(draftsInHand(storage, 'one')).toEqual({ new: { text: 'new' } });
    forgetDrafts(storage);
    expect(draftsInHand(storage, 'one')).toEqual({});
    expect(storage.getItem('foothold.theme')).toBe('dark');
  });

  test('do without a storage that is closed', () => {
    keepDraft(closed, 'one', 'SAP', { text: 'I used it' }, 0);
    forgetDrafts(closed, 0);
    expect(draftsInHand(closed, 'one')).toEqual({});
  });
});
