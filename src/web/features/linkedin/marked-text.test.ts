import { expect, test } from 'vitest';
import { markedText } from './marked-text.ts';

const text = 'Ward nurse.\nCared for 12 patients a shift.\nTrained 4 students.';
const change = (id: string, original: string, revised: string) => ({ id, original, revised });
const without = (dropped: string, { parts }: ReturnType<typeof markedText>) =>
  parts
    .filter(({ kind }) => kind !== dropped)
    .map((part) => part.text)
    .join('');

test('a text without changes is as it is', () => {
  expect(markedText(text, [])).toEqual({ parts: [{ kind: 'same', text }], shown: new Set() });
  expect(markedText('', []).parts).toEqual([]);
});

test('without what was struck it reads as proposed, and each change is marked in its place', () => {
  const changes = [
    change('b', 'Was responsible for training 4 students.', 'Trained 4 students.'),
    change('a', 'Care of 12 patients a shift.', 'Cared for 12 patients a shift.'),
  ];
  const marked = markedText(text, changes);
  expect(marked.shown).toEqual(new Set(['a', 'b']));
  expect(without('deleted', marked)).toBe(text);
  expect(without('inserted', marked)).toContain('Was responsible for training 4 students.');
});

test('a bullet before the old words is not struck', () => {
  const { parts } = markedText('Trained 4 students.', [change('a', '• Trained students.', 'Trained 4 students.')]);
  expect(parts.map((part) => part.text).join('')).not.toContain('•');
});

test('what is new altogether is one insertion', () => {
  const marked = markedText('Ward nurse', [change('a', '', 'Ward nurse')]);
  expect(marked.parts).toEqual([{ kind: 'inserted', text: 'Ward nurse' }]);
});

test('a change whose words are not in the text, and the second of two in one place, are told apart', () => {
  const changes = [
    change('whole', 'x', text),
    change('within', 'y', 'Trained 4 students.'),
    change('elsewhere', 'z', 'not there'),
    change('gone', 'left out', ''),
  ];
  expect(markedText(text, changes).shown).toEqual(new Set(['whole']));
});
