import { z } from 'zod';
import { ownKey } from '#domain/tailoring/decisions/own-change.ts';
import { decideSheet, type SheetAct, type SheetChange, type SheetView } from '#contract/sheets.ts';
import { keepTyped, typedText } from './typed-text.ts';

/** One thing that a person did, and what takes it back. */
export interface Step {
  acts: SheetAct[];
  inverse: SheetAct[];
}

/** What was done on a sheet, and what of it the server has not confirmed yet. */
export interface SheetHistory {
  done: Step[];
  undone: Step[];
  pending: SheetAct[];
}

export const emptyHistory: SheetHistory = { done: [], undone: [], pending: [] };

export const withStep = ({ done, pending }: SheetHistory, step: Step): SheetHistory => ({
  done: [...done, step],
  undone: [],
  pending: [...pending, ...step.acts],
});

export function undone({ done, undone: before, pending }: SheetHistory): SheetHistory {
  const step = done.at(-1);
  if (!step) return { done, undone: before, pending };
  return { done: done.slice(0, -1), undone: [...before, step], pending: [...pending, ...step.inverse] };
}

export function redone({ done, undone: before, pending }: SheetHistory): SheetHistory {
  const step = before.at(-1);
  if (!step) return { done, undone: before, pending };
  return { done: [...done, step], undone: before.slice(0, -1), pending: [...pending, ...step.acts] };
}

/** What takes acts back, from the sheet as it is before them. */
export function inverseOf(acts: readonly SheetAct[], view: SheetView): SheetAct[] {
  return acts.flatMap((act) => inverseOfOne(act, view)).toReversed();
}

function inverseOfOne(act: SheetAct, { changes, refused, letter }: SheetView): SheetAct[] {
  switch (act.act) {
    case 'refuse':
      return [{ act: 'take', change: act.change }];
    case 'take':
      return [{ act: 'refuse', change: act.change }];
    case 'refuse-all':
      return refused.length === 0
        ? [{ act: 'take-all' }]
        : changes.filter((change) => ownKey(change) === undefined).map(({ id }) => ({ act: 'take', change: id }));
    case 'take-all':
      return refused.map(({ id }) => ({ act: 'refuse', change: id }));
    case 'edit': {
      const own = changes.find((change) => ownKey(change) === act.key);
      return [{ act: 'edit', key: act.key, text: own?.revised ?? null }];
    }
    case 'letter':
      return [{ act: 'letter', letter: letter?.edited === true ? asWritten(letter) : null }];
    case 'own-sentence':
      return [{ act: 'own-sentence', text: letter?.ownSentence ?? null }];
  }
}

type Letter = NonNullable<SheetView['letter']>;

/** A letter as a person writes it. */
export const asWritten = ({
  salutation,
  paragraphs,
  closing,
}: Pick<Letter, 'salutation' | 'closing' | 'paragraphs'>) => ({
  salutation,
  paragraphs: paragraphs.map(({ text }) => text),
  closing,
});

/** The sheet as it will be: changes show at once, before the server has redone the documents. */
export const withPending = (view: SheetView, acts: readonly SheetAct[]): SheetView =>
  acts.reduce((seen, act) => withAct(seen, act), view);

function withAct(view: SheetView, act: SheetAct): SheetView {
  const { changes, refused, letter } = view;
  const own = (change: SheetChange): boolean => ownKey(change) !== undefined;
  switch (act.act) {
    case 'refuse': {
      const moved = changes.filter(({ id }) => id === act.change);
      return { ...view, changes: changes.filter(({ id }) => id !== act.change), refused: [...refused, ...moved] };
    }
    case 'take': {
      const moved = refused.filter(({ id }) => id === act.change);
      return { ...view, refused: refused.filter(({ id }) => id !== act.change), changes: [...changes, ...moved] };
    }
    case 'refuse-all':
      return { ...view, changes: changes.filter(own), refused: [...refused, ...changes.filter((each) => !own(each))] };
    case 'take-all':
      return { ...view, changes: [...changes, ...refused], refused: [] };
    case 'letter':
      if (letter === null || act.letter === null) return view;
      return {
        ...view,
        letter: {
          ...letter,
          ...act.letter,
          edited: true,
          paragraphs: act.letter.paragraphs.map((text) => ({ text, evidence: [], requirements: [] })),
        },
      };
    case 'own-sentence':
      return letter === null ? view : { ...view, letter: { ...letter, ownSentence: act.text } };
    case 'edit':
      return view;
  }
}

/** The texts that were written and are not confirmed yet, by their edit keys. */
export const pendingTexts = (acts: readonly SheetAct[]): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const act of acts) {
    if (act.act !== 'edit') continue;
    if (act.text === null) texts.delete(act.key);
    else texts.set(act.key, act.text);
  }
  return texts;
};

const draftKey = 'acts';
const keptSchema = decideSheet.body.shape.acts.element.array();
/** What was done in this browser and has not reached the server: a reload or a lost connection loses nothing. */
export function keptActs(optimizationId: string): SheetAct[] {
  try {
    return z.safeParse(keptSchema, JSON.parse(typedText(optimizationId, draftKey) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

export const keepActs = (optimizationId: string, acts: readonly SheetAct[]): void =>
  keepTyped(optimizationId, draftKey, acts.length === 0 ? undefined : JSON.stringify(acts));
