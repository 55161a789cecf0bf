import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { shownAddress } from './shown-address.ts';
import type { Part, PartRole, Piece, Row } from './sheet.ts';

/** A value of the resume on one line, empty if missing, with its pointer. */
export interface Value {
  text: string;
  pointer: string;
}

type TextKey<T> = { [K in keyof T]-?: T[K] extends string | undefined ? K : never }[keyof T] & string;
type ListKey<T> = { [K in keyof T]-?: T[K] extends string[] | undefined ? K : never }[keyof T] & string;

/** An object of the resume whose values are read with their pointers. */
export interface Taken<T> {
  pointer: string;
  value(key: TextKey<T>): Value;
  /** A list's values, the empty ones left out. */
  list(key: ListKey<T>): Value[];
  /** The paragraphs of a longer text that are not empty. */
  paragraphs(key: TextKey<T>): Piece[];
}

/** The object at a pointer. */
export function taken<T extends object>(object: T, pointer: string): Taken<T> {
  const text = (key: TextKey<T>): string | undefined => object[key] as string | undefined;
  const texts = (key: ListKey<T>): string[] => (object[key] as string[] | undefined) ?? [];
  return {
    pointer,
    value: (key) => ({ text: cleanLine(text(key)), pointer: `${pointer}/${key}` }),
    list: (key) =>
      filled(texts(key).map((item, place) => ({ text: cleanLine(item), pointer: `${pointer}/${key}/${place}` }))),
    paragraphs: (key) =>
      cleanParagraphs(text(key)).map((paragraph) => ({ text: paragraph, pointers: [`${pointer}/${key}`] })),
  };
}

/** The values that are not empty. */
export const filled = (values: readonly Value[]): Value[] => values.filter(({ text }) => text !== '');

/** A text that consists of values; nothing where it is empty. */
export function pieceOf(text: string, values: readonly Value[]): Piece | undefined {
  return text === '' ? undefined : { text, pointers: filled(values).map(({ pointer }) => pointer) };
}

/** Part of a line, as a list of one, or an empty list if there is nothing to show. */
export function part(role: PartRole, text: string, values: readonly Value[]): Part[] {
  const piece = pieceOf(text, values);
  return piece === undefined ? [] : [{ role, ...piece }];
}

/** An unchanged value, as part of a line. */
export const valuePart = (role: PartRole, value: Value): Part[] => part(role, value.text, [value]);

/** A web address as it is shown, as part of a line. */
export const linkPart = (value: Value): Part[] =>
  part('link', shownAddress(value.text), [value]).map((shown) => ({ ...shown, address: value.text }));

/** Values on one line. */
export const commaJoined = (values: readonly Value[]): string =>
  filled(values)
    .map(({ text }) => text)
    .join(', ');

/** A row of whichever of both it has; nothing where it has neither. */
export const rowOf = (label: Piece | undefined, text: Piece | undefined): Row[] =>
  label === undefined && text === undefined
    ? []
    : [{ ...(label === undefined ? {} : { label }), ...(text === undefined ? {} : { text }) }];
