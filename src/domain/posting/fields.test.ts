import { describe, expect, test } from 'vitest';
import { askedDegree } from './requirements/degree.ts';
import { findEmployer } from './fields/find-employer.ts';
import { readPlace, readRemote } from './fields/place.ts';
import { readPosting } from './read-posting.ts';
import { headingSection } from './sections/section-headings.ts';
import { readSeniority } from './fields/seniority.ts';
import { findTitle } from './fields/find-title.ts';
import { cleanTitle, readTitleLine } from './fields/title.ts';
import { niceStretches } from './requirements/wishes.ts';
import { askedYears } from './requirements/years.ts';

const years = (text: string, want = true) => askedYears(text, want).map((asked) => asked.years);

describe('years', () => {
  test.each([
    ['5+ years of experience', [5]],
    ['3-5 years experience', [3]],
    ['minimum of three (3) years’ experience'.replace('’', "'"), [3]],
    ['six months of experience', [0.5]],
    ['1 to 4 years hands-on', [1]],
    ['at least 10 yrs in sales', [10]],
    ['mindestens 3 jahre berufserfahrung', [3]],
    ["2 ans d'experience", [2]],
    ['al menos 5 anos de experiencia', [5]],
    ['almeno due anni di esperienza', [2]],
    ['minimaal 2 jaar ervaring', [2]],
  ])('%s', (text, expected) => expect(years(text)).toEqual(expected));

  test.each([
    'must be 18 years of age',
    'for more than 100 years we have served',
    'within 18 months of hire',
    'growth over the past 5 years',
  ])('not the age of a person or a company: %s', (text) => expect(years(text)).toEqual([]));
});

describe('degrees', () => {
  const degree = (text: string) => {
    const asked = askedDegree(text, text.toLowerCase());
    return asked && [asked.level, asked.areas];
  };

  test.each([
    ["Bachelor's degree in Marketing, Business or a related field", ['bachelor', ['Marketing', 'Business']]],
    ['B.S. or M.S. in civil engineering', ['bachelor', ['civil engineering']]],
    ['High school diploma or GED', ['secondary', []]],
    ["Associate's degree in Nursing", ['associate', ['Nursing']]],
    ['MBA', ['master', []]],
    ['PhD in Physics', ['doctorate', ['Physics']]],
    ['abgeschlossenes Studium der Informatik', ['bachelor', ['Informatik']]],
  ])('%s', (text, expected) => expect(degree(text)).toEqual(expected));

  test.each([
    'You will be part of a team',
    'Knowledge of MS Office',
    'to a limited degree in new business',
    'Scrum Master',
  ])('none: %s', (text) => expect(degree(text)).toBeUndefined());
});

describe('wishes', () => {
  const wished = (text: string) => niceStretches(text).map(({ start, end }) => text.slice(start, end).trim());

  test.each([
    ['mysql, .net and c# a plus', ['mysql, .net and c# a plus']],
    ['databases (oracle preferred, mssql)', ['oracle preferred']],
    ['bcls is required, acls preferred', [', acls preferred']],
    ['bachelor (preferred)', ['bachelor (preferred']],
    ['strong sql, ideally with postgres', ['ideally with postgres']],
    ['sap-kenntnisse von vorteil', ['sap-kenntnisse von vorteil']],
    ['anglais souhaite', ['anglais souhaite']],
    ['must know java', []],
  ])('%s', (text, expected) => expect(wished(text)).toEqual(expected));
});

describe('headings', () => {
  test.each([
    ['Required Skills and Experience:', 'must'],
    ['KNOWLEDGE and SKILLS', 'must'],
    ["What you'll bring", 'must'],
    ['Preferred Qualifications', 'nice'],
    ['Essential Duties and Responsibilities include', 'duty'],
    ['Job Description', 'role'],
    ['What we offer', 'benefits'],
    ['About Acme', 'company'],
    ['Ihr Profil', 'must'],
    ['Wir bieten', 'benefits'],
    ['Vos missions', 'duty'],
    ['Requisitos', 'must'],
    ['Wat ga je doen?', 'duty'],
    ['Location', 'place'],
  ])('%s is %s', (heading, section) => expect(headingSection(heading)).toBe(section));

  test.each(['Excellent communication skills', 'Java and SQL', 'Maintain the records of the department', ''])(
    'none: %s',
    (line) => expect(headingSection(line)).toBeUndefined(),
  );
});

