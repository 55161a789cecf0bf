import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOfReading, isTitle, noiseAsked } from '#test/support/corpus/ads.ts';
import { fixtureAds } from '#test/support/fixtures.ts';
import { readPosting } from './read-posting.ts';

const piece = fc.constantFrom(
  'Requirements:',
  'Nice to have',
  'Benefits',
  '\n',
  '\n- ',
  '• ',
  ' ',
  '. ',
  ', ',
  '; ',
  ' (',
  ')',
  'Java',
  'C++',
  'experience with ',
  '5+ years',
  "Bachelor's degree in ",
  'Accounting',
  'CPA',
  'a plus',
  'must have ',
  'Manage budgets',
  'preferred',
  'English',
  'RN license',
  'We offer ',
  'remote',
  'Wir suchen ',
  'Kenntnisse',
  'â€™',
  '\u00a0',
  '😀',
  'Location: ',
  'Title: ',
  'skillsExperience',
  '&amp;',
  '<li>',
  '{"a":1}',
  'a',
  'I',
  'İ',
  'ß',
  'ﬁ',
  '\u0301',
);

describe('any text', () => {
  test('is read without errors, the same way each time, and quoted faithfully', () => {
    const dirty = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    const random = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(fc.oneof(dirty, random), (text) => {
        expect(faultsOfReading(text)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['one endless word', 'a'.repeat(100_000)],
    ['capitals grown together', 'Ab'.repeat(40_000)],
    ['blanks', ' \n'.repeat(60_000)],
    ['brackets', '{"a":'.repeat(10_000)],
    ['one endless sentence', 'experience with java and '.repeat(3000)],
    ['headings alone', 'Required Skills: '.repeat(4000)],
  ])('%s is read in bounded time', (_, text) => {
    expect(readPosting(text).requirements.length).toBeLessThan(2000);
  });
});

// How many employers and titles are read right is a figure of the score board.
describe('ads of all kinds', () => {
  const ads = fixtureAds();

  test.each(ads)('$file is quoted faithfully, and its title is read without additions', ({ text, title }) => {
    expect(faultsOfReading(text)).toEqual([]);
    expect(readPosting(text).title === '' || isTitle(readPosting(text).title, title)).toBe(true);
  });

  test('have no benefits, boilerplate or legal notices among the requirements', () => {
    expect(noiseAsked(ads)).toEqual([]);
  });
});
