import { draftsInHand, keepDraft } from '../../in-hand/draft-in-hand.ts';

/** Keeps a sheet's drafts separate from those of questions. */
const ownerOf = (optimizationId: string): string => `sheet-${optimizationId}`;

/** Unsaved text typed on a sheet: it survives a reload, going back and a lost connection. */
export const typedText = (optimizationId: string, key: string): string | undefined =>
  draftsInHand(localStorage, ownerOf(optimizationId))[key]?.text;

/** Keeps what is being typed; undefined forgets it. */
export const keepTyped = (optimizationId: string, key: string, text: string | undefined): void =>
  keepDraft(localStorage, ownerOf(optimizationId), key, text === undefined ? undefined : { text }, Date.now());
