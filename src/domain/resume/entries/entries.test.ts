import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const workOf = (...lines: string[]) =>
  parseResume(documentFromText(['Robin Example', 'robin@example.org', '', 'EXPERIENCE', ...lines].join('\n'))).resume
    .work ?? [];

test('names below a date, as many as below the others, whatever they say', () => {
  expect(
    workOf(
      '2018 – oggi',
      'Officine Marchetti S.r.l., Modena',
      'Disegnatore meccanico',
      '- Progettazione di stampi',
      '2012 – 2018',
      'Studio Ferri e Associati, Bologna',
      'Geometra',
      '- Rilievi e computi',
      '2010 – 2012',
      'Edil Savena, Bologna',
      'Operaio',
      '- Cantieri civili',
    ),
  ).toMatchObject([
    { name: 'Officine Marchetti S.r.l.', position: 'Disegnatore meccanico' },
    { name: 'Studio Ferri e Associati', position: 'Geometra' },
    { name: 'Edil Savena', position: 'Operaio', highlights: ['Cantieri civili'] },
  ]);
});

test('posts below their employer, with how long they took and where they were', () => {
  expect(
    workOf(
      'Northbank Analytics',
      'Senior Data Engineer',
      'January 2021 - Present (3 years 2 months)',
      'Leeds, England, United Kingdom',
      'Built the ingestion platform used by nine teams.',
      'Fennimore Software',
      '4 years 1 month',
      'Data Engineer',
      'March 2019 - December 2020 (1 year 10 months)',
      'Leeds, England, United Kingdom',
      'Junior Developer',
      'December 2016 - February 2019 (2 years 3 months)',
      'York, England, United Kingdom',
    ).map(({ position, name }) => [position, name]),
  ).toEqual([
    ['Senior Data Engineer', 'Northbank Analytics'],
    ['Data Engineer', 'Fennimore Software'],
    ['Junior Developer', 'Fennimore Software'],
  ]);
});

test('jobs between upright strokes, with words in small letters and a start alone', () => {
  expect(
    workOf(
      'Técnica de laboratório | Laboratório Serra | Guimarães | desde 2019',
      '- Controlo de qualidade desde 2021',
      'Assistente de laboratório | Águas do Norte | Braga | 2015-2019',
      '- Recolha de amostras',
    ),
  ).toMatchObject([
    { position: 'Técnica de laboratório', name: 'Laboratório Serra', startDate: '2019' },
    { position: 'Assistente de laboratório', name: 'Águas do Norte', startDate: '2015', endDate: '2019' },
  ]);
});

test('where most dates are set apart, one at the end of a line is told of', () => {
  expect(
    workOf(
      'Site Manager | Hadley Works | 2018 - 2023',
      'Renewal of the old market hall 2021-2023',
      'Foreman | Norbury Building | 2012 - 2018',
      'Kept the log',
    ),
  ).toMatchObject([
    { position: 'Site Manager', startDate: '2018' },
    { position: 'Foreman', startDate: '2012' },
  ]);
});

test('a date ahead of a title and its employer is no job told in one line', () => {
  expect(
    workOf(
      '2016–2023 Lecturer in Welding, Ashdown Technical College, Leeds',
      'Taught three levels and rewrote the safety rules.',
      '2009–2016 Fabricator, Pryor Steelwork Ltd, Wakefield',
      'Built stairs and balconies.',
    ),
  ).toMatchObject([
    { position: 'Lecturer in Welding', name: 'Ashdown Technical College' },
    { position: 'Fabricator', name: 'Pryor Steelwork Ltd' },
  ]);
});
