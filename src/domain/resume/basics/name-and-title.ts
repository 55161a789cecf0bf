import words from '../../words/resume/engagement.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { HeaderPart } from '../entries/header-parts.ts';
import { isStreet, placeScore } from './location.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import { lookKey } from '../entries/typography.ts';
import { findAddresses } from './web-address.ts';

/** A value from a header, with the part it was read from. */
export interface Named {
  text: string;
  part: HeaderPart;
  confidence: number;
}

/** The values in a position's header. */
export interface PositionHeader {
  title?: Named | undefined;
  employer?: Named | undefined;
  place?: Named | undefined;
  url?: Named | undefined;
  rest: HeaderPart[];
}

const engagement = patternOf(words, 'kinds of engagement', 'i', (any) => String.raw`^\(?(?:${any})\)?$`);

interface Sorted {
  names: HeaderPart[];
  place?: Named | undefined;
  url?: Named | undefined;
}

/** Distinguishes titles from employers in the headers of one section, each by its words and all by where such words are in the others. */
export function nameAndTitle(headers: readonly (readonly HeaderPart[])[]): PositionHeader[] {
  const sorted = headers.map(sortParts);
  const habits = learnHabits(sorted.map((header) => header.names));
  const order = usualOrder(sorted);
  return sorted.map((header) => assign(header, habits, order));
}

/** Removes addresses and places, leaving what can name a title or an employer. */
function sortParts(parts: readonly HeaderPart[]): Sorted {
  const names: HeaderPart[] = [];
  let place: Named | undefined;
  let url: Named | undefined;
  for (const part of parts) {
    if (part.labelled === 'other') continue;
    const address = findAddresses(part.text)[0];
    const score = placeScore(part.text);
    if (address && address.text.length >= part.text.length - 2 && /[/:]|^www/.test(part.text))
      url ??= { text: address.text, part, confidence: 0.9 };
    else if (isStreet(part.text) && !part.labelled && parts.length > 1) continue;
    else if (part.labelled === 'place' || (score >= 0.85 && employerScore(part.text) < 1 && !part.labelled))
      place ??= { text: part.text, part, confidence: score };
    else if (!engagement.test(part.text)) names.push(part);
  }
  const address = parts.flatMap((part) =>
    part.link ? findAddresses(part.link).map((found) => ({ found, part })) : [],
  )[0];
  if (!url && address && /^https?:/.test(address.part.link ?? ''))
    url = { text: address.part.link ?? '', part: address.part, confidence: 0.7 };
  if (names.length === 0 && place) return { names: [place.part], url };
  return { names, place, url };
}

/** How often the words at a position of the headers are a title's, and how often an employer's. */
type Habits = ReadonlyMap<string, { title: number; employer: number; count: number }>;

const slots = (part: HeaderPart): string[] => [`${part.line}:${part.place}`, lookKey({ ...part.look, caps: false })];

function learnHabits(headers: readonly (readonly HeaderPart[])[]): Habits {
  const habits = new Map<string, { title: number; employer: number; count: number }>();
  for (const part of headers.flat()) {
    for (const slot of slots(part)) {
      const habit = habits.get(slot) ?? { title: 0, employer: 0, count: 0 };
      const title = Math.min(titleScore(part.text), 2);
      const employer = Math.min(employerScore(part.text), 2);
      habits.set(slot, { title: habit.title + title, employer: habit.employer + employer, count: habit.count + 1 });
    }
  }
  return habits;
}

function habitOf(part: HeaderPart, habits: Habits): number {
  let sum = 0;
  for (const slot of slots(part)) {
    const habit = habits.get(slot);
    if (habit && habit.count > 0) sum += (habit.title - habit.employer) / habit.count;
  }
  return sum / 2;
}

/** Above 0 for a title, below for an employer. */
const lean = (part: HeaderPart, habits: Habits): number =>
  Math.min(titleScore(part.text), 2.5) -
  Math.min(employerScore(part.text), 2.5) +
  0.8 * habitOf(part, habits) +
  (/^(?:at|@|bei|chez|presso)$/.test(part.lead) ? -2 : 0) +
  (part.labelled === 'title' ? 5 : part.labelled === 'employer' ? -5 : 0);

/** Each of these is held beside each: no header has more. */
const mostNames = 40;

function assign(header: Sorted, habits: Habits, usual: Order | undefined): PositionHeader {
  const { names, url } = header;
  const [only] = names;
  if (!only) return { place: header.place, url, rest: [] };
  if (names.length === 1) return { place: header.place, url, rest: [], ...splitSingle(only, habits, usual) };
  let best: { title: HeaderPart; employer: HeaderPart; score: number } | undefined;
  const leans = names.slice(0, mostNames).map((name) => lean(name, habits));
  const first = names.slice(0, mostNames);
  first.forEach((title, i) => {
    first.forEach((employer, j) => {
      if (i === j) return;
      const order = 0.35 * Math.max(Math.max(i, j) - 1, 0) + (i < j ? 0 : 0.05);
      const score = (leans[i] ?? 0) - (leans[j] ?? 0) - order;
      if (score > (best?.score ?? -Infinity)) best = { title, employer, score };
    });
  });
  if (!best) return { place: header.place, url, rest: [...names] };
  const chosen = best;
  const confidence = Math.min(0.6 + Math.max(chosen.score, 0) / 8, 0.97);
  const employer = withoutPlace(chosen.employer);
  const title = withoutPlace(chosen.title);
  return {
    title: { text: title.text, part: chosen.title, confidence },
    employer: { text: employer.text, part: chosen.employer, confidence },
    place: header.place ?? employer.place ?? title.place,
    url,
    rest: names.filter((part) => part !== chosen.title && part !== chosen.employer),
  };
}

