import verbs from '../words/english-verbs.json' with { type: 'json' };
import { entriesOf, headsOf, patternOf, unmarked, type WordEntry } from '../words/word-table.ts';

/** The forms of an English verb: "manage", "managed", "managed", "managing", "manages". */
export interface VerbForms {
  base: string;
  past: string;
  participle: string;
  gerund: string;
  third: string;
}

/** A single vowel and a single consonant at the end: these double the consonant where the last syllable is stressed. */
const shortEnd = /(?:^|[^aeiou]|qu)[aeiou][^aeiouchwxy]$/;
/** The longer ones are stressed on the last syllable, too. */
const stressedEnd = patternOf(verbs, 'stressed on the end', '', (any) => `(?:${any})$`);
const compound = /^(?:off|out|over|pre|re|un|under|up)/;
const isShort = (base: string): boolean => base.match(/[aeiouy]+/g)?.length === 1;

const doubles = (base: string): boolean =>
  shortEnd.test(base) &&
  (isShort(base) || stressedEnd.test(base) || (compound.test(base) && shortVerbs.has(base.replace(compound, ''))));

/** What an ending that begins with a vowel is added to: "plann", "mimick", "cater". */
const stemOf = (base: string): string => {
  if (/[aeiou]c$/.test(base)) return `${base}k`;
  return doubles(base) ? `${base}${base.slice(-1)}` : base;
};

const pastOf = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stemOf(base)}ed`;
};

const gerundOf = (base: string): string => {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  return base.endsWith('e') && !/(ee|oe|ye)$/.test(base) ? `${base.slice(0, -1)}ing` : `${stemOf(base)}ing`;
};

const thirdOf = (base: string): string => {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

const regular = (base: string): VerbForms => {
  const past = pastOf(base);
  return { base, past, participle: past, gerund: gerundOf(base), third: thirdOf(base) };
};

/** "organise" next to "organize", "enrol" next to "enroll": the person's own spelling is kept. */
function british(base: string): string[] {
  if (/^(?:enroll|fulfill)$/.test(base)) return [base, base.slice(0, -1)];
  return /(?:[^s]i|ly)ze$/.test(base) ? [base, base.replace(/ze$/, 'se')] : [base];
}

/** British English doubles an l where American English does not ("modelled"), and some the t of "benefit". */
const doubledToo = (verb: VerbForms): VerbForms[] => {
  const { base, past } = verb;
  if (past !== `${base}ed` || !/[^aeiou][aeiou]l$|^benefit$/.test(base)) return [verb];
  const stem = `${base}${base.slice(-1)}`;
  return [verb, { ...verb, past: `${stem}ed`, participle: `${stem}ed`, gerund: `${stem}ing` }];
};

/** An irregular verb in each of its past tenses ("learned", "learnt"), and its prefixed forms: "take", "undertake". */
function irregular({ head, columns }: WordEntry): VerbForms[] {
  const [pasts = [], [participle] = [], prefixes = []] = columns;
  const base = unmarked(head);
  return pasts.flatMap((past) =>
    [...(base === head ? [''] : []), ...prefixes].map((prefix) => ({
      ...regular(`${prefix}${base}`),
      past: `${prefix}${past}`,
      participle: `${prefix}${participle ?? past}`,
    })),
  );
}

const regularVerbs = headsOf(verbs, 'regular');
const irregularVerbs = entriesOf(verbs, 'irregular');
/** Verbs whose base forms are more often other words, so that they are known in the past tense alone. */
const knownInPast = headsOf(verbs, 'knownInPast');
const nounLike: ReadonlySet<string> = new Set(headsOf(verbs, 'nounLike'));

const shortVerbs: ReadonlySet<string> = new Set(
  [...regularVerbs, ...knownInPast, ...irregularVerbs.map(({ head }) => unmarked(head))].filter(isShort),
);
const all: readonly VerbForms[] = [
  ...regularVerbs.flatMap(british).map(regular).flatMap(doubledToo),
  ...irregularVerbs.flatMap(irregular),
];
const inPastAlone: readonly VerbForms[] = knownInPast.map(regular).flatMap(doubledToo);

const indexed = (key: keyof VerbForms, of = all): ReadonlyMap<string, VerbForms> =>
  new Map(of.toReversed().map((verb) => [verb[key], verb]));

const byBase = indexed('base');
const byPast = indexed('past', [...all, ...inPastAlone]);
const byGerund = indexed('gerund');
const byThird = indexed('third');

/** The verb with this base form ("manage"), ignoring case. */
export const verbOfBase = (word: string): VerbForms | undefined => byBase.get(word.toLowerCase());
/** The verb with this past tense ("managed", "led"). */
export const verbOfPast = (word: string): VerbForms | undefined => byPast.get(word.toLowerCase());
/** The verb with this -ing form ("managing"). */
export const verbOfGerund = (word: string): VerbForms | undefined => byGerund.get(word.toLowerCase());
/** The verb with this third person singular ("manages"). */
export const verbOfThird = (word: string): VerbForms | undefined => byThird.get(word.toLowerCase());
/** Whether the base form is as often a noun ("design", "support"). */
export const isNounLike = (base: string): boolean => nounLike.has(base);
