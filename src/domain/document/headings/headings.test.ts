import { expect, test } from 'vitest';
import { headingMeaning, keyMeaning, misspeltMeaning } from './headings.ts';

test.each([
  ['WORK EXPERIENCE', 'work'],
  ['Relevant Professional Experience', 'work'],
  ['W ORK E XPERIENCE', 'work'],
  ['S K I L L S', 'skills'],
  ['2. Education', 'education'],
  ['Awards, Honors & Scholarships', 'awards'],
  ['Licenses & Certifications', 'certificates'],
  ['Berufserfahrung:', 'work'],
  ['Aus- und Weiterbildung', 'education'],
  ['EXPÉRIENCES PROFESSIONNELLES', 'work'],
  ['Centres d’intérêt', 'interests'],
  ['Formación académica', 'education'],
  ['Experiência Profissional', 'work'],
  ['Esperienze lavorative', 'work'],
  ['Werkervaring', 'work'],
  ['DOŚWIADCZENIE ZAWODOWE', 'work'],
  ['Wykształcenie i szkolenie', 'education'],
  ['Umiejętności', 'skills'],
  ['Kursy, szkolenia i certyfikaty', 'certificates'],
  ['Języki obce', 'languages'],
  ['Osiągnięcia', 'awards'],
  ['Wolontariat', 'volunteer'],
  ['Zainteresowania', 'interests'],
  ['Dane osobowe', 'basics'],
  ['Podsumowanie zawodowe', 'summary'],
  ['Zakres obowiązków:', 'label'],
  ['Main activities and responsibilities', 'label'],
  ['Principales activités et responsabilités', 'label'],
  ['Allgemeine und berufliche Bildung', 'education'],
  ['Persönliche Fähigkeiten und Kompetenzen', 'skills'],
  ['Otro(s) idioma(s)', 'languages'],
  ['Capacità e competenze organizzative', 'skills'],
  ['Carta de condução', 'certificates'],
  ['職務経歴', 'work'],
  ['Contact', 'basics'],
  ['Responsibilities:', 'label'],
])('%s', (text, meaning) => expect(headingMeaning(text)).toBe(meaning));

test.each([
  'Software Engineer',
  'Google',
  'Experience Design Studio',
  'Skills: Java, SQL',
  'Programming I',
  'Praca w zespole',
  'I have work experience in many areas',
  'education@school.org',
])('%s is not a heading', (text) => expect(headingMeaning(text)).toBeUndefined());

test.each([
  ['ניסיון תעסוקתי', 'work'],
  ['השכלה', 'education'],
  ['الخبرات العملية', 'work'],
  ['المؤهلات العلمية', 'education'],
  ['المهارات', 'skills'],
  ['أبحاث أخرى في العلوم', undefined],
])('%s is read in its own script', (text, kind) => {
  expect(headingMeaning(text)).toBe(kind);
});

test.each([
  ['Work Experiance', 'work'],
  ['Eduction', 'education'],
  ['Langauges', 'languages'],
  ['REFRENCES', 'references'],
])('%s is a misspelt heading', (text, kind) => expect(misspeltMeaning(text)).toBe(kind));

test.each(['Contracts', 'Position held', 'Work Experience', 'Welding'])('%s is not misspelt', (text) =>
  expect(misspeltMeaning(text)).toBeUndefined(),
);

test.each([
  ["Where I've worked", 'work'],
  ['What I do well', 'skills'],
  ['Boards & Community', 'volunteer'],
  ['Employment History in Brief', 'work'],
  ['Work experience since graduation', 'work'],
])('%s names a section in words of its own', (text, kind) => expect(keyMeaning(text)).toBe(kind));

test.each(['North End Community Kitchen', 'Languages Direct Ltd', 'Languages: English, Polish'])(
  '%s names no section',
  (text) => expect(keyMeaning(text)).toBeUndefined(),
);

test.each(['Legal Experience', 'Teaching and Coaching Experience', 'NURSING EXPERIENCE', 'Sales & Retail Experience:'])(
  '%s is a heading of work',
  (text) => expect(headingMeaning(text)).toBe('work'),
);
test.each(['Customer Experience', 'Director, Guest Experience', 'Head of Retail Experience', 'deep legal experience'])(
  '%s is none',
  (text) => expect(headingMeaning(text)).toBeUndefined(),
);
