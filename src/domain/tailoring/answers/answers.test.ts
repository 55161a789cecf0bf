import { describe, expect, test } from 'vitest';
import { engineerPosting, engineerResume, floristResume, parsedText, today } from '#test/support/resumes.ts';
import { createComparer } from '../../matching/compare.ts';
import { readPosting } from '../../posting/read-posting.ts';
import type { Posting } from '../../posting/posting.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { evaluate } from '../../scoring/evaluate.ts';
import { letterToText } from '../letter/letter-text.ts';
import { tailor } from '../tailor.ts';
import type { MissingQuestion } from '../tailoring.ts';
import { withAnswer, withoutAnswer, type Answer } from './answer.ts';
import { withAnswers } from './with-answers.ts';

const engineer = parsedText(engineerResume.replace(', AWS, Terraform', ', AWS'));
const posting = engineerPosting();
const base = tailor({ parsed: engineer, posting, today });

const questionAbout = (what: string, { questions } = base): MissingQuestion => {
  const question = questions.find((each) => each.what === what);
  if (!question) throw new Error(`Nobody asks for ${what}.`);
  return question;
};
const answerTo = (question: MissingQuestion, text: string): Answer => ({
  key: question.key,
  requirement: question.what,
  kind: question.kind,
  pointer: question.place?.pointer,
  place: question.place?.name,
  text,
  state: 'answered',
});
const terraform = (text: string): Answer => answerTo(questionAbout('Terraform'), text);
const answered = (...answers: Answer[]) => tailor({ parsed: engineer, posting, today, answers });
/** What becomes of answers before anything is tailored to them. */
const resumeWith = (...answers: Answer[]) =>
  withAnswers(engineer, answers, { posting, today, compare: createComparer(), refused: new Set() });
const flawOf = (text: string) => resumeWith(terraform(text)).outcomes[0]?.flaw;

const used =
  'Yes, at Northwind Payments I used it to describe our AWS accounts and I reviewed the plans of two colleagues.';
const line = 'Used Terraform to describe our AWS accounts and reviewed the plans of two colleagues';

describe('an answer', () => {
  const after = answered(terraform(used));
  const id = `answer:${questionAbout('Terraform').key}`;

  test('becomes one line in its entry, in the person’s own words, told as the lines around it', () => {
    expect(after.resume.work?.[0]?.highlights).toContain(line);
    expect(after.resume.work?.[0]?.highlights).toHaveLength(7);
  });

  test('is a change of its own, with the person’s line as evidence and the requirement it serves', () => {
    const change = after.changes.find((each) => each.id === id);
    expect(change).toMatchObject({ original: '', revised: line, evidence: [id] });
    expect(change?.reasons).toContain('answered');
    expect(change?.requirements).toContain(questionAbout('Terraform').requirement);
    expect(after.answers).toEqual([{ key: questionAbout('Terraform').key, changes: [id] }]);
  });

  test('raises the match score; the scores before are of the resume without it', () => {
    expect(after.matchScore).toBeGreaterThan(base.matchScore);
    expect(after.matchScoreBefore).toBe(base.matchScoreBefore);
    expect(after.scoreBefore).toBe(base.scoreBefore);
  });

  test('answers its question, and supports what the letter says', () => {
    expect(after.questions.map(({ what }) => what)).not.toContain('Terraform');
    expect(after.refusals).toEqual(base.refusals);
    expect(letterToText(after.letter)).not.toContain('GraphQL');
  });

  test('can be refused like any other change', () => {
    const refused = tailor({ parsed: engineer, posting, today, answers: [terraform(used)], refused: [id] });
    expect({ ...refused, answers: [] }).toEqual({ ...base, answers: [] });
  });

  test('is several lines where it is several sentences, and one where they go on from one another', () => {
    const several = answered(
      terraform(
        'I used Terraform for the staging environment. It cut the setup of a region to a day. I also taught two colleagues to write modules.',
      ),
    );
    const lines = several.changes.filter(({ reasons }) => reasons.includes('answered')).map(({ revised }) => revised);
    expect(lines).toEqual([
      'Used Terraform for the staging environment. It cut the setup of a region to a day.',
      'Also taught two colleagues to write modules',
    ]);
  });

  test('keeps "I" where the lines of its entry have it', () => {
    const first = parsedText(
      'Robin Example\n\nExperience\nBaker\nCorner Bakery\n2019 – 2022\n• I baked bread for forty cafes in my own way\n• I ran my stall at the fair\n',
    );
    const ad = readPosting('Baker\nRequirements\n- Experience with SAP');
    const asked = tailor({ parsed: first, posting: ad, today }).questions[0];
    if (!asked) throw new Error('Nothing is asked.');
    const made = tailor({
      parsed: first,
      posting: ad,
      today,
      answers: [answerTo(asked, 'I used SAP to order flour and yeast')],
    });
    expect(made.changes.find(({ reasons }) => reasons.includes('answered'))?.revised).toBe(
      'I used SAP to order flour and yeast',
    );
  });

  test('stands in its entry where that has moved', () => {
    const moved = { ...terraform(used), pointer: '/work/1' };
    expect(answered(moved).resume.work?.[0]?.highlights).toContain(line);
  });
});

