import { valueAt } from '../../resume/json-pointer.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import type { Tailoring } from '../tailoring.ts';
import { editKeys, type Decisions } from './decisions.ts';
import { addedValues, isEditable, ownKey } from './own-change.ts';

/** One decision of a person about an optimization. Each can be undone by another. */
export type Act =
  /** A change, by its id. */
  | { act: 'refuse' | 'take'; change: string }
  | { act: 'refuse-all' | 'take-all' }
  /** A text by its edit key; null gives it back to the engine. */
  | { act: 'edit'; key: string; text: string | null }
  /** The letter; null gives it back to the engine. */
  | { act: 'letter'; letter: Decisions['letter'] | null }
  | { act: 'own-sentence'; text: string | null };

/** What an act may name: the resume that is tailored, and what came of it. */
interface Subject {
  source: JsonResume;
  tailoring: Pick<Tailoring, 'changes'>;
}

/** The decisions with one more; undefined where it names a change or a text that there is not. */
export function decided(decisions: Decisions, act: Act, subject: Subject): Decisions | undefined {
  const made = withAct(decisions, act, subject);
  const { proposed = [...subject.tailoring.changes, ...decisions.refused].map(({ id }) => id) } = decisions;
  return made && { ...made, proposed };
}

function withAct(decisions: Decisions, act: Act, subject: Subject): Decisions | undefined {
  const { refused, edits, letter, ownSentence } = decisions;
  const { changes } = subject.tailoring;
  switch (act.act) {
    case 'refuse': {
      if (refused.some(({ id }) => id === act.change)) return decisions;
      const change = changes.find(({ id }) => id === act.change);
      if (change === undefined) return undefined;
      // One's own text is refused by giving the line back.
      const own = ownKey(change);
      return own === undefined
        ? { ...decisions, refused: [...refused, change] }
        : { ...decisions, edits: without(edits, own) };
    }
    case 'take':
      if (!refused.some(({ id }) => id === act.change))
        return changes.some(({ id }) => id === act.change) ? decisions : undefined;
      return { ...decisions, refused: refused.filter(({ id }) => id !== act.change) };
    case 'refuse-all':
      return { ...decisions, refused: [...refused, ...changes.filter((change) => ownKey(change) === undefined)] };
    case 'take-all':
      return { ...decisions, refused: [] };
    case 'edit':
      if (act.text === null) return { ...decisions, edits: without(edits, addedKey(act.key, subject) ?? act.key) };
      return withEdit(decisions, editKeyOf(act.key, subject), act.text);
    case 'letter':
      return {
        refused,
        edits,
        ...(ownSentence === undefined ? {} : { ownSentence }),
        ...(act.letter && { letter: act.letter }),
      };
    case 'own-sentence':
      return {
        refused,
        edits,
        ...(letter && { letter }),
        ...(act.text === null || act.text === '' ? {} : { ownSentence: act.text }),
      };
  }
}

const withEdit = (decisions: Decisions, key: string | undefined, text: string): Decisions | undefined =>
  key === undefined ? undefined : { ...decisions, edits: { ...decisions.edits, [key]: text } };

const addedKey = (key: string, { source }: Subject): string | undefined =>
  valueAt(source, key) === undefined ? addedValues[key] : undefined;

const without = (edits: Decisions['edits'], key: string): Decisions['edits'] =>
  Object.fromEntries(Object.entries(edits).filter(([each]) => each !== key));

/** The key of a text that there is; undefined for what cannot be written by hand. What the source has not is called by the change that adds it. */
function editKeyOf(key: string, { source, tailoring }: Subject): string | undefined {
  if (!isEditable(key)) return undefined;
  if ((Object.values(editKeys) as string[]).includes(key)) return key;
  if (!key.startsWith('/')) return tailoring.changes.some(({ id }) => id === key) ? key : undefined;
  return typeof valueAt(source, key) === 'string' ? key : addedValues[key];
}
