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

test('a language, and several words of how well it is read, written and spoken', () => {
  expect(
    languagesOf('Langues', '• Anglais courant (C1)', '• Espagnol lu, écrit, parlé (B1)', '• Japonais lu, écouté (A2)'),
  ).toEqual([
    ['Anglais', 'courant (C1)'],
    ['Espagnol', 'lu, écrit, parlé (B1)'],
    ['Japonais', 'lu, écouté (A2)'],
  ]);
  expect(languagesOf('Idioma', 'Inglês', 'Compreensão - Level C2', 'Conversação - Level C1')).toEqual([
    ['Inglês', 'Level C2'],
  ]);
});

test('the end of a sentence, and the word before the last one, part languages', () => {
  expect(languagesOf('Languages', 'English: professional. Portuguese: native and Italian (basic).')).toEqual([
    ['English', 'professional'],
    ['Portuguese', 'native'],
    ['Italian', 'basic'],
  ]);
});

test('in a list of languages, a row that names none heads something else', () => {
  expect(languagesOf('Talen', 'Nederlands: moedertaal', 'Twents', 'LEZINGEN', 'Alles en nog wat')).toEqual([
    ['Nederlands', 'moedertaal'],
    ['Twents', undefined],
  ]);
});

test('languages behind their label among skills, at the top and among certificates', () => {
  expect(languagesOf('Skills', 'Python, SQL', 'Languages English (native), Polish (basic)')).toEqual([
    ['English', 'native'],
    ['Polish', 'basic'],
  ]);
  expect(languagesOf('Skills', 'Tools\tGit, Jira', 'Languages\tEnglish (native), Polish (basic)')).toEqual([
    ['English', 'native'],
    ['Polish', 'basic'],
  ]);
  expect(languagesOf('Langues : français (parlé, écrit) et mandarin (parlé)', '', 'Formation', 'Licence')).toEqual([
    ['français', 'parlé, écrit'],
    ['mandarin', 'parlé'],
  ]);
  expect(languagesOf('Certificazioni', '• Lingua inglese: livello B2.', '• Patente europea, 2019')).toEqual([
    ['inglese', 'livello B2'],
  ]);
});