describe('an answer becomes no line, and raises nothing', () => {
  test.each([
    ['Yes', 'bare'],
    ['yes!!', 'bare'],
    ['asdf', 'bare'],
    ['…', 'bare'],
    ['Terraform', 'bare'],
    ['Yes, I have used Terraform.', 'bare'],
    ['I have experience with Terraform at Northwind Payments', 'bare'],
    ['Terraform, Kafka, AWS, GraphQL, Docker', 'bare'],
    ['Strong knowledge of Terraform', 'bare'],
    ['Passionate about Terraform and highly motivated', 'bare'],
    ['Terraform is important for this position', 'bare'],
    ['Please see my profile for Terraform', 'no'],
    ['I watched my manager use Terraform', 'no'],
    ['Your ad asks for Terraform', 'bare'],
    ['Guru in Terraform and everything around it', 'bare'],
    ['I was told about Terraform by a recruiter', 'bare'],
    ['No', 'no'],
    ['n/a', 'no'],
    ['I have never used Terraform.', 'no'],
    ["I don't know Terraform, only shell scripts", 'no'],
    ['My colleagues used Terraform for our clusters', 'no'],
    ['I would love to learn Terraform', 'wish'],
    ['Currently taking an online course in Terraform', 'wish'],
    ['I am keen to work with Terraform on your clusters', 'wish'],
    ['I baked bread every morning for the neighbours', 'unrelated'],
    ['I have not used Terraform. I built shell scripts for the servers instead.', 'unrelated'],
  ])('%j: %s', (text, flaw) => {
    const { outcomes, changes, parsed } = resumeWith(terraform(text));
    expect(outcomes).toEqual([{ key: questionAbout('Terraform').key, changes: [], flaw }]);
    expect(changes).toEqual([]);
    expect(parsed).toEqual(resumeWith().parsed);
  });

  test('so that all is tailored as without it', () => {
    const after = answered(terraform('Strong knowledge of Terraform'));
    expect({ ...after, answers: [] }).toEqual({ ...base, answers: [] });
  });

  test('where it repeats the ad', () => {
    expect(
      flawOf('I design and build backend services in Kotlin and Spring Boot, experience with Kafka and Terraform'),
    ).toBe('copied');
  });

  test('where it was put off or denied', () => {
    for (const state of ['no', 'later'] as const) {
      const after = answered({ ...terraform(used), state });
      expect(after.matchScore).toBe(base.matchScore);
      expect(after.changes.filter(({ reasons }) => reasons.includes('answered'))).toEqual([]);
    }
  });
});

test('what was denied is not asked again, what was put off is', () => {
  const what = ({ questions }: typeof base) => questions.map((question) => question.what);
  expect(what(answered({ ...terraform(''), state: 'no' }))).not.toContain('Terraform');
  expect(what(answered({ ...terraform(''), state: 'later' }))).toContain('Terraform');
});

