import type { LetterMaterial } from './material.ts';
import type { LetterPoint, LetterTopic } from './points.ts';

/** A sentence or two of a letter with their evidence: pointers into the resume. */
export interface LetterPart {
  text: string;
  pointers: string[];
  requirements: string[];
}

/** A topic with its place in the letter. */
export interface PlacedTopic {
  topic: LetterTopic;
  place: number;
  before: LetterTopic | undefined;
}

/** A language's way of writing a letter. Parts without content are undefined. `seed` decides between shapes. */
export interface LetterVoice {
  salutation(company: string | undefined, seed: string): string;
  opening(material: LetterMaterial, seed: string): LetterPart;
  paragraph(placed: PlacedTopic, material: LetterMaterial, seed: string): LetterPart;
  background(material: LetterMaterial, seed: string): LetterPart | undefined;
  closing(material: LetterMaterial, seed: string): LetterPart;
  signOff(seed: string): string;
}

/** A sentence with one full stop at its end, also after "Inc.". */
export const sentence = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);

export const part = (
  text: string,
  points: readonly LetterPoint[] = [],
  pointers: readonly string[] = [],
): LetterPart => ({
  text: text.replace(/\.\.(?=\s|$)/g, '.'),
  pointers: [...points.map(({ pointer }) => pointer), ...pointers],
  requirements: [...new Set(points.flatMap(({ requirements }) => requirements))],
});

/** The skills of the topics, as named to the reader. */
export const namedSkills = (material: LetterMaterial): string[] =>
  material.topics.flatMap(({ skill, alsoSkills }) => [...(skill === undefined ? [] : [skill]), ...(alsoSkills ?? [])]);
