import { describe, expect, test } from 'vitest';
import { once } from '#domain/memoize.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import { resumeText, type ParsedResume } from '#domain/resume/parsed-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { tailor } from '#domain/tailoring/tailor.ts';
import { engineTasks } from '#server/engine/tasks.ts';
import { createAnswerer } from '#web/workers/answer-message.ts';
import { accountant } from './support/languages/accountant.ts';
import { customerService } from './support/languages/customer-service.ts';
import { electrician } from './support/languages/electrician.ts';
import { engineer } from './support/languages/engineer.ts';
import { nurse } from './support/languages/nurse.ts';
import { salesManager } from './support/languages/sales-manager.ts';
import { siteManager } from './support/languages/site-manager.ts';
import { teacher } from './support/languages/teacher.ts';
import { warehouse } from './support/languages/warehouse.ts';
import { engineerAd, engineerResume, parsedText, today } from './support/resumes.ts';
import { variedPerson } from './support/varied-people/person.ts';

const people = [
  engineer,
  nurse,
  accountant,
  warehouse,
  salesManager,
  teacher,
  customerService,
  electrician,
  siteManager,
];
const languages = ['en', 'de', 'fr', 'es'] as const;
const ads = people.flatMap((person) => languages.map((language) => person[language].ad));
const now = new Date(`${today}T12:00:00Z`);
const jobTitle = 'Manager';

interface Pair {
  parsed: ParsedResume;
  ad: string;
}

/** Each person's resume in each language with the ad for their job in each, and one for another's job. */
const translated = people.flatMap((person, index) =>
  languages.flatMap((language): Pair[] => {
    const parsed = parsedText(person[language].resume);
    const others = [ads[(index * 11 + language.length) % ads.length] ?? ''];
    return [...languages.map((each) => person[each].ad), ...others].map((ad) => ({ parsed, ad }));
  }),
);
/** Persons of twelve languages and scripts with ads in four. */
const varied = Array.from({ length: 24 }, (_, number): Pair => ({
  parsed: parsedFromJsonResume(variedPerson(number).resume),
  ad: ads[(number * 7) % ads.length] ?? '',
}));
/** The ad pasted into the resume, among its lines and joined to them. */
const pasted = [engineerAd, engineerAd.replaceAll('\n- ', '\n'), engineerAd.slice(0, 400)].map((ad): Pair => ({
  parsed: parsedText(engineerResume.replace('• Introduced', `${ad}\n• Introduced`)),
  ad: engineerAd,
}));

/** Some of all kinds: the step has no divisor in common with how the kinds follow one another. */
const pairs = [...[...translated, ...varied].filter((_, at) => at % 7 === 0), ...pasted];
const isAcross = ({ parsed, ad }: Pair): boolean => parsed.language !== readPosting(ad).language;

const matchScores = once(() =>
  pairs.map(({ parsed, ad }) => evaluate({ parsed, posting: readPosting(ad, { title: jobTitle }), today }).matchScore),
);

test('there are thirty pairs, and ten of them are across languages', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(30);
  expect(pairs.filter(isAcross).length).toBeGreaterThanOrEqual(10);
});

interface ScoreSource {
  name: string;
  /** One in this many pairs is tailored: a tailoring takes as long as ten scores. */
  every: number;
  scoreOf: (pair: Pair) => number | undefined;
}

const answer = createAnswerer();

/** Everything that states how well a resume matches an ad. */
const scoreSources: ScoreSource[] = [
  {
    name: 'the server',
    every: 1,
    scoreOf: ({ parsed, ad }) =>
      engineTasks.score({ parsed, job: { title: jobTitle, description: ad }, today }).matchScore,
  },
  {
    name: 'the page',
    every: 1,
    scoreOf: ({ parsed, ad }) => {
      const resumeContent = resumeText(parsed);
      const facts = { content: resumeContent, parsed, layout: undefined, grammar: undefined, corrections: [] };
      const payload = { resumeContent, jobTitle, jobDescription: ad, facts, today };
      const answered = answer({ type: 'EVALUATE_QUICK', id: '1', payload });
      return answered?.type === 'EVALUATION_RESULT' ? answered.result.matchScore : undefined;
    },
  },
  {
    name: 'the optimization',
    every: 4,
    scoreOf: ({ parsed, ad }) =>
      engineTasks.tailor({ source: parsed, jobTitle, jobDescription: ad, now }).tailoring.matchScoreBefore,
  },
];

describe.each(scoreSources)('$name', ({ every, scoreOf }) => {
  test('gives a resume and an ad the match score of their evaluation', () => {
    const isAsked = (_: unknown, at: number): boolean => at % every === 0;
    expect(pairs.filter(isAsked).map(scoreOf)).toEqual(matchScores().filter(isAsked));
  });
});

test('a tailored resume of which every change is rejected has the scores of its source', () => {
  for (const { parsed, ad } of pairs.filter((_, index) => index % 8 === 0)) {
    const posting = readPosting(ad);
    const refused = tailor({ parsed, posting, today }).changes.map(({ id }) => id);
    const { matchScore, matchScoreBefore, scoreBefore, scoreAfter } = tailor({ parsed, posting, today, refused });
    expect([matchScore, scoreAfter]).toEqual([matchScoreBefore, scoreBefore]);
  }
});