describe('a licence, a degree and a language', () => {
  const florist = parsedText(floristResume);
  const ad = readPosting(
    'Florist\nRequirements\n- Must hold a CPR certification\n- Fluent in Spanish\n- A master’s degree in horticulture',
  );
  const { questions } = tailor({ parsed: florist, posting: ad, today });
  const of = (kind: MissingQuestion['kind']) => {
    const found = questions.find((question) => question.kind === kind);
    if (!found) throw new Error(`No ${kind} is asked for.`);
    return found;
  };
  const made = (question: MissingQuestion, text: string) =>
    tailor({ parsed: florist, posting: ad, today, answers: [answerTo(question, text)] });
  const compare = createComparer();
  const judged = (question: MissingQuestion, text: string) =>
    withAnswers(florist, [answerTo(question, text)], { posting: ad, today, compare, refused: new Set() }).outcomes[0]
      ?.flaw;

  test('stand in their own sections', () => {
    expect(of('licence').place?.pointer).toBe('/certificates');
    const certified = made(of('licence'), 'Yes, I hold a CPR certification from the Red Cross since 2022.');
    expect(certified.resume.certificates).toEqual([{ name: 'CPR certification from the Red Cross since 2022' }]);
    expect(certified.matchScore).toBeGreaterThan(certified.matchScoreBefore ?? 100);
    const learned = made(of('language'), 'Fluent, I grew up in Seville');
    expect(learned.resume.languages).toEqual([{ language: 'Spanish', fluency: 'Fluent, I grew up in Seville' }]);
    const studied = made(of('degree'), 'I have a master’s degree in horticulture from Leeds University, 2012');
    expect(studied.resume.education?.at(-1)?.studyType).toBe(
      'Master’s degree in horticulture from Leeds University, 2012',
    );
  });

  test('a language is as well known as its person says', () => {
    const outcome = (text: string) => judged(of('language'), text);
    expect(outcome('Fluent, I use it every day')).toBeUndefined();
    expect(outcome('C1')).toBeUndefined();
    expect(outcome('I am very good at this')).toBe('bare');
  });

  test('are not there for a bare yes, nor for nothing', () => {
    for (const kind of ['licence', 'language', 'degree'] as const) {
      expect(judged(of(kind), 'Yes')).toBe('bare');
      for (const text of ['asdf', `I have read about ${of(kind).what} once`, `${of(kind).what} and related tools`])
        expect(judged(of(kind), text)).toMatch(/bare|unrelated/);
    }
  });
});

describe('what a question promises', () => {
  test('is what a plain line in its place brings', () => {
    const question = questionAbout('Terraform');
    const got =
      answered(terraform('I used Terraform to describe the accounts of the Leeds office')).matchScore - base.matchScore;
    expect(Math.abs(got - question.points)).toBeLessThanOrEqual(3);
    expect(base.pointsTogether).toBeGreaterThanOrEqual(question.points);
  });

  test('decides the order', () => {
    const points = base.questions.filter(({ must }) => must).map((question) => question.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });
});

test('an answer is true for another ad as well, and evidence where that asks the same', () => {
  const other = (text: string): Posting => readPosting(text);
  const score = (parsed: ParsedResume, ad: Posting) => evaluate({ parsed, posting: ad, today }).matchScore ?? 0;
  const same = other('Cloud Engineer\nRequirements\n- Deep experience with Terraform\n- Experience with Ansible');
  const asked = tailor({ parsed: engineer, posting: same, today }).questions.find(({ what }) => what === 'Terraform');
  expect(asked?.key).toBe(questionAbout('Terraform').key);
  const after = tailor({ parsed: engineer, posting: same, today, answers: [terraform(used)] });
  expect(after.matchScore).toBeGreaterThan(score(engineer, same));
  const elsewhere = tailor({
    parsed: engineer,
    posting: other('Cook\nRequirements\n- Cooking'),
    today,
    answers: [terraform(used)],
  });
  expect(elsewhere.changes.find(({ reasons }) => reasons.includes('answered'))?.revised).toBe(line);
});

test('of two answers to one question the last counts, and one can be taken back', () => {
  const first = terraform('a');
  const second = terraform('b');
  expect(withAnswer([first], second)).toEqual([second]);
  expect(withoutAnswer([first], first.key)).toEqual([]);
});

describe('an answer that goes on from a yes', () => {
  test('names the tool that was asked for', () => {
    const after = answered(terraform('Yes, at Northwind Payments, to set up the staging accounts'));
    expect(after.answers?.[0]?.flaw).toBeUndefined();
    expect(after.resume.work?.[0]?.highlights).toContain(
      'Used Terraform at Northwind Payments, to set up the staging accounts',
    );
  });

  test.each([
    'Except for reading about Terraform in a magazine, I did nothing with it',
    'Yes, but I hardly touched Terraform, one tutorial at home',
    'I barely used Terraform',
  ])('and takes it back is no line: %s', (text) => {
    expect(flawOf(text)).toBe('no');
  });
});
