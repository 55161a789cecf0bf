import type { Language } from '../../language/languages.ts';
import { contactFinder } from '../../tailoring/briefing/contact-words.ts';
import type { Sendable } from '../../tailoring/briefing/brief.ts';
import type { PairInput } from '../material/pair.ts';
import { questionKinds, type InterviewPrep, type PrepQuestion, type QuestionKind } from '../interview-prep.ts';
import { adPassage } from './ad-passage.ts';

/** The questions of one kind, as a model is asked to word them. */
export interface QuestionBrief {
  id: QuestionKind;
  /** Nothing of the contact block is in it. */
  data: { readonly [name: string]: Sendable | undefined };
  /** The questions that it is asked about, as the rules word them. */
  questions: readonly PrepQuestion[];
  language: Language;
}

/** In characters: an entry or a line that is longer is left to the rules. */
const mostCharacters = 3000;

/**
 * What a model is told to word the questions of a prep, kind by kind: each with what it is about, the person's own lines and the ad's sentences. A
 * question that holds anything of the contact block is left out whole. None for a prep whose language cannot be checked.
 */
export function questionBriefs(
  prep: InterviewPrep,
  { source, posting, jobTitle, companyName }: PairInput,
): QuestionBrief[] {
  if (prep.language !== 'en') return [];
  const isPrivate = contactFinder(source.resume);
  const job = { title: jobTitle, employer: companyName ?? posting.employer };
  return questionKinds.flatMap((kind) => {
    const told = prep.questions
      .filter((question) => question.kind === kind)
      .map((question) => ({ question, data: dataOf(question, adPassage(question, posting)) }))
      .filter(({ data }) => {
        const text = JSON.stringify(data);
        return text.length <= mostCharacters && !isPrivate(text);
      });
    const data = { job: isPrivate(JSON.stringify(job)) ? {} : job, questions: told.map((each) => each.data) };
    const questions = told.map(({ question }) => question);
    return told.length === 0 ? [] : [{ id: kind, data, questions, language: prep.language }];
  });
}

const dataOf = (question: PrepQuestion, ad: readonly string[]): { readonly [name: string]: Sendable } => ({
  id: question.id,
  about: question.origin,
  text: question.text,
  names: question.names,
  why: question.why,
  resume: question.evidence.map(({ lines, text, entry = '' }) => ({ lines, text, of: entry })),
  ad,
});
