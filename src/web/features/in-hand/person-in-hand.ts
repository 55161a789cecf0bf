const storageKey = 'foothold.person';

/** The person named in a resume: prefilled when an account is created. */
export interface PersonInHand {
  name?: string | undefined;
  email?: string | undefined;
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

/** Checked by hand: every page has this file, and a schema would bring its library along. */
const isPerson = (value: unknown): value is PersonInHand => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, email } = value as Record<string, unknown>;
  return isText(name) && isText(email);
};

/** Keeps, only in this tab, the person named in the last resume that was read. */
export function keepPerson(storage: Pick<Storage, 'setItem'>, { name, email }: PersonInHand): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ name, email }));
  } catch {
    // Full or closed storage: name and email have to be typed.
  }
}

export function personInHand(storage: Pick<Storage, 'getItem'>): PersonInHand {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '');
    return isPerson(kept) ? { name: kept.name, email: kept.email } : {};
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
