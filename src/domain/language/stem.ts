import stemEndings from '../words/stem-endings.json' with { type: 'json' };
import { entriesOf, groupsOf } from '../words/word-table.ts';
import type { Language } from './languages.ts';
import { foldAccents } from './tokenise.ts';

/** An ending, its replacement, and the fewest letters that must remain before it. */
type Rule = readonly [ending: string, replacement: string, least: number];

/** The rules of one step by the last letter of their ending, the longest ending first. */
type Step = ReadonlyMap<string, readonly Rule[]>;

function stepOf(group: string): Step {
  const rules = entriesOf(stemEndings, group)
    .map(({ head, columns }): Rule => [head, columns[0]?.[0] ?? '', Number(columns[1]?.[0])])
    .toSorted((a, b) => b[0].length - a[0].length);
  const step = new Map<string, Rule[]>();
  for (const rule of rules) {
    const last = rule[0].at(-1) ?? '';
    const others = step.get(last);
    if (others) others.push(rule);
    else step.set(last, [rule]);
  }
  return step;
}

/** Steps of endings per language; in each step the longest ending that fits is removed. The stems are for comparing, not for reading. */
const stepsOf = (language: string): Step[] =>
  groupsOf(stemEndings)
    .filter((group) => group.startsWith(language))
    .map(stepOf);

const steps: Record<Exclude<Language, 'other'>, Step[]> = {
  en: stepsOf('en'),
  // The past tense steps give "leitete" the stem of "Leitung" and "verhandelte" that of "Verhandlung"; they remove a noun's own t as well.
  de: stepsOf('de'),
  fr: stepsOf('fr'),
  es: stepsOf('es'),
  pt: stepsOf('pt'),
  it: stepsOf('it'),
  nl: stepsOf('nl'),
};

/**
 * The word's stem, lower case and without accents: what its forms ("managed", "managing", "management") share. Words with digits or signs (C++, k8s) and words
 * of three letters or fewer are returned unchanged.
 */
export function stem(word: string, language: Language): string {
  const folded = foldAccents(word).replace(/'s?$/, '');
  if (folded.length < 4 || !/^[a-z]+$/.test(folded)) return folded;
  const rules = steps[language === 'other' ? 'en' : language];
  let stemmed = folded;
  for (const step of rules) {
    const before = stemmed;
    stemmed = strip(stemmed, step);
    if (language !== 'de' && language !== 'nl' && stemmed !== before) stemmed = undouble(stemmed, before);
  }
  return stemmed;
}

function strip(word: string, step: Step): string {
  for (const [ending, replacement, least] of step.get(word.charAt(word.length - 1)) ?? []) {
    const length = word.length - ending.length;
    if (length < least || !word.endsWith(ending)) continue;
    const rest = word.slice(0, length);
    if (/[aeiouy]/.test(rest)) return rest + replacement;
  }
  return word;
}

/** "planning" -> "plan": a consonant doubled by the ending, but "call" and "process" keep theirs. */
function undouble(word: string, before: string): string {
  const last = word.at(-1) ?? '';
  return before.length - word.length >= 2 && last === word.at(-2) && /[bdgmnprt]/.test(last) ? word.slice(0, -1) : word;
}
