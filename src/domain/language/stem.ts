import type { Language } from './languages.ts';
import { foldAccents } from './tokenise.ts';

/** An ending, what stands in its place, and the fewest letters that must remain before it. */
type Rule = readonly [ending: string, replacement: string, least: number];

/** The rules of one step by the last letter of their ending, the longest ending first. */
type Step = ReadonlyMap<string, readonly Rule[]>;

function table(text: string): Step {
  const rules = text
    .split(' ')
    .map((entry) => {
      const [ending = '', replacement = '', least = '3'] = entry.split(':');
      return [ending, replacement, Number(least)] as const;
    })
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

/** Steps of endings per language; in each step the longest ending that fits is taken off. Written for comparing, not for reading. */
const steps: Record<Exclude<Language, 'other'>, Step[]> = {
  en: [
    table('sses:ss ies:y:2 xes:x ches:ch shes:sh ss:ss us:us is:is s::3'),
    table('ied:y:2 eed:ee ed::3 ing::3 ingly::3 edly::3'),
    table(
      'izational:iz isational:iz ational:at:2 ization:iz isation:iz ation:at:2 ator:at:2 ative:at:2 ate:at:2 ment::3 ness::3 fulness:ful ful::3 ibility:ibl ability:abl ance::4 ence::4 able::3 ible::3 ical:ic ally:al ly::3 ity::4 er::4 or::5 ive::4 ion::4 ise:iz ize:iz al::4 ist::4',
    ),
    table('e::3 y:i:3 at::4 iz::4 c:k:5'),
  ],
  de: [
    table('ungen:ung heiten:heit keiten:keit innen:in erinnen:er en::3 ern::3 em::3 er::3 es::3 e::3 n::4 s::3'),
    table(
      'ung::4 heit::4 keit::4 isch::4 lich::4 ig::4 end::4 st::4 in::4 er::4 iert::4 ier::4 ierung::4 ation::4 atio::4',
    ),
    // Past tenses: "leitete" with "Leitung", "verhandelte" with "Verhandlung"; a noun's own t goes with them.
    table('tet:t:3'),
    table('t::4'),
    table('el:l:4'),
  ],
  fr: [
    table('s::3 x::3'),
    table(
      'issement:iss ements:e ement:e ment::4 ations:at ation:at ateur:at atrice:at euse:eu eur:eu ive:if ité::3 ite::3 ées:e ee:e er::3 ez::3 ant::3 ee::3 e::3 ion::4',
    ),
    table('at::3 eu::3 e::3 iss::3'),
  ],
  es: [
    table('aciones:at acion:at ciones:c cion:c amientos:a amiento:a imiento:i mente::4 idades:i idad:i es::3 s::3'),
    table(
      'ando:a iendo:i ados:a adas:a ado:a ada:a idos:i idas:i ido:i ida:i adores:a adora:a ador:a anza::4 anzas::4 ar:a:2 er:e:3 ir:i:3 os::3 as::3 o::3 a::3 e::3 at:a',
    ),
    table('a::3 e::3 i::3'),
    table('i::4'),
  ],
  pt: [
    table('acoes:a acao:a coes:c cao:c amentos:a amento:a imento:i mente::4 idades:i idade:i oes:ao es::3 s::3'),
    table(
      'ando:a endo:e indo:i ados:a adas:a ado:a ada:a idos:i idas:i ido:i ida:i adores:a adora:a ador:a ar:a:2 er:e:3 ir:i:3 os::3 as::3 o::3 a::3 e::3',
    ),
    table('a::3 e::3 i::3'),
  ],
  it: [
    table('azioni:a azione:a zioni:z zione:z amenti:a amento:a imento:i mente::4 ita::4'),
    table(
      'ando:a endo:e ati:a ate:a ato:a ata:a iti:i ito:i ita:i uto:u atori:a atore:a are:a:2 ere:e:3 ire:i:3 i::3 e::3 o::3 a::3',
    ),
    table('a::3 e::3 i::3'),
  ],
  nl: [
    table('heden:heid ingen:ing eren:er en::3 s::3 e::3'),
    table('ing::4 heid::4 lijk::4 isch::4 baar::4 er::4 t::4 d::4'),
  ],
};

/**
 * The word's stem, lower case and without accents: what its forms ("managed", "managing", "management") share.
 * Words with digits or signs (C++, k8s) and words of three letters or fewer come back as they are.
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
