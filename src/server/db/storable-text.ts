// PostgreSQL stores neither NUL nor half of a surrogate pair, and both occur in files and in hostile JSON.
// eslint-disable-next-line no-control-regex
const unstorable = /\u0000|\p{Surrogate}/gu;

/** A value with every string made storable: NUL removed, half surrogates replaced by U+FFFD. Includes the keys of objects. */
export function storable<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [cleanText(key), clean(part)]));
}

const cleanText = (text: string): string => text.replace(unstorable, (found) => (found === '\u0000' ? '' : '\uFFFD'));
