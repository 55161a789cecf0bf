import { isRegion, isStreet, placeScore } from '../basics/location.ts';
import { doneWord } from './done-words.ts';
import { atomsOf, groupsOf, townLike, type Group } from './header-atoms.ts';
import type { HeaderPart } from './header-parts.ts';
import { employerScore, isDepartment, isFirm, isLegalForm, namesMany, titleScore } from './roles.ts';
import { lookKey } from './typography.ts';

export type Role = 'title' | 'employer' | 'place';

/** One way to read a header: which of its stretches is its title, its employer, its place. */
export interface HeaderReading {
  title?: Group | undefined;
  employer?: Group | undefined;
  place?: Group | undefined;
  rest: Group[];
  score: number;
}

/** A header as it is arranged: its names, and the places that were known before. */
export interface NamedHeader {
  names: readonly HeaderPart[];
  places: readonly HeaderPart[];
}

/**
 * Reads the headers of a section all together. Words alone show of most headers which stretch is the title and which the employer; how those are arranged
 * (their lines, their type, the separators between them) is how the others are arranged, too.
 */
export function readHeaders(headers: readonly NamedHeader[]): HeaderReading[] {
  const choices = headers.map(({ names }) => choicesOf(names));
  const votes = new Votes();
  for (const { places } of headers) for (const place of places) votes.add('place', groupOfPart(place), 1);
  choices.forEach((readings) => {
    const best = bestOf(readings, () => 0);
    if (best) votes.addReading(best, certaintyOf(best, readings));
  });
  const read = (more: (reading: HeaderReading) => number): HeaderReading[] =>
    choices.map(
      (readings) => bestOf(readings, (reading) => votes.agreement(reading) + more(reading)) ?? { rest: [], score: 0 },
    );
  const found = read(() => 0);
  // A section without a single employer has them where nothing but a separator shows them.
  return found.some(({ employer }) => employer)
    ? found
    : read(({ title, employer }) => (title && employer ? unshown : 0));
}

const groupOfPart = (part: HeaderPart): Group => ({
  text: part.text,
  part,
  first: 0,
  last: 0,
  lead: part.lead,
  opens: true,
  inner: [],
  place: 1,
});

function bestOf(
  readings: readonly HeaderReading[],
  more: (reading: HeaderReading) => number,
): HeaderReading | undefined {
  let best: HeaderReading | undefined;
  let most = -Infinity;
  for (const reading of readings) {
    const score = reading.score + more(reading);
    if (score <= most) continue;
    most = score;
    best = { ...reading, score };
  }
  return best;
}

/** By how much the words prefer a reading to those that take its title for something else. */
function certaintyOf(best: HeaderReading, readings: readonly HeaderReading[]): number {
  const others = readings.filter(
    ({ title, employer }) => title?.text !== best.title?.text || employer?.text !== best.employer?.text,
  );
  return Math.min(Math.max(best.score - Math.max(...others.map(({ score }) => score), -9), 0.05), 1);
}

/** How the names stand in the headers that the words made clear. */
class Votes {
  private readonly counts = new Map<string, Record<Role | 'all', number>>();
  private readonly behind = new Map<string, number>();
  private readonly orders = new Map<string, number>();
  private total = 0;

  add(role: Role, group: Group, weight: number): void {
    for (const slot of slotsOf(group)) {
      const count = this.counts.get(slot) ?? { title: 0, employer: 0, place: 0, all: 0 };
      count[role] += weight;
      count.all += weight;
      this.counts.set(slot, count);
    }
  }

  addReading(reading: HeaderReading, weight: number): void {
    this.total += weight;
    for (const role of ['title', 'employer', 'place'] as const) {
      const group = reading[role];
      if (group) this.add(role, group, weight);
    }
    if (reading.place && !reading.place.opens) increase(this.behind, reading.place.lead, weight);
    const order = orderOf(reading);
    if (order) increase(this.orders, order, weight);
  }

  /** How well a reading agrees with the others. */
  agreement(reading: HeaderReading): number {
    const { title, employer, place } = reading;
    let sum = 0;
    if (title) sum += slotWeight * (this.share('title', title) - this.share('employer', title));
    if (employer) sum += slotWeight * (this.share('employer', employer) - this.share('title', employer));
    if (place) sum += slotWeight * this.share('place', place);
    for (const name of [title, employer]) if (name?.opens) sum -= slotWeight * this.share('place', name);
    if (this.total === 0) return sum;
    const order = orderOf(reading);
    if (order) sum += (orderWeight * (this.orders.get(order) ?? 0)) / this.total;
    if (order && order !== apart) sum -= (orderWeight * (this.orders.get(apart) ?? 0)) / this.total;
    if (place && !place.opens) sum += (placeWeight * (this.behind.get(place.lead) ?? 0)) / this.total;
    return sum;
  }

