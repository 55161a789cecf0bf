import { describe, expect, test } from 'vitest';
import { stem } from '../../language/stem.ts';
import { wordKey } from '../../language/tokenise.ts';
import { conceptsOf, isTranslatable, stemsOfWord } from './bilingual-dictionary.ts';

const means = (word: string, language: 'de' | 'fr' | 'es', english: string): boolean =>
  stemsOfWord(wordKey(word), language).includes(stem(english, 'en'));

describe('a word of another language means its English word', () => {
  test.each([
    ['de', 'rechnungen', 'invoice'],
    ['fr', 'factures', 'invoice'],
    ['es', 'facturas', 'invoice'],
    ['de', 'geplant', 'plan'],
    ['de', 'eingeführt', 'implement'],
    ['es', 'planifiqué', 'plan'],
    ['es', 'entregué', 'deliver'],
    ['es', 'organicé', 'organize'],
  ] as const)('%s: %s', (language, word, english) => {
    expect(means(word, language, english)).toBe(true);
  });

  test('learned words are recognised by their cognates', () => {
    expect(means('fermentación', 'es', 'fermentation')).toBe(true);
    expect(means('sterilisation', 'fr', 'sterilization')).toBe(true);
  });
});

test('a German compound means what its parts mean, in their order', () => {
  const [first, last] = conceptsOf('kundenberatung', 'de');
  expect(first).toContain(stem('customer', 'en'));
  expect(last).toContain(stem('advise', 'en'));
  expect(stemsOfWord('bauleitung', 'de')).toEqual(
    expect.arrayContaining([stem('construction', 'en'), stem('lead', 'en')]),
  );
});

test('English words, and those of languages without tables, are their own stems', () => {
  expect(conceptsOf('invoices', 'en')).toEqual([[stem('invoices', 'en')]]);
  expect(conceptsOf('fatture', 'it')).toEqual([[stem('fatture', 'it')]]);
});

test('an English word that other languages lack is distinguished from those they have', () => {
  expect(isTranslatable(stem('invoice', 'en'))).toBe(true);
  expect(isTranslatable('zzyzx')).toBe(false);
});
