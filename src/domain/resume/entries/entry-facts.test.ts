import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const parse = (...lines: string[]) =>
  parseResume(documentFromText(['Robin Example', 'robin@example.org', '', 'WORK EXPERIENCE', '', ...lines].join('\n')));
const form = [
  'Northwind Bank',
  'Leeds',
  '03/2020 - Present',
  'Salary: 31,000.00 GBP Per Year',
  'Hours per week: 40',
  'Night Auditor',
  '- Led the audit of three sites in the north of the country',
  'Supervisor: Jo Sample (555-0110). Okay to contact this Supervisor: Yes',
  '',
  'Contoso Transport',
  'Hull',
  '06/2016 - 02/2020',
  'Salary: 24,000.00 GBP Per Year',
  'Hours per week: 36',
  'Stock Clerk',
  '- Counted stock of four thousand items each month',
  'Supervisor: Sam Model (555-0117). Okay to contact this Supervisor: Yes',
];

test('what a form asks about pay, hours and supervisors is neither title nor bullet', () => {
  expect(parse(...form).resume.work).toEqual([
    {
      name: 'Northwind Bank',
      position: 'Night Auditor',
      location: 'Leeds',
      startDate: '2020-03',
      highlights: ['Led the audit of three sites in the north of the country'],
    },
    {
      name: 'Contoso Transport',
      position: 'Stock Clerk',
      location: 'Hull',
      startDate: '2016-06',
      endDate: '2020-02',
      highlights: ['Counted stock of four thousand items each month'],
    },
  ]);
});

test('its answers are left as lines that were not read', () => {
  const { lines, unread } = parse(...form);
  const texts = lines.filter(({ id }) => unread.includes(id)).map(({ text }) => text);
  expect(texts).toContain('Salary: 31,000.00 GBP Per Year');
  expect(texts).toContain('Hours per week: 36');
});

test('a supervisor outside such a form is a title', () => {
  const [job] =
    parse('Supervisor: Northwind Ltd, Leeds, 2020 – 2024', '- Led a shift of nine people').resume.work ?? [];
  expect(job).toMatchObject({ position: 'Supervisor', startDate: '2020' });
});
