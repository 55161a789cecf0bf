import { beforeAll, expect, test } from 'vitest';
import { morePeople, people, type Person } from '#test/support/linkedin/person.ts';
import { profileReader } from '#test/support/linkedin/read-person.ts';
import { claimChecker } from '../../claims/check-claims.ts';
import { sentencesOf } from '../../claims/evidence/sentences.ts';
import { enhanceProfile } from '../enhance-profile.ts';
import type { Industry, ProfileEnhancement, SeniorityChoice } from '../enhancement.ts';
import type { LinkedinProfile } from '../read-profile.ts';

const today = '2026-11-23';
const everybody = [...people(), ...morePeople()];
const outcomes = new Map<string, { profile: LinkedinProfile; outcome: ProfileEnhancement }>();

beforeAll(async () => {
  const read = profileReader();
  for (const person of everybody) {
    const profile = (await read(person)) ?? expect.fail(`${person.id} was not read`);
    const { role, industry, seniority } = person.target;
    const choices = { industry: industry as Industry, seniority: seniority as SeniorityChoice };
    outcomes.set(person.id, { profile, outcome: enhanceProfile({ profile, targetRole: role, ...choices, today }) });
  }
}, 180_000);

const of = ({ id }: Person) => outcomes.get(id) ?? expect.fail(id);
/** A long enough text of the person's own stays before all that is added. */
const isKept = (own: string, about: string): boolean =>
  own.length >= 200 && plain(about).startsWith(plain(own).slice(0, 300));
const plain = (text: string): string => text.replace(/\s+/g, ' ');

const cases = everybody.map((person) => [person.id, person] as const);

test.each(cases)('%s: every text that is proposed passes the claim check', (_, person) => {
  const { profile, outcome } = of(person);
  const { headline, about, skills, experience, accomplishments } = outcome.output;
  const check = claimChecker(profile.parsed, { today, jobTitle: person.target.role });
  const own = profile.parsed.lines.map(({ text }) => text).join('\n');
  // A person's own sentence is theirs, and a list of names is checked name by name.
  const isOwn = (text: string): boolean => own.includes(text.replace(/^• /, '').replace(/\.$/, ''));
  const lines = (text: string): string[] =>
    text.split('\n').flatMap((line) => sentencesOf(line.replace(/^• /, '')).filter((sentence) => sentence !== ''));
  const fields = JSON.stringify(profile.parsed.resume);
  // Where a line was is told before or behind it, an aim in the short form, and names one after another.
  const parts = (text: string): string[] => {
    if (/^(?:Certifications|Zertifikate|Certificaciones) ?: /.test(text))
      return text
        .replace(/^[^:]*: /, '')
        .replace(/\.$/, '')
        .split(', ');
    if (text.startsWith('Looking for a role as ')) return [`I’m looking for a role as a ${text.slice(22)}.`];
    const [, place = '', rest = text] =
      /^(?:Before that, )?[Aa]t ([^,]+), (.*)$/.exec(text) ?? /^()(.*?) \([^()]+\)$/.exec(text) ?? [];
    return place === '' || fields.includes(place) ? [rest] : [text];
  };
  const listed = (text: string): string[] => {
    const pieces = text.split(/, | and /);
    return pieces.every((piece) => fields.includes(piece)) ? [] : [text];
  };
  const texts = [
    ...headline.split(' | ').flatMap(parts).flatMap(listed),
    ...lines(about).flatMap(parts),
    ...skills,
    ...experience.flatMap(({ text }) => lines(text)),
    ...accomplishments.flatMap(parts).flatMap(listed),
  ].filter((text) => !isOwn(text));
  const refused = texts.flatMap((text) =>
    check([{ text }]).unsupported.map(({ kind, claim }) => `${text} <- ${kind}: ${claim}`),
  );
  expect(refused).toEqual([]);
});

test.each(cases)('%s: no figure is new', (_, person) => {
  const { profile, outcome } = of(person);
  const figures = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? [];
  const own = new Set(figures(JSON.stringify(profile.parsed.resume)));
  const { headline, about, experience, accomplishments } = outcome.output;
  const proposed = figures([headline, about, ...experience.map(({ text }) => text), ...accomplishments].join('\n'));
  const years = /\b(\d+) years of work experience/.exec(about)?.[1];
  expect(proposed.filter((figure) => !own.has(figure) && figure !== years)).toEqual([]);
});

test.each(cases)(
  '%s: About starts no two sentences alike, and tells a figure before the fold where it can',
  (_, person) => {
    const { profile, outcome } = of(person);
    const { about } = outcome.output;
    const own = profile.about?.text ?? '';
    if (outcome.language !== 'en' || isKept(own, about)) return;
    const starts = about
      .split('\n')
      .flatMap((line) => sentencesOf(line.trim()))
      .filter((sentence) => sentence !== '' && !own.includes(sentence))
      .map((sentence) => sentence.split(' ').slice(0, 2).join(' '));
    expect(starts).toEqual([...new Set(starts)]);
    const measured = outcome.output.experience.some(({ text }) => /^(?:• )?[A-Z][a-z]+ .*\d/m.test(text));
    if (measured) expect(about.slice(0, 300)).toMatch(/\d/);
  },
);

test.each(cases)('%s: what is left out of a position is told word for word', (_, person) => {
  const { outcome } = of(person);
  for (const { reasons, original } of outcome.changes) {
    const leftOut = reasons.find(({ code }) => code === 'shortened')?.facts;
    if (leftOut === undefined) continue;
    const lines = String(leftOut['lines']).split('\n');
    expect(lines).toHaveLength(Number(leftOut['count']));
    for (const line of lines) expect(original).toContain(line);
  }
});

test.each(cases)('%s: nothing scores lower than before', (_, person) => {
  const { before, after } = of(person).outcome.scores;
  expect(after.overall).toBeGreaterThanOrEqual(before.overall);
});
