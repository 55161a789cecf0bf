import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { detectLanguage } from './detect-language.ts';

const samples: [Language, string][] = [
  ['en', 'We are looking for a nurse with experience in intensive care.'],
  ['de', 'Wir suchen eine Pflegefachkraft mit Erfahrung auf der Intensivstation.'],
  ['fr', 'Nous recherchons un infirmier avec une expérience en soins intensifs.'],
  ['es', 'Buscamos una enfermera con experiencia en cuidados intensivos.'],
  ['pt', 'Procuramos um enfermeiro com experiência em cuidados intensivos e boa comunicação.'],
  ['it', 'Cerchiamo un infermiere con esperienza nella terapia intensiva e nel lavoro di squadra.'],
  ['nl', 'Wij zoeken een verpleegkundige met ervaring op de intensive care.'],
  ['other', 'Vi söker dig som har erfarenhet av intensivvård och kan arbeta på natten.'],
  ['other', 'Poszukujemy pielęgniarki z doświadczeniem w intensywnej terapii i pracy w zespole.'],
  ['other', 'Prowadzenie ksiąg rachunkowych, sporządzanie deklaracji VAT, obsługa klienta'],
  ['other', '集中治療の経験がある看護師を募集しています。'],
];

test.each(samples)('%s: %s', (language, text) => expect(detectLanguage(text)).toBe(language));

test('Japanese with the names of many tools in it counts as an unsupported language', () => {
  const skills = 'TypeScript React JavaScript MobX Redux Unity HTML CSS jQuery Photoshop';
  expect(detectLanguage(`社員向け機器流通管理システムの構築、様々な業務改善を提案しました。 ${skills}`)).toBe('other');
});

test('addresses say nothing about the language', () => {
  expect(detectLanguage('Claims analyst, jo.example@mail.com, www.example.com, linkedin.com/in/jo, example.com')).toBe(
    'en',
  );
});

test('the s of a possessive is not a French word', () => {
  expect(detectLanguage("Bachelor's degree, computer science. Project manager, call center")).toBe('en');
});

test('names of Polish people and places make no text Polish', () => {
  expect(detectLanguage('Sales manager, Łódź and Gdańsk. Small Świętokrzyskie dairies. Małgorzata Wiśniewska')).toBe(
    'en',
  );
});

test('a bare list of skills counts as English', () => {
  expect(detectLanguage('steel, tekla structures, detailing')).toBe('en');
  expect(detectLanguage('')).toBe('en');
});
