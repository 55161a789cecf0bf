import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { postingSchema } from './posting.ts';
import { readPosting } from './read-posting.ts';
import { repairAd } from './fields/repair-ad.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What does not hold of an ad's reading and must of every one's. */
function faults(ad: string): string[] {
  const posting = readPosting(ad);
  const source = plain(repairAd(ad));
  const found = posting.requirements.flatMap(({ text, sentence, weight }) => [
    ...(source.includes(text) ? [] : [`not the ad's words: ${text}`]),
    ...(source.includes(sentence) ? [] : [`not the ad's sentence: ${sentence}`]),
    ...(weight > 0 && weight <= 1 ? [] : [`weight ${weight}`]),
  ]);
  if (!postingSchema.safeParse(posting).success) found.push('not the agreed shape');
  if (JSON.stringify(readPosting(ad)) !== JSON.stringify(posting)) found.push('read differently the second time');
  return found;
}

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
  test('is read without fail, the same each time, and quoted faithfully', () => {
    const dirty = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    const random = fc.string({ unit: 'binary', maxLength: 400 });
    fc.assert(
      fc.property(fc.oneof(dirty, random), (text) => {
        expect(faults(text)).toEqual([]);
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

describe.skipIf(!hasSharedData)('real ads', () => {
  const folder = join(sharedData, 'job-ads');
  const ads = hasSharedData ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];

  test.each(ads)('%s', (file) => expect(faults(readFileSync(join(folder, file), 'utf8'))).toEqual([]));

  test('no benefits, boilerplate or law among what is asked for', () => {
    const noise =
      /401|dental|equal opportunit|without regard|paid time off|apply (?:now|today)|click here|our mission|fortune 500/i;
    const found = ads.flatMap((file) =>
      readPosting(readFileSync(join(folder, file), 'utf8'))
        .requirements.map(({ text }) => text)
        .filter((text) => noise.test(text) && !/dental assist/i.test(text)),
    );
    expect(found).toEqual([]);
  });

  test('the board’s title without its trimmings, and the employer where the board names one', () => {
    const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8').replace(/\bNaN\b/g, 'null')) as {
      file: string;
      title: string | null;
      company: string | null;
    }[];
    const boards = index.filter(
      ({ file, title, company }) => file.startsWith('indeed') && title !== null && company !== null,
    );
    const right = boards.filter(
      ({ file, company }) => readPosting(readFileSync(join(folder, file), 'utf8')).employer === company,
    );
    expect(right.length / boards.length).toBeGreaterThan(0.9);
    for (const { file, title } of index) {
      const read = readPosting(readFileSync(join(folder, file), 'utf8')).title;
      expect(plain(title ?? '')).toContain(read.slice(0, 12));
      expect(read).not.toMatch(/Job in|Monster|\{/);
    }
  });
});
