import { z } from 'zod';

const prefix = 'foothold.draft.';
/** Words that nobody came back for in this time are forgotten: 30 days, in milliseconds. */
const keptMs = 30 * 24 * 3600 * 1000;

/** What a person has typed in answer to a question, and where they want it, before it is saved. */
const draftSchema = z.object({ text: z.string(), pointer: z.string().optional() });
export type Draft = z.infer<typeof draftSchema>;
const dated = draftSchema.extend({ at: z.number() });

const addressOf = (optimizationId: string, key: string): string =>
  `${prefix}${encodeURIComponent(optimizationId)}.${encodeURIComponent(key)}`;

const parsed = (text: string | null): z.infer<typeof dated> | undefined => {
  try {
    return dated.safeParse(JSON.parse(text ?? '')).data;
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

/** Keeps what is being typed, each question's by itself, so that two tabs do not overwrite each other's; undefined forgets it. */
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
