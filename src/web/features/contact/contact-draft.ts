import { z } from 'zod';

const storageKey = 'foothold.contactDraft';

const draftSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type ContactDraft = z.infer<typeof draftSchema>;

export const emptyDraft: ContactDraft = { firstName: '', lastName: '', email: '', subject: '', message: '' };

/** What was written in this tab and is not sent yet. */
export function keptDraft(storage: Pick<Storage, 'getItem'>): ContactDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps what is being written, so that a reload or a look at another page loses nothing; undefined forgets it. */
export function keepDraft(storage: Pick<Storage, 'setItem' | 'removeItem'>, draft: ContactDraft | undefined): void {
  try {
    if (draft) storage.setItem(storageKey, JSON.stringify(draft));
    else storage.removeItem(storageKey);
  } catch {
    // Full or closed storage: it is kept as long as the page is not left.
  }
}

/** A name as its first and its last part: most forms of a name have the family's last, and the person can change both. */
export function nameParts(name: string): Pick<ContactDraft, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''), lastName: words.slice(1).at(-1) ?? '' };
}
