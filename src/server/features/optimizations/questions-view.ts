import type { QuestionsView } from '#contract/questions.ts';
import type { Copy } from '#copy/copy.ts';
import type { Answer } from '#domain/tailoring/answers/answer.ts';
import { entriesFor } from '#domain/tailoring/questions/likely-entry.ts';
import type { StoredOptimization } from './store.ts';

/** Whether an answer is a line of the resume, or will be once the optimization is completed. */
export const isLine = ({ state, flaw }: Answer): boolean => state === 'answered' && flaw === undefined;

/** Answers as the last outcome judged them; until there is one, as each was judged when it was given. */
function judged({ answers, tailoring, status }: StoredOptimization): Answer[] {
  const outcomes = new Map(tailoring?.answers?.map((outcome) => [outcome.key, outcome]));
  return answers.map((answer) => {
    const outcome = status === 'completed' ? outcomes.get(answer.key) : undefined;
    return outcome ? { ...answer, flaw: outcome.flaw } : answer;
  });
}

/** The questions that are still open: neither denied nor answered by a line. */
export function openQuestions(stored: StoredOptimization) {
  const settled = new Set(
    judged(stored)
      .filter((answer) => answer.state === 'no' || isLine(answer))
      .map(({ key }) => key),
  );
  return (stored.tailoring?.questions ?? []).filter(({ key }) => !settled.has(key));
}

/** What a person sees of questions and answers: only the ad's words and their own. */
export function questionsViewOf(stored: StoredOptimization, copy: Copy): QuestionsView {
  const { tailoring, source, status, matchScore } = stored;
  const placeOf = (pointer: string | undefined, name: string | undefined) =>
    pointer === undefined ? null : { pointer, name: name ?? null };
  return {
    status,
    matchScore,
    matchScoreBefore: tailoring?.matchScoreBefore ?? null,
    questions: openQuestions(stored)
      // Those of an outcome that was stored before there were answers have no key to answer by.
      .filter(({ key }: { key?: string }) => key !== undefined)
      .map(({ key, text, what, kind, must, place, points }) => ({
        key,
        text,
        requirement: what,
        kind,
        must,
        place: placeOf(place?.pointer, place?.name),
        points,
      })),
    pointsTogether: tailoring?.pointsTogether ?? null,
    answers: judged(stored).map((answer) => ({
      key: answer.key,
      requirement: answer.requirement,
      kind: answer.kind,
      place: placeOf(answer.pointer, answer.place),
      text: answer.text,
      state: answer.state,
      used: isLine(answer),
      missing: answer.flaw ? copy.answerFlawSentences[answer.flaw](answer.requirement, answer.kind) : null,
    })),
    places: entriesFor(source.resume),
  };
}
