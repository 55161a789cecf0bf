import { stem } from '../../language/stem.ts';
import type { Language } from '../../language/languages.ts';
import { foldAccents, tokenise } from '../../language/tokenise.ts';
import type { Posting, Requirement } from '../../posting/posting.ts';
import { hashOf } from '../../language/hash.ts';

/**
 * A name for what a requirement asks, the same in every ad that asks it: of a known skill its name, else the stems of its words in any order. Fit for an
 * address: letters, digits and hyphens.
 */
export function questionKey(requirement: Requirement, { language }: Pick<Posting, 'language'>): string {
  const meant = requirement.skill ?? `${requirement.kind} ${stemsOf(requirement, language)}`;
  const slug = foldAccents(meant)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 48);
  // What is left of "C++" and "C#" is the same.
  return `${slug}-${hashOf(meant).toString(36)}`;
}

const stemsOf = ({ terms, text }: Requirement, language: Language): string => {
  const words = tokenise((terms.length > 0 ? terms : [text]).join(' ')).map(({ key }) => stem(key, language));
  return [...new Set(words)].toSorted().join(' ');
};
