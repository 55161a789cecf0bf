import { expect, test } from 'vitest';
import { textRows } from '#test/support/text-rows.ts';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';
import { closingRows } from './closing-lines.ts';

const closing = (...lines: string[]) =>
  [...closingRows(textRows(documentFromText(lines.join('\n'))))].map(({ text }) => text);

test.each([
  'References available on request',
  'Referenzen auf Anfrage',
  'I hereby declare that the above is true.',
  'Wyrażam zgodę na przetwarzanie moich danych osobowych.',
  'Place and date: Galway, 3 May',
  'Signature ____________',
  'Signed: Robin Example',
  'Podpis ............',
  'Firma: __________',
  'Signature of the applicant',
])('%s closes a resume', (line) => expect(closing('Welding, rigging', line)).toEqual([line]));

test('a sentence closes a resume to its end', () => {
  const sentence = ['I hereby declare that everything that is stated above is true', 'to the best of my knowledge.'];
  expect(closing('Welding, rigging', ...sentence, 'Forklift')).toEqual(sentence);
});

test.each([
  'Signed off every weld',
  'Signature dishes for two hundred guests',
  '• References on request',
  'Reference librarian',
  'Firma Lindenhof GmbH',
  'Firma: Lindenhof GmbH',
  'Unterschriftsberechtigt für Einkäufe',
  'Podpisywanie umów z dostawcami',
])('%s closes nothing', (line) => expect(closing('Welding, rigging', line)).toEqual([]));

test('what closes a resume is no skill', () => {
  const lines = ['Robin Example', 'robin@example.org', '', 'Skills', 'Welding', 'Rigging', 'References on request'];
  const { skills, references } = parseResume(documentFromText(lines.join('\n'))).resume;
  expect(skills?.map(({ name }) => name)).toEqual(['Welding', 'Rigging']);
  expect(references).toBeUndefined();
});
