import { raisingRanks, titleNouns } from '../checks/ranks.ts';
import words from '../../words/claims/line-openings.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { carriesContent, wordsOf } from '../words/words.ts';
import type { FactBase } from './fact-base.ts';
import type { SourceEntry } from './source-facts.ts';
import { mentionsOf, type Mention } from './mentions.ts';

/** A part of a sentence and the places of work it is about; none where it names none. */
export interface Segment {
  text: string;
  entries: readonly SourceEntry[];
}

const boundary = patternOf(
  words,
  'between parts',
  'giu',
  (any) => String.raw`[,;]\s+(?:(?:and|und|et|y)\s+)?|[:–—]\s+|\s(?:${any})\s`,
);
const goesOn = patternOf(words, 'goes on about a place', 'iu', (any) => `^(?:${any})(?!\\p{L})`);

/** Cuts a sentence that names several places of work into the parts about each. */
export function segmentsOf(sentence: string, base: FactBase): Segment[] {
  const found = wordsOf(sentence, base.language);
  const mentions = mentionsOf(found, base);
  const [first] = mentions;
  const distinct = new Set(mentions.flatMap(({ entries }) => entries));
  if (first === undefined) return [{ text: sentence, entries: [] }];
  if (mentions.length === 1 || distinct.size === first.entries.length) {
    const parts = partsBySemicolon(sentence);
    return parts.map(({ text, start, end }) => ({
      text,
      entries: mentions.some((mention) => start <= mention.start && mention.start < end) ? first.entries : [],
    }));
  }
  const last = mentions.at(-1) ?? first;
  const said = found.filter(
    (word) => carriesContent(word, base.language) && !titleNouns.has(word.key) && !raisingRanks.has(word.key),
  );
  const factFirst =
    said.filter(({ end }) => end <= first.start).length > said.filter(({ start }) => start >= last.end).length;
  const segments: Segment[] = [];
  let from = 0;
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const until = next === undefined ? sentence.length : cutBetween(sentence, mention, next, factFirst);
    segments.push({ text: sentence.slice(from, until), entries: mention.entries });
    from = until;
  }
  return segments.filter(({ text }) => text.trim() !== '');
}

/** "In retail since 2018; at Globex I …": what stands before the sign is not said of the place behind it. */
function partsBySemicolon(sentence: string): { text: string; start: number; end: number }[] {
  const cuts = [...sentence.matchAll(/;\s/g)].map(({ index }) => index + 1);
  const starts = [0, ...cuts];
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? sentence.length;
    return { text: sentence.slice(start, end), start, end };
  });
}

/** Where one part ends and the next begins: after the place where facts precede it, before it where they follow. */
function cutBetween(sentence: string, mention: Mention, next: Mention, factFirst: boolean): number {
  const between = sentence.slice(mention.end, next.start);
  const cuts = [...between.matchAll(boundary)]
    .map((match) => ({ at: mention.end + match.index, rest: between.slice(match.index + match[0].length) }))
    .filter(({ rest }) => !goesOn.test(rest));
  const cut = factFirst ? cuts[0] : cuts.at(-1);
  return cut?.at ?? (factFirst ? mention.end : next.start);
}
