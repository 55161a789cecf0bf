import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { parseResume } from './parse-resume.ts';

const parse = (stretches: readonly Stretch[]) => parseResume(typeset(stretches)).resume;
const heading = (x: number, y: number, text: string): Stretch => ({ x, y, text, bold: true, size: 13 });
const name: Stretch = { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 };

test('a name broken over three lines in a narrow column', () => {
  const { basics } = parse([
    { x: 40, y: 40, text: 'Robin', size: 18, bold: true },
    { x: 40, y: 60, text: 'Sample-', size: 18, bold: true },
    { x: 40, y: 80, text: 'Holder', size: 18, bold: true },
    { x: 40, y: 104, text: 'Dock Welder' },
    { x: 40, y: 120, text: 'rholder@example.org' },
  ]);
  expect(basics?.name).toBe('Robin Sample-Holder');
});

test('a sidebar on the right, next to lines with dates at their far edge', () => {
  const jobs = ['Welder', 'Rigger', 'Deckhand', 'Stevedore'];
  const { basics, work, education } = parse([
    { x: 420, y: 40, text: 'Robin Example', size: 18, bold: true },
    heading(40, 70, 'Experience'),
    ...jobs.flatMap((text, index): Stretch[] => [
      { x: 40, y: 90 + 40 * index, text },
      { x: 330, y: 90 + 40 * index, text: `${2020 - 3 * index} – ${2022 - 3 * index}` },
      { x: 40, y: 104 + 40 * index, text: `Harbour ${index + 1} Ltd` },
    ]),
    heading(40, 270, 'Projects'),
    { x: 40, y: 290, text: 'A boat of recycled steel' },
    { x: 430, y: 92, text: 'robin@example.org' },
    { x: 430, y: 112, text: '555-010-0123' },
    { x: 430, y: 132, text: 'robin.example.dev' },
    { x: 420, y: 172, text: 'EDUCATION', bold: true },
    { x: 420, y: 190, text: 'Diploma in Welding', bold: true },
    { x: 420, y: 204, text: 'Harbour College' },
    { x: 420, y: 218, text: '2009 – 2010' },
  ]);
  expect(work?.map((job) => [job.position, job.name, job.startDate])).toEqual(
    jobs.map((job, index) => [job, `Harbour ${index + 1} Ltd`, `${2020 - 3 * index}`]),
  );
  expect(education?.[0]).toMatchObject({ institution: 'Harbour College', endDate: '2010' });
  expect(basics?.phone).toBe('555-010-0123');
});

test('pictographs before a date, a place and the contacts are icons', () => {
  const { basics, work } = parse([
    name,
    { x: 40, y: 70, text: '✉ robin@example.org' },
    { x: 220, y: 70, text: '⚑ Hamburg' },
    heading(40, 100, 'Experience'),
    { x: 40, y: 120, text: 'Welder', bold: true },
    { x: 40, y: 134, text: 'Dock Ltd' },
    { x: 40, y: 148, text: '📅 2015 – 2019' },
    { x: 220, y: 148, text: '📍 Lübeck' },
    { x: 40, y: 162, text: 'Built hulls and decks for ferries' },
  ]);
  expect(basics?.location?.city).toBe('Hamburg');
  expect(work?.[0]).toMatchObject({ name: 'Dock Ltd', position: 'Welder', location: 'Lübeck', startDate: '2015' });
});

test('a table whose columns have titles', () => {
  const xs = [40, 160, 300, 460];
  const line = (y: number, texts: readonly string[], look: Partial<Stretch> = {}): Stretch[] =>
    texts.map((text, index) => ({ x: xs[index] ?? 40, y, text, ...look }));
  const { work } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(40, 90, 'Berufserfahrung'),
    ...line(112, ['Zeitraum', 'Position', 'Unternehmen', 'Ort'], { bold: true }),
    ...line(132, ['03/2018 – heute', 'Gesundheits- und', 'Lindenhof', 'Leipzig']),
    { x: 160, y: 144, text: 'Krankenpflegerin' },
    ...line(166, ['05/2014 – 02/2018', 'Hilfskraft', 'Auental', 'Halle']),
    heading(40, 200, 'Kenntnisse'),
    { x: 40, y: 220, text: 'Wundversorgung, Dokumentation' },
  ]);
  expect(work).toEqual([
    { position: 'Gesundheits- und Krankenpflegerin', name: 'Lindenhof', location: 'Leipzig', startDate: '2018-03' },
    { position: 'Hilfskraft', name: 'Auental', location: 'Halle', startDate: '2014-05', endDate: '2018-02' },
  ]);
});

