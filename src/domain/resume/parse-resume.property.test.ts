import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { foldInPlace } from '../language/fold.ts';
import { documentFromText } from '../document/plain-text.ts';
import { parseResume } from './parse-resume.ts';
import { parsedResumeSchema, type ParsedResume } from './parsed-resume.ts';

const words = fc.constantFrom(
  ...(
    'Robin Example Engineer Acme Inc. University Bachelor of Science Experience Education Skills Python SQL ' +
    'Berlin Austin, TX 2019 – 2021 Present Jan 2015 • - | , : ( ) https://example.org robin@example.org +49 ' +
    '151 23456789 Berufserfahrung heute à ce jour 東京 エンジニア 🎉 \t'
  ).split(' '),
);
const line = fc.array(words, { maxLength: 9 }).map((parts) => parts.join(' '));
const resumeLike = fc.array(
  fc.oneof(line, fc.string({ maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 40 })),
  { maxLength: 30 },
);

/** All strings of the resume by their pointers. */
function values(node: unknown, pointer = ''): [string, string][] {
  if (typeof node === 'string') return [[pointer, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => values(value, `${pointer}/${key}`));
}

const letters = (text: string): string =>
  foldInPlace(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Words of a value that are not in its evidence; derived values (dates, country codes, networks) are checked separately. */
function invented({ resume, lines, evidence }: ParsedResume): string[] {
  const byId = new Map(lines.map((source) => [source.id, source]));
  return values(resume).flatMap(([pointer, value]) => {
    const ids = evidence[pointer] ?? [];
    const source = ids.map((id) => [byId.get(id)?.text ?? '', ...(byId.get(id)?.links ?? [])].join(' ')).join(' ');
    if (/\/(?:countryCode|network)$/.test(pointer)) return ids.length > 0 ? [] : [pointer];
    if (/[dD]ate$/.test(pointer)) return source.includes(value.slice(2, 4)) ? [] : [`${pointer} ${value}`];
    const stock = letters(source);
    return value
      .split(/\s+/)
      .filter((word) => !stock.includes(letters(word)))
      .map((word) => `${pointer} ${word}`);
  });
}

const check = (parsed: ParsedResume): void => {
  expect(parsedResumeSchema.safeParse(parsed).error).toBeUndefined();
  const ids = new Set(parsed.lines.map((source) => source.id));
  expect(ids.size).toBe(parsed.lines.length);
  expect(
    Object.values(parsed.evidence)
      .flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
  expect(Object.keys(parsed.evidence).sort()).toEqual(
    values(parsed.resume)
      .map(([pointer]) => pointer)
      .sort(),
  );
  expect(parsed.unread.filter((id) => !ids.has(id))).toEqual([]);
  expect(invented(parsed)).toEqual([]);
};

test('any text is read without an error, and no value is invented', () => {
  fc.assert(
    fc.property(resumeLike, (lines) => check(parseResume(documentFromText(lines.join('\n'))))),
    { numRuns: 300 },
  );
});

test('any page is read without an error, and no value is invented', () => {
  const stretch = fc.record<Stretch>({
    x: fc.integer({ min: 0, max: 560 }),
    y: fc.integer({ min: 0, max: 60 }).map((row) => row * 14),
    text: line.filter((text) => text.trim() !== ''),
    bold: fc.boolean(),
    size: fc.constantFrom(8, 10, 14),
    page: fc.constantFrom(1, 2),
  });
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 40 }), (stretches) => check(parseResume(typeset(stretches)))),
    { numRuns: 200 },
  );
});

test('the same document is read the same way', () => {
  fc.assert(
    fc.property(resumeLike, (lines) => {
      const text = lines.join('\n');
      expect(parseResume(documentFromText(text))).toEqual(parseResume(documentFromText(text)));
    }),
    { numRuns: 50 },
  );
});
