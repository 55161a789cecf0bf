import type { UnplacedText } from '../document/unplaced-texts.ts';
import { keysOf, shapeOf } from '../json-pointer.ts';

/** What a mistake costs, the most first: an application that nobody can answer, then what a recruiter looks at first. */
const costliest: readonly RegExp[] = [
  /^\/basics\/(?!summary|label|image|profiles)/,
  /^\/work\/#\/name$/,
  /^\/work\/#\/position$/,
  /^\/work\/#\/(?:start|end)Date$/,
  /^\/education\/#\/(?:institution|studyType|area)$/,
  /^\/languages\//,
];

/** The place of a value in the order in which a person is asked about it, from 0. */
export function questionRank(pointer: string): number {
  const shape = shapeOf(pointer);
  const at = costliest.findIndex((pattern) => pattern.test(shape));
  return at < 0 ? costliest.length : at;
}

/** The same for what could not be placed, by where it stands. */
export function unplacedRank({ place, under = '' }: UnplacedText): number {
  const sections = ['contacts', 'work', 'education'];
  const at = sections.indexOf(place === 'contacts' ? place : (keysOf(under)[0] ?? ''));
  return at < 0 ? sections.length : at;
}
