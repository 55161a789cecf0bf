import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleResumeText } from '#test/support/sample-resume-text.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { applyCorrections, fits } from './apply-corrections.ts';
import type { Correction } from './correction.ts';
import { valueAt } from '../json-pointer.ts';
import { parseResume } from '../parse-resume.ts';
import { parsedResumeSchema, type ParsedResume } from '../parsed-resume.ts';

const strangeLines = 'Unity is strength\n+++\nA sentence about nothing, in the middle of everything';
const read = parseResume(documentFromText(`${strangeLines}\n${sampleResumeText}`));
/** With lines that could not be placed, whatever the parser makes of the text. */
const parsed: ParsedResume = {
  ...read,
  lines: [
    ...read.lines,
    { id: 'x1', page: 1, text: 'Welding', section: 'other' },
    { id: 'x2', page: 1, text: 'Choir', section: 'work' },
  ],
  unread: [...read.unread, 'x1', 'x2'],
};

/** All texts of the resume by their pointers. */
function values(node: unknown, pointer = ''): [string, string][] {
  if (typeof node === 'string') return [[pointer, node]];
  return Object.entries(node ?? {}).flatMap(([key, value]) => values(value, `${pointer}/${key}`));
}

const pointer = fc.constantFrom(...Object.keys(parsed.evidence));
const entry = fc.constantFrom('/work/0', '/work/1', '/skills/0', '/skills/3', '/education/0');
const absent = fc.constantFrom('/work/0/url', '/basics/url', '/education/0/score', '/work/9/name', '/nothing/0');
const line = fc.constantFrom(...parsed.unread, 'p1l1');
const place = fc.constantFrom('/skills/-/name', '/work/0/highlights/-', '/basics/label', '/projects/-/name', '/-');
const text = fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z0-9]{1,5}){0,3}$/);
const correction: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({ kind: fc.constant('value' as const), pointer: fc.oneof(pointer, absent), value: text }),
  fc.record({ kind: fc.constant('removed' as const), pointer: fc.oneof(pointer, entry, absent) }),
  fc.record({ kind: fc.constant('placed' as const), line, pointer: place }),
  fc.record({ kind: fc.constant('left-out' as const), line }),
);
const corrections = fc.array(correction, { maxLength: 12 });

test('changes a corrected value, and no other', () => {
  fc.assert(
    fc.property(pointer, text, (at, value) => {
      fc.pre(!/[dD]ate$/.test(at));
      const before = new Map(values(parsed.resume));
      const corrected = applyCorrections(parsed, [{ kind: 'value', pointer: at, value }]);
      expect(new Map(values(corrected.resume))).toEqual(new Map([...before, [at, value]]));
      for (const other of before.keys())
        if (other !== at) expect(corrected.evidence[other]).toEqual(parsed.evidence[other]);
    }),
  );
});

test('removes what was removed, and nothing else', () => {
  fc.assert(
    fc.property(fc.oneof(pointer, entry), (at) => {
      fc.pre(valueAt(parsed.resume, at) !== undefined);
      const kept = values(parsed.resume).filter(([key]) => key !== at && !key.startsWith(`${at}/`));
      const corrected = applyCorrections(parsed, [{ kind: 'removed', pointer: at }]);
      expect(values(corrected.resume).map(([, value]) => value)).toEqual(kept.map(([, value]) => value));
      const evidence = values(corrected.resume).map(([key]) => corrected.evidence[key]);
      expect(evidence).toEqual(kept.map(([key]) => parsed.evidence[key]));
    }),
  );
});

test('leaves every value with evidence that exists and contains it, whatever is corrected', () => {
  fc.assert(
    fc.property(corrections, (made) => {
      const corrected = applyCorrections(parsed, made);
      expect(parsedResumeSchema.safeParse(corrected).error).toBeUndefined();
      const lines = new Map(corrected.lines.map((own) => [own.id, own.text]));
      expect(lines.size).toBe(corrected.lines.length);
      const correctedValues = values(corrected.resume);
      expect(Object.keys(corrected.evidence).toSorted()).toEqual(correctedValues.map(([key]) => key).toSorted());
      expect(Object.keys(corrected.confidence).toSorted()).toEqual(Object.keys(corrected.evidence).toSorted());
      for (const [key, value] of correctedValues) {
        const source = (corrected.evidence[key] ?? []).map((id) => lines.get(id));
        expect(source.length).toBeGreaterThan(0);
        expect(source).not.toContain(undefined);
        if (corrected.evidence[key]?.some((id) => id.startsWith('person:'))) expect(source).toEqual([value]);
      }
      const held = new Set(Object.values(corrected.evidence).flat());
      for (const id of corrected.unread) expect([lines.has(id), held.has(id)]).toEqual([true, false]);
    }),
    { numRuns: 300 },
  );
});

test('gives the same result when corrections are applied twice or in any order', () => {
  fc.assert(
    fc.property(corrections, (made) => {
      const once = applyCorrections(parsed, made);
      expect(applyCorrections(once, made)).toEqual(once);
      expect(applyCorrections(parsed, [...made, ...made])).toEqual(once);
      // Of two corrections about one place, their order decides, as it does for two with one target.
      const kept = (once.corrections ?? []).filter(
        (one) => !('line' in one && 'pointer' in one && !one.pointer.includes('-')),
      );
      const straight = applyCorrections(parsed, kept);
      const turned = applyCorrections(parsed, kept.toReversed());
      expect(new Set(values(turned.resume).map(([, value]) => value))).toEqual(
        new Set(values(straight.resume).map(([, value]) => value)),
      );
    }),
    { numRuns: 300 },
  );
});

test('leaves out corrections that do not fit', () => {
  fc.assert(
    fc.property(corrections, (made) => {
      const fitting = made.filter((one) => fits(parsed, one));
      expect(applyCorrections(parsed, made).resume).toEqual(applyCorrections(parsed, fitting).resume);
    }),
  );
});
