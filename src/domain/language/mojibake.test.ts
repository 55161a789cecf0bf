import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutMojibake } from './mojibake.ts';
import { textOfWindows1252 } from './windows-1252.ts';

/** The text's UTF-8 bytes, read as Windows-1252. */
const misread = (text: string): string => textOfWindows1252(new TextEncoder().encode(text));

test.each([
  ['â€¢ Led a team', '• Led a team'],
  ['the companyâ€™s â€œbestâ€\u009D seller', 'the company’s “best” seller'],
  ['the â€œYes We Canâ€ policy', 'the “Yes We Can” policy'],
  ['says Hi!â€\u200BÂ to all', 'says Hi!” to all'],
  ['University of TRAININGï¿½courses', 'University of TRAINING courses'],
  ['workerÂ who', 'worker who'],
  ['AssociatesÂ Â and', 'Associates and'],
  ['MÃ¼nchen, Ã‰cole, SÃ£o Paulo', 'München, École, São Paulo'],
  ['SUBWAYï¿½Â Operations', 'SUBWAY Operations'],
  ['itÃ¢â‚¬â„¢s', 'it’s'],
  ['2015 â€“ 2019', '2015 – 2019'],
])('%s', (text, right) => expect(withoutMojibake(text).replace(/\s+/g, ' ')).toBe(right));

test.each([
  'Âge, Ângela, MAÇÃO, LÂMINA',
  'théâtre, pâte, naïve, maïs, ðe',
  'die Qualität – „gut“ – 5 €',
  'IRMÃ, Â, QUALITÉ»',
  'Tiếng Việt, Łódź, 東京',
])('%s is left as it is', (text) => expect(withoutMojibake(text)).toBe(text));

test('repairs whatever was misread', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ’“–•éüñ…]{0,40}$/), (text) => {
      expect(withoutMojibake(misread(text))).toBe(text);
    }),
  ));
