import { movedEntry } from './apply-change.ts';
import type { Change } from './tailoring.ts';

/** Whether a change moves lines or sections, or orders skills, instead of wording one text otherwise. */
export const isMovedOrListed = ({ id, pointer }: Pick<Change, 'id' | 'pointer'>): boolean =>
  movedEntry(id) !== undefined || id === 'sections' || pointer === '/skills';
