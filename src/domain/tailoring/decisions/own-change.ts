import type { Change } from '../tailoring.ts';
import { editKeys } from './decisions.ts';

type Named = Pick<Change, 'id' | 'reasons'> & { pointer?: string | null | undefined };

/** Whether a change is a text of the person's own. */
export const isOwn = ({ reasons }: Pick<Change, 'reasons'>): boolean => reasons.includes('own-words');

/** Whether a change is a line that the person left out. */
export const isLeftOut = ({ reasons }: Pick<Change, 'reasons'>): boolean => reasons.includes('left-out');

/** The edit key of a change that the person made by hand; undefined for the engine's. */
export function ownKey(change: Named): string | undefined {
  const { id, pointer } = change;
  if (!isOwn(change) && !isLeftOut(change)) return undefined;
  if (id.startsWith('own:')) return id.slice('own:'.length);
  const isNamed = id === editKeys.headline || id === editKeys.summary || id.startsWith('answer:');
  return isNamed ? id : (pointer ?? undefined);
}

/** The values that a change adds where the source has none, with its id. */
export const addedValues: Readonly<Record<string, string>> = {
  '/basics/label': editKeys.headline,
  '/basics/summary': editKeys.summary,
};

/** Texts that can be written by hand, besides answers: dates and places are corrected where the resume is reviewed. */
const editable =
  /^\/(?:basics\/(?:label|summary)|skills|\w+\/\d+\/(?:highlights\/\d+|summary|description|position|name))$/;

/** Whether a key can be that of a text written by hand. */
export const isEditable = (key: string): boolean =>
  editable.test(key) || key === editKeys.headline || key === editKeys.summary || key.startsWith('answer:');
