import { expect, test } from 'vitest';
import { inOneScript } from './lookalikes.ts';

test.each([
  ['Ran Ku\u0431ernetes', 'Ran Ku\u0431ernetes'],
  ['R\u0430n K\u0430fk\u0430 f\u043er th\u0435 t\u0435\u0430m', 'Ran Kafka for the team'],
  ['\u041cysql and \u0421++', 'Mysql and С++'],
  ['kept a s\u03bfurce in \u0441\u043e\u0440\u0435', 'kept a source in cope'],
  ['\u{1D5DE}\u{1D5EE}\u{1D5F3}\u{1D5F8}\u{1D5EE} \uff2a\uff41\uff56\uff41', 'Kafka Java'],
])('%s is read as %s', (text, read) => expect(inOneScript(text)).toBe(read));

test.each([
  'Инженер, Москва: сопровождение Java и SQL',
  'Μηχανικός λογισμικού, Αθήνα',
  'Café Łódź, naïve, 5 €',
  'α-test, Ω and μm',
  '東京 ニュース',
])('%s is left as it is', (text) => expect(inOneScript(text)).toBe(text));
