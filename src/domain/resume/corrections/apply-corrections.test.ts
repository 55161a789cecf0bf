import { expect, test } from 'vitest';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { claimChecker } from '../../claims/check-claims.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { tailor } from '../../tailoring/tailor.ts';
import { parseRate } from '../../scoring/parse-rate.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { applyCorrections, fits } from './apply-corrections.ts';
import { parseResume } from '../parse-resume.ts';
import { resumeText, type ParsedResume } from '../parsed-resume.ts';
import { retypedResume } from './retyped-resume.ts';

const read = (text: string): ParsedResume => parseResume(documentFromText(text));
const parsed = read(sampleResumeText);
const today = '2026-11-22';

test('a corrected value gets a line of the person’s own, next to the line it was read from', () => {
  const corrected = applyCorrections(parsed, [{ kind: 'value', pointer: '/work/0/name', value: 'Example Haulage' }]);
  expect(corrected.resume.work?.[0]?.name).toBe('Example Haulage');
  expect(corrected.resume.work?.[1]).toEqual(parsed.resume.work?.[1]);
  const [id] = corrected.evidence['/work/0/name'] ?? [];
  expect(corrected.lines.find((line) => line.id === id)).toMatchObject({
    text: 'Example Haulage',
    section: 'work',
    from: 'person',
  });
  // The title is still supported by the line that the employer was read from.
  expect(corrected.evidence['/work/0/position']).toEqual(parsed.evidence['/work/0/position']);
  expect(corrected.confidence['/work/0/name']).toBe(1);
});

test('a line that only the corrected value was read from is removed with its text', () => {
  const corrected = applyCorrections(parsed, [
    { kind: 'value', pointer: '/work/0/highlights/0', value: 'Led a team of 15 pickers on two shifts' },
  ]);
  expect(resumeText(corrected)).toContain('• Led a team of 15 pickers');
  expect(resumeText(corrected)).not.toContain('14');
});

test('confirming a value keeps its line and removes any doubt', () => {
  const [pointer = ''] = Object.keys(parsed.evidence);
  const doubtful = { ...parsed, confidence: { ...parsed.confidence, [pointer]: 0.4 } };
  const corrected = applyCorrections(doubtful, [{ kind: 'value', pointer, value: parsed.resume.basics?.name ?? '' }]);
  expect(corrected.lines).toEqual(parsed.lines);
  expect(corrected.evidence).toEqual(parsed.evidence);
  expect(corrected.confidence[pointer]).toBe(1);
});

test('removing a value removes nothing else', () => {
  const corrected = applyCorrections(parsed, [
    { kind: 'removed', pointer: '/work/0/highlights/1' },
    { kind: 'removed', pointer: '/skills/0' },
    { kind: 'removed', pointer: '/skills/2/name' },
  ]);
  expect(corrected.resume.work?.[0]?.highlights).toEqual(
    parsed.resume.work?.[0]?.highlights?.filter((_, index) => index !== 1),
  );
  expect(corrected.resume.skills).toEqual(parsed.resume.skills?.filter((_, index) => index !== 0 && index !== 2));
  expect(resumeText(corrected)).not.toContain('picking errors');
});

const unplaced: ParsedResume = {
  ...parsed,
  lines: [...parsed.lines, { id: 'p1l99', page: 1, text: 'First aid certificate', section: 'basics' }],
  unread: ['p1l99'],
};

test('a line that could not be placed is moved to where it belongs, or left out', () => {
  const placed = applyCorrections(unplaced, [{ kind: 'placed', line: 'p1l99', pointer: '/certificates/-/name' }]);
  expect(placed.resume.certificates).toEqual([{ name: 'First aid certificate' }]);
  expect(placed.evidence['/certificates/0/name']).toEqual(['p1l99']);
  expect(placed.lines.at(-1)).toMatchObject({ id: 'p1l99', section: 'certificates' });
  expect(placed.unread).toEqual([]);
  const left = applyCorrections(unplaced, [{ kind: 'left-out', line: 'p1l99' }]);
  expect({ ...left, corrections: undefined }).toEqual({ ...parsed, corrections: undefined });
});

