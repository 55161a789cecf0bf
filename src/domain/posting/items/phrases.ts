import classes from '../../words/posting/word-classes.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import type { Stretch } from '../requirements/ask.ts';
import { isNoun, type TaggedWord } from './tagged-words.ts';
import { verbsAmong } from './verbs.ts';

/** A noun with what describes it: "price quotations". */
export interface Phrase extends Stretch {
  words: TaggedWord[];
  /** What it depends on: a verb whose object it is, a preposition, or nothing. */
  governor: Governor;
  /** Whether it follows another one in a list. */
  listed: boolean;
  /** Whether it is an example: behind "such as", in brackets. */
  example: boolean;
  /** Whether the ad speaks of knowing it: "experience with Kafka", "Kafka skills". */
  wanted: boolean;
  /** Behind "of", the phrase before it: "inventories" in "inventories of supplies". */
  of?: Phrase;
}

type Governor = { kind: 'none' } | { kind: 'verb' | 'preposition'; word: TaggedWord };

const hollowHeads = new Set(headsOf(classes, 'hollow heads'));
const wants = new Set(headsOf(classes, 'wants'));
const examples = new Set(headsOf(classes, 'examples'));

const isExample = ({ lower }: TaggedWord): boolean =>
  examples.has(lower.replace(/\.$/, '')) || lower.includes('not limited to');
const isWant = (word: TaggedWord | undefined): boolean => wants.has(word?.lower ?? '');

/** Collects phrases word by word. */
class PhraseReader {
  readonly phrases: Phrase[] = [];
  private run: TaggedWord[] = [];
  private governor: Governor = { kind: 'none' };
  private joint: 'list' | 'of' | undefined;
  private example = false;
  private wanted = false;
  private brackets = 0;

  add(word: TaggedWord): void {
    this.run.push(word);
  }

  isOpen(): boolean {
    return this.run.length > 0;
  }

  lastWord(): TaggedWord | undefined {
    return this.run.at(-1);
  }

  /** Ends the phrase that is being read. */
  close(): void {
    const [only] = this.run;
    const run = this.run.length === 1 && only?.kind === 'past' ? [] : this.run;
    this.run = [];
    const words = trimmed(run);
    if (!words) return;
    const last = this.phrases.at(-1);
    this.phrases.push({
      start: words[0]?.start ?? 0,
      end: words.at(-1)?.end ?? 0,
      words,
      governor: this.governor,
      listed: this.joint === 'list',
      example: this.example || this.brackets > 0,
      wanted: this.wanted || (isWant(run.at(-1)) && run.length > words.length),
      ...(this.joint === 'of' && last && { of: last }),
    });
    this.joint = undefined;
  }

  verb(word: TaggedWord): void {
    this.close();
    this.governor = { kind: 'verb', word };
    this.wanted = false;
    this.joint = undefined;
  }

  list(): void {
    this.close();
    this.joint = this.phrases.length > 0 ? 'list' : undefined;
  }

  preposition(word: TaggedWord, before: TaggedWord | undefined): void {
    const hadPhrase = this.isOpen();
    this.close();
    if (isWant(before)) this.wanted = true;
    else if (hadPhrase) this.wanted = false;
    if (isExample(word)) {
      this.example = true;
      this.governor = { kind: 'none' };
    } else this.governor = { kind: 'preposition', word };
    this.joint = word.lower === 'of' && hadPhrase ? 'of' : undefined;
  }

  /** A word or mark that no phrase goes across. */
  boundary({ kind, text }: TaggedWord): void {
    this.close();
    this.joint = undefined;
    if (text === '(') this.brackets += 1;
    else if (text === ')') this.brackets = Math.max(0, this.brackets - 1);
    else if (kind === 'stop' || kind === 'function') {
      this.governor = { kind: 'none' };
      this.example = false;
      this.wanted = false;
    }
  }
}

/** The phrases of a passage's words, in order. `isDuty` says that the passage tells what is done. */
export function phrasesOf(words: readonly TaggedWord[], isDuty: boolean): Phrase[] {
  const verbs = verbsAmong(words, isDuty);
  const reader = new PhraseReader();
  for (const [at, word] of words.entries()) {
    if (verbs[at]) reader.verb(word);
    else read(reader, word, words[at - 1], words[at + 1], verbs[at + 1] === true);
  }
  reader.close();
  return reader.phrases;
}

function read(
  reader: PhraseReader,
  word: TaggedWord,
  before: TaggedWord | undefined,
  next: TaggedWord | undefined,
  isVerbNext: boolean,
): void {
  const describesNext = next !== undefined && isNoun(next);
  switch (word.kind) {
    case 'open':
    case 'base':
    case 'third':
    case 'gerund':
      reader.add(word);
      break;
    case 'hollow':
      if (reader.isOpen() && describesNext) reader.add(word);
      else reader.close();
      break;
    case 'past':
      // "Automated processes", but "issues discovered during tests".
      if (describesNext && !isVerbNext) reader.add(word);
      else reader.boundary(word);
      break;
    case 'number':
      // "ISO 9001"
      if (/\p{Lu}/u.test(reader.lastWord()?.text ?? '')) reader.add(word);
      else reader.close();
      break;
    case 'determiner':
      reader.close();
      break;
    case 'conjunction':
    case 'comma':
    case 'slash':
      reader.list();
      break;
    case 'preposition':
      reader.preposition(word, before);
      break;
    default:
      reader.boundary(word);
  }
}

/** A run of words without hollow ones at its ends; undefined when nothing is left. "Union experience" stays whole: its first word alone says too little. */
function trimmed(run: readonly TaggedWord[]): TaggedWord[] | undefined {
  let from = 0;
  let to = run.length;
  while (from < to && isHollow(run[from])) from += 1;
  while (to > from && isHollow(run[to - 1])) to -= 1;
  if (to === from) return undefined;
  const [only] = run.slice(from, to);
  const behind = run[to];
  const isBare = to - from === 1 && only?.known === undefined && !/\p{Lu}/u.test(only?.text ?? '');
  return run.slice(from, isBare && behind && behind.kind !== 'hollow' ? to + 1 : to);
}

const isHollow = (word: TaggedWord | undefined): boolean =>
  word !== undefined && word.known === undefined && (word.kind === 'hollow' || hollowHeads.has(word.lower));
