import words from '../../words/posting/phrases.json';
import { alternativesOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';
import { stopWords } from '../../language/stop-words.ts';
import { foldAccents, tokenise } from '../../language/tokenise.ts';
import type { Stretch } from './ask.ts';
import { leadInLength } from './lead-ins.ts';

/** What trails behind and adds nothing. */
const tail = new RegExp(
  String.raw`(?:[\s,;:.!)(*–-]+|,? (?:as|when|where|if) (?:${alternativesOf(words, 'tail-4')})|,? (?:is|are|would be|will be) (?:an? |highly |strongly |also )*(?:${alternativesOf(words, 'tail-2')})|,? ?\(?(?:highly |strongly )?(?:${alternativesOf(words, 'tail-3')})\)?|,? etc\.?| and\/or| and| or| the| of| in| with| to| for| such as| including| like| e\.g\.?|,? (?:${alternativesOf(words, 'tail')})|,? (?:skills?|abilities)(?= *$)(?<=^.{0,4}))$`,
  '',
);

/** Where a long phrase may be cut short: what follows says why or how. */
const reason =
  /,? (?:in order to|so that|so as to|to ensure|to assure|to make sure|to help|to meet|to support|to provide|to maximize|in accordance with|in compliance with|in a timely|in an? [\w, ]{0,30}manner|as well as|in support of|which|while|that will|thereby|within the|throughout the|under the (?:direction|supervision)|on an? (?:regular|daily|weekly|as needed)|through(?:out)?|according to|based on|such as|including|regarding|with the (?:goal|aim)|um |afin de|para que|per garantire|zodat)\b/;

const longestPhrase = 12;

/** The phrase of a statement's stretch that says what is asked: lead-in, trailing remarks and reasons left out; undefined when nothing is left. */
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

/** Cuts a phrase of more than twelve words at the last comma, conjunction or preposition before its end. */
function shorten(folded: string, start: number, end: number): number {
  const words = [...folded.slice(start, end).matchAll(/\S+/g)];
  const last = words[longestPhrase];
  if (!last) return end;
  const head = folded.slice(start, start + last.index);
  const joints = [
    ...head.matchAll(/[,;]|\s(?:and|or|with|for|from|by|on|at|in|to|und|mit|et|avec|y|con|e|com|en|met)\s/g),
  ].filter((joint) => head.slice(0, joint.index).split(' ').length >= 4);
  const joint = joints.at(-1);
  return start + (joint ? joint.index : head.trimEnd().length);
}

const generic = new Set(
  `ability able abilities skill skills experience experienced knowledge strong excellent good great proficient proficiency understanding familiarity familiar working work required requirement preferred plus must
  year years minimum least related relevant field equivalent including include various appropriate necessary needed need well highly level basic advanced demonstrated proven prior previous environment
  position role job candidate duty duties responsible responsibility responsibilities ensure provide perform assist support help maintain use using new other others etc day daily time within across per day-to-day
  areas area types type way ways multiple several different one two three all each every many more most very high effective effectively efficiently successful successfully company employee employees team teams
  additionally furthermore depth profound adequate copious apt marked combination integral similar possess possesses along particularly certain essential crucial vital
  kenntnisse erfahrung erfahrungen gute sehr bereich sowie connaissances bonne experiencia conocimientos conocimiento conhecimento conhecimentos esperienza conoscenza ervaring kennis`.split(
    /\s+/,
  ),
);

/** Whether a word carries content: no small word, no number, none of the words that every ad is full of. */
export function isContentWord(word: string, language: Language): boolean {
  if (word.length < 2 && word !== 'R') return false;
  const folded = foldAccents(word);
  return !stopWords(language).has(folded) && !generic.has(folded) && !/^\d+[+%]?$/.test(folded);
}

/** The words of a phrase that carry content, lower case as written, each once. */
export function contentWords(phrase: string, language: Language): string[] {
  const words = tokenise(phrase)
    .map((token) => token.text.replace(/['’]s?$/, ''))
    .filter((word) => isContentWord(word, language));
  return [...new Set(words.map((word) => word.toLowerCase()))];
}
