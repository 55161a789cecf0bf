import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const basicsOf = (...lines: string[]) => parseResume(documentFromText(lines.join('\n'))).resume.basics;

test.each([
  ['(512) 555-0188', '(512) 555-0188'],
  ['+49 151 23456789', '+49 151 23456789'],
  ['Tel.: 06 12 34 56 78', '06 12 34 56 78'],
  ['Mobile +55 11 98765-4321', '+55 11 98765-4321'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
  ['512.555.0188', '512.555.0188'],
  ['0711 2018 2022', '0711 2018 2022'],
  ['Halifax | +1 902 555 1987', '+1 902 555 1987'],
])('%s', (line, phone) => expect(basicsOf('Robin Example', 'robin@example.org', line)?.phone).toBe(phone));

test('other numbers are not taken for telephone numbers', () => {
  expect(
    basicsOf('Robin Example', 'robin@example.org', 'Springfield, IL 62701-1234', 'Experience', '2015 - 2019 Clerk')
      ?.phone,
  ).toBeUndefined();
});

test.each([
  'Senior Job Developer (9721593)',
  '2018 2022',
  '05 2018 - 06 2022',
  'Licensed Navigator # 2984352',
  '(Open PPR, 204 12 12)',
  'License # RN 9284756',
  'Member no. 778 221 903',
  'Steuer-ID: 12 345 678 901',
  'Matrikelnummer 12345678',
  'Passport 123456789',
  'Served 10 000 000 users',
  '1.200.000 € Umsatz',
  '120.000.000 EUR',
  'Versicherungsnr. 65 120488 11',
  'SSN 123-45-6789',
])('%s is not a telephone number', (line) => {
  expect(basicsOf('Robin Example', `robin@example.org | ${line}`)?.phone).toBeUndefined();
  expect(basicsOf('Robin Example', 'robin@example.org', line)?.phone).toBeUndefined();
});

test.each([
  ['robin@example.org | 555-0142', '555-0142'],
  ['robin@example.org 20 12 34 56', '20 12 34 56'],
  ['Austin, TX 512-555-0188', '512-555-0188'],
  ['Phone no. 778 221 903', '778 221 903'],
  ['(512 555-0188)', '512 555-0188'],
  ['20 12 34 56, Aarhus', '20 12 34 56'],
  ['Contact No. 98765 43210', '98765 43210'],
  ['Contact number: 9876543210', '9876543210'],
  ['Ph.: 98765 43210', '98765 43210'],
  ['WhatsApp no 98765 43210', '98765 43210'],
  ['Telefonnummer: 0170 3912345', '0170 3912345'],
  ['Handy-Nr. 0170 3912345', '0170 3912345'],
  ['Rufnr.: 0170 3912345', '0170 3912345'],
  ['Nº de teléfono: 612 34 56 78', '612 34 56 78'],
  ['Teléfono nº 612 34 56 78', '612 34 56 78'],
  ['N° de tél. : 06 12 34 56 78', '06 12 34 56 78'],
  ['Tlf. nr. 20 12 34 56', '20 12 34 56'],
  ['Mobile # 512-555-0188', '512-555-0188'],
])('%s has one', (line, phone) => expect(basicsOf('Robin Example', line)?.phone).toBe(phone));

test.each(['robin@my-mail.example.org', 'robin.example@mail.two-words.co.uk'])('%s is one address', (email) =>
  expect(basicsOf('Robin Example', email)?.email).toBe(email),
);

test("the person's own page is distinguished from profiles on networks", () => {
  const basics = basicsOf(
    'Robin Example',
    'robin@example.org | robinexample.dev | github.com/robin-ex | linkedin.com/in/robin-example',
  );
  expect(basics?.url).toBe('robinexample.dev');
  expect(basics?.profiles?.map(({ network, username }) => [network, username])).toEqual([
    ['GitHub', 'robin-ex'],
    ['LinkedIn', 'robin-example'],
  ]);
});

test('names that are also occupations are names in the position of a name', () => {
  expect(basicsOf('Emily Baker', 'Software Engineer', 'emily.baker@example.org')?.name).toBe('Emily Baker');
  expect(basicsOf('Curriculum Vitae', 'Jean-Luc Mason', 'jl.mason@example.org')?.name).toBe('Jean-Luc Mason');
  expect(basicsOf('Robin Example, PhD', 'robin@example.org')?.name).toBe('Robin Example');
});
