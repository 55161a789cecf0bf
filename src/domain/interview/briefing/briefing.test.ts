import { describe, expect, test } from 'vitest';
import { proposalsFor, questionAbout, wordedPrep, type WordedPrep } from '#test/support/models/worded-preps.ts';
import { applyProposals } from './apply-proposals.ts';
import { questionPrompt } from './prompt.ts';
import { readQuestions } from './read-answer.ts';
import { questionBriefs } from './write-briefs.ts';

const names =
  'nurse-en software-engineer-en accountant-en truck-driver-en marketing-en project-manager-en care-assistant-en';
const people = names.split(' ').map((name) => wordedPrep(name));
const [nurse] = people as [WordedPrep, ...WordedPrep[]];

describe.each(people)('the briefs for $person.name', ({ person, prep, input }) => {
  const briefs = questionBriefs(prep, input);
  const sent = briefs.map((brief) => {
    const { instructions, data } = questionPrompt(brief, 'f00f00');
    return `${instructions}\n${data}`;
  });

  test('hold each question once, with its lines and the ad’s sentences', () => {
    const asked = briefs.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(prep.questions.length * 0.9);
    const quoted = prep.questions.flatMap(({ evidence }) => evidence.map(({ text }) => text));
    expect(quoted.filter((text) => !sent.join('\n').includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    const sentences = input.posting.requirements.map(({ sentence }) => JSON.stringify(sentence));
    expect(sentences.filter((sentence) => sent.join('\n').includes(sentence)).length).toBeGreaterThan(
      sentences.length / 3,
    );
  });

  test('hold nothing of the contact block', () => {
    const { name = '', email = '', phone = '' } = person.resume.basics ?? {};
    for (const part of [...name.split(' '), email, phone]) expect(sent.join('\n')).not.toContain(part);
  });
});

/** Whether a model's words about one question change the prep. */
const changes = (about: WordedPrep, said: WordedPrep['lies'][number]): boolean => {
  const question = questionAbout(about.prep.questions, { about: said.about, kind: said.question });
  if (!question) return false;
  const { prep } = applyProposals(about.prep, proposalsFor(about, question, said), about.input);
  return JSON.stringify(prep) !== JSON.stringify(about.prep);
};

describe('a model that lies about one question', () => {
  const told = people.flatMap((about) => about.lies.map((lie) => ({ about, lie })));

  test.each(told)('changes nothing by $lie.kind: $lie.about', ({ about, lie }) => {
    expect(changes(about, lie)).toBe(false);
  });

  test('is asked about what the lies are about', () => {
    const asked = told.filter(({ about, lie }) =>
      questionAbout(about.prep.questions, { about: lie.about, kind: lie.question }),
    );
    expect(asked.length).toBeGreaterThan(told.length * 0.9);
  });
});

test('most of what an honest model says is used', () => {
  const told = people.flatMap((about) =>
    about.honest.flatMap((said) => {
      const question = questionAbout(about.prep.questions, said);
      if (!question) return [];
      const { prep } = applyProposals(about.prep, proposalsFor(about, question, said), about.input);
      return [prep.questions.some(({ id, text }) => id === question.id && text === said.text)];
    }),
  );
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.6);
});

describe('a wording that is used', () => {
  const about = 'central line infections';
  const said = nurse.honest.find((each) => each.about === about);
  const question = questionAbout(nurse.prep.questions, { about, kind: 'behavioral' });
  if (!said || !question) throw new Error('Nothing is said about it.');
  const proposals = proposalsFor(nurse, question, said);
  const { prep } = applyProposals(nurse.prep, proposals, nurse.input);

  test('tells its model and what it names; general advice and the rest of the prep are left as they are', () => {
    const worded = prep.questions.find(({ id }) => id === question.id);
    expect(worded).toMatchObject({
      text: said.text,
      why: question.why,
      goodAnswer: question.goodAnswer,
      wordedBy: 'openai/gpt-5-mini',
    });
    expect(worded?.names).toContain('Olentangy Valley Medical Center');
    expect(worded?.names.filter((name) => !said.text.toLowerCase().includes(name.toLowerCase()))).toEqual([]);
    expect(worded?.evidence).toEqual(question.evidence);
    expect({ ...prep, questions: prep.questions.filter(({ id }) => id !== question.id) }).toEqual({
      ...nurse.prep,
      questions: nurse.prep.questions.filter(({ id }) => id !== question.id),
    });
  });

  test('is not used for a question that is no longer asked', () => {
    const fewer = { ...nurse.prep, questions: nurse.prep.questions.filter(({ id }) => id !== question.id) };
    expect(applyProposals(fewer, proposals, nurse.input).prep).toEqual(fewer);
  });

  test('is not used twice', () => {
    const [other] = nurse.prep.questions.filter(({ id, kind }) => id !== question.id && kind === 'behavioral');
    const same = proposals.map((proposal) => ({ ...proposal, id: other?.id ?? '' }));
    expect(applyProposals(nurse.prep, [...proposals, ...same], nurse.input).prep).toEqual(prep);
  });
});

describe('an answer', () => {
  const [brief] = questionBriefs(nurse.prep, nurse.input);
  if (!brief) throw new Error('Nothing is asked.');

  test.each([undefined, null, 'text', {}, { questions: 3 }, { questions: [{ id: 1 }] }])(
    'of another form is none: %j',
    (answer) => {
      expect(readQuestions(brief, answer, 'openai/gpt-5-mini')).toEqual([]);
    },
  );

  test('about an unknown question is left out, as is what stays the same', () => {
    const same = brief.questions.map(({ id, text }) => ({ id, text }));
    const unknown = { id: 'unknown', text: 'Why?' };
    expect(readQuestions(brief, { questions: [...same, unknown] }, 'openai/gpt-5-mini')).toEqual([]);
  });
});
