import type { Language } from '../../language/languages.ts';
import { describe, expect, test } from 'vitest';
import { namesOfWorker, saysWhatIsDone } from './job-subject.ts';
import { readStructure, structureByHeadings } from './passages.ts';
import { separateHeadings } from './separate-headings.ts';

describe('headings that lost their line', () => {
  test.each([
    ['repairs clocks.Minimum RequirementsTwo years', 'repairs clocks.\nMinimum Requirements\nTwo years'],
    ['DescriptionRepairs clocks', 'Description\nRepairs clocks'],
    ['in the shop JOB REQUIREMENTS Minimum age', 'in the shop \nJOB REQUIREMENTS\n Minimum age'],
    ['a valid certificationHold a licence', 'a valid certification\nHold a licence'],
  ])('%s', (text, expected) => expect(separateHeadings(text)).toBe(expected));

  test.each(['JavaScript and PowerPoint skills', 'the USA in May', 'our AUTOCAD drawings'])('none: %s', (text) =>
    expect(separateHeadings(text)).toBe(text),
  );
});

describe('what the person in the job does', () => {
  const names = namesOfWorker('Organ Tuning Engineer');

  test.each([
    'the organ tuning engineer repairs pipes',
    'ote will repair pipes on site',
    'you will repair pipes',
    'he/she also keeps the bellows',
  ])('%s', (text) => expect(saysWhatIsDone(text, names)).toBe(true));

  test.each(['our organs sound in forty churches', 'we build organs'])('not: %s', (text) =>
    expect(saysWhatIsDone(text, names)).toBe(false),
  );
});

test('what stands before words of another kind counts', () => {
  const ad = 'Requirements:\n- Knowledge of reed pipes and bellows Equal Opportunity Employer';
  expect(readStructure(ad, 'en').passages.map(({ text, section }) => [section, text])).toEqual([
    ['must', 'Knowledge of reed pipes and bellows'],
  ]);
});

test('a wish behind a dash is about what stands before it', () => {
  const ad = 'Requirements:\nTuning certificate – Preferred\nA van';
  expect(readStructure(ad, 'en').passages.map(({ section }) => section)).toEqual(['nice', 'must']);
});

describe('without a known heading', () => {
  const sectionsIn = (ad: string, language: Language) =>
    readStructure(ad, language).passages.map(({ section }) => section);

  test('German prose is judged sentence by sentence', () => {
    const ad = `Seit 1920 baut unsere Familie Orgeln.
Viele davon klingen in Kirchen am Rhein.
Die Werkstatt liegt an einem Bach.
Du stimmst die Pfeifen, reparierst Bälge und führst das Werkstattbuch.
Eine Ausbildung im Orgelbau und Erfahrung mit Zungenpfeifen solltest du mitbringen.
Wenn du Klavier spielst und Englisch kannst, freut das unsere Kunden.
Dafür bieten wir 30 Tage Urlaub und einen Zuschuss zum Mittagessen.`;
    expect(sectionsIn(ad, 'de')).toEqual(['company', 'company', 'company', 'duty', 'must', 'nice', 'benefits']);
  });

  test('French and Spanish lists under headings of their own kind are read', () => {
    const french = `Ton quotidien chez nous
→ Accorder les tuyaux et réparer les soufflets
Ce qu'on te donne
→ 5 semaines de congés et une prime`;
    expect(sectionsIn(french, 'fr').filter((section) => section === 'duty')).toHaveLength(1);
    const spanish = `¿Qué te pedimos?
› Experiencia en talleres de órganos
¿Y a cambio?
› Vacaciones en agosto y sueldo fijo`;
    expect(sectionsIn(spanish, 'es').slice(1)).not.toContain('duty');
    expect(sectionsIn(spanish, 'es')).toContain('must');
  });

  test('a list under a known heading stays there', () => {
    expect(sectionsIn('Requisitos:\n- Control de inventarios\n- Afinación', 'es')).toEqual(['must', 'must']);
  });

  test('other languages keep what their headings say', () => {
    const ad = 'We build organs. You tune the pipes.';
    expect(readStructure(ad, 'en')).toEqual(structureByHeadings(ad, 'en'));
  });
});
