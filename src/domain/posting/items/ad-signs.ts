import { groupedBy } from '../../grouped-by.ts';
import type { Stretch } from '../requirements/ask.ts';
import { jobSections } from '../sections/neighbours.ts';
import type { Passage } from '../sections/passage.ts';
import type { Sign } from './item-weights.ts';
import { isPerson, isVagueWord, singular } from './signs.ts';

/** What is known of the whole ad when its items are judged. */
export interface AdNames {
  title: string;
  employer: string;
  /** All that the ad says. */
  passages: readonly Passage[];
}

export interface Judged extends Stretch {
  passage: Passage;
  /** Absent for what is asked for in any case. */
  signs?: readonly Sign[] | undefined;
  alone?: Stretch;
}

const longAd = 65;
const veryLongAd = 110;

/** Adds what the whole ad says about each item: whether it comes back, is the job's title or the employer's name. */
export function withAdSigns<T extends Judged>(asks: readonly T[], names: AdNames): T[] {
  const texts = asks.map(({ passage, start, end }) => wordsOf(passage.text.slice(start, end)));
  const times = groupedBy(texts, (words) => words.join(' '));
  const open = asks.filter(({ signs }) => signs !== undefined).length;
  const length: Sign[] = open > veryLongAd ? ['in a very long ad'] : open > longAd ? ['in a long ad'] : [];
  const isPart = partsOf([...times.values()].flatMap(([first = []]) => [first]));
  const namedAs = namesIn(names);
  const saysOften = repeatsIn(names.passages);
  return asks.map((ask, at) => {
    if (ask.signs === undefined) return ask;
    const words = texts[at] ?? [];
    const own = ask.passage.text.slice(ask.start, ask.end);
    return {
      ...ask,
      signs: [
        ...ask.signs,
        ...length,
        ...((times.get(words.join(' '))?.length ?? 0) > 1 ? (['said again'] as const) : []),
        ...(isPart(words) ? (['part of another'] as const) : []),
        ...namedAs(words, ask.start > 0 ? own : own.slice(1)),
        ...saysOften(words),
      ],
    };
  });
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[a-z][a-z'+#]*/g) ?? []).map(singular);

/** Whether all words of an item occur in a longer one: the ad says it in more words as well. */
function partsOf(items: readonly (readonly string[])[]): (words: readonly string[]) => boolean {
  const holding = new Map<string, ReadonlySet<string>[]>();
  for (const words of items) {
    const set = new Set(words);
    for (const word of set) {
      const sets = holding.get(word);
      if (sets) sets.push(set);
      else holding.set(word, [set]);
    }
  }
  return (words) =>
    (holding.get(words[0] ?? '') ?? []).some((set) => set.size > words.length && words.every((word) => set.has(word)));
}

/** What an item has in common with the title, the employer's name and the capitals in what is said of the firm. */
function namesIn({ title, employer, passages }: AdNames): (words: readonly string[], text: string) => Sign[] {
  const inTitle = new Set(wordsOf(title));
  const inEmployer = new Set(wordsOf(employer).filter((word) => word.length > 2 && !isVagueWord(word)));
  const [titleInitials, employerInitials] = [initialsOf(title), initialsOf(employer)];
  const ofFirm = new Set(
    passages.filter(({ section }) => !jobSections.has(section)).flatMap(({ text }) => capitalsIn(text)),
  );
  return (words, text) => {
    const key = words.join(' ');
    const shared = words.filter((word) => inTitle.has(word)).length;
    const isTitle = key === titleInitials || (shared === words.length && isPerson(words.at(-1) ?? ''));
    const signs: Sign[] = isTitle ? ['job title'] : shared > 0 ? ['words of the title'] : [];
    if (key === employerInitials || words.some((word) => inEmployer.has(word))) signs.push('employer');
    if (capitalsIn(text).some((name) => ofFirm.has(name))) signs.push('name beside the firm');
    return signs;
  };
}

const capitalsIn = (text: string): string[] => text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&]+/gu) ?? [];

/** The initials of a name of several words. */
function initialsOf(name: string): string | undefined {
  const initials = (name.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => word.charAt(0));
  return initials.length > 1 ? initials.join('') : undefined;
}

/** In how many passages an item's words occur, as the mean of their logarithms: words of all the ad say little of one line. */
function repeatsIn(passages: readonly Passage[]): (words: readonly string[]) => Sign[] {
  const times = new Map<string, number>();
  for (const { text } of passages)
    for (const word of new Set(wordsOf(text))) times.set(word, (times.get(word) ?? 0) + 1);
  return (words) => {
    const mean =
      words.reduce((sum, word) => sum + Math.log(Math.max(1, times.get(word) ?? 0)), 0) / Math.max(1, words.length);
    return mean >= 1.8
      ? ['words of every line']
      : mean >= 1
        ? ['words of many lines']
        : mean < 0.35
          ? ['words of one line']
          : [];
  };
}
