import words from '../../words/resume/grades.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { sourced, type SourcedText } from '../evidence.ts';
import { degreeScore, schoolScore } from './degree.ts';

const gradePattern = patternOf(
  words,
  'grades',
  'iu',
  (any) =>
    String.raw`(?:${any})\s*[:\-–]?\s*([\d.,]+\s*(?:\/\s*[\d.,]+)?%?|[A-F][+-]?(?!\p{L}))|` +
    String.raw`([\d.,]+(?:\s*\/\s*[\d.,]+)?)\s*(?:c?gpa|cgpa)|^(\d[.,]\d{1,2}(?:\s*\/\s*\d+(?:[.,]\d+)?)?)$`,
);

const labelledGrade = patternOf(
  words,
  'labels of grades',
  'iu',
  (any) => String.raw`^(?:final |overall |c?gpa\s*\/\s*)?(?:${any})\s*:\s*(\S.{0,40})$`,
);

/** "B.S. in Botany 2016 GPA/Result: 3.4 GPA" */
const closingGrade = /\sGPA\s*\/\s*\p{L}+\s*:\s*(\S.{0,20})$/iu;

/** "Grade: 2:1" */
export const isLabelledGrade = (text: string): boolean => labelledGrade.test(text);

const inWords = patternOf(words, 'grades in words', 'iu', (any) => `^(?:${any})$`);
/** "71.5%", "2:1", "1,8", "3.62/4.00", "3.4 GPA", "GPA 3.7" */
const inFigures =
  /^(?:c?gpa:?\s*)?(?:\d{1,3}(?:[.,]\d+)?\s?%|[12]:[12]|\d{1,2}[.,]\d{1,2}(?:\s*\/\s*\d+(?:[.,]\d+)?)?)(?:\s*c?gpa)?$/iu;
/** "AAB", "A*AA": the grades of A-levels. */
const inLetters = /^(?:[A-E]\*?){3,4}$/u;

/** A grade that has no label, and is all of a text. */
const isBareGrade = (text: string): boolean =>
  degreeScore(text) < 1 && (inWords.test(text) || inFigures.test(text) || inLetters.test(text));

/** Whether a text is a grade and nothing else. */
export const isGrade = (text: string): boolean =>
  isLabelledGrade(text) || isBareGrade(text) || (gradePattern.test(text) && degreeScore(text) + schoolScore(text) <= 1);

const behindComma = /^(.*\S)\s*[,;]\s+(\S.*)$/u;

/** "Diploma in Botany, 71%": a degree without the grade behind it. */
export function withoutGrade(text: string): string {
  const [, before = '', last = ''] = behindComma.exec(text) ?? [];
  return before !== '' && isBareGrade(last) && degreeScore(before) + schoolScore(before) >= 0.5 ? before : text;
}

/** The grade in an entry's rows. */
export function findGrade(rows: readonly TextRow[]): SourcedText | undefined {
  for (const row of rows) {
    for (const chunk of [row.text, ...row.pieces.map((piece) => piece.text)]) {
      const whole = labelledGrade.exec(chunk)?.[1];
      const grade = whole ?? closingGrade.exec(chunk)?.[1];
      if (grade) return sourced(withoutLabel(grade), row.lines, 0.85);
    }
    for (const chunk of row.text.split(/\t|\s[|•·]\s/)) {
      const match = gradePattern.exec(chunk.trim());
      const grade = match?.[1] ?? match?.[2] ?? match?.[3];
      if (grade && /\d|^[A-F][+-]?$/.test(grade)) return sourced(grade.replace(/[.,]+$/, '').trim(), row.lines, 0.85);
    }
  }
  return undefined;
}

/** A grade that has no label, in a cell of a header or behind a comma. */
export function findBareGrade(header: readonly TextRow[]): SourcedText | undefined {
  for (const row of header)
    for (const text of row.pieces.flatMap((piece) => piece.text.split(/\s*[,;]\s+/)))
      if (isBareGrade(text.trim()) && row.text !== text) return sourced(withoutLabel(text.trim()), row.lines, 0.85);
  return undefined;
}

const withoutLabel = (text: string): string => text.replace(/^c?gpa:?\s*|\s*c?gpa$/giu, '');
