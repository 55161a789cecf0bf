import { beforeAll, describe, expect, test } from 'vitest';
import { people, type Person } from '#test/support/linkedin/person.ts';
import { fieldsRead } from '#test/support/linkedin/profile-accuracy.ts';
import { profileReader } from '#test/support/linkedin/read-person.ts';
import { checkClaims } from '../claims/check-claims.ts';
import { parseResume } from '../resume/parse-resume.ts';
import { documentFromText } from '../document/plain-text.ts';
import { enhanceProfile } from './enhance-profile.ts';
import type { Industry, ProfileEnhancement, SeniorityChoice } from './enhancement.ts';
import { profileFromSource, profileToText } from './profile-text.ts';
import { readProfile, type LinkedinProfile } from './read-profile.ts';

const today = '2026-11-23';
const known = people();
const profiles = new Map<string, LinkedinProfile>();

beforeAll(async () => {
  const read = profileReader();
  for (const person of known) {
    const profile = await read(person);
    if (profile !== undefined) profiles.set(person.id, profile);
  }
});

const profileOf = ({ id }: Pick<Person, 'id'>): LinkedinProfile =>
  profiles.get(id) ?? expect.fail(`${id} was not read`);
const enhance = (person: Person, target: Partial<Person['target']> = {}): ProfileEnhancement => {
  const { role, industry, seniority } = { ...person.target, ...target };
  return enhanceProfile({
    profile: profileOf(person),
    targetRole: role,
    industry: industry as Industry,
    seniority: seniority as SeniorityChoice,
    today,
  });
};
const personOf = (id: string): Person => known.find((person) => person.id === id) ?? expect.fail(id);
const cases = known.map((person) => [person.id, person] as const);

describe('reading', () => {
  test.each(cases)('%s: nearly all fields, and the same again from the text', (_, person) => {
    const profile = profileOf(person);
    const { right, all } = fieldsRead(person, profile);
    expect(right / all).toBeGreaterThanOrEqual(0.92);
    const again = readProfile(profileToText(profile));
    expect(fieldsRead(person, again).right).toBeGreaterThanOrEqual(right - 1);
  });

  test('a file that is no profile of LinkedIn is none', () => {
    expect(profileFromSource(documentFromText('Robin Example\nExperience\nNurse, City Hospital'))).toBeUndefined();
  });
});

describe('every outcome', () => {
  test.each(cases)('%s keeps to the limits, and to what the profile says', (_, person) => {
    const { output, changes, scores } = enhance(person);
    expect(output.headline.length).toBeLessThanOrEqual(220);
    expect(output.about.length).toBeLessThanOrEqual(2600);
    expect(output.skills.length).toBeLessThanOrEqual(100);
    for (const { text } of output.experience) expect(text.length).toBeLessThanOrEqual(2000);
    expect(output.experience).toHaveLength(person.work.length);
    expect(changes.every(({ original, revised }) => original !== revised)).toBe(true);
    const { parsed } = profileOf(person);
    const sentences = output.about.split(/\n+/).filter((line) => /\d/.test(line));
    const numbers = sentences.map((text) => ({ text: text.replace(/^• /, '') }));
    const report = checkClaims(numbers, parsed, { today, jobTitle: person.target.role });
    expect(report.unsupported.filter(({ kind }) => kind === 'number')).toEqual([]);
    expect(scores.after.overall).toBeGreaterThanOrEqual(scores.before.overall - 1);
    const gained = scores.gains.reduce((sum, { points }) => sum + points, 0);
    expect(Math.abs(gained - (scores.after.overall - scores.before.overall))).toBeLessThanOrEqual(1.6);
  });

  test('is the same each time', () => {
    expect(enhance(personOf('nurse'))).toEqual(enhance(personOf('nurse')));
  });
});

describe('what the target changes', () => {
  test('a title never held is only an aim', () => {
    const { output } = enhance(personOf('accountant'));
    expect(output.headline).not.toMatch(/finance manager/i);
    expect(output.about).toMatch(/role as a finance manager/);
    expect(output.about).not.toMatch(/I’m a finance manager/i);
  });

  test('skills that the role asks for come first, and none is lost', () => {
    const person = personOf('frontend');
    const { skills } = enhance(person).output;
    expect(skills).toEqual(expect.arrayContaining(person.skills));
    expect(skills.slice(0, 2).toSorted((a, b) => a.localeCompare(b))).toEqual(['React', 'TypeScript']);
  });

  test('a leader tells of people first, a practitioner of results', () => {
    const first = (seniority: SeniorityChoice) =>
      enhance(personOf('warehouse'), { seniority }).output.experience[0]?.text;
    expect(first('Senior')).toMatch(/^• Improved picking accuracy/);
    expect(enhance(personOf('journalist'), { seniority: 'Director' }).output.experience[0]?.text).toMatch(
      /^• Lead a newsroom/,
    );
  });

  test('a good About is left alone', () => {
    const person = personOf('cfo');
    expect(enhance(person).output.about.replace(/\s+/g, ' ')).toBe(person.about.replace(/\s+/g, ' '));
  });
});

describe('beside a resume', () => {
  const resume = parseResume(
    documentFromText(`Marisol Etxeberria-Quinn
Experience
Registered Nurse, Medical-Surgical
Harrow Valley Hospital
Jul 2014 - Jan 2016
• Cared for 6 post-operative patients a shift
• Trained 4 nursing assistants
Charge Nurse
St. Brannock Medical Center
Jan 2018 - Present
• Opened a second triage desk`),
  );
  const withResume = () =>
    enhanceProfile({ profile: profileOf(personOf('nurse')), resume, targetRole: 'Nurse Manager', today });

  test('a role that the profile leaves empty is told by the resume, as evidence says', () => {
    const { output, changes } = withResume();
    expect(output.experience[2]?.text).toMatch(/6 post-operative patients/);
    const change = changes.find(({ entry }) => entry?.startsWith('Registered Nurse'));
    expect(change?.evidence.map(({ from }) => from)).toEqual(['resume']);
    expect(change?.reasons).toContainEqual({ code: 'told-in-resume', facts: { count: 2 } });
  });

  test('what the two tell differently is told', () => {
    expect(withResume().contradictions?.map(({ kind }) => kind)).toContain('dates');
    expect(enhance(personOf('nurse')).contradictions).toBeUndefined();
  });
});