test('a correction does not raise the parse rate of the file', () => {
  const corrected = applyCorrections(unplaced, [{ kind: 'placed', line: 'p1l99', pointer: '/certificates/-/name' }]);
  expect(parseRate(unplaced)).toBeLessThan(100);
  expect(parseRate(corrected)).toBe(parseRate(unplaced));
});

test('a correction that names nothing, or an impossible value, does not fit', () => {
  const cases = [
    { kind: 'value', pointer: '/work/7/name', value: 'Example' },
    { kind: 'value', pointer: '/work/0', value: 'Example' },
    { kind: 'value', pointer: '/work/0/startDate', value: 'last spring' },
    { kind: 'value', pointer: '/work/0/salary', value: '1' },
    { kind: 'value', pointer: '/__proto__/name', value: 'x' },
    { kind: 'value', pointer: '/work/-/name', value: 'x' },
    { kind: 'value', pointer: '/work/0/name', value: ' ' },
    { kind: 'value', pointer: 'work/0/name', value: 'x' },
    { kind: 'removed', pointer: '/work' },
    { kind: 'removed', pointer: '/work/0/url' },
    { kind: 'placed', line: 'p1l1', pointer: '/skills/-/name' },
    { kind: 'placed', line: 'p1l99', pointer: '/work/0/startDate' },
    { kind: 'left-out', line: 'p1l1' },
  ] as const;
  for (const correction of cases) expect([correction, fits(unplaced, correction)]).toEqual([correction, false]);
  expect(applyCorrections(unplaced, cases)).toBe(unplaced);
  expect(fits(parsed, { kind: 'value', pointer: '/work/0/endDate', value: '2024-05' })).toBe(true);
});

test('a tailored resume has the corrected value, and the claim check knows it', () => {
  const corrected = applyCorrections(parsed, [
    { kind: 'value', pointer: '/work/0/name', value: 'Example Haulage' },
    { kind: 'value', pointer: '/work/0/highlights/0', value: 'Led a team of 23 pickers on two shifts' },
  ]);
  const posting = readPosting(sampleAdvert, { title: 'Warehouse Manager' });
  const tailoring = tailor({ parsed: corrected, posting, today });
  expect(tailoring.resume.work?.[0]).toMatchObject({ name: 'Example Haulage' });
  expect(JSON.stringify(tailoring)).not.toContain('Example Logistics');
  const claim = 'Supervised 23 pickers at Example Haulage.';
  const check = (source: ParsedResume) => claimChecker(source, { posting, today })([{ text: claim, entry: '/work/0' }]);
  expect(check(corrected).unsupported).toEqual([]);
  expect(check(parsed).supported).toBe(false);
});

test('an edited text keeps the corrections that it still needs', () => {
  const corrections = [
    { kind: 'value', pointer: '/work/1/name', value: 'Sample Shipping' },
    { kind: 'value', pointer: '/work/0/highlights/0', value: 'Led 20 pickers' },
    { kind: 'value', pointer: '/basics/url', value: 'https://example.com' },
  ] as const;
  const text = sampleResumeText.replace('14 pickers', '15 pickers').replace('Example Logistics', 'Example Haulage');
  const retyped = retypedResume(parsed, read(text), corrections);
  expect(retyped.resume.work?.[1]?.name).toBe('Sample Shipping');
  expect(retyped.resume.work?.[0]?.highlights?.[0]).toBe('Led a team of 15 pickers on two shifts');
  expect(retyped.resume.basics?.url).toBe('https://example.com');
  const own = retyped.lines.filter(({ from }) => from === 'person').map((line) => line.text);
  expect(own).toContain('Led a team of 15 pickers on two shifts');
  expect(own).not.toContain('Booked goods in SAP and checked delivery notes');
});
