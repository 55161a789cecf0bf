import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const languagesOf = (...lines: string[]) =>
  parseResume(documentFromText(['Robin Example', 'robin@example.org', '', ...lines].join('\n'))).resume.languages?.map(
    ({ language, fluency }) => [language, fluency],
  );

test('Polish languages with how well they are spoken', () => {
  expect(
    languagesOf(
      'Języki obce',
      'angielski – poziom średnio zaawansowany (B2)',
      'Niemiecki: podstawowy',
      'Język rosyjski: biegły w mowie i piśmie',
      'hiszpański (komunikatywny)',
      'polski – ojczysty',
    ),
  ).toEqual([
    ['angielski', 'poziom średnio zaawansowany (B2)'],
    ['Niemiecki', 'podstawowy'],
    ['rosyjski', 'biegły w mowie i piśmie'],
    ['hiszpański', 'komunikatywny'],
    ['polski', 'ojczysty'],
  ]);
});

test('a level before its language', () => {
  expect(languagesOf('Sprachen', 'Muttersprache: Deutsch', 'Fließend: Englisch')).toEqual([
    ['Deutsch', 'Muttersprache'],
    ['Englisch', 'Fließend'],
  ]);
  expect(languagesOf('Języki', 'Język ojczysty: polski', 'biegły angielski')).toEqual([
    ['polski', 'Język ojczysty'],
    ['angielski', 'biegły'],
  ]);
});

test('rows of names over rows of levels', () => {
  expect(languagesOf('Languages', 'English\tPolish\tGerman', 'Native\tFluent\tBasic')).toEqual([
    ['English', 'Native'],
    ['Polish', 'Fluent'],
    ['German', 'Basic'],
  ]);
});

test('one level below several languages is nobody’s', () => {
  expect(languagesOf('Languages', 'English', 'Polish', 'Fluent')).toEqual([
    ['English', undefined],
    ['Polish', undefined],
  ]);
});

test('how well a language is spoken in words of the person’s own', () => {
  expect(languagesOf('Languages', 'English, native', 'Polish, enough for the site', 'German')).toEqual([
    ['English', 'native'],
    ['Polish', 'enough for the site'],
    ['German', undefined],
  ]);
});
