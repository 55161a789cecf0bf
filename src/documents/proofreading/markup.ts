import { escapeXml } from './xml-source.ts';

/** The tags of tracked changes, each with its own id, with the document's prefix. */
export interface Markup {
  prefix: string;
  /** The opening tag of an insertion or deletion around runs, or an empty-element tag for a paragraph mark. */
  tracked(kind: 'ins' | 'del', mark?: 'mark'): string;
  inserted(text: string, look: string): string;
  commentStart(id: number): string;
  commentEnd(id: number): string;
  nextId(): number;
}

export function createMarkup(prefix: string, by: { author: string; date: Date }, used: readonly number[]): Markup {
  const taken = new Set(used);
  let id = 0;
  const nextId = (): number => {
    do id++;
    while (taken.has(id));
    return id;
  };
  const who = `${prefix}author="${escapeXml(by.author)}" ${prefix}date="${isoDate(by.date)}"`;
  const tracked: Markup['tracked'] = (kind, mark) =>
    `<${prefix}${kind} ${prefix}id="${nextId()}" ${who}${mark ? '/' : ''}>`;
  return {
    prefix,
    nextId,
    tracked,
    inserted: (text, look) =>
      `${tracked('ins')}<${prefix}r>${look}<${prefix}t xml:space="preserve">${escapeXml(text)}</${prefix}t></${prefix}r></${prefix}ins>`,
    commentStart: (comment) => `<${prefix}commentRangeStart ${prefix}id="${comment}"/>`,
    commentEnd: (comment) =>
      `<${prefix}commentRangeEnd ${prefix}id="${comment}"/><${prefix}r><${prefix}commentReference ${prefix}id="${comment}"/></${prefix}r>`,
  };
}

/** Word doesn't support fractions of a second. */
export const isoDate = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');
