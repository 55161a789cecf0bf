import { describe, expect, test } from 'vitest';
import type { AssessmentDetail, AssessmentFinding } from '#contract/scores.ts';
import { bracketsOf, gathered, notedLines, type NotedLine } from './notes.ts';

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

/** All lines in their order, folded or not. */
const linesIn = (detail: AssessmentDetail): NotedLine[] =>
  notedLines(detail).pieces.flatMap((piece) => (piece.kind === 'line' ? [piece.noted] : piece.lines));

describe('notes', () => {
  test('stand beside the first line they quote, numbered from the top', () => {
    const detail = {
      lines,
      findings: [
        finding('b', ['p1l3', 'Helped out'], ['p1l2', 'Was responsible for stock']),
        finding('a', ['p1l1', 'Robin Example']),
        finding('whole'),
        finding('elsewhere', ['p9l9', 'x']),
      ],
    };
    const noted = linesIn(detail);
    expect(noted.map(({ notes }) => notes.map((note) => [note.number, note.finding.code, note.alsoAbout]))).toEqual([
      [[1, 'a', 0]],
      [[2, 'b', 1]],
      [],
    ]);
    expect(noted.map(({ numbers }) => numbers)).toEqual([[1], [2], [2]]);
    expect(notedLines(detail).whole.map(({ code }) => code)).toEqual(['whole', 'elsewhere']);
  });

  test('on the same neighbouring lines are bracketed, and gathered at the first of them', () => {
    const both = ['p1l2', 'p1l3'].map((line): [string, string] => [line, 'x']);
    const bracketed = (...findings: AssessmentFinding[]) => {
      const { pieces } = notedLines({ lines, findings });
      const notes = gathered(pieces).map((piece) =>
        piece.kind === 'line' ? piece.noted.notes.map(({ number }) => number) : [],
      );
      return { brackets: bracketsOf(pieces), notes };
    };
    expect(bracketed(finding('a', ...both), finding('b', ...both))).toEqual({
      brackets: [undefined, 'first', 'last'],
      notes: [[], [1, 2], []],
    });
    expect(bracketed(finding('a', ...both), finding('b', ['p1l3', 'x']))).toEqual({
      brackets: [undefined, undefined, undefined],
      notes: [[], [1], [2]],
    });
  });

  test('on the same lines stand at one each, while there are lines', () => {
    const both = ['p1l2', 'p1l3'].map((line): [string, string] => [line, 'x']);
    const homes = (...findings: AssessmentFinding[]) =>
      linesIn({ lines, findings }).map(({ notes }) => notes.map(({ finding: { code } }) => code));
    expect(homes(finding('a', ...both), finding('b', ...both))).toEqual([[], ['a'], ['b']]);
    expect(homes(finding('a', ...both), finding('first', ['p1l2', 'x']))).toEqual([[], ['first'], ['a']]);
    expect(homes(...['a', 'b', 'c'].map((code) => finding(code, ...both)))).toEqual([[], ['a', 'c'], ['b']]);
  });

  test('mark the words they quote, or the whole line where they differ', () => {
    const quoted = (...quotes: string[]) =>
      linesIn({ lines, findings: quotes.map((text) => finding(text, ['p1l2', text])) })[1]?.quoted;
    expect(quoted('responsible')).toBe('responsible');
    expect(quoted('responsible', 'responsible')).toBe('responsible');
    expect(quoted('responsible', 'stock')).toBe('Was responsible for stock');
    expect(quoted('responsible for stock and more')).toBe('Was responsible for stock');
    expect(quoted()).toBeUndefined();
  });

  test('see a line that the page broke as one, and mark what is quoted across the break', () => {
    const broken = [
      { id: 'a', text: 'Kept the stock counts of', bullet: true },
      { id: 'b', text: 'three stores and their self-', continues: true },
      { id: 'c', text: 'service tills', continues: true },
    ];
    const [joined, ...more] = linesIn({ lines: broken, findings: [finding('long', ['b', 'counts of three stores'])] });
    expect(more).toEqual([]);
    expect(joined?.line).toEqual({
      id: 'a',
      text: 'Kept the stock counts of three stores and their self-service tills',
      bullet: true,
    });
    expect(joined?.quoted).toBe('counts of three stores');
    expect(joined?.notes.map(({ alsoAbout }) => alsoAbout)).toEqual([0]);
  });

  test('leave the lines between them folded, but for headings and the line that says whose bullets follow', () => {
    const all = ['Work', 'Old job', '• a', '• b', '• c', 'New job', '• d', '• e', 'School', 'Degree', 'Grade'].map(
      (text, index) => ({
        id: `l${index}`,
        text,
        ...(index === 0 && { heading: true }),
        ...(text.startsWith('•') && { bullet: true }),
      }),
    );
    const { pieces } = notedLines({ lines: all, findings: [finding('weak', ['l7', '• e'])] });
    const shown = pieces.map((piece) => (piece.kind === 'line' ? piece.noted.line.text : piece.lines.length));
    expect(shown).toEqual(['Work', 4, 'New job', '• d', '• e', 3]);
  });
});
