import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const texts = (text: string) => splitSentences(text).map((statement) => statement.text);

test('words that ran together at a lost line break are separated', () => {
  expect(texts('Degree in AccountingCPA a plus')).toEqual(['Degree in Accounting', 'CPA a plus']);
  expect(texts('Strong communication skillsExperience with Excel')).toEqual([
    'Strong communication skills',
    'Experience with Excel',
  ]);
  expect(texts('CPA is a plus6+ years of experience')).toEqual(['CPA is a plus', '6+ years of experience']);
  expect(texts('REQUIRED SKILLSMust be able to lift')).toEqual(['REQUIRED SKILLS', 'Must be able to lift']);
  expect(texts('drawings and plans - Obtains bids')).toEqual(['drawings and plans', 'Obtains bids']);
});

test('names with capitals inside stay whole', () => {
  for (const name of ['JavaScript', 'PowerPoint', 'QuickBooks', 'GitHub', 'LinkedIn', 'iPhone', 'MongoDB']) {
    expect(texts(`Knows ${name} well`)).toEqual([`Knows ${name} well`]);
  }
  expect(texts('work in theBank of it')).toEqual(['work in theBank of it']);
});

test('bullets of all kinds', () => {
  const bullets = splitSentences('Duties:\n• One thing\n- another thing\n* a third\n1. a fourth\n2) a fifth');
  expect(bullets.map(({ text, bullet }) => [text, bullet])).toEqual([
    ['Duties:', false],
    ['One thing', true],
    ['another thing', true],
    ['a third', true],
    ['a fourth', true],
    ['a fifth', true],
  ]);
  expect(texts('Must have: ·Java ·SQL ·Git')).toEqual(['Must have:', 'Java', 'SQL', 'Git']);
});

test('abbreviations do not end a sentence', () => {
  expect(texts('Work with e.g. Java or Sr. Engineers. Then rest.')).toEqual([
    'Work with e.g. Java or Sr. Engineers.',
    'Then rest.',
  ]);
  expect(texts('Use ASP.NET and .Net daily')).toEqual(['Use ASP.NET and .Net daily']);
});

test('a long line broken in mid-sentence continues on the next', () => {
  expect(
    texts('Collaborate with engineers and with operations, and be happy\nto recommend best practices'),
  ).toHaveLength(1);
  expect(texts('java\nsql\ngit')).toEqual(['java', 'sql', 'git']);
});

test('each statement is where its offsets say, in order, and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'Skills',
          'and',
          'Experience',
          '. ',
          '\n',
          '• ',
          ' - ',
          'a',
          'B',
          ': ',
          '3+ years',
          '; ',
          '😀',
          'é',
        ),
      ),
      (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const statement of splitSentences(text)) {
          expect(text.slice(statement.start, statement.end)).toBe(statement.text);
          expect(statement.start).toBeGreaterThanOrEqual(last);
          last = statement.end;
        }
        const letters = (value: string) => value.replace(/[^\p{L}]/gu, '');
        expect(
          letters(
            splitSentences(text)
              .map(({ text: part }) => part)
              .join(''),
          ),
        ).toBe(letters(text));
      },
    ),
  );
});
