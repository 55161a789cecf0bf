import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const jobsOf = (...lines: string[]) =>
  (
    parseResume(documentFromText(['Robin Example', 'robin@example.org', '', 'EXPERIENCE', ...lines].join('\n'))).resume
      .work ?? []
  ).map(({ position, name, startDate }) => [position, name, startDate]);

test('an employer with a comma of its own among employers with their towns', () => {
  expect(
    jobsOf(
      'Pike & Sons, Inc., Dayton, OH',
      'Estimator, March 2019 - Present',
      '- Priced 140 bids and won a third of them',
      'Reed, Stone and Partners, Toledo, OH',
      'Surveyor, June 2015 - February 2019',
      '- Measured works on nine schools',
      'Calloway Builders, Akron, OH',
      'Office Assistant, 2013 - 2015',
      '- Kept the plan room',
    ),
  ).toEqual([
    ['Estimator', 'Pike & Sons, Inc.', '2019-03'],
    ['Surveyor', 'Reed, Stone and Partners', '2015-06'],
    ['Office Assistant', 'Calloway Builders', '2013'],
  ]);
});

test('what stands behind an at sign is the town of one section and the employer of another', () => {
  expect(
    jobsOf(
      'Brightwater Logistics @ Norfolk',
      'Dispatcher, 2020 - now',
      'Quayline Freight @ Hampton',
      'Clerk, 2017 - 2020',
    ),
  ).toEqual([
    ['Dispatcher', 'Brightwater Logistics', '2020'],
    ['Clerk', 'Quayline Freight', '2017'],
  ]);
  expect(jobsOf('Dispatcher @ Brightwater Logistics', '2020 - now', 'Clerk @ Quayline Freight', '2017 - 2020')).toEqual(
    [
      ['Dispatcher', 'Brightwater Logistics', '2020'],
      ['Clerk', 'Quayline Freight', '2017'],
    ],
  );
});

test('a Dutch employer behind its preposition', () => {
  expect(
    jobsOf(
      'Planner bij Van Houten Transport, Tilburg (2017 - heden)',
      '- Plant 35 vrachtwagens',
      'Chauffeur bij Koeriersdienst De Zwaluw, Breda (2012 - 2017)',
      '- Internationaal vervoer',
    ),
  ).toEqual([
    ['Planner', 'Van Houten Transport', '2017'],
    ['Chauffeur', 'Koeriersdienst De Zwaluw', '2012'],
  ]);
});

test('a title that no list has, where the others of its employer stand', () => {
  expect(
    jobsOf(
      'Sparkasse Nordtal, Bad Aibling',
      'Kundenberaterin (2017 - heute)',
      '- Betreuung von 400 Privatkunden',
      'Servicekraft (2014 - 2017)',
      '- Kasse und Schalter',
      'Autohaus Kern, Rosenheim',
      'Bürokauffrau (2011 - 2014)',
      '- Rechnungen und Mahnwesen',
    ),
  ).toEqual([
    ['Kundenberaterin', 'Sparkasse Nordtal', '2017'],
    ['Servicekraft', 'Sparkasse Nordtal', '2014'],
    ['Bürokauffrau', 'Autohaus Kern', '2011'],
  ]);
});

test('a firm whose name is that of its trade is no title', () => {
  expect(
    jobsOf('Electrician, Penhale Contractors, 2013 - 2017', '- Domestic work', 'Fitter, Wells Chemists, 2009 - 2013'),
  ).toEqual([
    ['Electrician', 'Penhale Contractors', '2013'],
    ['Fitter', 'Wells Chemists', '2009'],
  ]);
});

test('a street in brackets is part of neither name', () => {
  expect(
    jobsOf(
      'Leading Hand Electrician – Hillside Solar Pty Ltd (9 Baker Road, Mortlake), Jul 2020 – Present',
      '- Signed off certificates',
      'Farm Hand – Grange Dairy Services (Mortlake), Jan 2013 – Jan 2017',
      '- Fences and calves',
    ).map(([position]) => position),
  ).toEqual(['Leading Hand Electrician', 'Farm Hand']);
});

test('a title with its ward, where the employer stands above', () => {
  expect(
    jobsOf(
      'Aire Valley Hospitals NHS Trust',
      'Ward Manager, Acute Medicine, 2019 - Present',
      '- Brought down agency spend',
      'Staff Nurse, Surgical Admissions, 2011 - 2019',
      '- Ran the clinic on Tuesdays',
    ),
  ).toEqual([
    ['Ward Manager, Acute Medicine', 'Aire Valley Hospitals NHS Trust', '2019'],
    ['Staff Nurse, Surgical Admissions', 'Aire Valley Hospitals NHS Trust', '2011'],
  ]);
});

test('employers that nothing shows but a comma, in a section without any other', () => {
  expect(jobsOf('Waiter, Blue Fig, 2019 - 2021', '- Served', 'Cook, Old Mint, 2016 - 2019', '- Cooked')).toEqual([
    ['Waiter', 'Blue Fig', '2019'],
    ['Cook', 'Old Mint', '2016'],
  ]);
});

test('an employer with its town, and no title', () => {
  expect(
    jobsOf(
      'Lab Assistant, Saint Example University. 09/2022 – Current.',
      '- Graded worksheets every week.',
      'Dunmore’s, Toledo, OH. 09/2017 – Current.',
      '- Cooked for forty guests a night.',
      'Hale’s Pantry, Dayton, OH. 02/2016 – 08/2017.',
      '- Kept the till and the shelves.',
    ),
  ).toEqual([
    ['Lab Assistant', 'Saint Example University', '2022-09'],
    [undefined, 'Dunmore’s', '2017-09'],
    [undefined, 'Hale’s Pantry', '2016-02'],
  ]);
});

