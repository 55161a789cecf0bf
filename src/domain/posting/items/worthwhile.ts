import { groupedBy } from '../../grouped-by.ts';
import type { Stretch } from '../requirements/ask.ts';
import type { Passage } from '../sections/passages.ts';
import { worthOf, type Sign } from './item-weights.ts';
import { isPerson, isVagueWord, singular } from './signs.ts';

/** What is known of the whole ad when its items are judged. */
export interface AdNames {
  title: string;
  employer: string;
}

interface Judged extends Stretch {
  passage: Passage;
  /** Absent for what is asked for in any case. */
  signs?: readonly Sign[] | undefined;
}

/** From which worth on an item is taken; two lines that ask for a handful of things mean each of them. */
const leastWorth = -0.4;
const leastOfFew = -2.4;
const few = 12;
const leastOfBest = -0.8;

/** The asks that are certain, and those of the others that are worth it. */
export function worthwhile<T extends Judged>(asks: readonly T[], names: AdNames): T[] {
  const least = asks.length <= few ? leastOfFew : leastWorth;
  const judged = withAdSigns(
    asks.filter((ask) => !namesSeeker(ask)),
    names,
  );
  const isTaken = ({ signs }: Judged): boolean => signs === undefined || worthOf(signs) >= least;
  const best = bestOfEach(judged, isTaken);
  return judged.filter((ask) => isTaken(ask) || best.has(ask));
}

const seeks = /\b(?:(?:is|are) (?:\p{L}+ly )?(?:seeking|looking for|hiring|recruiting)|seeks)\b/iu;

/** "Harbour Dental Center is seeking a nurse": what is before the verb is who seeks. */
function namesSeeker({ passage: { text }, end }: Judged): boolean {
  const at = text.search(seeks);
  return at >= 0 && end <= at;
}

/** A line of a list asks for something: where nothing in it is worth it, for the best of what it says. */
function bestOfEach<T extends Judged>(asks: readonly T[], isTaken: (ask: T) => boolean): ReadonlySet<T> {
  const lines = groupedBy(asks, ({ passage }) => passage.start);
  const best = new Set<T>();
  for (const line of lines.values()) {
    const [first] = line;
    if (!first || !isLineOfList(first.passage) || line.some(isTaken)) continue;
    const top = line.reduce((a, b) => (worthOf(b.signs ?? []) > worthOf(a.signs ?? []) ? b : a));
    if (worthOf(top.signs ?? []) >= leastOfBest) best.add(top);
  }
  return best;
}

const isLineOfList = ({ section, headed, startsLine, bullet }: Passage): boolean =>
  headed && section !== 'role' && (startsLine || bullet);

const longAd = 65;
const veryLongAd = 110;

/** Adds what the whole ad says about each item: whether it comes back, is the job's title or the employer's name. */
export function withAdSigns<T extends Judged>(asks: readonly T[], { title, employer }: AdNames): T[] {
  const keys = asks.map(({ passage, start, end }) => wordsOf(passage.text.slice(start, end)).join(' '));
  const times = groupedBy(keys, (key) => key);
  const inTitle = new Set(wordsOf(title));
  const inEmployer = new Set(wordsOf(employer).filter((word) => word.length > 2 && !isVagueWord(word)));
  const [titleInitials, employerInitials] = [initialsOf(title), initialsOf(employer)];
  const open = asks.filter(({ signs }) => signs !== undefined).length;
  const length: Sign[] = open > veryLongAd ? ['in a very long ad'] : open > longAd ? ['in a long ad'] : [];
  return asks.map((ask, at) => {
    if (ask.signs === undefined) return ask;
    const key = keys[at] ?? '';
    const words = key.split(' ');
    const shared = words.filter((word) => inTitle.has(word)).length;
    const isTitle = key === titleInitials || (shared === words.length && isPerson(words.at(-1) ?? ''));
    const isEmployer = key === employerInitials || words.some((word) => inEmployer.has(word));
    const signs: Sign[] = [...ask.signs, ...length];
    if ((times.get(key)?.length ?? 0) > 1) signs.push('said again');
    if (isTitle) signs.push('job title');
    else if (shared > 0) signs.push('words of the title');
    if (isEmployer) signs.push('employer');
    return { ...ask, signs };
  });
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[a-z][a-z'+#]*/g) ?? []).map(singular);

/** The initials of a name of several words. */
function initialsOf(name: string): string | undefined {
  const initials = (name.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => word.charAt(0));
  return initials.length > 1 ? initials.join('') : undefined;
}
