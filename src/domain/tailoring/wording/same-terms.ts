import { escaped } from '../../language/escaped.ts';
import terms from '../../words/tailoring/same-terms.json' with { type: 'json' };
import { entriesOf } from '../../words/word-table.ts';
import type { Requirement } from '../../posting/posting.ts';
import { isShortForm } from '../../lexicon/skills/short-form.ts';
import type { AdTerm } from './ad-terms.ts';
import type { Rewording } from './rewording.ts';

/** Longer terms before those that are a part of them. */
const groups: readonly (readonly string[])[] = entriesOf(terms)
  .map(({ head, columns: [others = []] }) => [head, ...others])
  .toSorted(([a = ''], [b = '']) => b.split(' ').length - a.split(' ').length);

const whole = (term: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}/&-])${escaped(term).replace(/ /g, '\\s+')}(?![\\p{L}\\p{N}/&-])`, 'iu');

/**
 * The terms that an ad's requirements use and a resume calls by another name of the same thing ("vendors" for "suppliers"), never by the ad's: each with the
 * requirement that uses it.
 */
export function otherNames(requirements: readonly Requirement[], resume: string): AdTerm[] {
  const found: AdTerm[] = [];
  for (const group of groups) {
    const here = group.find((term) => whole(term).test(resume));
    if (here === undefined) continue;
    const asked = group.flatMap((term) => {
      const requirement = requirements.find(({ text }) => whole(term).test(text));
      const there = requirement && whole(term).exec(requirement.text)?.[0];
      return there === undefined || whole(there).test(resume) ? [] : [{ requirement: requirement?.id ?? '', there }];
    });
    const [only] = asked;
    // "Stock" for "inventory" says no more than "stock counts" for "inventory counts".
    const isPart = found.some((other) => only !== undefined && whole(only.there).test(other.there));
    if (only === undefined || asked.length > 1 || isPart) continue;
    // What is short for the other is named beside it.
    if (!isShortForm(here, only.there) && !isShortForm(only.there, here)) found.push({ ...only, here });
  }
  return found;
}

/** A line with the ad's name of a thing in place of its own: once, with the capital of the word that it replaces. */
export function withOtherName(text: string, { here, there }: AdTerm): Rewording | undefined {
  const found = whole(here).exec(text);
  if (found === null) return undefined;
  const [words] = found;
  const isName = /\p{Lu}.*\p{Lu}/u.test(there) && !there.includes(' ');
  const starts = /^\p{Lu}\p{Ll}/u.test(words) || (found.index === 0 && /^\p{Lu}/u.test(words));
  const plain = isName ? there : there.toLowerCase();
  const named = starts ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  return { text: text.slice(0, found.index) + named + text.slice(found.index + words.length), reasons: ['ad-word'] };
}
