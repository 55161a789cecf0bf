import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterviewPrep, PrepQuestion } from '#domain/interview/interview-prep.ts';
import type { ProposedQuestion } from '#domain/interview/briefing/proposed-questions.ts';
import { readQuestions } from '#domain/interview/briefing/read-answer.ts';
import { questionBriefs } from '#domain/interview/briefing/write-briefs.ts';
import { prepareInterview, type PrepInput } from '#domain/interview/prepare-interview.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { fixturesFolder } from '../fixtures.ts';
import type { Behaviour, SentPrompt } from './lying-model.ts';
import { wordedPerson, type WordedPerson } from './worded-people.ts';

interface About {
  /** Words that the question names or rests on. */
  about: string;
  text: string;
}

export interface QuestionLie extends About {
  kind: string;
  question: PrepQuestion['kind'];
  /** Words that only the lie has. */
  marker: string;
}

/** A person's prep, with what a model says of its questions: honest rewordings, and lies. */
export interface WordedPrep {
  person: WordedPerson;
  input: PrepInput;
  prep: InterviewPrep;
  honest: (About & { kind: PrepQuestion['kind']; origin?: PrepQuestion['origin'] })[];
  lies: QuestionLie[];
}

export function wordedPrep(name: string, today = '2026-06-01'): WordedPrep {
  const person = wordedPerson(name);
  const { jobTitle, companyName, jobDescription } = person.job;
  const input: PrepInput = {
    source: parseResume(documentFromText(person.text)),
    posting: readPosting(jobDescription, { title: jobTitle, employer: companyName }),
    jobTitle,
    companyName,
    today,
  };
  const file = join(fixturesFolder, 'interview-wordings', `${name}.json`);
  const said = JSON.parse(readFileSync(file, 'utf8')) as Pick<WordedPrep, 'honest' | 'lies'>;
  return { person, input, prep: prepareInterview(input), ...said };
}

/** The question about something: preferably one that names it, else one that rests on it. */
export function questionAbout(
  questions: readonly PrepQuestion[],
  { about, kind, origin }: { about: string; kind: PrepQuestion['kind']; origin?: PrepQuestion['origin'] },
): PrepQuestion | undefined {
  const ofKind = questions.filter((each) => each.kind === kind && (origin === undefined || each.origin === origin));
  const has = (texts: readonly string[]): boolean => texts.some((text) => text.includes(about));
  return (
    ofKind.find(({ names }) => names.includes(about)) ??
    ofKind.find(({ names, text }) => has([...names, text])) ??
    ofKind.find(({ evidence }) => has(evidence.map(({ text }) => text)))
  );
}

/** A model's proposals for a question, as read from its answer. */
export const proposalsFor = (
  { prep, input }: WordedPrep,
  { id }: PrepQuestion,
  { text }: Pick<About, 'text'>,
): ProposedQuestion[] =>
  questionBriefs(prep, input).flatMap((brief) =>
    readQuestions(brief, { questions: [{ id, text }] }, 'openai/gpt-5-mini'),
  );

/** A model that words the questions of a person's prep as they are asked: honestly, or with the lies; what it says is added to `said`. */
export function prepModelOf(
  { prep, honest, lies }: WordedPrep,
  say: 'honest' | 'lies',
  said: string[] = [],
): (prompt: SentPrompt) => Behaviour {
  return ({ kind, data }) => {
    // The resume's own lines stay as they are.
    if (kind !== 'questions') return { answer: { lines: [], summary: { text: '', evidence: [] }, paragraphs: [] } };
    const ids = new Set((data.questions ?? []).map(({ id }) => id));
    const asked = prep.questions.filter(({ id }) => ids.has(id));
    const telling = say === 'honest' ? honest : lies.map((lie) => ({ ...lie, kind: lie.question }));
    const questions = telling.flatMap((about) => {
      const question = questionAbout(asked, about);
      if (!question) return [];
      said.push(about.text);
      return [{ id: question.id, text: about.text }];
    });
    return { answer: { questions } };
  };
}
