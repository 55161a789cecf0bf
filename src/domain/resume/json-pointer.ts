/** The keys of a JSON Pointer (RFC 6901) into a resume; none of a resume's keys needs escaping. */
export const keysOf = (pointer: string): string[] => pointer.split('/').slice(1);

export const pointerOf = (keys: readonly string[]): string => keys.map((key) => `/${key}`).join('');

/** The pointer without the indexes of lists: `/work/#/name`. */
export const shapeOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/#');

/** What a pointer names; undefined when there is nothing. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const key of keysOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** `-` in a pointer names the position after the last of a list (RFC 6901): the pointer with that index. */
export function placedPointer(root: unknown, pointer: string): string {
  const keys = keysOf(pointer);
  keys.forEach((key, depth) => {
    if (key !== '-') return;
    const list = valueAt(root, pointerOf(keys.slice(0, depth)));
    keys[depth] = String(Array.isArray(list) ? list.length : 0);
  });
  return pointerOf(keys);
}

/** The same tree with another value under the pointer; lists and objects on the way to it are created. */
export function withValue(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node) || (node === undefined && /^\d+$/.test(key))) {
    const items: unknown[] = [...((node ?? []) as unknown[])];
    items[Number(key)] = withValue(items[Number(key)], rest, value);
    return items;
  }
  const fields = (node ?? {}) as Record<string, unknown>;
  const before = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return { ...fields, [key]: withValue(before, rest, value) };
}

/** All text of a value, depth first. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
