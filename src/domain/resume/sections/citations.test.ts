import { expect, test } from 'vitest';
import { typeset } from '#test/support/typeset.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const resumeOf = (...lines: string[]) =>
  parseResume(documentFromText(['Robin Example', 'robin@example.org', '', ...lines].join('\n'))).resume;

test('numbered citations have their quoted titles and their years', () => {
  const { publications } = resumeOf(
    'PUBLICATIONS',
    '[1] R. Example, P. Holt, and T. Stone, “Reading the drift of forty years of',
    'tidal charts,” Masters Thesis, Harbor College, 2020.',
    '[2] S. Reed and R. Example, “Sorting seeds by their weight,” Journal of Gardens, 2018.',
  );
  expect(publications?.map(({ name, releaseDate }) => [name, releaseDate])).toEqual([
    ['Reading the drift of forty years of tidal charts', '2020'],
    ['Sorting seeds by their weight', '2018'],
  ]);
});

test('what a link is called gives no certificate', () => {
  const lines = ['SOLUTIONS ARCHITECT', 'Cumulus Web Services', 'Oct 2020 | Credentials', 'HYBRID CLOUD ENGINEER'];
  const page = typeset([
    { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
    { x: 40, y: 64, text: 'robin@example.org' },
    { x: 40, y: 100, text: 'CERTIFICATIONS', bold: true, size: 14 },
    ...[...lines, 'Nimbus Inc.', 'Jan 2021 | Credentials'].map((text, at) => ({
      x: 40,
      y: 120 + 14 * at + (at > 2 ? 10 : 0),
      text,
      bold: at % 3 === 0,
    })),
  ]);
  const { certificates } = parseResume(page).resume;
  expect(certificates?.map(({ issuer, date }) => [issuer, date])).toEqual([
    ['Cumulus Web Services', '2020-10'],
    ['Nimbus Inc.', '2021-01'],
  ]);
});

test('a fact about the person is no title', () => {
  expect(resumeOf('Father Name: Lee Example', '', 'SKILLS', 'SQL').basics?.label).toBeUndefined();
});
