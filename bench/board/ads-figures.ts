import { foldAccents } from '#domain/language/tokenise.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { markedAds, ownMarkedAds, textOf, type MarkedText } from '../marked-ads.ts';
import { share, within, type Figure } from './figure.ts';

type Words = readonly string[];

/** Two different items have these in common. */
const smallWords = new Set('de del des du d la le les l el los las y e et und der die das den dem des'.split(' '));

/**
 * The words of an item, and names such as C++ and .NET, in small letters without accents; the s of a plural is left out, as people name one thing in either
 * way.
 */
export const wordsIn = (text: string): Words =>
  (foldAccents(text.toLowerCase()).match(/\.net\b|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*(?:\+\+|#)?/gu) ?? [])
    .filter((word) => !smallWords.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<![sui])s$/, '') : word));

const holds = (longer: Words, shorter: Words): boolean => ` ${longer.join(' ')} `.includes(` ${shorter.join(' ')} `);

/** Whether two wordings name the same: equal, or one in the other and at least half as long, or two thirds of the words of both. */
export function sameRequirement(one: Words, other: Words): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length === 0) return false;
  if (2 * shorter.length >= longer.length && holds(longer, shorter)) return true;
  const left = [...longer];
  const common = shorter.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0).length;
  return (2 * common) / (one.length + other.length) >= 0.666;
}

/** Pairs as many as possible, each once: the most matches that a bipartite graph allows, by augmenting paths. */
function pairUp(choices: readonly (readonly number[])[]): Map<number, number> {
  const owners = new Map<number, number>();
  const settle = (left: number, tried: Set<number>): boolean =>
    (choices[left] ?? []).some((right) => {
      if (tried.has(right)) return false;
      tried.add(right);
      const owner = owners.get(right);
      if (owner !== undefined && !settle(owner, tried)) return false;
      owners.set(right, left);
      return true;
    });
  choices.forEach((_, left) => settle(left, new Set()));
  return owners;
}

/** What was read of one ad beside its marks. */
function counted({ ad, text }: MarkedText) {
  const posting = readPosting(text);
  const marked = [...ad.must.map((text) => ({ text, must: true })), ...ad.nice.map((text) => ({ text, must: false }))];
  const forms = marked.map(({ text }) => [text, ...(ad.alt?.[text] ?? [])].map(wordsIn));
  const neutral = [...(ad.soft ?? []), ...(ad.other ?? [])].map(wordsIn);
  const read = posting.requirements.map(({ text, must }) => ({ words: wordsIn(text), must }));
  // Items of the same kind first.
  const choices = read.map(({ words, must }) =>
    forms
      .flatMap((wordings, at) => (wordings.some((wording) => sameRequirement(wording, words)) ? [at] : []))
      .toSorted((one, other) => Number(marked[one]?.must !== must) - Number(marked[other]?.must !== must)),
  );
  const owners = pairUp(choices);
  const found = [...owners].map(([at, by]) => ({ must: marked[at]?.must, said: read[by]?.must }));
  const isNeutral = (words: Words): boolean => neutral.some((each) => sameRequirement(each, words));
  const wrong = read.filter(({ words }, at) => choices[at]?.length === 0 && !isNeutral(words)).length;
  const titles = [ad.title, ...(ad.title_alt ?? [])].map(wordsIn);
  return {
    marked: marked.length,
    matched: found.length,
    wrong,
    musts: found.filter(({ must }) => must).length,
    mustsAsMust: found.filter(({ must, said }) => must && said).length,
    nices: found.filter(({ must }) => !must).length,
    nicesAsNice: found.filter(({ must, said }) => !must && !said).length,
    employed: Number(
      ad.employer === null || ad.employer === undefined
        ? posting.employer === undefined
        : sameRequirement(wordsIn(ad.employer), wordsIn(posting.employer ?? '')),
    ),
    titled: Number(titles.some((title) => sameRequirement(title, wordsIn(posting.title ?? '')))),
  };
}

/** How the requirements read from ads compare with those that a person marked in them. */
function adFigures(ads: readonly MarkedText[]): Figure[] {
  const counts = ads.map(counted);
  const sum = (key: keyof ReturnType<typeof counted>): number => counts.reduce((total, each) => total + each[key], 0);
  return [
    share('requirements found', sum('matched'), sum('marked')),
    share('requirements that are right', sum('matched'), sum('matched') + sum('wrong')),
    share('must read as must', sum('mustsAsMust'), sum('musts')),
    share('nice read as nice', sum('nicesAsNice'), sum('nices'), 1),
    share('titles', sum('titled'), ads.length, 1),
    share('employers', sum('employed'), ads.length, 1),
  ];
}

/** On the English ads of the data folder. */
export const englishAdFigures = (): Figure[] =>
  within('English', adFigures(markedAds(undefined).map((ad) => ({ ad, text: textOf(ad) }))));

const languages = { de: 'German', fr: 'French', es: 'Spanish' } as const;

/** On the project's own, in the other languages. */
export const otherAdFigures = (): Figure[] =>
  (['de', 'fr', 'es'] as const).flatMap((language) => within(languages[language], adFigures(ownMarkedAds(language))));
