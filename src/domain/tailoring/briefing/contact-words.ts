import type { JsonResume } from '../../resume/json-resume.ts';

/** Email addresses, web addresses and telephone numbers, whoever's they are. */
const addresses = /[\p{L}\d._%+-]+@[\p{L}\d-]+\.[\p{L}\d.-]+|\bhttps?:|\bwww\./iu;
const telephone = /(?:\+|\b0|\()\d[\d\s()./-]{6,}\d/;

const letters = /[\p{L}\p{M}]{3,}/gu;

/** Tells whether a text holds anything of the person's contact block: their names, how to reach them, where they live, who vouches for them. */
export type ContactFinder = (text: string) => boolean;

/** What of a resume's values names or locates the person or somebody who vouches for them. */
const personal = ({ basics, references = [] }: JsonResume): string[] => [
  basics?.name ?? '',
  basics?.email ?? '',
  basics?.phone ?? '',
  basics?.url ?? '',
  basics?.location?.address ?? '',
  basics?.location?.postalCode ?? '',
  ...(basics?.profiles ?? []).flatMap(({ url = '', username = '' }) => [url, username]),
  ...references.flatMap(({ name = '', reference = '' }) => [name, reference]),
];

/** Reads a resume's contact block once. A part of the name counts where it is written as a name, with a capital. */
export function contactFinder(resume: JsonResume): ContactFinder {
  const values = personal(resume)
    .map((value) =>
      value
        .trim()
        .toLowerCase()
        .replace(/^(?:https?:\/\/)?(?:www\.)?|\/+$/g, ''),
    )
    .filter((value) => value.length >= 4);
  const names = (resume.basics?.name ?? '').match(letters) ?? [];
  const named = new Set(names.flatMap((name) => [name, name.toUpperCase(), capitalised(name)]));
  return (text) => {
    const plain = text.toLowerCase();
    return (
      addresses.test(text) ||
      telephone.test(text) ||
      values.some((value) => plain.includes(value)) ||
      (text.match(letters) ?? []).some((word) => named.has(word))
    );
  };
}

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase();