  private share(role: Role, group: Group): number {
    const shares = slotsOf(group).map((slot) => {
      const count = this.counts.get(slot);
      return count ? count[role] / (count.all + 0.3) : 0;
    });
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }
}

const unshown = 1;
const slotWeight = 1.2;
const orderWeight = 0.8;
const placeWeight = 0.8;

const increase = (counts: Map<string, number>, key: string, weight: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + weight);
};

/** What a name's position is: its line, counted from the date's where there is one, and its type. */
const slotsOf = ({ part, lead, opens }: Group): string[] =>
  [
    part.fromDate === undefined ? `line ${part.line}:${part.place}` : `date ${part.fromDate}:${part.place}`,
    lookKey({ ...part.look, caps: false }),
  ].map((slot) => `${slot}:${opens ? '' : lead}`);

const apart = 'apart';

/** The order of two names of one text, and what separates them. */
function orderOf({ title, employer }: HeaderReading): string | undefined {
  if (!title || !employer) return undefined;
  if (title.part !== employer.part) return apart;
  return title.first < employer.first ? `title ${employer.lead} employer` : `employer ${title.lead} title`;
}

/** All ways to read a header. */
function choicesOf(names: readonly HeaderPart[]): HeaderReading[] {
  const atoms = atomsOf(names);
  const groups = groupsOf(atoms);
  const order = new Map(names.map((part, index) => [part, index]));
  const places = groups.filter(({ place }) => place >= surePlace);
  const scored = groups.map((group) => {
    const { title, employer } = scoresOf(group, atoms.length);
    const torn = tearsPlace(group, places) ? tornCost : 0;
    return { group, title: title - torn, employer: employer - torn };
  });
  const groupsFrom = atoms.map((_, at) => groups.filter(({ first }) => first === at));
  const costs = new Map(groups.map((group) => [group, restCost(group)]));
  const readings: HeaderReading[] = [];
  const add = (title: Group | undefined, employer: Group | undefined, score: number): void => {
    const others = restOf(groupsFrom, [title, employer]);
    const place = others.find((group) => isPlaceBehind(group, title, employer));
    const rest = others.filter((group) => group !== place);
    const cost =
      rest.reduce((sum, group) => sum + (costs.get(group) ?? 0), 0) +
      (place ? placeCost(place) : 0) +
      (title && employer ? 0 : names.length > 1 ? absenceCost : aloneCost) +
      betweenCost(title, employer, order);
    readings.push({ title, employer, place, rest, score: score - cost });
  };
  for (const one of scored) {
    add(one.group, undefined, one.title);
    // A lone name with its town behind it is an employer's: "Hale's Pantry, Dayton, OH".
    const hasTown = places.some(
      ({ part, first, lead }) => part === one.group.part && first === one.group.last + 1 && lead === ',',
    );
    add(undefined, one.group, one.employer + (hasTown ? townBehind : 0));
    for (const other of scored) {
      if (one.group.first <= other.group.last && other.group.first <= one.group.last) continue;
      add(one.group, other.group, one.title + other.employer);
    }
  }
  return readings;
}

/** A town is not torn off its region to be a name: "Dayton, OH". */
const tearsPlace = (group: Group, places: readonly Group[]): boolean =>
  places.some(
    (place) =>
      place.part === group.part &&
      place.first <= group.first &&
      group.last <= place.last &&
      place.last - place.first > group.last - group.first,
  );

const surePlace = 0.9;
const townBehind = 0.6;
const tornCost = 0.8;

/** Of two names one is a title and the other an employer, whatever they say. */
const absenceCost = 0.9;
const aloneCost = 0.3;

/** What is left of a header, each part's rest in as few stretches as possible, places apart. */
function restOf(groups: readonly (readonly Group[])[], taken: readonly (Group | undefined)[]): Group[] {
  const rest: Group[] = [];
  for (let at = 0; at < groups.length;) {
    const own = taken.find((group) => group && group.first <= at && at <= group.last);
    if (own) {
      at = own.last + 1;
      continue;
    }
    const from = at;
    const next = Math.min(...taken.map((group) => (group && group.first > from ? group.first : groups.length)));
    const free = (groups[at] ?? []).filter((group) => group.last < next);
    const longest = free.at(-1);
    const place = longest && longest.place < knownPlace ? free.find((group) => group.place >= knownPlace) : undefined;
    const chosen = place ?? longest;
    if (chosen) rest.push(chosen);
    at = (chosen?.last ?? at) + 1;
  }
  return rest;
}

const knownPlace = 0.85;

