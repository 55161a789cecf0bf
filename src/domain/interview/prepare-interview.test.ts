import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { parsedFromJsonResume } from '../resume/document/from-json-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { resumeText } from '../resume/parsed-resume.ts';
import { englishVoice } from './english/voice.ts';
import { mostOfKind, questionKinds, questionOrigins, type InterviewPrep } from './interview-prep.ts';
import { prepareInterview } from './prepare-interview.ts';
import { questionsOf } from './questions.ts';
import { pairOf } from './material/pair.ts';
import { starGuidesOf } from './stories.ts';
import type { Voice } from './wording.ts';

const fixtures = resolve(import.meta.dirname, '../../../test/fixtures');
const today = '2026-01-01';
const person = (name: string): JsonResume =>
  JSON.parse(readFileSync(join(fixtures, 'people', `${name}.json`), 'utf8')) as JsonResume;
const ad = (name: string): string => readFileSync(join(fixtures, 'ads', `${name}.txt`), 'utf8');

function prepOf(resume: JsonResume, text: string, jobTitle: string, companyName?: string): InterviewPrep {
  const posting = readPosting(text, { title: jobTitle, employer: companyName ?? '' });
  return prepareInterview({ source: parsedFromJsonResume(resume), posting, jobTitle, companyName, today });
}

const pairs = [
  ['nurse-en', 'nurse', 'Registered Nurse'],
  ['accountant-en', 'accountant', 'Accountant'],
  ['software-engineer-en', 'software-engineer', 'Software Engineer'],
  ['truck-driver-en', 'truck-driver', 'Truck Driver'],
  ['electrician-en', 'electrician', 'Electrician'],
  ['warehouse-lead-en', 'warehouse-supervisor', 'Warehouse Supervisor'],
  ['care-assistant-en', 'care-assistant', 'Care Assistant'],
  ['marketing-en', 'marketing', 'Marketing Manager'],
] as const;
const preps = pairs.map(([who, what, title]) => prepOf(person(who), ad(what), title));

test('every way to ask that a voice has is used', () => {
  const used = new Set<string>();
  const counted = (way: string, ask: (...facts: never[]) => unknown) => {
    return (...facts: never[]) => {
      used.add(way);
      return ask(...facts);
    };
  };
  const ways = Object.entries(englishVoice).map(([way, ask]) => [way, counted(way, ask)] as const);
  const voice = Object.fromEntries(ways) as unknown as Voice;
  for (const [who, what, jobTitle] of pairs) {
    const text = `${ad(what)}\n\nRequirements\n- Strong teamwork\n- Communication skills\n`;
    const posting = readPosting(text, { title: jobTitle, employer: '' });
    const pair = pairOf({ source: parsedFromJsonResume(person(who)), posting, jobTitle, today });
    questionsOf(pair, voice);
  }
  const elsewhere = ['missingPart', 'forEmployer', 'tips'];
  expect(Object.keys(englishVoice).filter((way) => !used.has(way))).toEqual(elsewhere);
});

test('every origin is that of a question', () => {
  const nurse = person('nurse-en');
  const faithful = { ...nurse, work: nurse.work?.slice(0, 1).map((post) => ({ ...post, startDate: '2009-01' })) };
  const elsewhere = [
    prepOf(faithful, ad('nurse'), 'Director of Nursing'),
    prepOf(nurse, ad('warehouse-supervisor'), 'Warehouse Supervisor'),
  ];
  const origins = new Set([...preps, ...elsewhere].flatMap(({ questions }) => questions.map(({ origin }) => origin)));
  expect(questionOrigins.filter((origin) => !origins.has(origin))).toEqual([]);
});

