import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { parsedFromJsonResume } from '../resume/document/from-json-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { resumeText } from '../resume/parsed-resume.ts';
import { mostOfKind, questionKinds } from './interview-prep.ts';
import { prepareInterview } from './prepare-interview.ts';

const fixtures = resolve(import.meta.dirname, '../../../test/fixtures');
const person = (name: string): JsonResume =>
  JSON.parse(readFileSync(join(fixtures, 'people', `${name}.json`), 'utf8')) as JsonResume;
const ad = (name: string): string => readFileSync(join(fixtures, 'ads', `${name}.txt`), 'utf8');

/** Quotations are the person's and the ad's own words, in whatever language. */
const withoutQuotes = (text: string): string => text.replace(/„[^“]*“|«[^»]*»|\([^)]*\)/g, '');
const english = /\b(?:the|and|of|with|your|you|what|how|when|which|at)\b/i;

const pairs = [
  ['de', 'civil-engineer-de', 'civil-engineer-de', 'Bauleiter (m/w/d)', 'Märkische Tiefbau GmbH', '„'],
  ['de', 'teacher-de', 'teacher-de', 'Grundschullehrkraft (m/w/d)', undefined, '„'],
  ['fr', 'chef-fr', 'chef-fr', 'Chef de cuisine H/F', 'Auberge du Lavoir', '«'],
  ['fr', 'lab-technician-fr', 'lab-technician-fr', 'Technicien de laboratoire (H/F)', undefined, '«'],
  ['es', 'sales-es', 'sales-es', 'Comercial industrial', 'Bombas Turia', '«'],
  ['es', 'shop-manager-es', 'sales-es', 'Comercial industrial', undefined, '«'],
] as const;

describe.each(pairs)('%s: %s for %s', (language, who, what, jobTitle, companyName, opening) => {
  const source = parsedFromJsonResume(person(who));
  const text = ad(what);
  const posting = readPosting(text, { title: jobTitle, employer: companyName ?? '' });
  const prepared = () => prepareInterview({ source, posting, jobTitle, companyName, today: '2026-01-01' });
  const prep = prepared();
  const said = [
    ...prep.questions.flatMap((question) => [question.text, question.why, ...question.goodAnswer]),
    ...prep.stories.flatMap(({ missing }) => Object.values(missing)),
    ...prep.forEmployer.map((question) => question.text),
    ...prep.tips,
  ];

  test('is in the language of the ad', () => {
    expect(prep.language).toBe(language);
    for (const sentence of said) expect(withoutQuotes(sentence)).not.toMatch(english);
    expect(said.join('\n')).toContain(opening);
    expect(said.join('\n')).not.toMatch(/[“"](?=\p{L})/u);
  });

  test('has six questions or more, each once, no more than eight of a kind', () => {
    expect(prep.questions.length).toBeGreaterThanOrEqual(6);
    for (const kind of questionKinds)
      expect(prep.questions.filter((question) => question.kind === kind).length).toBeLessThanOrEqual(mostOfKind);
    for (const of of ['id', 'text'] as const)
      expect(new Set(prep.questions.map((question) => question[of])).size).toBe(prep.questions.length);
  });

  test('asks every question in another way', () => {
    const ways = prep.questions.map((question) => withoutQuotes(question.text).split(/[.:] /).at(-1));
    expect(new Set(ways).size).toBe(ways.length);
  });

  test('asks in whole sentences', () => {
    for (const { text: asked } of prep.questions) {
      expect(asked).toMatch(/^[\p{Lu}¿„«]/u);
      expect(asked).toMatch(/[.?]$/);
      expect(asked).not.toMatch(/undefined|\s{2}|\.\.|\?\?|„“|«»|\(\)|\[object/);
    }
  });

  test('names what is in the text; half of the questions or more name something', () => {
    for (const { text: asked, names } of prep.questions)
      for (const name of names) expect(asked.toLowerCase()).toContain(name.toLowerCase());
    const naming = prep.questions.filter(({ names }) => names.length > 0).length;
    expect(naming / prep.questions.length).toBeGreaterThanOrEqual(1 / 2);
  });

  test('quotes the two documents unchanged', () => {
    const both = `${resumeText(source)}\n${text}\n${jobTitle}\n${JSON.stringify(source.resume)}`.replace(/\s+/g, ' ');
    const quoted = prep.questions.flatMap(
      (question) => question.text.match(/(?<=„)[^“]+(?=“)|(?<=«)[^»]+(?=»)/g) ?? [],
    );
    expect(quoted.length).toBeGreaterThan(2);
    for (const quote of quoted) expect(both).toContain(quote.trim().replace(/ …$/, ''));
    for (const { evidence } of prep.questions)
      for (const line of evidence) expect(both).toContain(line.text.replace(/\s+/g, ' '));
  });

  test('is the same every time', () => {
    expect(prepared()).toEqual(prep);
  });
});

test('an ad in a language that nobody asks in here is prepared in English', () => {
  const text =
    'Wij zoeken een planner voor ons magazijn. Je plant de ritten van dertig chauffeurs en houdt contact met klanten. ' +
    'Je spreekt goed Nederlands en werkt graag met Excel.';
  const posting = readPosting(text, { title: 'Planner' });
  const source = parsedFromJsonResume(person('planner-nl'));
  const prep = prepareInterview({ source, posting, jobTitle: 'Planner', today: '2026-01-01' });
  expect(posting.language).toBe('nl');
  expect(prep.language).toBe('en');
});
