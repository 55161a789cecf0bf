import { expect, test } from 'vitest';
import { textRows } from '#test/support/text-rows.ts';
import { typeset } from '#test/support/typeset.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';
import { readSkills, splitList } from './skills.ts';

test.each([
  ['SQL, Python, R', ['SQL', 'Python', 'R']],
  ['AWS (S3, EC2), GCP', ['AWS (S3, EC2)', 'GCP']],
  ['C++ • C# • .NET • CI/CD', ['C++', 'C#', '.NET', 'CI/CD']],
  ['HTML; CSS | SASS', ['HTML', 'CSS', 'SASS']],
  ['Triage, IV Therapy and Wound Care', ['Triage', 'IV Therapy and Wound Care']],
  ['English, and Spanish', ['English', 'Spanish']],
  ['Budgets of 2,5 Mio. Euro, SAP', ['Budgets of 2,5 Mio. Euro', 'SAP']],
  ['', []],
])('%s', (text, items) => expect(splitList(text)).toEqual(items));

const skillsOf = (...lines: string[]) =>
  (
    parseResume(documentFromText(['Robin Example', 'robin@example.org', '', 'SKILLS', ...lines].join('\n'))).resume
      .skills ?? []
  ).map(({ name, keywords }) => [name, ...(keywords ?? [])]);

test('a label at the beginning of a row begins another list, though the row above is full', () => {
  expect(
    skillsOf(
      'Programming: Spreadsheets, Databases, Android programming for small shops, HTML and Java.',
      'Operating Systems: Debian, Windows',
    ),
  ).toEqual([
    ['Programming', 'Spreadsheets', 'Databases', 'Android programming for small shops', 'HTML and Java'],
    ['Operating Systems', 'Debian', 'Windows'],
  ]);
});

test('sentences are no list of skills', () => {
  expect(
    skillsOf(
      'Java, SQL',
      '',
      'At work I am good at getting along with people, at telling them what matters, and at leading a small team through a hard week.',
    ).flat(),
  ).toEqual(['Java', 'SQL']);
});

test('of what is told, the names in brackets; a list under a heading of its own, though it ends as a sentence does', () => {
  const read = (...lines: string[]) =>
    parseResume(documentFromText(['Robin Example', 'robin@example.org', '', ...lines].join('\n'))).resume.skills;
  const told =
    'I know my way around the usual office programs (Word, Excel, Access) and work well when there is a rush.';
  expect(read('Skills', told)?.map(({ name }) => name)).toEqual(['Word', 'Excel', 'Access']);
});

test('a name that ends in a bracket is whole, though its row is full', () => {
  const list = ['Python (Programming Language)', 'Tableau', 'SQL'];
  const rows = textRows(typeset(list.map((text, index) => ({ x: 40, y: 40 + 12 * index, text }))));
  expect(readSkills(rows).map(({ name }) => name?.text)).toEqual(list);
});

test('one name a row, with or without dots for how well; at the top behind a label', () => {
  const of = (...list: string[]) =>
    readSkills(textRows(typeset(list.map((text, index) => ({ x: 40, y: 40 + 12 * index, text }))))).map(
      ({ name }) => name?.text,
    );
  expect(of('JAVA', 'TYPESCRIPT', 'Object-oriented', 'programming')).toEqual([
    'JAVA',
    'TYPESCRIPT',
    'Object-oriented programming',
  ]);
  expect(of('Linux embarqué (Yocto, Debian) ○ ○ ○', 'LaTeX ★★', 'Python ○')).toEqual([
    'Linux embarqué (Yocto, Debian)',
    'LaTeX',
    'Python',
  ]);
  const top = ['Robin Example', 'robin@example.org', 'Skills: HTML | CSS | Flask', '', 'Experience', 'Welder'];
  expect(parseResume(documentFromText(top.join('\n'))).resume.skills?.flatMap(({ keywords }) => keywords)).toEqual([
    'HTML',
    'CSS',
    'Flask',
  ]);
});
