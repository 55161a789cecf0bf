const visitorKey = 'foothold.visitor';

/** A random UUID (RFC 9562, version 4); `crypto.randomUUID` is absent where the page was not loaded securely. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}

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
