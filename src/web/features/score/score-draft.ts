import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

const storageKey = 'foothold.scoreDraft';

export const resumeModes = ['upload', 'paste', 'optimization'] as const;
/** The modes that work come first: LinkedIn lets nobody read a profile by its address. */
export const profileModes = ['manual', 'file', 'url'] as const;

export interface ResumeDraft {
  mode: (typeof resumeModes)[number];
  file: File | undefined;
  text: string;
  optimizationId: string;
}
export const emptyResume: ResumeDraft = { mode: 'upload', file: undefined, text: '', optimizationId: '' };

export interface ProfileDraft {
  mode: (typeof profileModes)[number];
  url: string;
  text: string;
  file: File | undefined;
}
export const emptyProfile: ProfileDraft = { mode: 'manual', url: '', text: '', file: undefined };

/** The input to score. A file can't be stored, and has to be chosen again. */
export interface ScoreDraft {
  what: 'resume' | 'linkedin';
  resume: ResumeDraft;
  profile: ProfileDraft;
}

const emptyDraft: ScoreDraft = { what: 'resume', resume: emptyResume, profile: emptyProfile };

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Checked by hand: a schema would bring its library to a page that shows two fields. */
function draftOf(kept: unknown): ScoreDraft | undefined {
  const { what, resume: keptResume, profile: keptProfile } = fieldsOf(kept);
  const resume = fieldsOf(keptResume);
  const profile = fieldsOf(keptProfile);
  const resumeMode = resumeModes.find((mode) => mode === resume['mode']);
  const profileMode = profileModes.find((mode) => mode === profile['mode']);
  const texts = [resume['text'], resume['optimizationId'], profile['url'], profile['text']].map((text) =>
    typeof text === 'string' ? text : undefined,
  );
  const [text, optimizationId, url, profileText] = texts;
  if ((what !== 'resume' && what !== 'linkedin') || resumeMode === undefined || profileMode === undefined) return;
  if (text === undefined || optimizationId === undefined || url === undefined || profileText === undefined) return;
  return {
    what,
    resume: { mode: resumeMode, file: undefined, text, optimizationId },
    profile: { mode: profileMode, file: undefined, url, text: profileText },
  };
}

function keptDraft(storage: Pick<Storage, 'getItem'>): ScoreDraft {
  try {
    return draftOf(JSON.parse(storage.getItem(storageKey) ?? '')) ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/**
 * The input to score in this tab: it survives a reload, and going to sign in and back. The page is drawn without it until it has hydrated, since
 * the prerendered one has none.
 */
export function useScoreDraft(): [ScoreDraft, (change: (before: ScoreDraft) => ScoreDraft) => void] {
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? keptDraft(sessionStorage) : emptyDraft), [hydrated]);
  const [changed, setChanged] = useState<ScoreDraft | undefined>();
  useEffect(() => {
    try {
      if (changed) sessionStorage.setItem(storageKey, JSON.stringify(changed));
    } catch {
      // Full or closed storage: it is kept as long as the page is not left.
    }
  }, [changed]);
  return [changed ?? kept, (change) => setChanged((before) => change(before ?? kept))];
}
