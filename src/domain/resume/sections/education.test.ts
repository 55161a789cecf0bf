import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { documentFromText } from '../../document/plain-text.ts';
import type { SourceDocument } from '../../document/source-document.ts';
import type { JsonResume } from '../json-resume.ts';
import { parseResume } from '../parse-resume.ts';

const values = (resume: JsonResume) =>
  (resume.education ?? []).map(({ institution, studyType, area, endDate, score }) => [
    institution,
    studyType,
    area,
    endDate,
    score,
  ]);

const schoolsOf = (...lines: string[]) =>
  values(
    parseResume(documentFromText(['Robin Example', 'robin@example.org', '', 'EDUCATION', ...lines].join('\n'))).resume,
  );

/** A section whose rows are cells at the same places. */
const tableOf = (heading: string, rows: readonly (readonly string[])[]) => {
  const cells = rows.flatMap((row, at) =>
    row.map((text, column): Stretch => ({
      x: [40, 220, 440, 530][column] ?? 0,
      y: 140 + 16 * at,
      text,
      bold: at === 0,
    })),
  );
  return values(
    parseResume(
      typeset([
        { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
        { x: 40, y: 64, text: 'robin@example.org' },
        { x: 40, y: 110, text: heading, bold: true, size: 13 },
        ...cells,
      ]),
    ).resume,
  );
};

test('a school with its town, a dash, and the degree with its subject and grade on one line', () => {
  expect(
    schoolsOf(
      'University of Marwick, Stenness – BSc (Hons) in Marine Biology, 2:1, 2012 – 2015',
      'Orphir Community College, Kirkwall, OR – A.A. in Chemistry, GPA 3.62/4.00, 2011',
      'Deerness High School, Kirkwall – Diploma, 2009',
    ),
  ).toEqual([
    ['University of Marwick', 'BSc (Hons)', 'Marine Biology', '2015', '2:1'],
    ['Orphir Community College', 'A.A.', 'Chemistry', '2011', '3.62/4.00'],
    ['Deerness High School', 'Diploma', undefined, '2009', undefined],
  ]);
});

test('a school in bold, its town, a dash, and the degree', () => {
  const line = (y: number, school: string, rest: string): Stretch[] => [
    { x: 40, y, text: school, bold: true },
    { x: 40 + 5 * school.length, y, text: rest },
  ];
  expect(
    values(
      parseResume(
        typeset([
          { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
          { x: 40, y: 110, text: 'EDUCATION', bold: true, size: 13 },
          ...line(140, 'Marwick Junior College', ', Joliet, IL – Certificate in Welding, 3.3 GPA, 2019'),
          ...line(154, 'Deerness High School', ', Lockport, IL – Diploma, 2009'),
        ]),
      ).resume,
    ),
  ).toEqual([
    ['Marwick Junior College', 'Certificate', 'Welding', '2019', '3.3'],
    ['Deerness High School', 'Diploma', undefined, '2009', undefined],
  ]);
});

test('grades in words, in percent and in letters are part of no subject', () => {
  expect(
    schoolsOf(
      'Sandwick School of Catering, Cork – Higher Certificate in Patisserie, Distinction, 2010 – 2012',
      'Karimpur First Grade College, Karimpur – B.Com. in Commerce, 71.5%, 2010 – 2013',
      'Birsay Sixth Form College, Stromness – A-levels in Physics, Maths, Latin, AAB, 2008 – 2010',
    ),
  ).toEqual([
    ['Sandwick School of Catering', 'Higher Certificate', 'Patisserie', '2012', 'Distinction'],
    ['Karimpur First Grade College', 'B.Com.', 'Commerce', '2013', '71.5%'],
    ['Birsay Sixth Form College', 'A-levels', 'Physics, Maths, Latin', '2010', 'AAB'],
  ]);
});

test('a German grade in words or figures, and a trade behind its training', () => {
  expect(
    schoolsOf(
      'Handwerkskammer Oldenburg, Oldenburg – Meister, Tischlerei, sehr gut, 2014 – 2016',
      'Holzbau Reimers, Varel – Ausbildung, Tischler für Möbel- und Innenausbau, 1,8, 2005 – 2008',
      'Realschule am Deich, Varel – Mittlere Reife, 1999 – 2005',
    ),
  ).toEqual([
    ['Handwerkskammer Oldenburg', 'Meister', 'Tischlerei', '2016', 'sehr gut'],
    ['Holzbau Reimers', 'Ausbildung', 'Tischler für Möbel- und Innenausbau', '2008', '1,8'],
    ['Realschule am Deich', 'Mittlere Reife', undefined, '2005', undefined],
  ]);
});

test('Indian school leaving certificates are degrees', () => {
  expect(
    schoolsOf(
      'Govt. Pre-University College, Karimpur – P.U.C. in Science, 80.5%, 2010',
      'Sharada High School, Karimpur – S.S.L.C., 83%, 2008',
    ),
  ).toEqual([
    ['Govt. Pre-University College', 'P.U.C.', 'Science', '2010', '80.5%'],
    ['Sharada High School', 'S.S.L.C.', undefined, '2008', '83%'],
  ]);
});

/** Schools in bold with their towns, each above a row with the degree, its year and its grade. */
const schoolsAbove = (rows: readonly (readonly string[])[]) => {
  const stretches = rows.flatMap(([school = '', degree = '', ...below], at): Stretch[] => [
    { x: 40, y: 140 + 50 * at, text: school, bold: true },
    { x: 40, y: 152 + 50 * at, text: degree },
    ...below.map((text, line): Stretch => ({ x: 40, y: 164 + 50 * at + 12 * line, text })),
  ]);
  return values(
    parseResume(
      typeset([
        { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
        { x: 40, y: 64, text: 'robin@example.org' },
        { x: 40, y: 110, text: 'EDUCATION', bold: true, size: 13 },
        ...stretches,
      ]),
    ).resume,
  );
};

test('a year and a labelled grade behind the degree', () => {
  expect(
    schoolsAbove([
      ['Marwick State University, Dayton, OH', 'B.S. in Geography 2016 GPA/Result: 3.66/4.00', 'Minor: Botany'],
      ['Orphir Community College, Delaware, OH', 'A.A. in Biology 2014'],
    ]),
  ).toEqual([
    ['Marwick State University', 'B.S.', 'Geography', '2016', '3.66/4.00'],
    ['Orphir Community College', 'A.A.', 'Biology', '2014', undefined],
  ]);
  expect(
    schoolsAbove([
      ['Stenness Junior College, Joliet, IL', 'Certificate in Welding 2019 GPA/Result: 3.3 GPA'],
      ['Deerness High School, Lockport, IL', 'Diploma 2009'],
    ]),
  ).toEqual([
    ['Stenness Junior College', 'Certificate', 'Welding', '2019', '3.3'],
    ['Deerness High School', 'Diploma', undefined, '2009', undefined],
  ]);
});

test('a school whose degree has a year is no detail of one with a range', () => {
  expect(
    schoolsAbove([
      [
        'Sandwick School of Catering, Cork',
        'Higher Certificate in Patisserie 2009 – 2011',
        'Placement: 12 weeks in Lyon',
      ],
      ['Coláiste Naomh Ultan, Bandon', 'Leaving Certificate 2008'],
    ]),
  ).toEqual([
    ['Sandwick School of Catering', 'Higher Certificate', 'Patisserie', '2011', undefined],
    ['Coláiste Naomh Ultan', 'Leaving Certificate', undefined, '2008', undefined],
  ]);
});

test('the titles of a table of examinations name no school', () => {
  expect(
    tableOf('Schule und Ausbildung', [
      ['Abschluss', 'Einrichtung', 'Jahr', 'Note'],
      ['Meister (Tischlerei)', 'Handwerkskammer Oldenburg, Varel', '2016', '1,9'],
      ['Ausbildung (Tischler für Möbel)', 'Holzbau Reimers, Varel', '2008', '1,8'],
      ['Mittlere Reife', 'Realschule am Deich, Varel', '2005', '2,6'],
    ]).map((course) => course.slice(0, 4)),
  ).toEqual([
    ['Handwerkskammer Oldenburg', 'Meister', 'Tischlerei', '2016'],
    ['Holzbau Reimers', 'Ausbildung', 'Tischler für Möbel', '2008'],
    ['Realschule am Deich', 'Mittlere Reife', undefined, '2005'],
  ]);
});

test('a degree whose name is as long as a sentence, with a labelled date and grade below', () => {
  expect(
    schoolsOf(
      'UNIVERSITY OF EXAMPLE CITY',
      'Bachelor of Science in Marine Biology with Specialization in Coastal Ecology and Tidal Computation',
      'Expected Graduation: June 2025',
      'GPA: 3.62',
    ),
  ).toEqual([
    [
      'UNIVERSITY OF EXAMPLE CITY',
      'Bachelor of Science',
      'Marine Biology with Specialization in Coastal Ecology and Tidal Computation',
      '2025-06',
      '3.62',
    ],
  ]);
});

test('a remark in brackets behind the dates', () => {
  expect(
    schoolsOf(
      'Colégio Estadual Ipanema',
      'Ensino médio | 2017-2019',
      '',
      'Centro Universitário União das Serras',
      'Ciência da Computação | 2024 – 2028 (Previsão)',
    ),
  ).toEqual([
    ['Colégio Estadual Ipanema', 'Ensino médio', undefined, '2019', undefined],
    ['Centro Universitário União das Serras', undefined, 'Ciência da Computação', '2028', undefined],
  ]);
});

test('a table of a Word document whose columns have titles, with cells of several lines', () => {
  const rows = [
    [['COURSE'], ['COLLEGE/SCHOOL'], ['UNIVERSITY/BOARD'], ['YEAR OF PASSING'], ['PERCENTAGE/CGPA']],
    [['B.E (CSE)'], ['HARBOR INSTITUTE OF TECHNOLOGY'], ['MARWICK UNIVERSITY'], ['2020'], ['7.8', '(UPTO III SEM)']],
    [['HSC'], ['ORPHIR HIGHER SECONDARY SCHOOL', 'DEERNESS'], ['STATE BOARD'], ['2017'], ['91.16%']],
  ];
  const lines = rows.flatMap((cells, row) =>
    cells.flatMap((texts, column) => texts.map((text) => ({ text, cell: { table: 0, row, column } }))),
  );
  const head = ['Robin Example', 'robin@example.org', 'EDUCATION'];
  const document = documentFromText([...head, ...lines.map(({ text }) => text)].join('\n'));
  const inTable: SourceDocument = {
    ...document,
    kind: 'docx',
    pages: document.pages.map((page) => ({
      ...page,
      lines: page.lines.map((line, at) => ({ ...line, cell: lines[at - head.length]?.cell })),
    })),
  };
  expect(values(parseResume(inTable).resume).map(([school, degree, , year]) => [school, degree, year])).toEqual([
    ['HARBOR INSTITUTE OF TECHNOLOGY', 'B.E', '2020'],
    ['ORPHIR HIGHER SECONDARY SCHOOL DEERNESS', 'HSC', '2017'],
  ]);
});

test('full stops between a degree, a school and a year', () => {
  expect(
    schoolsOf(
      'PhD Veterinary Epidemiology. University of Leeds. 2017',
      'Thesis: how a disease of fish spreads between farms',
      'DVM. University of Bergen. 1998',
    ),
  ).toEqual([
    ['University of Leeds', 'PhD', 'Veterinary Epidemiology', '2017', undefined],
    ['University of Bergen', 'DVM', undefined, '1998', undefined],
  ]);
});

test('a study as long as a sentence whose degree is in letters', () => {
  const long =
    'DPhil in Social Policy, Department of Social Policy and Intervention (DSPI) and Nuffield College, University of Leeds';
  expect(schoolsOf(`${long}\t2017-2022`)).toMatchObject([
    [expect.stringContaining('University of Leeds'), 'DPhil', 'Social Policy', '2022', undefined],
  ]);
});

test('a school before a colon, and labels before colons', () => {
  expect(schoolsOf('HTWG Konstanz: Process technology (B.Eng.)', '2020 - 2023')).toMatchObject([
    ['HTWG Konstanz', 'Process technology (B.Eng.)', undefined, '2023', undefined],
  ]);
  const [study] = schoolsOf('University of Leeds', 'Field of study: Physics, title: MSc', '2020 - 2023');
  expect(study?.[0]).toBe('University of Leeds');
});
