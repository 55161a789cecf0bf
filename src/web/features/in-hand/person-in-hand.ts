import { z } from 'zod';

const storageKey = 'foothold.person';

/** Who a resume says it is of: what an account is made with, unless the person says otherwise. */
const personSchema = z.object({ name: z.string().optional(), email: z.string().optional() });
export type PersonInHand = z.infer<typeof personSchema>;

/** Keeps, in this tab alone, who the resume is of that was read last. */
export function keepPerson(storage: Pick<Storage, 'setItem'>, { name, email }: PersonInHand): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ name, email }));
  } catch {
    // Full or closed storage: name and email have to be typed.
  }
}

export function personInHand(storage: Pick<Storage, 'getItem'>): PersonInHand {
  try {
    return personSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '')).data ?? {};
  } catch {
    return {};
  }
}

/** Forgets them: they have an account now, or somebody else uses this browser. */
export function forgetPerson(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
