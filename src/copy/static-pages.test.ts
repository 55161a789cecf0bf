import { expect, test } from 'vitest';
import { copyFor } from './copy-for.ts';

const copy = copyFor('en');

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value && typeof value === 'object' ? value : {}).flatMap((each) => stringsIn(each));
const textOf = (read: unknown): string => stringsIn(read).join('\n');

const { privacyPolicy, terms, cookiePolicy, securityPolicy, faq, careerGuide, contactPage } = copy;

/** What the specification says of contact, questions and policies, in its order, and where it is said. */
const facts: readonly (readonly [fact: string, read: unknown, said: RegExp])[] = [
  ['support hours', contactPage, /Monday to Friday\n9:00 AM to 4:00 PM PST\nWeekends: closed/],
  ['the typical reply', contactPage, /2 to 4 hours/],
  ['the toast', contactPage, /^Message Sent$[^]*within 24 hours/m],
  ['the size and types of uploads', faq, /under 10MB and PDF, DOC or DOCX/],
  ['the guarantee, in the terms', terms, /30-day money-back guarantee/],
  ['the guarantee, in the FAQ', faq, /within 30 days of paying and you’ll get your money back/],
  ['requests under the GDPR', privacyPolicy, /GDPR\):\*\* we answer within 30 days/],
  ['requests under the CCPA', privacyPolicy, /CCPA\):\*\* we answer within 45 days/],
  ['the notice of a breach', privacyPolicy, /within 72 hours/],
  ['the notice of a breach, under security', securityPolicy, /within 72 hours/],
  ['the end of account data', privacyPolicy, /Deleted within 30 days of closing the account/],
  ['the end of account data, in the terms', terms, /delete its data within 30 days/],
  ['payment records', privacyPolicy, /^7 years/m],
  ['payment records, in the terms', terms, /kept for 7 years/],
  ['analytics', privacyPolicy, /Anonymized after 26 months/],
  ['analytics, in the cookie policy', cookiePolicy, /anonymized on the server after 26 months/],
  ['the minimum age', privacyPolicy, /at least 16/],
  ['the minimum age, in the terms', terms, /at least 16/],
  ['how long an optimization takes', faq, /30 to 60 seconds, and up to 2 minutes/],
  ['how long it takes, in the terms', terms, /30 to 60 seconds, and up to 2 minutes/],
  ['visitors’ uploads', privacyPolicy, /^30 days after the upload$/m],
];

test.each(facts)('%s: the specification’s', (_, read, said) => {
  expect(textOf(read)).toMatch(said);
});

test('the questions are in the four specified categories, at least five in each', () => {
  expect(faq.categories.map(({ title }) => title)).toEqual([
    'Getting Started',
    'Pricing & Plans',
    'Resume Optimization',
    'Technical Support',
  ]);
  for (const { questions } of faq.categories) expect(questions.length).toBeGreaterThanOrEqual(5);
  expect(faq.contact).toBe('Contact Support');
});

test('prices are those of the price table', () => {
  for (const read of [faq, terms]) expect(textOf(read)).toMatch(/\$1\.99[^]*\$4\.99[^]*\$6\.99[^]*\$11\.99[^]*\$99/);
});

test('the career guide has at least 2,500 words', () => {
  const words = textOf(careerGuide).match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  expect(words.length).toBeGreaterThan(2500);
});

const reads: [string, { sections: readonly { kind: string }[] }][] = Object.entries({
  careerGuide,
  privacyPolicy,
  terms,
  cookiePolicy,
  securityPolicy,
});
test.each(reads)('%s has an anchor of its own for each section', (_, { sections }) => {
  const kinds = sections.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.filter((kind) => !/^[a-z][a-z-]*$/.test(kind))).toEqual([]);
});
