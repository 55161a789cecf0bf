import type { PageCopy } from './copy.ts';

/** The name of the field that a JSON Pointer leads to: that of the last of its keys that is no place in a list. */
export function fieldName(pointer: string, resumeFields: PageCopy['resumeFields']): string {
  const [section = '', ...keys] = pointer.split('/').slice(1);
  const field = keys.findLast((key) => !/^(?:\d+|-)$/.test(key)) ?? '';
  const names: Record<string, Record<string, string>> = resumeFields;
  return names[section]?.[field] ?? field;
}
