import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textLeft = (parts: ReturnType<typeof wordDiff>, left: 'inserted' | 'deleted'): string =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');
/** Without any space: where a gap goes is a matter of looks. */
const dense = (text: string): string => text.replace(/\s+/g, '');

describe('the marks of a proofreader', () => {
  test('strike what goes and put in what comes', () => {
    expect(wordDiff('Responsible for managing a team of 14', 'Managed a team of 14')).toEqual([
      { kind: 'deleted', text: 'Responsible for managing ' },
      { kind: 'inserted', text: 'Managed ' },
      { kind: 'same', text: 'a team of 14' },
    ]);
  });

  test('strike a line with its own bullet, not the next line’s', () => {
    expect(wordDiff('• Kept stock\n• Trained 12 people', '• Trained 12 people')).toEqual([
      { kind: 'deleted', text: '• Kept stock\n' },
      { kind: 'same', text: '• Trained 12 people' },
    ]);
  });

  test('are no islands of single words', () => {
    const parts = wordDiff('Duties included the care of plants', 'Cared for the plants in two halls');
    expect(parts.filter(({ kind }) => kind === 'same').length).toBeLessThanOrEqual(1);
  });

  test('leave out nothing of either text', () => {
    const word = fc.constantFrom('led', 'a', 'team', 'of', '14', 'pickers,', 'by', '23%', 'errors.', 'and');
    const line = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(line, line, (original, revised) => {
        const parts = wordDiff(original, revised);
        expect(dense(textLeft(parts, 'inserted'))).toBe(dense(original));
        expect(dense(textLeft(parts, 'deleted'))).toBe(dense(revised));
      }),
    );
  });

  test('say nothing where nothing changed', () => {
    const text = squeezed('Trained 30 new colleagues in forklift safety');
    expect(wordDiff(text, text)).toEqual([{ kind: 'same', text }]);
  });
});
