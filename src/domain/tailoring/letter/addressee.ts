import { headingMeaning } from '../../document/headings/headings.ts';
import { titleScore } from '../../resume/entries/roles.ts';

/** Whether an email address is made of the name's words. */
const isNamedBy = (name: string, email: string): boolean => {
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => local.includes(word));
};

/** The person's name as a signature: capitals reduced. Empty when what was read is not a name. */
export function signature(name: string | undefined, email = ''): string {
  const plain =
    name
      ?.replace(/\s+/g, ' ')
      .replace(/\s+(?:resume|résumé|cv|curriculum vitae)$/i, '')
      .trim() ?? '';
  if (
    headingMeaning(plain) !== undefined ||
    /[\d@|:]/.test(plain) ||
    // "Jane Developer" is a name where her address says so.
    (plain !== '' && titleScore(plain) >= 1 && !isNamedBy(plain, email)) ||
    !/\s/.test(plain)
  )
    return /^\p{Lo}/u.test(plain) ? plain : '';
  const shouted = plain === plain.toUpperCase() && /[A-Z]{3}/.test(plain);
  return shouted
    ? plain.replace(/\p{L}+/gu, (word) => (word.length > 1 ? word.charAt(0) + word.slice(1).toLowerCase() : word))
    : plain;
}
