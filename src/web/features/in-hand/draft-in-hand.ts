const prefix = 'foothold.draft.';
/** Words that nobody came back for in this time are forgotten: 30 days, in milliseconds. */
const keptMs = 30 * 24 * 3600 * 1000;

/** What a person has typed in answer to a question, and where they want it, before it is saved. */
export interface Draft {
  text: string;
  pointer?: string | undefined;
}

type Dated = Draft & { at: number };

/** Checked by hand: signing out forgets drafts on any page, and a schema would bring its library along. */
const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  (!('pointer' in value) || typeof value.pointer === 'string');

const addressOf = (optimizationId: string, key: string): string =>
  `${prefix}${encodeURIComponent(optimizationId)}.${encodeURIComponent(key)}`;

const parsed = (text: string | null): Dated | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isDated(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Every address in the storage that is a draft's. */
const addressesIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) => name.startsWith(prefix));

const safely = <T>(use: () => T, otherwise: T): T => {
  try {
    return use();
  } catch {
    // Full or closed storage: what is typed lasts as long as the page.
    return otherwise;
  }
};

/** What was typed about an optimization and is not saved yet, by the key of its question. */
export const draftsInHand = (storage: Storage, optimizationId: string): Record<string, Draft> =>
  safely(() => {
    const own = addressOf(optimizationId, '');
    return Object.fromEntries(
      addressesIn(storage).flatMap((name) => {
        const draft = name.startsWith(own) ? parsed(storage.getItem(name)) : undefined;
        if (!draft) return [];
        const { at: _, ...kept } = draft;
        return [[decodeURIComponent(name.slice(own.length)), kept]];
      }),
    );
  }, {});

/** Keeps drafts, separately for each question, so that two tabs don't overwrite each other's; undefined deletes one. */
export function keepDraft(
  storage: Storage,
  optimizationId: string,
  key: string,
  draft: Draft | undefined,
  now: number,
): void {
  const address = addressOf(optimizationId, key);
  safely(() => {
    if (draft) storage.setItem(address, JSON.stringify({ ...draft, at: now }));
    else storage.removeItem(address);
  }, undefined);
}

/** Forgets the drafts that are too old, or, without a time, all of them. */
export function forgetDrafts(storage: Storage, now = Infinity): void {
  safely(() => {
    for (const name of addressesIn(storage))
      if (now - (parsed(storage.getItem(name))?.at ?? -Infinity) > keptMs) storage.removeItem(name);
  }, undefined);
}
