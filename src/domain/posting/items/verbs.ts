import classes from '../../words/posting/word-classes.json' with { type: 'json' };
import { isNounLike } from '../../language/english-verbs.ts';
import { headsOf } from '../../words/word-table.ts';
import { isNoun, type TaggedWord } from './tagged-words.ts';

type Form = 'base' | 'third' | 'gerund';

/** A word that may be a verb, and what is known where it stands. */
interface Place {
  word: TaggedWord;
  form: Form;
  before: TaggedWord | undefined;
  next: TaggedWord | undefined;
  afterNext: TaggedWord | undefined;
  /** Whether nothing but a joint is between a verb and the word: "compile and bill", "builds, automates, and mends". */
  joinsVerb: boolean;
  /** The form of the clause's verb so far: what is joined to it has the same one. */
  clauseForm: Form | undefined;
  /** Whether the passage tells what is done: a word that may be a verb at its beginning is one. */
  isDuty: boolean;
}

const hollowHeads = new Set(headsOf(classes, 'hollow heads'));

/** Which of the words are verbs, by what stands around them. */
export function verbsAmong(words: readonly TaggedWord[], isDuty: boolean): boolean[] {
  const verbs: boolean[] = [];
  let clauseForm: Form | undefined;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    if (before === undefined || endsClause(before)) clauseForm = undefined;
    const [next, afterNext] = [words[at + 1], words[at + 2]];
    const joinsVerb = isJoinedToVerb(words, verbs, at);
    const form = joinsVerb ? formBehindVerb(word, next, clauseForm) : word.kind;
    if (form !== 'base' && form !== 'third' && form !== 'gerund') {
      verbs.push(false);
      continue;
    }
    const isVerb = isVerbAt({ word, form, before, next, afterNext, joinsVerb, clauseForm, isDuty });
    if (isVerb) clauseForm = form;
    verbs.push(isVerb);
  }
  return verbs;
}

/** Whether joints alone are between a word and the verb before it. */
function isJoinedToVerb(words: readonly TaggedWord[], verbs: readonly boolean[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && isJoint(words[before])) before -= 1;
  return before < at - 1 && verbs[before] === true;
}

const isJoint = (word: TaggedWord | undefined): boolean =>
  word !== undefined && (joins(word) || word.kind === 'adverb');

/** "Creates and prints bills": a verb that has no object yet is joined to a verb, known or not. */
function formBehindVerb(word: TaggedWord, next: TaggedWord | undefined, form: Form | undefined): TaggedWord['kind'] {
  if (word.kind !== 'open' || word.known !== undefined || !mayBeObject(next)) return word.kind;
  if (form === 'third') return /[^su]s$/.test(word.lower) && word.text === word.lower ? 'third' : word.kind;
  return form === 'base' && !/(?:s|ed|al|ic|ive|ous|ary)$/.test(word.lower) && word.text === word.lower
    ? 'base'
    : word.kind;
}

const endsClause = ({ kind }: TaggedWord): boolean => kind === 'stop' || kind === 'taken';
const joins = ({ kind }: TaggedWord): boolean => kind === 'comma' || kind === 'conjunction' || kind === 'slash';
const opensObject = (word: TaggedWord | undefined): boolean => word?.kind === 'determiner' || word?.kind === 'hollow';
const mayBeObject = (word: TaggedWord | undefined): boolean =>
  word !== undefined && (opensObject(word) || isNoun(word) || word.kind === 'number');

function isVerbAt(place: Place): boolean {
  if (place.form === 'gerund') return isGerundVerb(place);
  const { before } = place;
  if (place.form === 'third' && relatives.test(before?.lower ?? '')) return mayBeObject(place.next);
  if (before === undefined || endsClause(before) || before.lower === 'to' || isFreeBefore(before)) return opens(place);
  return joins(before) ? isJoined(place) : followsSubject(place);
}

/** "An analysis that identifies firms". */
const relatives = /^(?:that|which|who)$/;
const isFreeBefore = ({ kind }: TaggedWord): boolean => kind === 'function' || kind === 'adverb';

/** "Driving mobile units", "by checking the log", "experience managing budgets"; not "data mining". */
function isGerundVerb({ before, next, clauseForm }: Place): boolean {
  if (opensObject(next)) return true;
  const isLed = before?.kind === 'preposition' || (before !== undefined && hollowHeads.has(before.lower));
  const isFirst = before === undefined || endsClause(before) || before.lower === 'to' || isFreeBefore(before);
  const isNext = before !== undefined && joins(before) && clauseForm === 'gerund';
  if ((isFirst || isLed || isNext) && mayBeObject(next)) return true;
  return (isFirst || isLed) && next?.kind === 'preposition' && next.lower !== 'of';
}

/** At the beginning of a clause, behind "to" or behind an auxiliary. */
function opens({ word, form, before, next, clauseForm, isDuty }: Place): boolean {
  const isInside = before !== undefined && before.kind !== 'stop';
  if (form === 'third' && isInside && !opensObject(next) && !clauseForm) return false;
  if (before?.lower === 'to' || before?.kind === 'function' || opensObject(next) || isDuty)
    return !(next === undefined && isNounLike(word.lower));
  return mayBeObject(next) && !isNounLike(word.lower);
}

/** "Develop, maintain and improve plans": joined to a verb of the same form. */
function isJoined({ word, form, next, joinsVerb, clauseForm }: Place): boolean {
  if (form !== clauseForm) return false;
  if (joinsVerb || opensObject(next)) return true;
  return !isNounLike(baseOf(word.lower, form)) && next !== undefined && next.kind !== 'stop';
}

const baseOf = (word: string, form: Form): string => (form === 'third' ? word.replace(/e?s$/, '') : word);

/** "The owner defines the backlog", "engineers provide service". */
function followsSubject({ word, form, before, next, afterNext }: Place): boolean {
  if (before?.kind !== 'open' && !(form === 'base' && before?.kind === 'third')) return false;
  if (form === 'base') return /[^s]s$/.test(before.text) && mayBeObject(next) && !isNounLike(word.lower);
  const isFirstOfTwo = next?.kind === 'conjunction' && afterNext?.kind === 'third';
  return opensObject(next) || (isFirstOfTwo && !isNounLike(word.lower.replace(/s$/, '')));
}
