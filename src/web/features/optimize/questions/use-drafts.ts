import { useEffect, useRef } from 'react';
import { forgetDrafts, keepDraft, type Draft } from '../../in-hand/draft-in-hand.ts';

/** Keeps in this browser what is typed, from the moment it is: a reload, a lost connection or a closed tab loses nothing. */
export function useKeptDrafts(optimizationId: string, drafts: Readonly<Record<string, Draft>>): void {
  const kept = useRef(drafts);
  useEffect(() => forgetDrafts(localStorage, Date.now()), []);
  useEffect(() => {
    const before = kept.current;
    kept.current = drafts;
    for (const key of new Set([...Object.keys(before), ...Object.keys(drafts)]))
      if (before[key] !== drafts[key]) keepDraft(localStorage, optimizationId, key, drafts[key], Date.now());
  }, [optimizationId, drafts]);
}
