import { expect, test } from 'vitest';
import { emptyDraft, keepDraft, keptDraft, nameParts } from './contact-draft.ts';

const storage = (entries = new Map<string, string>()) => ({
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, value: string) => void entries.set(name, value),
  removeItem: (name: string) => void entries.delete(name),
});

test('what was written comes back until it is sent', () => {
  const kept = storage();
  const draft = { ...emptyDraft, message: 'Hello' };
  keepDraft(kept, draft);
  expect(keptDraft(kept)).toEqual(draft);
  keepDraft(kept, undefined);
  expect(keptDraft(kept)).toBeUndefined();
});

test('a stored text of another shape, or a closed storage, is no draft', () => {
  expect(keptDraft(storage(new Map([['foothold.contactDraft', '{"message":1}']])))).toBeUndefined();
  const closed = () => {
    throw new Error('closed');
  };
  expect(keptDraft({ getItem: closed })).toBeUndefined();
  expect(() => keepDraft({ setItem: closed, removeItem: closed }, emptyDraft)).not.toThrow();
});

test.each([
  ['Robin Example', 'Robin', 'Example'],
  ['Robin van den Example', 'Robin van den', 'Example'],
  [' Robin ', 'Robin', ''],
  ['', '', ''],
])('%j is taken apart', (name, firstName, lastName) => {
  expect(nameParts(name)).toEqual({ firstName, lastName });
});
