import leadIns from '../../words/posting/lead-ins.json' with { type: 'json' };
import { alternativesOf, headsOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';

/** Words before a requirement that say nothing about it, removed one by one. Patterns over folded, lower-case text. */
const english = new RegExp(
  `^(?:${[
    '[\\s,;:/•·*"“(–-]+',
    '(?:the |our |an? )?(?:ideal |successful |qualified |selected |right |chosen )?' +
      `(?:${alternativesOf(leadIns, 'subjects')})(?: (?:${alternativesOf(leadIns, 'auxiliaries')}))+ (?:also )?`,
    "you'(?:ll|re|ve) ",
    String.raw`(?:${alternativesOf(leadIns, 'small-words')})\b ?`,
    `(?:${alternativesOf(leadIns, 'having')}) `,
    `(?:the )?(?:${alternativesOf(leadIns, 'abilities')}) (?:to|for|of|in|with|is|include)? ?`,
    `(?:${alternativesOf(leadIns, 'knowledge')}) ` +
      String.raw`(?:in|with|of|on|at|using|as|to|for|and(?:/or)?|or|within|working with|the use of)\b ?`,
    `(?:very |highly |extremely |well )?(?:${alternativesOf(leadIns, 'praise')})[,/]? (?:and |& |or )?`,
  ].join('|')})`,
);

const foldWord = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss');
const wordLead = (language: Exclude<Language, 'en' | 'other'>): RegExp =>
  new RegExp(
    `^(?:[\\s,;:•·*"“(–-]+|(?:${headsOf(leadIns, language).map(foldWord).join('|')})\\s|(?:[ld]|qu|dell|all|nell)['’])`,
  );

const leads: Record<Language, RegExp> = {
  en: english,
  other: english,
  de: wordLead('de'),
  fr: wordLead('fr'),
  es: wordLead('es'),
  pt: wordLead('pt'),
  it: wordLead('it'),
  nl: wordLead('nl'),
};

/** How many characters of lead-in a folded, lower-case phrase begins with: "must have strong " in "must have strong excel skills". */
export function leadInLength(folded: string, language: Language): number {
  let length = 0;
  for (let round = 0; round < 12; round += 1) {
    const match = leads[language].exec(folded.slice(length));
    if (!match || match[0].length === 0 || length + match[0].length >= folded.length) break;
    length += match[0].length;
  }
  return length;
}
