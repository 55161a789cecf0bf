import type { ParagraphStyle } from '../word/text-style.ts';
import { readParagraphStyle } from './properties.ts';
import { child, childValue, elements, type XmlNode } from './xml-tree.ts';

/** One level of a list. */
export interface ListLevel {
  /** Whether a bullet or number is shown at all. */
  marked: boolean;
  paragraph: ParagraphStyle;
}

export type Numbering = (numId: string, level: number) => ListLevel | undefined;

/** Reads the lists' definitions. */
export function readNumbering(node: XmlNode | undefined): Numbering {
  const named = (name: string) => elements(node).filter((element) => element.name === name);
  const definitions = new Map(
    named('w:abstractNum').map((element) => [element.attributes['w:abstractNumId'], element]),
  );
  const lists = new Map(
    named('w:num').map((element) => [
      element.attributes['w:numId'],
      definitions.get(childValue(element, 'w:abstractNumId')),
    ]),
  );
  return (numId, level) => {
    const definition = lists.get(numId);
    const found = elements(definition).find(
      (element) => element.name === 'w:lvl' && Number(element.attributes['w:ilvl']) === level,
    );
    if (!definition) return undefined;
    return {
      marked: childValue(found, 'w:numFmt') !== 'none',
      paragraph: readParagraphStyle(child(found, 'w:pPr')),
    };
  };
}