test('a form with labels before each value', () => {
  const row = (y: number, label: string, text: string): Stretch[] => [
    { x: 150 - 5 * label.length, y, text: label },
    { x: 220, y, text },
  ];
  const { basics, work } = parse([
    ...row(60, 'Name', 'Robin Example'),
    ...row(74, 'E-mail', 'robin@example.org'),
    heading(40, 100, 'Experience'),
    ...row(120, 'Dates', '03.2018 – Present'),
    ...row(134, 'Position held', 'Welder'),
    ...row(148, 'Name of employer', 'Brightline'),
    ...row(162, 'Main activities', '• Built hulls and decks for ferries'),
    { x: 220, y: 176, text: '• Trained two apprentices' },
    ...row(204, 'Dates', '05.2014 – 02.2018'),
    ...row(218, 'Position held', 'Rigger'),
    ...row(232, 'Name of employer', 'Oakhollow'),
    ...row(246, 'Main activities', '• Rigged masts and cranes'),
  ]);
  expect(basics?.name).toBe('Robin Example');
  expect(work?.map((job) => [job.position, job.name, job.startDate, job.highlights])).toEqual([
    ['Welder', 'Brightline', '2018-03', ['Built hulls and decks for ferries', 'Trained two apprentices']],
    ['Rigger', 'Oakhollow', '2014-05', ['Rigged masts and cranes']],
  ]);
});

test('text separated from both names by white space is description, although it contains a title', () => {
  const job = (y: number, employer: string, title: string, dates: string, description: string): Stretch[] => [
    { x: 40, y, text: employer, size: 12 },
    { x: 40, y: y + 13, text: title, italic: true },
    { x: 40, y: y + 25, text: dates },
    { x: 40, y: y + 48, text: description },
    { x: 40, y: y + 60, text: 'Maintenance of sixty machines on two shifts' },
  ];
  const { work } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(40, 90, 'Experience'),
    ...job(110, 'Brightline', 'Fitter', 'Jan 2016 – Present', 'Fewer stops of the line by a quarter'),
    ...job(200, 'Oakhollow', 'Turner', 'Sep 2011 – Dec 2015', 'Training of five apprentices'),
  ]);
  expect(work?.map((entry) => [entry.position, entry.name])).toEqual([
    ['Fitter', 'Brightline'],
    ['Turner', 'Oakhollow'],
  ]);
});

test('headers on one line are split as most of their section are', () => {
  const job = (y: number, header: string, dates: string): Stretch[] => [
    { x: 40, y, text: header },
    { x: 470, y, text: dates },
    { x: 60, y: y + 14, text: '• Answered letters and kept the books of the house' },
  ];
  const { work } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(40, 90, 'Experience'),
    ...job(110, 'Legal Secretary, Oakhollow Brightline Solicitors', '2017 – 2020'),
    ...job(150, 'Receptionist, Liffey Dental Clinic', '2014 – 2016'),
    ...job(190, 'Shop Assistant, Dunmore Stores', '2011 – 2013'),
  ]);
  expect(work?.map((entry) => [entry.position, entry.name])).toEqual([
    ['Legal Secretary', 'Oakhollow Brightline Solicitors'],
    ['Receptionist', 'Liffey Dental Clinic'],
    ['Shop Assistant', 'Dunmore Stores'],
  ]);
});

