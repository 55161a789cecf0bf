import type { UnplacedText } from '../document/unplaced-texts.ts';
import { keysOf, valueAt } from '../json-pointer.ts';
import type { ParsedResume } from '../parsed-resume.ts';

/** Lists, and the field that names their items. */
const lists: Readonly<Record<string, string>> = {
  skills: '/skills/-/name',
  languages: '/languages/-/language',
  certificates: '/certificates/-/name',
  awards: '/awards/-/title',
  publications: '/publications/-/name',
  interests: '/interests/-/name',
};

const contacts: readonly [string, RegExp][] = [
  ['/basics/email', /^\S+@\S+$/],
  ['/basics/phone', /^[+(]?\d[\d\s()./-]{6,}$/],
  ['/basics/url', /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/],
];

/** Where a text most likely belongs, by what it stands with and looks like; undefined where nothing speaks for a place. */
export function likelyPlace(parsed: ParsedResume, { text, place, under = '' }: UnplacedText): string | undefined {
  const isFree = (pointer: string): boolean => valueAt(parsed.resume, pointer) === undefined;
  const [section = '', index] = keysOf(under);
  if (place === 'contacts' || place === 'own')
    return contacts.find(([pointer, pattern]) => pattern.test(text) && isFree(pointer))?.[0];
  if (section === 'work' && place === 'header' && isFree(`${under}/location`)) return `${under}/location`;
  if (index !== undefined && ['work', 'projects', 'volunteer'].includes(section)) return `${under}/highlights/-`;
  return place === 'end' ? lists[section] : undefined;
}
