import { describe, expect, test } from 'vitest';
import { sourceOf } from '#test/support/claims/source-of.ts';
import type { Posting } from '../posting/posting.ts';
import { checkClaims } from './check-claims.ts';

const source = sourceOf({
  basics: { name: 'Ada Example', label: 'Data Analyst', email: 'ada@example.org' },
  work: [
    {
      name: 'Northwind',
      position: 'Junior Data Analyst',
      startDate: '2019-03',
      endDate: '2022-05',
      highlights: [
        'Reduced reporting time by 40% with SQL and dbt',
        'Assisted with the migration of 12 dashboards to Looker',
      ],
    },
    {
      name: 'Fabrikam',
      position: 'Shift Supervisor',
      startDate: '2016',
      endDate: '2018',
      highlights: ['Supervised a team of 9 baristas', 'Cut waste by 15% through smaller orders'],
    },
  ],
  education: [{ institution: 'Leeds College', studyType: 'Bachelor of Science', area: 'Statistics', endDate: '2015' }],
  certificates: [{ name: 'Tableau Desktop Specialist', issuer: 'Tableau' }],
  skills: [{ name: 'Tools', keywords: ['SQL', 'dbt', 'Looker', 'Python'] }],
});
const line = (text: string, index = 0, entry = 0) =>
  checkClaims(
    [{ text, evidence: source.evidence[`/work/${entry}/highlights/${index}`], entry: `/work/${entry}` }],
    source,
  );
const kinds = (text: string) =>
  checkClaims([{ text }], source, { today: '2026-03-01' }).unsupported.map(({ kind }) => kind);

describe('a line with its evidence', () => {
  test.each([
    'Reduced reporting time by 40% with SQL and dbt',
    'Cut reporting time by 40 percent using SQL and dbt',
    'Used SQL and dbt to reduce reporting time by 40%',
  ])('honest: %s', (text) => expect(line(text).supported).toBe(true));

  test.each([
    ['number', 'Reduced reporting time by 45% with SQL and dbt'],
    ['number', 'Reduced reporting time by over 40% with SQL and dbt'],
    ['number', 'Reduced reporting time by 40 days with SQL and dbt'],
    ['skill', 'Reduced reporting time by 40% with SQL, dbt and Snowflake'],
    ['skill', 'Reduced reporting time by 40% with Python'],
    ['scope', 'Led a team that reduced reporting time by 40% with SQL and dbt'],
    ['outcome', 'Reduced reporting time by 40% with SQL and dbt, improving customer satisfaction'],
  ])('%s: %s', (kind, text) => expect(line(text).unsupported.map((claim) => claim.kind)).toContain(kind));

  test('what was done in another position may not be told of this one', () => {
    const text = 'At Northwind, I kept waste low with smaller orders, and reporting time with SQL.';
    expect(checkClaims([{ text }], source).unsupported).toMatchObject([
      { kind: 'outcome', reason: 'elsewhere', claim: 'waste … smaller' },
    ]);
  });

  test('a hedge may not be dropped', () => {
    expect(line('Migrated 12 dashboards to Looker', 1).unsupported[0]).toMatchObject({
      kind: 'scope',
      reason: 'changed',
    });
    expect(line('Helped migrate 12 dashboards to Looker', 1).supported).toBe(true);
  });

  test('a fact of another employer is reported as elsewhere, not as absent', () => {
    const claim = line('Supervised a team of 9 baristas').unsupported.find(({ kind }) => kind === 'number');
    expect(claim).toMatchObject({ claim: '9', reason: 'elsewhere' });
  });
});

describe('a plain text, whose entries are found by its lines', () => {
  const resume = (change: (text: string) => string) =>
    change(
      'Ada Example\n\nWork Experience\nJunior Data Analyst\nNorthwind\nMar 2019 – May 2022\n• Reduced reporting ' +
        'time by 40% with SQL and dbt\n\nShift Supervisor\nFabrikam\n2016 – 2018\n• Cut waste by 15% through ' +
        'smaller orders\n\nEducation\nBachelor of Science in Statistics\nLeeds College\n2015\n\nCertifications\n' +
        'Tableau Desktop Specialist – Tableau',
    );

  test('unchanged', () => expect(kinds(resume((text) => text))).toEqual([]));
  test.each([
    ['title', 'Junior Data Analyst', 'Data Analyst'],
    ['title', 'Junior Data Analyst', 'Senior Data Analyst'],
    ['employer', 'Northwind', 'Initech'],
    ['date', 'Mar 2019', 'Mar 2017'],
    ['date', 'May 2022', 'Present'],
    ['number', '15%', '40%'],
    ['degree', 'Bachelor of Science', 'Master of Science'],
  ])('%s: %s becomes %s', (kind, from, to) => {
    expect(kinds(resume((text) => text.replace(from, to)))).toContain(kind);
  });
});

describe('a letter', () => {
  const posting: Posting = {
    title: 'Senior Analyst',
    employer: 'Globex Corporation',
    licences: [],
    language: 'en',
    ad: 'Kubernetes',
    body: 'Kubernetes',
    demands: [],
    requirements: [
      {
        id: 'r1',
        text: 'Kubernetes',
        kind: 'skill',
        must: true,
        skill: 'Kubernetes',
        terms: [],
        weight: 1,
        sentence: 'Kubernetes',
      },
    ],
  };
  const letter = (text: string) => checkClaims([{ text }], source, { posting, today: '2026-03-01' }).unsupported;

  test('may address the employer and the job, and say what the ad asks for', () => {
    const text =
      'Dear Globex Corporation team,\n\nYour ad for the Senior Analyst position asks for Kubernetes.\n\nAt ' +
      'Northwind, I reduced reporting time by 40% with SQL and dbt.';
    expect(letter(text)).toEqual([]);
  });

  test.each([
    ['title', 'As a Senior Analyst, I reduced reporting time by 40% with SQL and dbt.'],
    ['employer', 'At Globex Corporation, I reduced reporting time by 40% with SQL and dbt.'],
    ['skill', 'I have used Kubernetes with SQL and dbt.'],
  ])('may not claim the job, the employer or the skill as the person’s own: %s', (kind, text) => {
    expect(letter(text).map((claim) => claim.kind)).toContain(kind);
  });

  test.each([
    'I reduced reporting time by 40% with SQL and dbt, and would like to do the same at Globex Corporation.',
    'I would bring the SQL and dbt I used at Northwind to the work at Globex Corporation.',
  ])('may place future work at the employer: %s', (text) => expect(letter(text)).toEqual([]));

  test('may not move a result from one employer to another', () => {
    expect(letter('At Fabrikam, I reduced reporting time by 40% with SQL and dbt.').length).toBeGreaterThan(0);
  });

  test('years of experience must follow from the dates', () => {
    expect(kinds('Analyst with 5 years of work experience.')).toEqual([]);
    expect(kinds('Analyst with 9 years of work experience.')).toContain('number');
  });
});
