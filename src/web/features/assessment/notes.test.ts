import { describe, expect, test } from 'vitest';
import type { AssessmentFinding } from '#contract/scores.ts';
import { stackNotes } from './margin-layout.ts';
import { notedLines } from './notes.ts';

const finding = (code: string, ...quotes: [line: string, text: string][]): AssessmentFinding => ({
  check: 'actionVerbs',
  code,
  issue: code,
  why: '',
  fix: '',
  worth: '',
  potential: 1,
  quotes: quotes.map(([line, text]) => ({ line, text })),
});
const lines = ['Robin Example', 'Was responsible for stock', 'Helped out'].map((text, index) => ({
  id: `p1l${index + 1}`,
  text,
}));

describe('notes', () => {
  test('are next to the first line they quote, numbered from the top', () => {
    const { lines: noted, whole } = notedLines({
      lines,
      findings: [
        finding('b', ['p1l3', 'Helped out'], ['p1l2', 'Was responsible for stock']),
        finding('a', ['p1l1', 'Robin Example']),
        finding('whole'),
        finding('elsewhere', ['p9l9', 'x']),
      ],
    });
    expect(noted.map(({ notes }) => notes.map((note) => [note.number, note.finding.code, note.alsoAbout]))).toEqual([
      [[1, 'a', 0]],
      [[2, 'b', 1]],
      [],
    ]);
    expect(noted.map(({ numbers }) => numbers)).toEqual([[1], [2], [2]]);
    expect(whole.map(({ code }) => code)).toEqual(['whole', 'elsewhere']);
  });

  test('mark the words they quote, or the whole line where they differ', () => {
    const quoted = (...quotes: string[]) =>
      notedLines({ lines, findings: quotes.map((text) => finding(text, ['p1l2', text])) }).lines[1]?.quoted;
    expect(quoted('responsible')).toBe('responsible');
    expect(quoted('responsible', 'responsible')).toBe('responsible');
    expect(quoted('responsible', 'stock')).toBe('Was responsible for stock');
    expect(quoted('responsible for stock and more')).toBe('Was responsible for stock');
    expect(quoted()).toBeUndefined();
  });
});

test('stacked notes are at their lines, and below those above where they would overlap', () => {
  const boxes = [10, 20, 300].map((anchor) => ({ anchor, height: 50 }));
  expect(stackNotes(boxes, 8)).toEqual([10, 68, 300]);
  expect(stackNotes([], 8)).toEqual([]);
});
