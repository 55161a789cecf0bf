import type { JsonResume } from '../json-resume.ts';

/** A title or name in capitals alone as written in a sentence; short ones may be initials and are unchanged. */
export const unshouted = (text: string): string =>
  /\p{Ll}/u.test(text) || text.length < 5
    ? text
    : text.replace(/\p{L}{4,}/gu, (word) => (hasVowel(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word));

/** Without a vowel it is not a word but initials: "KPCB". */
const hasVowel = (word: string): boolean => /[AEIOUYÀ-ÖØ-Þ]/u.test(word) || !/^[A-Z]+$/.test(word);

/**
 * The names of a resume that sets all of them in capitals, as a sentence writes them: a heading's capitals are a look, not the name's spelling. If one name is
 * written differently, the capitals of the others belong to the names.
 */
export function quietNames(resume: JsonResume): JsonResume {
  const names = [
    ...(resume.work ?? []).map(({ name }) => name),
    ...(resume.education ?? []).map(({ institution }) => institution),
  ].flatMap((name) => name ?? []);
  if (names.length < 3 || names.some((name) => /\p{Ll}/u.test(name))) return resume;
  const quiet = (name: string | undefined): string | undefined => name && unshouted(name);
  return {
    ...resume,
    work: resume.work?.map((entry) => ({ ...entry, name: quiet(entry.name) })),
    education: resume.education?.map((entry) => ({ ...entry, institution: quiet(entry.institution) })),
  };
}
