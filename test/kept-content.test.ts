import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentFromText } from '#domain/document/plain-text.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { resumeToText } from '#domain/resume/document/resume-text.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { tailor } from '#domain/tailoring/tailor.ts';
import { readFiles } from './support/corpus/read-files.ts';
import { fixtureAds, fixtureFiles } from './support/fixtures.ts';
import { keptContent, readAndListed, shareKept, untailoredText } from './support/kept-content.ts';
import { variedPerson } from './support/varied-people/person.ts';

/** Words that no reader knows, so that only their position decides what becomes of them. */
const oddWord = fc.constantFrom(
  'Brindlewick',
  'Tovarenko',
  'Quellhorst',
  'Marrowgate',
  'Fennimore',
  'Oxcroft',
  'Zirbel',
);
const oddLine = fc.oneof(
  fc.array(oddWord, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
  fc.tuple(oddWord, oddWord).map(([a, b]) => `${a}: ${b} 417`),
  fc.tuple(oddWord, oddWord).map(([a, b]) => `• ${a} und ${b} 2019, ${b}`),
  oddWord.map((word) => word.toUpperCase()),
);
const resumes = fc
  .tuple(fc.nat(400), fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), oddLine), { maxLength: 6 }))
  .map(([number, strays]) => {
    const { resume, language } = variedPerson(number);
    const lines = resumeToText(resume, [], language).split('\n');
    for (const [at, stray] of strays) lines.splice(1 + Math.floor(at * (lines.length - 1)), 0, stray);
    return lines.join('\n');
  });

test('every word of a resume is read or listed, and stays in its document', () => {
  fc.assert(
    fc.property(resumes, (text) => {
      const document = documentFromText(text);
      const parsed = parseResume(document);
      expect(keptContent(document, parsed, readAndListed(parsed)).missing).toEqual([]);
      expect(keptContent(document, parsed, untailoredText(parsed)).missing).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

// How much is kept of each set as a whole is a figure of the score board.
test('nothing of the fixtures vanishes: read, listed, or in the document', async () => {
  const files = await readFiles(fixtureFiles().map(({ path }) => path));
  const poor = files.filter(({ document, parsed }) =>
    [readAndListed(parsed), untailoredText(parsed)].some(
      (text) => shareKept(keptContent(document, parsed, text)) < 0.97,
    ),
  );
  expect(poor.map(({ name }) => name)).toEqual([]);
});

test('what could not be read is in the tailored document, too', () => {
  const [ad] = fixtureAds();
  const stray = ['NUGGETS', 'Brindlewick Tovarenko 417', '• Fennimore Oxcroft'];
  const { resume, language } = variedPerson(0);
  const document = documentFromText([resumeToText(resume, [], language), '', ...stray].join('\n'));
  const parsed = parseResume(document);
  const posting = readPosting(ad?.text ?? '', { title: ad?.title ?? '' });
  const { resume: tailored, sectionOrder, unplaced } = tailor({ parsed, posting, today: '2026-01-01' });
  const text = resumeToText(tailored, sectionOrder, parsed.language, unplaced);
  for (const word of ['Brindlewick Tovarenko 417', 'Fennimore Oxcroft']) expect(text).toContain(word);
});