test('a table without titles, whose cells hold two lines', () => {
  const { education } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(40, 90, 'Ausbildung'),
    { x: 40, y: 110, text: '10/2010 – 06/2013' },
    { x: 160, y: 110, text: 'Staatsexamen, Gesundheits- und' },
    { x: 380, y: 110, text: 'Hochschule für Pflege und' },
    { x: 160, y: 122, text: 'Krankenpflege' },
    { x: 380, y: 122, text: 'Gesundheit Leipzig' },
    { x: 40, y: 146, text: '09/2006 – 06/2010' },
    { x: 160, y: 146, text: 'Abitur' },
    { x: 380, y: 146, text: 'Gymnasium Rosental' },
  ]);
  expect(education?.map((course) => [course.institution, course.area])).toEqual([
    ['Hochschule für Pflege und Gesundheit Leipzig', 'Gesundheits- und Krankenpflege'],
    ['Gymnasium Rosental', undefined],
  ]);
});

test('an address in brackets after an employer is not part of its name', () => {
  const { work } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(40, 90, 'Experience'),
    { x: 40, y: 110, text: 'Welder, Brightline (https://brightline.example)', bold: true },
    { x: 470, y: 110, text: '2015 – 2019' },
    { x: 40, y: 124, text: 'Built hulls and decks for ferries' },
  ]);
  expect(work?.[0]).toMatchObject({ name: 'Brightline', position: 'Welder', url: 'https://brightline.example' });
});

test('headings in the margin over two lines, of which the first would be a heading too', () => {
  const { work, education } = parse([
    name,
    { x: 40, y: 62, text: 'robin@example.org' },
    heading(40, 90, 'Experiência'),
    heading(40, 104, 'profissional'),
    { x: 160, y: 90, text: 'Soldador', bold: true },
    { x: 470, y: 90, text: '2015 – 2019' },
    { x: 160, y: 104, text: 'Estaleiro Norte Ltda' },
    { x: 160, y: 118, text: 'Construção de cascos e conveses de navios de passageiros' },
    heading(40, 150, 'Formação'),
    heading(40, 164, 'acadêmica'),
    { x: 160, y: 150, text: 'Tecnólogo, Soldagem', bold: true },
    { x: 470, y: 150, text: '2012 – 2014' },
    { x: 160, y: 164, text: 'Universidade do Porto Novo' },
  ]);
  expect(work?.map((job) => [job.position, job.name])).toEqual([['Soldador', 'Estaleiro Norte Ltda']]);
  expect(education?.map((course) => course.institution)).toEqual(['Universidade do Porto Novo']);
});

test('a table with employer and dates in one cell is read row by row', () => {
  const { work } = parse([
    { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
    { x: 34, y: 90, text: 'Experience', bold: true, size: 13 },
    { x: 40, y: 120, text: 'Harbour Works Ltd', bold: true },
    { x: 40, y: 134, text: '2015 – 2019' },
    { x: 180, y: 120, text: 'Welder', bold: true },
    { x: 180, y: 134, text: '• Welded the hulls of ferries' },
    { x: 180, y: 148, text: '• Passed every inspection since 2016' },
    { x: 40, y: 180, text: 'Dock Services Ltd', bold: true },
    { x: 40, y: 194, text: '2012 – 2015' },
    { x: 180, y: 180, text: 'Helper', bold: true },
    { x: 180, y: 194, text: '• Swept the dock' },
  ]);
  expect(work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ['Harbour Works Ltd', 'Welder', '2015'],
    ['Dock Services Ltd', 'Helper', '2012'],
  ]);
  expect(work?.[0]?.highlights).toEqual(['Welded the hulls of ferries', 'Passed every inspection since 2016']);
});

test('a sentence below a title that says what the employer is does not name it', () => {
  const { work } = parse([
    { x: 40, y: 40, text: 'Robin Example', bold: true, size: 20 },
    { x: 40, y: 90, text: 'Experience', bold: true, size: 13 },
    { x: 40, y: 110, text: 'Legal Assistant', bold: true },
    { x: 440, y: 110, text: '2015 – 2019' },
    { x: 40, y: 124, text: 'Harbour and Quay' },
    { x: 40, y: 138, text: 'Boutique practice in employment law.' },
    { x: 52, y: 152, text: '• Prepared bundles' },
  ]);
  expect(work?.[0]).toMatchObject({ name: 'Harbour and Quay', summary: 'Boutique practice in employment law.' });
});
