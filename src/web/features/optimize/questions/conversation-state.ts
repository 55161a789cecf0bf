import type { QuestionsView } from '#contract/questions.ts';
import { sectionOfKind } from '#domain/tailoring/answers/place-line.ts';
import type { Draft } from '../../in-hand/draft-in-hand.ts';

export type Given = QuestionsView['answers'][number];
type Question = QuestionsView['questions'][number];

/** The current question: an open one, or an answered one that's being changed. */
export interface Asked extends Omit<Question, 'text'> {
  /** Undefined when changing the answer to a question that's no longer open. */
  text: string | undefined;
  given: Given | undefined;
}

/** What a person did last. */
export interface Turn {
  key: string;
  requirement: string;
  did: Given['state'] | 'removed';
  /** The match score when they did it. */
  scoreBefore: number | null;
}

export interface ConversationState {
  /** The question they went to; undefined: the first that is open. */
  at: string | undefined;
  /** What was typed and is not saved, by the question's key. */
  drafts: Readonly<Record<string, Draft>>;
  last: Turn | undefined;
}

export type ConversationAction =
  | { type: 'went'; key: string | undefined }
  | { type: 'wrote'; key: string; draft: Draft }
  | { type: 'answered'; turn: Turn; sent: Draft; before: QuestionsView; after: QuestionsView }
  | { type: 'tookBack'; turn: Turn; answer: Given }
  | { type: 'discarded'; key: string };

export const isWorking = ({ status }: Pick<QuestionsView, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

const answerTo = ({ answers }: QuestionsView, key: string): Given | undefined =>
  answers.find((answer) => answer.key === key);

/** The open questions in the order they're asked: postponed ones come last. */
export function askedIn(view: QuestionsView): Asked[] {
  const open = view.questions.map((question) => ({ ...question, given: answerTo(view, question.key) }));
  const isPutOff = ({ given }: Asked) => given?.state === 'later';
  return [...open.filter((each) => !isPutOff(each)), ...open.filter(isPutOff)];
}

/** The current question; undefined if none is open and none is being changed. */
export function currentOf(view: QuestionsView, { at }: Pick<ConversationState, 'at'>): Asked | undefined {
  const open = askedIn(view);
  const there = open.find(({ key }) => key === at);
  if (there) return there;
  const given = at === undefined ? undefined : answerTo(view, at);
  if (!given) return open[0];
  return { ...given, text: undefined, must: false, points: 0, given };
}

/** The number of the question and the total, including settled ones; undefined while an answer is being changed. */
export function progressOf(view: QuestionsView, key: string): { at: number; of: number } | undefined {
  const open = askedIn(view);
  const keys = new Set(open.map((each) => each.key));
  const settled = view.answers.filter((answer) => !keys.has(answer.key)).length;
  const index = open.findIndex((each) => each.key === key);
  return index < 0 ? undefined : { at: settled + index + 1, of: settled + open.length };
}

/** The open questions before and after one. */
export function neighboursOf(view: QuestionsView, key: string): { previous?: string; next?: string } {
  const keys = askedIn(view).map((each) => each.key);
  const index = keys.indexOf(key);
  const [previous, next] = [keys[index - 1], keys[index + 1]];
  return index < 0 ? {} : { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
}

/** The words in the field: what is being typed, else what was answered. */
export const wordsOf = (asked: Asked, { drafts }: Pick<ConversationState, 'drafts'>): string =>
  drafts[asked.key]?.text ?? asked.given?.text ?? '';

/** The entry to put a line under, if there's a choice: the person's choice, else the likeliest one. */
export function placeOf(
  { places }: Pick<QuestionsView, 'places'>,
  asked: Asked,
  { drafts }: Pick<ConversationState, 'drafts'>,
): string | undefined {
  // A license, a degree or a language has its own section, and no entry to be chosen.
  if (sectionOfKind(asked.kind) !== undefined) return undefined;
  const wished = [drafts[asked.key]?.pointer, asked.given?.place?.pointer, asked.place?.pointer];
  const known = new Set(places.map(({ pointer }) => pointer));
  return wished.find((pointer) => pointer !== undefined && known.has(pointer)) ?? places[0]?.pointer;
}

/** Words that were typed for a question which is asked no more, once the documents are made: an answer to another may have settled it. */
export function strandedIn(
  view: QuestionsView,
  { drafts }: Pick<ConversationState, 'drafts'>,
): { key: string; text: string }[] {
  if (isWorking(view)) return [];
  const known = new Set([...view.questions, ...view.answers].map(({ key }) => key));
  return Object.entries(drafts).flatMap(([key, { text }]) =>
    known.has(key) || text.trim() === '' ? [] : [{ key, text }],
  );
}

/** What became of what was done last, as far as it is known by now. */
export type Outcome =
  | { kind: 'used' | 'entering'; place: string | null }
  | { kind: 'missing'; sentence: string | null }
  | { kind: 'no' | 'later' | 'removed' };

export function outcomeOf(view: QuestionsView, { key, did }: Pick<Turn, 'key' | 'did'>): Outcome {
  const answer = answerTo(view, key);
  if (did === 'removed' || !answer) return { kind: 'removed' };
  if (answer.state !== 'answered') return { kind: answer.state };
  if (!answer.used) return { kind: 'missing', sentence: answer.missing };
  return { kind: view.status === 'completed' ? 'used' : 'entering', place: answer.place?.name ?? null };
}

const without = (drafts: ConversationState['drafts'], key: string): ConversationState['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([each]) => each !== key));

/** What comes after an answer: the next in the order they were asked, unless the answer became no line and can be mended. */
function nextAfter(key: string, before: QuestionsView, after: QuestionsView): string | undefined {
  const answer = answerTo(after, key);
  if (answer?.state === 'answered' && !answer.used) return key;
  const { next } = neighboursOf(before, key);
  const open = askedIn(after);
  return (open.find((each) => each.key === next) ?? open[0])?.key;
}

export function conversationReducer(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.type) {
    case 'went':
      return { ...state, at: action.key };
    case 'wrote':
      // The questions may change while somebody is typing: this one stays.
      return { ...state, at: action.key, drafts: { ...state.drafts, [action.key]: action.draft } };
    case 'answered': {
      const { turn, sent, before, after } = action;
      // What was typed while the answer was on its way is not saved yet; what was typed before a "not true of me" may still be wanted.
      const isSaved = turn.did === 'answered' && (state.drafts[turn.key]?.text ?? sent.text) === sent.text;
      return {
        at: nextAfter(turn.key, before, after),
        drafts: isSaved ? without(state.drafts, turn.key) : state.drafts,
        last: turn,
      };
    }
    case 'tookBack': {
      const { turn, answer } = action;
      const pointer = answer.place?.pointer;
      const words: Draft = { text: answer.text, ...(pointer !== undefined && { pointer }) };
      const drafts = answer.text === '' ? {} : { [turn.key]: words };
      return { at: turn.key, drafts: { ...drafts, ...state.drafts }, last: turn };
    }
    case 'discarded':
      return { ...state, drafts: without(state.drafts, action.key) };
    default:
      return action satisfies never;
  }
}
