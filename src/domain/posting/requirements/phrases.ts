import words from '../../words/posting/phrases.json' with { type: 'json' };
import { alternativesOf, headsOf, patternOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';
import { stopWords } from '../../language/stop-words.ts';
import { foldAccents, tokenise } from '../../language/tokenise.ts';
import type { Stretch } from './ask.ts';
import { leadInLength } from './lead-ins.ts';

/** The words of a group as one part of a pattern. */
const oneOf = (group: keyof typeof words.entries): string => `(?:${alternativesOf(words, group)})`;

/** Words at the end that add nothing. */
const tail = new RegExp(
  `(?:${[
    String.raw`[\s,;:.!)(*–-]+`,
    `,? (?:as|when|where|if) ${oneOf('as so')}`,
    `,? (?:is|are|would be|will be) (?:an? |highly |strongly |also )*${oneOf('said of a want')}`,
    String.raw`,? ?\(?(?:highly |strongly )?${oneOf('trailing wishes')}\)?`,
    String.raw`,? etc\.?`,
    ` ${oneOf('trailing words')}`,
    `,? ${oneOf('trailing wishes of other languages')}`,
    ',? (?:skills?|abilities)(?= *$)(?<=^.{0,4})',
  ].join('|')})$`,
);

/** Where a long phrase may be cut short: what follows says why or how. */
const reason = patternOf(words, 'reasons', '', (any) => String.raw`,? (?:${any})\b`);

const longestPhrase = 12;

/** The phrase of a statement's stretch that names the requirement, without lead-in, trailing remarks and reasons; undefined when nothing is left. */
export function corePhrase(text: string, folded: string, within: Stretch, language: Language): Stretch | undefined {
  let { start, end } = within;
  start += leadInLength(folded.slice(start, end), language);
  const cut = folded.slice(start, end).search(reason);
  if (cut > 0 && folded.slice(start, start + cut).split(' ').length >= 3) end = start + cut;
  end = shorten(folded, start, end);
  for (let round = 0; round < 6; round += 1) {
    const match = tail.exec(folded.slice(start, end));
    if (!match || match[0].length === 0) break;
    end -= match[0].length;
  }
  const open = text.lastIndexOf('(', end - 1);
  if (open > start && !text.slice(open, end).includes(')')) {
    const closing = text.indexOf(')', end - 1);
    end = closing >= 0 && closing - end < 3 && closing < within.end ? closing + 1 : open;
  }
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return end - start < 3 ? undefined : { start, end };
}

const jointPattern = new RegExp(String.raw`[,;]|\s${oneOf('joints')}\s`, 'g');

/** Cuts a phrase of more than twelve words at the last comma, conjunction or preposition before its end. */
function shorten(folded: string, start: number, end: number): number {
  const words = [...folded.slice(start, end).matchAll(/\S+/g)];
  const last = words[longestPhrase];
  if (!last) return end;
  const head = folded.slice(start, start + last.index);
  const joints = [...head.matchAll(jointPattern)].filter((joint) => head.slice(0, joint.index).split(' ').length >= 4);
  const joint = joints.at(-1);
  return start + (joint ? joint.index : head.trimEnd().length);
}

const generic = new Set(headsOf(words, 'everywhere in ads'));

/** Whether a word carries content: not a small word, a number or a word that every ad is full of. */
export function isContentWord(word: string, language: Language): boolean {
  if (word.length < 2 && word !== 'R') return false;
  const folded = foldAccents(word);
  return !stopWords(language).has(folded) && !generic.has(folded) && !/^\d+[+%]?$/.test(folded);
}

/** The words of a phrase that carry content, lower case and unstemmed, each once. */
export function contentWords(phrase: string, language: Language): string[] {
  const words = tokenise(phrase)
    .map((token) => token.text.replace(/['’]s?$/, ''))
    .filter((word) => isContentWord(word, language));
  return [...new Set(words.map((word) => word.toLowerCase()))];
}
