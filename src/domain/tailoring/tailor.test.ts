import { describe, expect, test } from 'vitest';
import { engineerPosting, engineerResume, floristResume, parsedText, today } from '#test/support/resumes.ts';
import { readPosting } from '../posting/read-posting.ts';
import { tailor } from './tailor.ts';

const tailored = (resume: string, ad?: string) =>
  tailor({ parsed: parsedText(resume), posting: ad === undefined ? engineerPosting() : readPosting(ad), today });
const letterOf = (resume: string, ad?: string) =>
  tailored(resume, ad)
    .letter.paragraphs.map(({ text }) => text)
    .join('\n');

const entries = (...lines: string[]) => `Robin Example\nrobin@mail.example\n\nExperience\n${lines.join('\n')}\n`;

describe('a letter', () => {
  test("argues the ad's requirements with the employer and the figures of the resume", () => {
    const text = letterOf(engineerResume);
    expect(text).toContain('Northwind Payments');
    expect(text).toMatch(/32 ?%|2 million|14 services/);
    expect(text).not.toContain('GraphQL');
  });

  test('uses the text after a label, and no sentence that refers to the one before', () => {
    const text = letterOf(
      entries(
        'Backend Engineer',
        'Contoso Logistics',
        '06/2017 – 02/2020',
        '• Data Warehousing: Schema design and setup. Built an internal application for access to 40 tables. Used this to make reports for every team.',
        '• Reporting: Wrote the libraries that all nine analysts share.',
      ),
    );
    expect(text).toContain('I built an internal application for access to 40 tables');
    expect(text).toMatch(/I (?:also )?wrote the libraries that all nine analysts share/);
    expect(text).not.toContain('used this');
  });

  test('calls volunteering what it is', () => {
    const text = letterOf(
      'Robin Example\nrobin@mail.example\n\nVolunteering\nVolunteer Swim Coach\nHarbour Club\n2021 – 2023\n• ' +
        'Instructed classes of up to 15 children in swimming\n\nEducation\nLeeds College\nBachelor of Arts in ' +
        'History\n2020\n',
    );
    expect(text).toContain('As a volunteer at Harbour Club, I instructed classes of up to 15 children');
  });

  test('removes capitals from the names of a resume that sets all names in capitals, except initials', () => {
    const text = letterOf(
      entries(
        'Analyst',
        'NORTHWIND',
        '2019 – 2022',
        '• Reduced the time of reports by 40% for nine teams',
        'Analyst',
        'KPMG',
        '2017 – 2019',
        '• Audited the books of 12 clients every year',
        'Clerk',
        'FABRIKAM',
        '2015 – 2017',
        '• Counted stock of 4,000 items each month',
      ),
    );
    expect(text).toContain('Northwind');
    expect(text).toContain('KPMG');
    expect(text).not.toContain('FABRIKAM');
  });
});

describe('questions', () => {
  const asked = (ad: string) => tailored(floristResume, ad).questions.map(({ text }) => text);

  test('are at most eight, the required ones first', () => {
    const skills = 'Kotlin, Java, Kafka, Terraform, Docker, Jenkins, PostgreSQL, MongoDB, GraphQL, Redis, Ansible';
    const ad = `Engineer\nRequirements\n${skills
      .split(', ')
      .map((skill) => `- Experience with ${skill}`)
      .join('\n')}\nNice to have\n- Experience with Scala`;
    const { questions } = tailored(floristResume, ad);
    expect(questions).toHaveLength(8);
    expect(questions.every(({ must }) => must)).toBe(true);
  });

  test('quote the ad for what is not a known skill, and skip words that are not requirements', () => {
    const texts = asked(
      'Clerk\nRequirements\n- Experience with quality\n- Handling of claims from hauliers abroad\n- SAP',
    );
    expect(texts.some((text) => text.includes('SAP'))).toBe(true);
    expect(texts.filter((text) => /\bused quality\b|“quality”/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /used Handling/.test(text))).toEqual([]);
  });
});

describe('wording', () => {
  test('adds the long form to a short name that the ad uses, never two forms of one word', () => {
    const ad = 'Engineer\nRequirements\n- JavaScript\n- RESTful services';
    const { changes } = tailored(
      entries('Engineer', 'Contoso', '2019 – 2022', '• Built the shop in JS over a REST layer for 40 clients'),
      ad,
    );
    const revised = changes.map((change) => change.revised).join('\n');
    expect(revised).toContain('JavaScript (JS)');
    expect(revised).not.toContain('RESTful (REST)');
  });
});

describe('skills that the work shows and the ad asks for', () => {
  const resume = engineerResume
    .replace('Java, Kotlin, Spring Boot, PostgreSQL, Docker, Kubernetes, Kafka', 'Java, Kotlin, Docker, Kafka')
    .replace(' building payment systems in Java and Kotlin', '');
  const { changes, resume: after } = tailored(resume);
  const changeOf = (id: string) => changes.find((change) => change.id === id);

  test('are added to the skills, those that only the ad has are not', () => {
    const skills = JSON.stringify(after.skills);
    expect(changeOf('skills')?.reasons).toContain('skills-named');
    expect(skills).toContain('Kubernetes');
    expect(skills).not.toContain('GraphQL');
  });

  test('are named in one more sentence of the summary', () => {
    const summary = changeOf('summary');
    expect(summary?.reasons).toEqual(['summary-extended']);
    expect(summary?.revised).toMatch(
      /^Backend engineer with seven years of experience\. Experience includes .*Spring Boot/,
    );
    expect(summary?.revised).not.toContain('Terraform');
  });

  test('are left out where the person rejects the change', () => {
    const refused = tailor({
      parsed: parsedText(resume),
      posting: engineerPosting(),
      today,
      refused: ['summary', 'skills'],
    });
    expect(refused.changes.filter(({ id }) => id === 'summary' || id === 'skills')).toEqual([]);
    expect(refused.resume.basics?.summary).toBe('Backend engineer with seven years of experience.');
  });
});
