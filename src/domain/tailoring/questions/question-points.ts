import type { Evaluation } from '../../scoring/evaluation.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { placeLine } from '../answers/place-line.ts';
import type { MissingQuestion } from '../tailoring.ts';
import { mostFirst, type OpenQuestion } from './questions.ts';
import { questionVoice } from './question-words.ts';

/** How many answers the sum is told for. */
const together = 3;

/** Questions with what a truthful answer to each would bring, and all of the first three together, in points of the match score. */
export interface ReckonedQuestions {
  questions: MissingQuestion[];
  pointsTogether: number;
}

/**
 * What truthful answers would bring: the match score of `parsed` with a plain line in the place of each question, less `matchScore`, its score without. One
 * evaluation for each question, and one for the first three together, which is less than their sum where they show the same.
 */
export function reckoned(
  open: readonly OpenQuestion[],
  parsed: ParsedResume,
  matchScore: number,
  language: Language,
  evaluate: (parsed: ParsedResume) => Pick<Evaluation, 'matchScore'>,
): ReckonedQuestions {
  const { plain } = questionVoice(language);
  const withPlain = (resume: ParsedResume, { kind, what, place, key }: OpenQuestion): ParsedResume =>
    place === undefined
      ? resume
      : placeLine(resume, { kind, pointer: place.pointer }, plainText(kind, what, plain), `asked:${key}`, what);
  const gain = (answered: ParsedResume): number =>
    answered === parsed ? 0 : Math.max(0, (evaluate(answered).matchScore ?? 0) - matchScore);
  const questions = mostFirst(open.map((question) => ({ ...question, points: gain(withPlain(parsed, question)) })));
  return { questions, pointsTogether: gain(questions.slice(0, together).reduce(withPlain, parsed)) };
}

/** What a person has is named, what a person does is told. */
const plainText = (kind: OpenQuestion['kind'], what: string, plain: (what: string) => string): string =>
  kind === 'language'
    ? what
    : kind === 'degree' || kind === 'licence'
      ? `${what}, Aldermoor, 2019`
      : plain(apart(what));

/** Nobody tells something long in the ad's own order of words. */
function apart(what: string): string {
  const words = what.split(' ');
  if (words.length <= 3) return what;
  const half = Math.ceil(words.length / 2);
  return [...words.slice(half), 'in Aldermoor,', ...words.slice(0, half)].join(' ');
}
