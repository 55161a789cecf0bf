import type { LetterMaterial } from './material.ts';
import type { Proof } from './proofs.ts';

/** A paragraph of a letter with its evidence: pointers into the resume. */
export interface LetterPart {
  sentences: readonly string[];
  /** The person's own words, which stand before the sentences as they are. */
  own?: string | undefined;
  pointers: string[];
  requirements: string[];
}

/** A language's way of writing a letter. */
export interface LetterVoice {
  salutation(company: string | undefined): string;
  /** The paragraphs, in order; what the material does not hold is left out. */
  paragraphs(material: LetterMaterial): LetterPart[];
  signOff: string;
}

/** A sentence with one full stop at its end, also after "Inc.". */
export const sentence = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);

export const part = (
  sentences: readonly string[],
  proofs: readonly Proof[] = [],
  more: { pointers?: readonly string[]; requirements?: readonly string[]; own?: string | undefined } = {},
): LetterPart => ({
  sentences: sentences.filter((text) => text !== '').map(sentence),
  ...(more.own !== undefined && { own: more.own }),
  pointers: [...proofs.map(({ pointer }) => pointer), ...(more.pointers ?? [])],
  requirements: [
    ...new Set([
      ...proofs.flatMap(({ requirements }) => requirements.map(({ id }) => id)),
      ...(more.requirements ?? []),
    ]),
  ],
});
