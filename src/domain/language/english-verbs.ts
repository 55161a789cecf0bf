import { doubling, irregularVerbs, nounLike, regularVerbs } from './english-verb-list.ts';

/** The forms of an English verb: "manage", "managed", "managed", "managing", "manages". */
export interface VerbForms {
  base: string;
  past: string;
  participle: string;
  gerund: string;
  third: string;
}

const vowelEnd = /[aeiou][^aeiouwxy]$/;
const doubles = (base: string): boolean => doubling.has(base) && vowelEnd.test(base);

const pastOf = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
};

const gerundOf = (base: string): string => {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(ee|oe|ye)$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
};

const thirdOf = (base: string): string => {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

const regular = (base: string): VerbForms => {
  const past = pastOf(base);
  return { base, past, participle: past, gerund: gerundOf(base), third: thirdOf(base) };
};

/** "organise" beside "organize": the person's own spelling is kept. */
const british = (base: string): string[] => {
  if (/[^s]ize$/.test(base)) return [base, base.replace(/ize$/, 'ise')];
  return base === 'analyze' ? [base, 'analyse'] : [base];
};

/** British English doubles an l where American English does not: "modelled". */
const doubledL = (verb: VerbForms): VerbForms[] =>
  /^(model|label|travel|catalog|counsel|program)$/.test(verb.base) && verb.base.endsWith('l')
    ? [verb, { ...verb, past: `${verb.base}led`, participle: `${verb.base}led`, gerund: `${verb.base}ling` }]
    : [verb];

const all: readonly VerbForms[] = [
  ...regularVerbs.flatMap(british).map(regular).flatMap(doubledL),
  ...irregularVerbs.map(([base, past, participle]) => ({
    ...regular(base),
    past,
    participle: participle ?? past,
  })),
];

const indexed = (key: keyof VerbForms): ReadonlyMap<string, VerbForms> =>
  new Map([...all].toReversed().map((verb) => [verb[key], verb]));

const byBase = indexed('base');
const byPast = indexed('past');
const byGerund = indexed('gerund');
const byThird = indexed('third');

/** The verb whose base form this is ("manage"), upper and lower case alike. */
export const verbOfBase = (word: string): VerbForms | undefined => byBase.get(word.toLowerCase());
/** The verb whose past tense this is ("managed", "led"). */
export const verbOfPast = (word: string): VerbForms | undefined => byPast.get(word.toLowerCase());
/** The verb whose -ing form this is ("managing"). */
export const verbOfGerund = (word: string): VerbForms | undefined => byGerund.get(word.toLowerCase());
/** The verb whose third person singular this is ("manages"). */
export const verbOfThird = (word: string): VerbForms | undefined => byThird.get(word.toLowerCase());
/** Whether the base form is as often a noun ("design", "support"). */
export const isNounLike = (base: string): boolean => nounLike.has(base);
