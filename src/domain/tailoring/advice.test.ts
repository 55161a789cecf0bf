import { expect, test } from 'vitest';
import { parsedText } from '#test/support/resumes.ts';
import { adviceFor } from './advice.ts';

const sound = parsedText(
  'Robin Example\nrobin@example.org\n\nEXPERIENCE\nClerk, Pike & Sons, 2015 - 2019\n- Kept the books',
);
const doubtful = { ...sound, unread: sound.lines.map(({ id }) => id) };

test.each([
  [undefined, undefined],
  [20, 'against'],
  [50, 'think-twice'],
  [70, 'apply'],
])('a fit of %s: %s', (fit, advice) => expect(adviceFor(fit, sound)).toBe(advice));

test('a low fit of a resume that could not be made out is no reason against applying', () => {
  expect(adviceFor(20, doubtful)).toBe('check-reading');
  expect(adviceFor(50, doubtful)).toBe('check-reading');
  expect(adviceFor(70, doubtful)).toBe('apply');
});
