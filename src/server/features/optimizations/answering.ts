import type { answerQuestion, QuestionsView } from '#contract/questions.ts';
import type { RouteBody } from '#contract/route.ts';
import { copyFor } from '#copy/copy-for.ts';
import type { Locale } from '#copy/locales.ts';
import { withAnswer, withoutAnswer, type Answer } from '#domain/tailoring/answers/answer.ts';
import { sectionOfKind } from '#domain/tailoring/answers/place-line.ts';
import { entriesFor } from '#domain/tailoring/questions/likely-entry.ts';
import { AppError } from '../../app-error.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock } from '../../clock.ts';
import type { Uploads } from '../uploads/service.ts';
import { isLine, questionsViewOf } from './questions-view.ts';
import type { Changing } from './changing.ts';
import type { StoredOptimization } from './store.ts';
import type { OwnedOptimization } from './view.ts';

/** Questions and answers. All throw OPTIMIZATION_NOT_FOUND if it doesn't exist or has another owner. */
export interface Answering {
  questions(owner: Owner | undefined, id: string, locale: Locale): Promise<QuestionsView>;
  /**
   * Keeps an answer, replacing an earlier one to the same question, with the optimization and with its upload. If it adds, changes or removes a line, the
   * optimization is redone. Throws QUESTION_NOT_FOUND if it was never asked, NOT_READY before there are questions.
   */
  answer(
    owner: Owner | undefined,
    id: string,
    given: RouteBody<typeof answerQuestion>,
    locale: Locale,
  ): Promise<QuestionsView>;
  /** Takes an answer back. Throws QUESTION_NOT_FOUND where there is none. */
  removeAnswer(owner: Owner | undefined, id: string, key: string, locale: Locale): Promise<QuestionsView>;
}

interface Deps {
  clock: Clock;
  engine: Engine;
  uploads: Pick<Uploads, 'changeAnswers'>;
  owned(owner: Owner | undefined, id: string): Promise<OwnedOptimization>;
  changing: Changing;
}

/** The answer to a question that was asked, or answered before. Throws QUESTION_NOT_FOUND, NOT_READY, INVALID_INPUT. */
function answerFrom(stored: StoredOptimization, given: RouteBody<typeof answerQuestion>): Answer {
  const { key, state, text, pointer } = given;
  if (!stored.tailoring) throw new AppError('NOT_READY');
  const before = stored.answers.find((answer) => answer.key === key);
  const question = stored.tailoring.questions.find((each) => each.key === key);
  const asked = question
    ? { requirement: question.what, kind: question.kind, pointer: question.place?.pointer, place: question.place?.name }
    : before;
  if (!asked) throw new AppError('QUESTION_NOT_FOUND');
  const { requirement, kind } = asked;
  const wished = entriesFor(stored.source.resume).find((entry) => entry.pointer === pointer);
  const isPlaced = pointer !== undefined && sectionOfKind(kind) === undefined;
  if (isPlaced && !wished) throw new AppError('INVALID_INPUT');
  const place = isPlaced && wished ? { pointer: wished.pointer, place: wished.name } : asked;
  return {
    key,
    requirement,
    kind,
    ...(place.pointer === undefined ? {} : { pointer: place.pointer }),
    ...(place.place === undefined ? {} : { place: place.place }),
    text: state === 'answered' ? text : '',
    state,
  };
}

export function createAnswering({ clock, engine, uploads, owned, changing }: Deps): Answering {
  /** The same change to the optimization's answers and its upload's: both, or neither. */
  const change = (
    owner: Owner | undefined,
    id: string,
    key: string,
    changed: (answers: readonly Answer[]) => Answer[],
  ): Promise<void> =>
    changing.change(owner, id, async (stored, tx) => {
      const answers = changed(stored.answers);
      const lineOf = (of: readonly Answer[]) => of.find((answer) => answer.key === key && isLine(answer));
      const [before, after] = [lineOf(stored.answers), lineOf(answers)];
      if (stored.uploadId !== null) await uploads.changeAnswers(tx, stored.uploadId, changed);
      const redo = before?.text !== after?.text || before?.pointer !== after?.pointer;
      // With another line other changes may be worth making.
      const { proposed: _, ...decisions } = stored.decisions;
      return { answers, redo, ...(redo && { decisions }) };
    });
  const questions: Answering['questions'] = async (owner, id, locale) =>
    questionsViewOf((await owned(owner, id)).stored, copyFor(locale));
  return {
    questions,

    async answer(owner, id, given, locale) {
      const { stored } = await owned(owner, id);
      const answer = answerFrom(stored, given);
      const { source, jobDescription, jobTitle, companyName } = stored;
      const request = { source, jobDescription, jobTitle, companyName: companyName ?? undefined, now: clock.now() };
      const flaw = answer.state === 'answered' ? await engine.run('flawOfAnswer', { ...request, answer }) : undefined;
      await change(owner, id, answer.key, (answers) => withAnswer(answers, { ...answer, ...(flaw && { flaw }) }));
      return questions(owner, id, locale);
    },

    async removeAnswer(owner, id, key, locale) {
      const { stored } = await owned(owner, id);
      if (!stored.answers.some((answer) => answer.key === key)) throw new AppError('QUESTION_NOT_FOUND');
      await change(owner, id, key, (answers) => withoutAnswer(answers, key));
      return questions(owner, id, locale);
    },
  };
}