const weakSeparators = /\s+(?:at|@|bei|chez|presso)\s+|\s+[-–—]\s+|\s*,\s+|\s*:\s+/g;

const isNameLike = (text: string): boolean =>
  /^[^\p{Ll}]/u.test(text) || /^\p{Ll}+\p{Lu}|^[\w.-]+\.\w{2,}$/u.test(text);

/** Longer than any two names. */
const longestNames = 1000;

interface Split {
  title: string;
  employer: string;
  separator: string;
  /** How certain the words make which is which. */
  score: number;
}

/** One text split into a title and an employer where its words indicate it most clearly: "Analyst, Acme", "Acme – Analyst", "Analyst at Acme". */
function bestSplit(text: string): Split | undefined {
  if (text.length > longestNames) return undefined;
  let best: Split | undefined;
  for (const match of text.matchAll(weakSeparators)) {
    const left = text.slice(0, match.index).trim();
    const right = text.slice(match.index + match[0].length).trim();
    if (left === '' || right === '') continue;
    const separator = match[0].trim();
    const at = /\b(?:at|bei|chez|presso)\b|@/.test(separator) ? 2 : 0;
    const titleFirst = titleScore(left) - employerScore(left) + employerScore(right) - titleScore(right) + at;
    const employerFirst = titleScore(right) - employerScore(right) + employerScore(left) - titleScore(left) - at;
    if (titleFirst > (best?.score ?? 0.9) && isNameLike(right))
      best = { title: left, employer: right, separator, score: titleFirst };
    if (employerFirst > (best?.score ?? 0.9) && isNameLike(left))
      best = { title: right, employer: left, separator, score: employerFirst };
  }
  return best;
}

/** The separator between the two names of a section's headers, and which comes first. */
interface Order {
  separator: string;
  titleFirst: boolean;
}

/** The order that most of a section's headers have, where their words show it: the others will have it too. */
function usualOrder(headers: readonly Sorted[]): Order | undefined {
  const singles = headers.flatMap(({ names }) => (names.length === 1 && names[0] ? [withoutPlace(names[0]).text] : []));
  const counts = new Map<string, { order: Order; count: number }>();
  for (const text of singles) {
    const split = bestSplit(text);
    if (!split) continue;
    const order = { separator: split.separator, titleFirst: text.startsWith(split.title) };
    const key = `${order.separator}${order.titleFirst}`;
    counts.set(key, { order, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const most = [...counts.values()].sort((a, b) => b.count - a.count)[0];
  return most && most.count >= 2 && most.count >= 0.5 * singles.length ? most.order : undefined;
}

/** A text split in the order that the section's others have. */
function splitAsUsual(text: string, { separator, titleFirst }: Order): Split | undefined {
  if (text.length > longestNames) return undefined;
  const match = [...text.matchAll(weakSeparators)].find((candidate) => candidate[0].trim() === separator);
  const left = match ? text.slice(0, match.index).trim() : '';
  const right = match ? text.slice(match.index + match[0].length).trim() : '';
  if (left === '' || !isNameLike(titleFirst ? right : left) || right === '') return undefined;
  const [title, employer] = titleFirst ? [left, right] : [right, left];
  return titleScore(title) >= 1 ? { title, employer, separator, score: 0 } : undefined;
}

/** One name for both is split in two; otherwise its words decide which it is. */
function splitSingle(
  part: HeaderPart,
  habits: Habits,
  usual: Order | undefined,
): Pick<PositionHeader, 'title' | 'employer' | 'place'> {
  const tailless = withoutPlace(part);
  const text = tailless.text;
  const best = bestSplit(text) ?? (usual && splitAsUsual(text, usual));
  const place = tailless.place ? { place: tailless.place } : {};
  if (best) {
    const confidence = Math.min(0.55 + best.score / 10, 0.9);
    return {
      title: { text: best.title, part, confidence },
      employer: { text: best.employer, part, confidence },
      ...place,
    };
  }
  const value = { text, part, confidence: 0.6 };
  return lean(part, habits) >= 0.3 || (titleScore(text) >= 1 && employerScore(text) < 1)
    ? { title: value, ...place }
    : { employer: value, ...place };
}

/** An employer's place after its name ("Acme, Austin, TX", "Acme – Lyon, France") is a separate value. */
export function withoutPlace(part: HeaderPart, fewest = 1): { text: string; place?: Named | undefined } {
  const text = part.text;
  if (text.length > longestNames) return { text };
  const cuts = [...text.matchAll(/\s*,\s+|\s+[-–—]\s+|\s+\((?=[^()]*\)$)/g)];
  for (const cut of cuts) {
    const head = text.slice(0, cut.index).trim();
    const tail = text
      .slice(cut.index + cut[0].length)
      .replace(/\)$/, '')
      .trim();
    if (
      head !== '' &&
      placeScore(tail) >= 0.9 &&
      tail.split(',').length >= fewest &&
      !/^(?:university|universit\S+|college|school|bank)\b.*\bof$/i.test(head)
    )
      return { text: head, place: { text: tail, part, confidence: 0.85 } };
  }
  return { text };
}