/** A place stands behind a name, in its text or on its own. */
function isPlaceBehind(group: Group, title: Group | undefined, employer: Group | undefined): boolean {
  if (group.lead === 'at' || group.lead === 'in') return false;
  const before = [title, employer].filter((name) => name !== undefined && name.last < group.first);
  if (group.place >= knownPlace) return before.length > 0;
  // What only looks like one stands behind an employer.
  const nearest = Math.max(...before.map((name) => name?.last ?? -1));
  return group.place >= townLike && before.length > 0 && (group.opens || employer?.last === nearest);
}

function placeCost(place: Group): number {
  if (place.place >= knownPlace) return -0.2;
  if (place.lead === '@') return 0;
  return (place.opens ? 0.9 : 0.75) + (place.text.split(/\s+/).length > 2 ? 0.3 : 0);
}

function restCost(group: Group): number {
  if (group.text.split(/\s*,\s+/).some(isStreet)) return 0;
  if (group.opens && group.inner.length === 0) return 0.1;
  return group.lead === 'in' ? 1.5 : 0.9;
}

/** Names that are far apart or the other way round are less likely each other's; so are those that only a comma separates. */
function betweenCost(
  title: Group | undefined,
  employer: Group | undefined,
  order: ReadonlyMap<HeaderPart, number>,
): number {
  if (!title || !employer) return 0;
  const i = order.get(title.part) ?? 0;
  const j = order.get(employer.part) ?? 0;
  if (i !== j) return 0.35 * Math.max(Math.max(i, j) - 1, 0) + (i < j ? 0 : 0.05);
  const second = title.first < employer.first ? employer : title;
  const lead = second.lead;
  if (lead === 'at') return title === second ? 3 : -1.2;
  if (lead === '@') return title === second ? 1 : -0.5;
  if (lead === 'in') return title === second ? 3 : 0.9;
  if (lead === '(') return 0.9 - (second === employer ? bracketCost : 0);
  // "Associate, Software Engineering": what the title is of.
  if (second === employer && isDepartment(second.text)) return 0.4 + unshown + employerScore(second.text);
  return second === employer && employerScore(second.text) === 0 ? 0.4 + unshown / 2 : 0.4;
}

const isNameLike = (text: string): boolean =>
  /^[^\p{Ll}]/u.test(text) || /^\p{Ll}+\p{Lu}|^[\w.-]+\.\w{2,}$/u.test(text);

/** How well a stretch would be a title, and an employer, by its words and by what it would join. */
function scoresOf(group: Group, among: number): { title: number; employer: number } {
  const { part, lead, text, place } = group;
  const label = part.labelled === 'title' ? 5 : part.labelled === 'employer' ? -5 : 0;
  const linked = group.opens && /^(?:at|@|bei|chez|presso)$/.test(lead) ? -2 : 0;
  // Alone on its line a title may mean several people: "Bus and Truck Mechanics".
  const many = among > 1 && namesMany(text) ? 2.2 : 0;
  const lean = leanOf(text) - many + label + linked;
  const isCode = /^\p{Lu}{2,3}$/u.test(text) && isRegion(text) && !group.opens;
  const isPlace = place >= knownPlace && !part.labelled && employerScore(text) < 0.7;
  const cost = (isCode ? 5 : isPlace ? 2 : 0) + (doneWord.test(text) ? 0.6 : 0) + joinCost(group);
  // What a bracket adds to a name is not the name: "Game Club (University of Marwick)".
  const added = lead === '(' && !group.opens ? bracketCost : 0;
  const brackets = 0.15 * group.inner.filter((atom) => atom.lead === '(').length;
  return { title: lean - cost, employer: -lean - (isNameLike(text) ? 0 : 1.5) - cost - brackets - added };
}

const bracketCost = 1.4;

/** Above 0 for a title, below for an employer. */
function leanOf(text: string): number {
  const firm = isFirm(text);
  const title = firm ? 0 : Math.min(titleScore(text), 2.5);
  return title - Math.min(employerScore(text) + (firm ? 2 : 0), 2.5);
}

function joinCost({ inner }: Group): number {
  let cost = 0;
  inner.forEach(({ lead, text }, index) => {
    const behind = inner
      .slice(index)
      .map((atom) => atom.text)
      .join(', ')
      .replace(/\)$/, '');
    if (lead !== 'in' && placeScore(behind) >= 0.9) cost += 1.2;
    else if (lead === 'at' || lead === '@') cost += 1.5;
    else if (lead === ',') cost += isLegalForm(text) || isFirm(text) || /\s&\s/.test(text) ? -0.2 : 0.25;
    else if (lead === '-' || lead === ':') cost += 0.3;
  });
  return cost;
}
