import { describe, expect, test } from 'vitest';
import { evaluateProfile } from './evaluate-profile.ts';
import { readProfile } from './read-profile.ts';

const today = '2026-01-15';
const scoreOf = (text: string) => evaluateProfile(readProfile(text), { today });
const codesOf = (text: string) => scoreOf(text).checks.flatMap(({ findings }) => findings.map(({ code }) => code));

const whole = `Robin Example
Senior Data Engineer | Python, Spark and Airflow | Pipelines that people trust
Berlin, Germany
www.linkedin.com/in/robin-example
About
I build data platforms that people trust. In eight years I moved three companies from nightly batches to streams,
and cut the time to a first report from 6 hours to 40 minutes.
I look for a team that cares for its data as for its code: tested, reviewed and written down.
Most of my days go to pipelines in Spark and Airflow, and to teaching others to build them.
Experience
Senior Data Engineer
Contoso · Full-time
Jan 2020 - Present
- Cut the nightly run from 6 hours to 40 minutes
- Led a team of 4 engineers
Data Engineer
Northwind
Mar 2016 - Dec 2019
- Built 14 pipelines in Spark and Python
Education
Example University
MSc, Computer Science
2013 - 2015
Skills
Python
Spark
Airflow
SQL
Kafka
Docker
Terraform
PostgreSQL
Kubernetes
Java`;

const without = (line: string) => whole.replace(`${line}\n`, '');
const headlineLine = 'Senior Data Engineer | Python, Spark and Airflow | Pipelines that people trust';
const withHeadline = (headline: string) => whole.replace(headlineLine, headline);

describe('a profile', () => {
  test('has a score of 0 to 100 and six categories, the same each time', () => {
    const outcome = scoreOf(whole);
    expect(outcome.overallScore).toBeGreaterThan(80);
    expect(Object.keys(outcome.categories)).toHaveLength(6);
    expect(scoreOf(whole)).toEqual(outcome);
  });

  test.each([
    ['headline-missing', without(headlineLine).replace('Robin Example\nBerlin, Germany\n', 'Robin Example\n')],
    ['headline-too-long', withHeadline(`Data Engineer | Python ${'and more of the same '.repeat(12)}`)],
    ['headline-bare', withHeadline('Data Engineer at Contoso')],
    ['headline-short', withHeadline('Data Engineer, Python')],
    ['headline-plain', withHeadline('Always looking for the next great adventure in life')],
    ['about-missing', whole.replace(/About\n[\s\S]*?\nExperience/, 'Experience')],
    ['about-short', whole.replace(/About\n[\s\S]*?\nExperience/, 'About\nI build 3 data platforms.\nExperience')],
    ['about-too-long', whole.replace('I look for', `${'I build data platforms. '.repeat(120)}\nI look for`)],
    [
      'about-third-person',
      whole.replace('I build data', 'Robin builds data').replace('years I moved', 'years Robin moved'),
    ],
    ['about-without-results', whole.replace(/In eight years[\s\S]*?40 minutes\.\n/, '').replace('Most of my', 'My')],
    ['about-block', whole.replace('I look for', `${'We test and review all that we build. '.repeat(24)}\nI look for`)],
    ['roles-untold', without('- Built 14 pipelines in Spark and Python')],
    ['roles-missing', whole.replace(/Experience\n[\s\S]*?\nEducation/, 'Education')],
    ['profile-skills-few', without('Kafka').replace('\nJava', '')],
    ['profile-section-missing', whole.replace(/Education\n[\s\S]*?\nSkills/, 'Skills')],
    ['address-numbered', whole.replace('in/robin-example', 'in/robin-example-8a71b2204')],
    ['lines-without-numbers', whole.replace(/from 6 hours to 40 minutes|of 4 engineers|14 /g, '')],
  ])('gets the finding: %s', (code, text) => {
    expect(codesOf(whole)).not.toContain(code);
    expect(codesOf(text)).toContain(code);
    expect(scoreOf(text).overallScore).toBeLessThan(scoreOf(whole).overallScore);
  });

  test("copied from its page is read without the page's own words", () => {
    const copied = `Robin Example
Robin Example
 · 2nd
She/Her
${headlineLine}
Berlin, Germany · Contact info
500+ connections
About
About
I build data platforms. …see more
Experience
Experience
Contoso logo
Senior Data Engineer
Senior Data Engineer
Contoso · Full-time
Contoso · Full-time
Jan 2020 - Present · 6 yrs
Jan 2020 to Present · 6 yrs
Show all 4 experiences
Skills
Python
12 endorsements`;
    const { headline, about, parsed } = readProfile(copied);
    expect(headline?.text).toBe(headlineLine);
    expect(about?.text).toBe('I build data platforms.');
    expect(parsed.resume.work).toHaveLength(1);
    expect(parsed.resume.skills?.map(({ name }) => name)).toEqual(['Python']);
  });

  test.each([`Headline: ${headlineLine}`, `Headline\n${headlineLine}`])('can be typed under labels: %s', (line) => {
    const typed = `Name: Robin Example\n${line}\nAbout:\nI build data platforms.\nSkills:\nPython, Spark`;
    const { headline, about, parsed } = readProfile(typed);
    expect(headline?.text).toBe(headlineLine);
    expect(about?.text).toBe('I build data platforms.');
    expect(parsed.resume.basics?.name).toBe('Robin Example');
  });

  test('each quotation is part of what was pasted', () => {
    for (const text of [whole, withHeadline('Data Engineer at Contoso')]) {
      const profile = readProfile(text);
      for (const { findings } of evaluateProfile(profile, { today }).checks)
        for (const { quotes } of findings)
          for (const quote of quotes) {
            expect(text).toContain(quote.text);
            expect(profile.parsed.lines.map(({ id }) => id)).toContain(quote.line);
          }
    }
  });

  test('of nonsense is scored, too', () => {
    for (const text of ['x', '...', 'About', 'Headline:', '\n\n', 'Skills\n'.repeat(30)])
      expect(scoreOf(text).overallScore).toBeLessThan(60);
  });
});