describe.each(pairs.map((pair, at) => [pair[0], at] as const))('%s', (who, at) => {
  const prep = preps[at] as InterviewPrep;
  const { text: source } = { text: resumeText(parsedFromJsonResume(person(who))) };

  test('has questions of each kind, at most eight, each once', () => {
    for (const kind of questionKinds) {
      const ofKind = prep.questions.filter((question) => question.kind === kind);
      expect(ofKind.length).toBeGreaterThanOrEqual(3);
      expect(ofKind.length).toBeLessThanOrEqual(mostOfKind);
    }
    expect(new Set(prep.questions.map(({ id }) => id)).size).toBe(prep.questions.length);
    expect(new Set(prep.questions.map(({ text }) => text)).size).toBe(prep.questions.length);
  });

  test('asks in whole sentences', () => {
    for (const { text } of prep.questions) {
      expect(text).toMatch(/^[\p{Lu}“]/u);
      expect(text).toMatch(/[.?]$/);
      expect(text).not.toMatch(/undefined|\s{2}|\.\.|\?\?|“”/);
    }
  });

  test('names what is in the text, and two thirds name something', () => {
    for (const { text, names } of prep.questions)
      for (const name of names) expect(text.toLowerCase()).toContain(name.toLowerCase());
    const naming = prep.questions.filter(({ names }) => names.length > 0).length;
    expect(naming / prep.questions.length).toBeGreaterThanOrEqual(2 / 3);
  });

  test('quotes the resume unchanged', () => {
    const plain = source.replace(/\s+/g, ' ');
    const lines = [
      ...prep.questions.flatMap(({ evidence }) => evidence),
      ...prep.stories.map(({ evidence }) => evidence),
    ];
    expect(lines.length).toBeGreaterThan(0);
    for (const { text } of lines) expect(plain).toContain(text.replace(/\s+/g, ' '));
  });

  test('stories hold the person’s words alone, and ask for what is missing', () => {
    expect(prep.stories.length).toBeGreaterThanOrEqual(2);
    for (const { parts, missing, evidence, answers } of prep.stories) {
      for (const part of ['task', 'action', 'result'] as const) {
        expect(evidence.text).toContain(parts[part]);
        expect(parts[part] === '').toBe(missing[part] !== undefined);
      }
      const ids = prep.questions.map(({ id }) => id);
      for (const answer of answers) expect(ids).toContain(answer);
    }
  });

  test('asks nothing about age, family or health', () => {
    const asked = prep.questions.map(({ text }) => text).join('\n');
    expect(asked).not.toMatch(/\b(?:how old|your age|married|children of your own|pregnan|your health|religion)\b/i);
  });
});

test('two preps share no more than a quarter of their questions', () => {
  for (const [at, a] of preps.entries())
    for (const b of preps.slice(at + 1)) {
      const texts = new Set(b.questions.map(({ text }) => text));
      const shared = a.questions.filter(({ text }) => texts.has(text)).length;
      expect(shared / Math.min(a.questions.length, b.questions.length)).toBeLessThanOrEqual(0.25);
    }
});

test('the same input gives the same prep', () => {
  expect(prepOf(person('nurse-en'), ad('nurse'), 'Registered Nurse')).toEqual(preps[0]);
});

test('a licence that the ad requires is asked about, and brought along where it is held', () => {
  const { questions, tips } = preps[0] as InterviewPrep;
  expect(questions.some(({ kind, text }) => kind === 'technical' && text.includes('ACLS'))).toBe(true);
  expect(tips.some((tip) => tip.startsWith('Bring proof') && tip.includes('ACLS'))).toBe(true);
});

describe('months without a post', () => {
  const work = (startDate: string, endDate: string | undefined, name: string) => ({
    name,
    position: 'Accountant',
    startDate,
    ...(endDate !== undefined && { endDate }),
    highlights: ['Reconciled 40 vendor accounts every month'],
  });
  const asked = (resume: JsonResume): string[] =>
    prepOf(resume, ad('accountant'), 'Accountant')
      .questions.filter(({ origin }) => origin === 'date-gap')
      .map(({ text }) => text);

  test('are asked about by the posts around them', () => {
    const found = asked({
      work: [work('2022-01', undefined, 'Contoso'), work('2018-01', '2021-04', 'Northwind Books')],
    });
    expect(found.join(' ')).toMatch(/eight months.*Northwind Books.*Contoso/);
  });

  test('are no gap where somebody studied, or where it was a month or two', () => {
    const studied = {
      work: [work('2022-01', undefined, 'Contoso'), work('2018-01', '2021-04', 'Northwind Books')],
      education: [{ institution: 'Scioto State University', startDate: '2021-04', endDate: '2021-12' }],
    };
    expect(asked(studied)).toEqual([]);
    expect(
      asked({ work: [work('2022-01', undefined, 'Contoso'), work('2018-01', '2021-11', 'Northwind Books')] }),
    ).toEqual([]);
  });
});

test('the STAR lists hold what the stories say', () => {
  const prep = preps[1] as InterviewPrep;
  const guides = starGuidesOf(prep);
  expect(guides.situation.length).toBeGreaterThan(0);
  expect(guides.action.length + guides.result.length).toBeGreaterThan(1);
  const said = prep.stories.flatMap(({ parts }) => Object.values(parts));
  for (const text of Object.values(guides).flat()) expect(said).toContain(text);
});

test('an ad and a resume with next to nothing in them make a short prep', () => {
  const prep = prepOf({}, 'Help wanted', 'Helper');
  expect(prep.questions.length).toBeLessThan(6);
  expect(prep.stories).toEqual([]);
});
