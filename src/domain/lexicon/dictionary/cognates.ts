import { stem } from '../../language/stem.ts';

type Ending = readonly [RegExp, string];

/** The English forms of the endings of learned words; keys are folded: lower case, no accents, no plural s. */
const endings: Record<'de' | 'fr' | 'es', readonly Ending[]> = {
  de: [
    [/(?:isierung|isation)(?:en)?$/, 'ization'],
    [/isieren$/, 'ize'],
    [/ierung(?:en)?$|ationen$/, 'ation'],
    [/ieren$/, 'e'],
    [/itat(?:en)?$/, 'ity'],
    [/ische?[nmrs]?$/, 'ic'],
    [/ive?[nmrs]?$/, 'ive'],
    [/elle?[nmrs]?$/, 'al'],
    [/ologie$/, 'ology'],
    [/ie$/, 'y'],
  ],
  fr: [
    [/isation$/, 'ization'],
    [/iser$/, 'ize'],
    [/ique$/, 'ic'],
    [/ite$/, 'ity'],
    [/i(?:f|ve)$/, 'ive'],
    [/el(?:le)?$/, 'al'],
    [/eur$|rice$/, 'or'],
    [/ologie$/, 'ology'],
    [/ie$/, 'y'],
  ],
  es: [
    [/izacion(?:e)?$/, 'ization'],
    [/izar$/, 'ize'],
    [/[ct]ion(?:e)?$/, 'tion'],
    [/sion(?:e)?$/, 'sion'],
    [/idad(?:e)?$/, 'ity'],
    [/ic[oa]$/, 'ic'],
    [/iv[oa]$/, 'ive'],
    [/ologia$/, 'ology'],
    [/encia$/, 'ence'],
    [/ia$|io$/, 'y'],
    [/[oa]$/, ''],
  ],
};

/** The English stem of a learned word that the languages share ("rotation", "rotación"); undefined for words of three letters. */
export function cognateOf(word: string, language: 'de' | 'fr' | 'es'): string | undefined {
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  const ending = endings[language].find(([pattern]) => pattern.test(word));
  const english = ending === undefined ? word : word.replace(ending[0], ending[1]);
  const spelled = language === 'de' ? english.replace(/^ko/, 'co').replace(/^kl/, 'cl').replace(/kt/g, 'ct') : english;
  return stem(spelled, 'en');
}
