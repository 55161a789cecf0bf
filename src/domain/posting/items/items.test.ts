import { describe, expect, test } from 'vitest';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { readPosting } from '../read-posting.ts';
import { itemsOf } from './items.ts';
import { phrasesOf } from './phrases.ts';
import { tagWords } from './tagged-words.ts';

const itemsIn = (text: string, isDuty = true): string[] =>
  itemsOf(phrasesOf(tagWords(text, findSkills(text, { language: 'en' })), isDuty), text).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('a clause is taken apart', () => {
  test.each([
    ['verbs with their objects', 'Maintain kiln logs and prepare glaze recipes', ['kiln logs', 'glaze recipes']],
    ['a verb with a single noun', 'Sort the lenses', ['Sort the lenses']],
    ['examples', 'Knowledge of presses such as the Heidelberg', ['presses', 'Heidelberg']],
    ['two that share a noun', 'Operates hand and bench planes', ['hand and bench planes']],
    ['a noun with of', 'Keep jars of pigments', ['jars of pigments']],
    ['what stands behind a light noun', 'Creation of stained glass panels', ['stained glass panels']],
    ['names in a list', 'Uses Krenova, Mistral and Oboe 3', ['Krenova', 'Mistral', 'Oboe 3']],
  ])('%s', (_, text, expected) => expect(itemsIn(text)).toEqual(expected));

  test('words that praise are no part of an item', () => {
    expect(itemsIn('Strong knowledge of various enamel kilns', false)).toEqual(['enamel kilns']);
  });

  test.each([
    ['Compiles and bills mooring hours', ['mooring hours']],
    ['Creates and quoits hemp ropes', ['hemp ropes']],
    ['A chart that identifies leaking hulls', ['chart', 'leaking hulls']],
  ])('verbs joined to a verb are verbs: %s', (text, expected) => expect(itemsIn(text)).toEqual(expected));
});

describe('an ad of short lines', () => {
  const ad = `Harbour Pilot
Company: Tideway Port
Responsibilities
- Guide container ships through the estuary channel
- Prepare berthing plans for the harbour office
Requirements
- Experience with tidal charts and radar plotting
- Marine VHF licence
- Compliance
Benefits
- Free berth for your own boat
We are an equal opportunity employer.`;
  const texts = readPosting(ad).requirements.map(({ text }) => text);

  test('asks for what a person would mark', () => {
    expect(texts).toEqual(
      expect.arrayContaining([
        'container ships',
        'berthing plans',
        'tidal charts',
        'radar plotting',
        'Marine VHF licence',
      ]),
    );
  });

  test('does not ask for what the employer gives', () => {
    expect(texts.join()).not.toMatch(/boat|equal|berth for/);
  });

  test('each item has at most five words and stands in its sentence', () => {
    for (const { text, sentence } of readPosting(ad).requirements) {
      expect(text.split(' ').length).toBeLessThanOrEqual(5);
      expect(sentence).toContain(text);
    }
  });
});

test('who seeks is not what is sought', () => {
  const { requirements } = readPosting(
    'Requirements:\nThe Harbour Lens and Dental Center is seeking a technician with knowledge of lens grinding.',
  );
  const texts = requirements.map(({ text }) => text.toLowerCase());
  expect(texts.some((text) => text.includes('center'))).toBe(false);
  expect(texts.some((text) => text.includes('lens grinding'))).toBe(true);
});

describe('what an ad demands is no item', () => {
  const posting = readPosting(
    'Lens Grinder\nRequirements\n- Master’s degree in optics\n- 3 years of experience in lens polishing\n- 2-year technical degree preferred',
  );

  test('a degree and bare years have fields of their own', () => {
    expect(posting.degree?.level).toBe('master');
    expect(posting.years).toBe(3);
    expect(posting.demands.map(({ kind }) => kind)).toContain('degree');
    expect(posting.requirements.map(({ kind }) => kind)).not.toContain('degree');
  });

  test('what the years are asked in is one', () => {
    expect(posting.requirements.map(({ text }) => text)).toContain('lens polishing');
  });
});

describe('other languages', () => {
  test.each([
    ['Aufgaben\n- Vorbereitung von Unterrichtsplänen für die Oberstufe mit den Kollegen', 'Unterrichtsplänen'],
    ['Missions\n- Préparer les plans de cours pour les élèves de la classe', 'plans de cours'],
    ['Tareas\n- Preparar los planes de clase para los alumnos de la escuela', 'planes de clase'],
  ])('%s', (ad, item) => {
    const texts = readPosting(ad).requirements.map(({ text }) => text);
    expect(texts).toContain(item);
    for (const text of texts) expect(text.split(' ').length).toBeLessThanOrEqual(5);
  });
});
