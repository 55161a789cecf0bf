import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { z } from 'zod';
import { industries, seniorities } from '#domain/linkedin/enhancement.ts';
import { emptyFields } from './profile-fields.ts';

const storageKey = 'foothold.enhanceDraft';

const draftSchema = z.object({
  mode: z.enum(['manual', 'url']),
  url: z.string(),
  fields: z.object({
    name: z.string(),
    headline: z.string(),
    about: z.string(),
    experience: z.string(),
    skills: z.string(),
    more: z.string(),
  }),
  /** The file that the fields were read from. */
  fileName: z.string().optional(),
  targetRole: z.string(),
  industry: z.enum(['', ...industries]),
  seniority: z.enum(['', ...seniorities]),
  /** The linked resume. */
  resume: z.object({ kind: z.enum(['optimization', 'upload']), id: z.string() }).optional(),
});

/** The contents of the form. */
export type EnhanceDraft = z.infer<typeof draftSchema>;
export type LinkedResume = EnhanceDraft['resume'];

/** Opens on what works: LinkedIn lets nobody read a profile by its address. */
export const emptyDraft: EnhanceDraft = {
  mode: 'manual',
  url: '',
  fields: emptyFields,
  targetRole: '',
  industry: '',
  seniority: '',
};

function keptDraft(storage: Pick<Storage, 'getItem'>): EnhanceDraft {
  try {
    return draftSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '')).data ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** The contents of the form in this tab: they survive a reload, and going to pay and back. */
export function useEnhanceDraft(): [EnhanceDraft, Dispatch<SetStateAction<EnhanceDraft>>] {
  const [draft, setDraft] = useState(() => keptDraft(sessionStorage));
  useEffect(() => {
    try {
      if (draft === emptyDraft) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {
      // Full or closed storage: it is kept as long as the page is not left.
    }
  }, [draft]);
  return [draft, setDraft];
}
