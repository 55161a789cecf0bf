import { describe, expect, test } from 'vitest';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { fieldName } from '#copy/field-name.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { sampleResumeText } from '#test/support/sample-resume-text.ts';
import { markedParts } from './marked-parts.ts';
import { byTarget, doubtsOf, openDoubts, readSections } from './read-values.ts';

const { resumeFields } = pageCopyFor('en');

const read = parseResume(documentFromText(sampleResumeText));
const parsed = { ...read, confidence: { ...read.confidence, '/work/0/name': 0.3 }, unread: ['p1l2'] };
const reviewOf = (...corrections: Correction[]) => ({ parsed, corrections: byTarget(corrections) });

describe('what was read', () => {
  test('is listed value by value, each once, with a distinct name', () => {
    const values = readSections(reviewOf()).flatMap(({ entries }) =>
      entries.flatMap(({ groups }) => groups.flatMap((group) => group.values)),
    );
    expect(
      values
        .filter(({ value }) => value !== undefined)
        .map(({ pointer }) => pointer)
        .toSorted(),
    ).toEqual(Object.keys(parsed.evidence).toSorted());
    for (const { pointer } of values) expect(fieldName(pointer, resumeFields)).toMatch(/^[a-z][a-z ]+$/);
    expect([fieldName('/work/0/highlights/2', resumeFields), fieldName('/skills/3/keywords/0', resumeFields)]).toEqual([
      'line',
      'skill',
    ]);
  });

  test('is next to its line, together with the other values of that line', () => {
    const work = readSections(reviewOf()).find(({ kind }) => kind === 'work');
    const [first] = work?.entries[0]?.groups ?? [];
    expect(first?.lines).toEqual(['Warehouse Supervisor, Example Logistics, 03/2019 - Present']);
    expect(first?.values.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Warehouse Supervisor', 'Example Logistics', '2019-03']),
    );
  });

  test('is listed once for each line, wherever its values are', () => {
    const review = {
      ...reviewOf(),
      parsed: {
        ...parsed,
        evidence: { ...parsed.evidence, '/work/0/highlights/0': parsed.evidence['/work/0/name'] ?? [] },
      },
    };
    const groups = readSections(review).find(({ kind }) => kind === 'work')?.entries[0]?.groups ?? [];
    expect(groups[0]?.values.map(({ pointer }) => pointer)).toContain('/work/0/highlights/0');
    expect(new Set(groups.map(({ lines }) => lines.join())).size).toBe(groups.length);
  });

  test('has the name that the person corrected it to', () => {
    const review = reviewOf({ kind: 'value', pointer: '/work/0/name', value: 'Example Haulage' });
    const work = readSections(review).find(({ kind }) => kind === 'work');
    expect(work?.entries[0]?.title).toBe('Warehouse Supervisor, Example Haulage');
  });
});

describe('a doubt', () => {
  test('is a value read with little confidence or a line that was not placed, until the person answers', () => {
    expect(doubtsOf(reviewOf()).map(({ pointer }) => pointer)).toEqual(['/work/0/name']);
    expect(openDoubts(reviewOf())).toBe(2);
    expect(openDoubts(reviewOf({ kind: 'removed', pointer: '/work/0' }))).toBe(1);
    expect(openDoubts(reviewOf({ kind: 'placed', line: 'p1l2', pointer: '/skills/-/name' }))).toBe(1);
    const said: Correction[] = [
      { kind: 'left-out', line: 'p1l2' },
      { kind: 'value', pointer: '/work/0/name', value: 'Example Logistics' },
    ];
    expect(openDoubts(reviewOf(...said))).toBe(0);
  });
});

describe('a line', () => {
  const marks = (line: string, ...values: string[]) =>
    markedParts(line, values)
      .map(({ text, marked }) => (marked ? `[${text}]` : text))
      .join('');

  test('is marked where its values are, and in full where it contains none of their words', () => {
    const line = 'Clerk, EXAMPLE Goods, 03/2019 - Present';
    expect(marks(line, 'Clerk', 'Example Goods')).toBe('[Clerk], [EXAMPLE Goods], 03/2019 - Present');
    expect(marks(line, '2019-03')).toBe('Clerk, EXAMPLE Goods, [03/2019 - Present]');
    expect(marks(line, 'DE')).toBe(`[${line}]`);
    expect(marks('in two rows', 'A sentence in two rows of text')).toBe('[in two rows]');
    expect(marks('a b c', 'a b', 'b c')).toBe('[a b][ c]');
  });
});
