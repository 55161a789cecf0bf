import type { Language } from '../../language/languages.ts';
import { splitSentences } from '../../language/sentences.ts';
import type { Posting } from '../../posting/posting.ts';
import words from '../../words/interview/ad-remarks.json' with { type: 'json' };
import foreign from '../../words/interview/foreign-remarks.json' with { type: 'json' };
import { patternOf, type WordTable } from '../../words/word-table.ts';

/** What a passage of an ad gives reason to ask back about. */
export const remarkKinds = ['reports', 'team', 'pace', 'open', 'growth', 'hours', 'values'] as const;
export type RemarkKind = (typeof remarkKinds)[number];

export interface AdRemark {
  kind: RemarkKind;
  /** The words that give the reason, as they stand in the ad. */
  said: string;
  /** The sentence they stand in, cut where it is long. */
  sentence: string;
}

const patternsIn = (table: WordTable, group: (kind: RemarkKind) => string) =>
  remarkKinds
    .filter((kind) => group(kind) in table.entries)
    .map(
      (kind) =>
        [
          kind,
          patternOf(table, group(kind), 'iu', (any) => String.raw`(?<![\p{L}\d])(?:${any})(?![\p{L}\d])`),
        ] as const,
    );
const patterns: Partial<Record<Language, ReturnType<typeof patternsIn>>> = {
  en: patternsIn(words, (kind) => kind),
  de: patternsIn(foreign, (kind) => `german ${kind}`),
  fr: patternsIn(foreign, (kind) => `french ${kind}`),
  es: patternsIn(foreign, (kind) => `spanish ${kind}`),
};
const longestSentence = 180;

/** What the ad says in passing about the team, the pace and the hours: of each kind the first. */
export function adRemarks({ ad, language }: Posting): AdRemark[] {
  const sentences = splitSentences(ad, language).map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return (patterns[language] ?? []).flatMap(([kind, pattern]): AdRemark[] => {
    for (const sentence of sentences) {
      const match = pattern.exec(sentence);
      if (match !== null) return [{ kind, said: match[0], sentence: around(sentence, match.index) }];
    }
    return [];
  });
}

function around(sentence: string, at: number): string {
  if (sentence.length <= longestSentence) return sentence;
  const from = Math.max(0, sentence.lastIndexOf(' ', Math.max(0, at - longestSentence / 3)));
  const cut = sentence
    .slice(from, from + longestSentence)
    .replace(/\s\S*$/, '')
    .trim();
  return `${from > 0 ? '… ' : ''}${cut} …`;
}
