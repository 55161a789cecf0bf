import { randomName } from '../../random-name.ts';

const visitorKey = 'foothold.visitor';

const form = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The random name that this browser's events are counted under, made when it is first needed; a new one each time where storage is refused. */
export function visitorName(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const kept = storage.getItem(visitorKey);
    if (kept !== null && form.test(kept)) return kept;
    const name = randomName();
    storage.setItem(visitorKey, name);
    return name;
  } catch {
    return randomName();
  }
}

export function forgetVisitor(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(visitorKey);
  } catch {
    // Nothing was kept.
  }
}
