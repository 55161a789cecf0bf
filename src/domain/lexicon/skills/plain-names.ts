import { skillByName } from './lexicon.ts';

const plain = (surface: string): string =>
  surface
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .replace(/s$/, '');

/** Whether two spellings differ in case, hyphens and number alone. */
export const samePlain = (a: string, b: string): boolean => plain(a) === plain(b);

/** "Project Management" is not a proper name and is written in lower case in a sentence; "Power BI" and "Google Analytics" are proper names. */
export function asPlainWords(surface: string): string {
  const skill = skillByName(surface)?.name ?? surface;
  const isPlain = skill.includes(' ') && !/ \S*[A-Z]/.test(skill) && !/[A-Z].*[A-Z]/.test(skill.split(' ')[0] ?? '');
  return isPlain && samePlain(skill, surface) ? surface.toLowerCase() : surface;
}
