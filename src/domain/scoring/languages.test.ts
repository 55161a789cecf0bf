import { describe, expect, test } from 'vitest';
import { accountant } from '#test/support/languages/accountant.ts';
import { customerService } from '#test/support/languages/customer-service.ts';
import { electrician } from '#test/support/languages/electrician.ts';
import { engineer } from '#test/support/languages/engineer.ts';
import { nurse } from '#test/support/languages/nurse.ts';
import { salesManager } from '#test/support/languages/sales-manager.ts';
import { siteManager } from '#test/support/languages/site-manager.ts';
import { teacher } from '#test/support/languages/teacher.ts';
import type { InLanguages } from '#test/support/languages/translated.ts';
import { warehouse } from '#test/support/languages/warehouse.ts';
import { parsedText, today } from '#test/support/resumes.ts';
import { readPosting } from '../posting/read-posting.ts';
import { evaluate } from './evaluate.ts';

/** How much a resume's score may differ in another language. */
const fair = 5;
/** Of an English ad, what a resume in another language shows differs a little more: items are few words, and not each of them is translated. */
const fairWithEnglishAd = 7;
/** With an ad in its own language, each resume is asked for different words: the most it may differ; with any ad, `usual` on average. */
const fairWithAd = 9;
const usual = 3.6;
const others = ['de', 'fr', 'es'] as const;

const scoreOf = (resume: string, ad?: string): number =>
  evaluate({ parsed: parsedText(resume), posting: ad === undefined ? undefined : readPosting(ad), today }).overallScore;

/** The resume's score for the ad in its own language, minus that of the English resume for the English ad. */
const withOwnAds = ({ en, ...translations }: InLanguages): number[] =>
  others.map(
    (language) => scoreOf(translations[language].resume, translations[language].ad) - scoreOf(en.resume, en.ad),
  );

/** The resume's score for the English ad, minus the English resume's. */
const withEnglishAd = ({ en, ...translations }: InLanguages): number[] =>
  others.map((language) => scoreOf(translations[language].resume, en.ad) - scoreOf(en.resume, en.ad));

const ways = [
  ['an ad in its own language', withOwnAds, fairWithAd],
  ['the English ad', withEnglishAd, fairWithEnglishAd],
] as const;

const persons: [string, InLanguages][] = Object.entries({
  engineer,
  nurse,
  accountant,
  warehouse,
  salesManager,
  teacher,
  customerService,
  electrician,
  siteManager,
});

describe.each(persons)('the resume of %s', (_, { en, ...translations }) => {
  test.each(others)('is recognised as the language it is written in: %s', (language) => {
    expect(parsedText(translations[language].resume).language).toBe(language);
  });

  test('scores the same in each language', () => {
    const english = scoreOf(en.resume);
    const differences = others.map((language) => scoreOf(translations[language].resume) - english);
    expect(differences.filter((difference) => Math.abs(difference) > fair)).toEqual([]);
  });

  test.each(ways)('scores much the same with %s', (_way, differences, most) => {
    const apart = differences({ en, ...translations }).map(Math.abs);
    expect(Math.max(...apart)).toBeLessThanOrEqual(most);
  });
});

test.each(ways)('with %s the languages are close on average', (_way, differences) => {
  const apart = persons.flatMap(([, person]) => differences(person)).map(Math.abs);
  expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThanOrEqual(usual);
});
