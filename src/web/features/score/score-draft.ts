import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { z } from 'zod';
import { emptyProfile, profileModes, type ProfileDraft } from './linkedin-form.tsx';
import { emptyResume, type ResumeDraft } from './resume-form.tsx';

const storageKey = 'foothold.scoreDraft';

/** What is written to be scored. A file cannot be stored, and has to be chosen again. */
const draftSchema = z.object({
  what: z.enum(['resume', 'linkedin']),
  resume: z.object({ mode: z.enum(['upload', 'paste', 'optimization']), text: z.string(), optimizationId: z.string() }),
  profile: z.object({ mode: z.enum(profileModes), url: z.string(), text: z.string() }),
});

interface ScoreDraft {
  what: 'resume' | 'linkedin';
  resume: ResumeDraft;
  profile: ProfileDraft;
}

const emptyDraft: ScoreDraft = { what: 'resume', resume: emptyResume, profile: emptyProfile };

function keptDraft(storage: Pick<Storage, 'getItem'>): ScoreDraft {
  try {
    const kept = draftSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '')).data;
    return kept
      ? { ...kept, resume: { ...kept.resume, file: undefined }, profile: { ...kept.profile, file: undefined } }
      : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** What is written to be scored in this tab: going to sign in and back, or a reload, does not lose it. */
export function useScoreDraft(): [ScoreDraft, Dispatch<SetStateAction<ScoreDraft>>] {
  const [draft, setDraft] = useState(() => keptDraft(sessionStorage));
  useEffect(() => {
    try {
      if (draft === emptyDraft) return;
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {
      // Full or closed storage: it is kept as long as the page is not left.
    }
  }, [draft]);
  return [draft, setDraft];
}
