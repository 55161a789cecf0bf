import openers from '../words/statement-openers.json' with { type: 'json' };
import { headsOf } from '../words/word-table.ts';

/** The forms in which a verb begins a duty or an achievement: "Manage", "Manages", "Managing". */
const unfold = (base: string): string[] => {
  const stem = base.endsWith('e') && !base.endsWith('ee') ? base.slice(0, -1) : base;
  const third = /(?:s|sh|ch|x|z)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;
  return [base, third, `${stem}ing`, `${stem}${base.at(-1)}ing`];
};

const verbForms = new Set(headsOf(openers, 'verbs').flatMap(unfold));
const otherOpeners = new Set(headsOf(openers, 'others'));

/** Whether a word is a verb that duties begin with, in its base form, third person or -ing form. */
export const isDutyVerb = (word: string): boolean => verbForms.has(word.toLowerCase());

/** Whether statements often begin with the word: capitalised in the middle of a line, it suggests a lost line break. */
export const opensStatement = (word: string): boolean => isDutyVerb(word) || otherOpeners.has(word.toLowerCase());