describe('title', () => {
  test.each([
    ['Accounts Payable Specialist Job in Dallas', 'Accounts Payable Specialist'],
    ['StaffNow Job Application for Cook | Board.com var X', 'Cook'],
    ['Krankenpfleger (m/w/d)', 'Krankenpfleger'],
    ['Cuisinier chaud/froid (F/H)', 'Cuisinier chaud/froid'],
    ['📌 Vendedor (H/M/D) 100 %', 'Vendedor'],
    ['Highway Designer', 'Highway Designer'],
  ])('%s', (raw, title) => expect(cleanTitle(raw)).toBe(title));

  test('a first line can name employer and place', () => {
    expect(readTitleLine('Python Developer at Acme, Berlin')).toEqual({
      title: 'Python Developer',
      employer: 'Acme',
      place: 'Berlin',
    });
    expect(readTitleLine('Registered Nurse - ICU')).toEqual({ title: 'Registered Nurse - ICU' });
  });

  test.each([
    ['We are looking for a Kitchen Manager to join us.', 'Kitchen Manager'],
    ['Startseite | Karriere | Kontakt\n\nAnlagenmechaniker SHK (m/w/d)\nBremen, Vollzeit', 'Anlagenmechaniker SHK'],
    ['Chiffre 4711\nFür unsere Werkstatt suchen wir ab Mai eine*n Tischler*in in Teilzeit.', 'Tischler*in'],
    ['Stelle: Buchhalter/in 80 %\nOrt: Chur', 'Buchhalter/in'],
    ['Notre maison recherche pour septembre un boulanger (H/F) passionné.', 'boulanger'],
    ['Restaurante de costa\nSE BUSCA CAMARERO/A. Turno de tarde.', 'CAMARERO/A'],
    ['Requirements: mortgages, branch manager\nOn our team.', ''],
    ['we are small.\nNothing here.', ''],
  ])('of an ad that labels none: %j', (ad, title) => expect(findTitle(ad)).toBe(title));
});

test('employer, by the way the ad writes about it', () => {
  expect(findEmployer('About Northwind Foods\nWe make soup.')).toBe('Northwind Foods');
  expect(findEmployer('Northwind Foods is looking for a cook. Join Northwind Foods!')).toBe('Northwind Foods');
  expect(findEmployer('Die Nordwind GmbH sucht Verstärkung.')).toBe('Nordwind GmbH');
  expect(findEmployer('The ideal candidate is a team player.')).toBeUndefined();
  expect(findEmployer('Excel is required. Python is a plus.')).toBeUndefined();
  expect(findEmployer('Dutch is a definite advantage.')).toBeUndefined();
});

test('place: stated, or named in the text', () => {
  expect(readPlace('DallasTX', '')).toBe('Dallas, TX');
  expect(readPlace('Chicago, IL 60609', '')).toBe('Chicago, IL');
  expect(readPlace(undefined, 'Our office is located in Boise, ID.')).toBe('Boise, ID');
  expect(readPlace('Contact name', 'nothing')).toBeUndefined();
});

test.each([
  ['this is a fully remote position', 'remote'],
  ['work from home', 'remote'],
  ['hybrid work, 2 days a week in the office', 'hybrid'],
  ['this is not a remote role', 'onsite'],
  ['experience with remote sensing and remote desktop', undefined],
])('%s: %s', (text, expected) => expect(readRemote(text)).toBe(expected));

test.each([
  ['senior data engineer', 'senior'],
  ['hr internship', 'intern'],
  ['junior accountant', 'entry'],
  ['java technical lead', 'lead'],
  ['kitchen manager', 'manager'],
  ['director of nursing', 'director'],
  ['vp of sales', 'executive'],
  ['cook', undefined],
])('%s: %s', (title, expected) => expect(readSeniority(title, '')).toBe(expected));

test.each([
  ['We need Python and SQL.', ['Python', 'SQL']],
  ['Backend developer\n\nWe need someone with Go and Kafka.', ['Go', 'Kafka']],
  ['We are a hospital and need a nurse with ACLS.', ['ACLS']],
])('what an employer says it needs is a requirement: %s', (ad, skills) => {
  const asked = readPosting(ad).requirements.map(({ text }) => text);
  expect(asked).toEqual(expect.arrayContaining(skills));
});

test('text around the requirements is not a requirement', () => {
  const ad = `Requirements:
- Forklift licence
- Will train the right candidate
- All inquiries will be kept confidential
- Pay rate 18.00-20.00
- Performs special projects as assigned
- Flexibility with schedule`;
  const musts = readPosting(ad).requirements.map(({ skill, text }) => skill ?? text);
  expect(musts).toEqual(['Forklift certificate', 'Adaptability']);
});

test('dashes that lost their spaces separate requirements, after a name too if they do so elsewhere', () => {
  const ad = `Requirements: Strong computer skills-Working knowledge of Closing Disclosures-Experience in real estate law`;
  const quoted = readPosting(ad).requirements.map(({ sentence }) => sentence);
  expect(new Set(quoted)).toEqual(
    new Set(['Strong computer skills', 'Closing Disclosures', 'Experience in real estate law']),
  );
});