test('a title with its department, one below the other under one employer', () => {
  expect(
    jobsOf(
      'GLOBEX',
      'Software Engineer III',
      'Dec 2024 - Present | Atlanta, USA',
      '- Keeps the clusters running',
      '',
      'WAYNE & HOLT CO.',
      'Associate, Software Engineering',
      'Jan 2021 - Aug 2021 | Mumbai, India',
      '- Wrote the desk’s order book.',
      'Analyst, Software Engineering',
      'Jan 2020 - Jan 2021 | Mumbai, India',
      '- Automated the morning reports.',
    ),
  ).toEqual([
    ['Software Engineer III', 'GLOBEX', '2024-12'],
    ['Associate, Software Engineering', 'WAYNE & HOLT CO.', '2021-01'],
    ['Analyst, Software Engineering', 'WAYNE & HOLT CO.', '2020-01'],
  ]);
});

test('a town in small letters before its region is no employer', () => {
  expect(jobsOf('NORTHWIND CONNECT\tzaria, Kaduna State', 'Stand Assistant\tJanuary – February 2016')).toEqual([
    ['Stand Assistant', 'NORTHWIND CONNECT', '2016-01'],
  ]);
});

test('what a bracket adds to an employer is not the employer', () => {
  expect(
    jobsOf(
      'Game Development Club (University of Marwick)\tStenness',
      'Programming Member\tJan. 2018 – Oct. 2018',
      '- Designed and developed a game',
      'Harbor Dining Service\tStenness',
      'Student Worker\tNov. 2016 – Apr. 2017',
      '- Served breakfast',
    ).map(([, employer]) => employer),
  ).toEqual(['Game Development Club (University of Marwick)', 'Harbor Dining Service']);
});

test('full stops between a title, an employer and its town', () => {
  expect(
    jobsOf(
      'Fresh Water Veterinarian. Tide Farms Ltd., Bergen, Norway. 2010 – 2013',
      '- Kept three hatcheries free of disease',
      'Chief of Services. Harbour Foods Inc., Leeds, UK. 2008 – 2010',
      '- Led six people at two sites',
    ),
  ).toEqual([
    ['Fresh Water Veterinarian', 'Tide Farms Ltd.', '2010'],
    ['Chief of Services', 'Harbour Foods Inc.', '2008'],
  ]);
});

test('an employer, a dash and a town with its region, and who supervised beside a title', () => {
  expect(
    jobsOf(
      'Rowan distribuidora - São Luís, Maranhão\t04/2019 - 12/2022',
      'Assistente de Transporte',
      'Calçados Beira Mar - São Luís, Maranhão\t01/2023 - 03/2023',
      'Analista de Entregas',
    ),
  ).toEqual([
    ['Assistente de Transporte', 'Rowan distribuidora', '2019-04'],
    ['Analista de Entregas', 'Calçados Beira Mar', '2023-01'],
  ]);
  expect(
    jobsOf(
      'University of Bergen, Bergen, Norway\t2021 – 2026',
      'Advisor: Jesse N. Example',
      'Doctoral Research Associate',
      'University of Leeds, Leeds, UK\t2018 – 2021',
      'Advisor: Ann Example',
      'Research Technician',
    ),
  ).toEqual([
    ['Doctoral Research Associate', 'University of Bergen', '2021'],
    ['Research Technician', 'University of Leeds', '2018'],
  ]);
});

test('a bar that leans, a colon and a dash without a space part a title from an employer; hours a week are neither', () => {
  expect(
    jobsOf(
      'Graphics Designer / Women in Tide Labs',
      'Jan 2021 - May 2022',
      '- Drew forty posters',
      'Designer / Developer, Rowan Studio',
      'June 2019 - Dec 2020',
      '- Drew three apps',
    ),
  ).toEqual([
    ['Graphics Designer', 'Women in Tide Labs', '2021-01'],
    ['Designer / Developer', 'Rowan Studio', '2019-06'],
  ]);
  expect(
    jobsOf(
      'Rowan Elektroteam: Internship in welding',
      'August 2019 – September 2019',
      'Cables were laid in two houses.',
      'Tide AG: Working student in production',
      'March 2018 – July 2018',
      'Parts were counted.',
    ),
  ).toEqual([
    ['Internship in welding', 'Rowan Elektroteam', '2019-08'],
    ['Working student in production', 'Tide AG', '2018-03'],
  ]);
  expect(
    jobsOf(
      'Tide College, Lecturer\t20 hrs/wk, November 2021 - Present',
      '- Taught two courses',
      'Rowan Labs, Research Assistant\t5 hrs/wk, January 2020 - May 2020',
      '- Counted fish',
    ),
  ).toEqual([
    ['Lecturer', 'Tide College', '2021-11'],
    ['Research Assistant', 'Rowan Labs', '2020-01'],
  ]);
});

test('several dates in one bracket date one entry', () => {
  expect(
    jobsOf(
      'Rowan Labs - Engineer (May 2019 - Apr 2020, Feb 2022 - Present)',
      '- Measured airfoils',
      'Tide Ltd - Programmer (June 2014 - May 2015)',
      '- Wrote tools',
    ).map(([, , start]) => start),
  ).toEqual(['2019-05', '2014-06']);
});
