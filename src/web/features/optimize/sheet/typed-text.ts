import { draftsInHand, keepDraft } from '../../in-hand/draft-in-hand.ts';

/** A sheet's drafts are none of the questions'. */
const ownerOf = (optimizationId: string): string => `sheet-${optimizationId}`;

/** What was typed on a sheet and not saved: a reload, the way back or a lost connection loses none of it. */
export const typedText = (optimizationId: string, key: string): string | undefined =>
  draftsInHand(localStorage, ownerOf(optimizationId))[key]?.text;

/** Keeps what is being typed; undefined forgets it. */
export const keepTyped = (optimizationId: string, key: string, text: string | undefined): void =>
  keepDraft(localStorage, ownerOf(optimizationId), key, text === undefined ? undefined : { text }, Date.now());
