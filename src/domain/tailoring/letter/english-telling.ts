import { verbOfPast } from '../../language/english-verbs.ts';
import type { Place, Proof } from './proofs.ts';

/** What the reader has been told so far: which places, and which link words are spent. */
interface Told {
  places: Place[];
  links: Set<string>;
  /** The sentence before had an "also": the next one has none. */
  also: boolean;
}

/** Puts proofs into sentences, each saying where it was as a reader needs it after the sentences before. */
export type Teller = (proofs: readonly Proof[], after?: Before) => string[];

/** What stands before the first of the sentences: the paragraph's beginning, a sentence that announces it, or another one. */
export type Before = 'beginning' | 'lead';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const at = (name: string | undefined): string => (name === undefined ? '' : ` at ${name}`);

/** "I was given" and "I built" with "also" where English puts it. */
const also = (clause: string): string =>
  clause.replace(/^I (was |am )?/, (_, be: string | undefined) => `I ${be ?? ''}also `);

/** One teller a letter: it remembers what it has told. */
export function createTeller(): Teller {
  const told: Told = { places: [], links: new Set(), also: false };
  return (proofs, after) =>
    pairs(proofs).map(({ clause, place }, index) => {
      const text = worded({ clause, place }, told, index === 0 ? after : undefined);
      told.places.push(place);
      told.also = /\balso\b/i.test(text);
      return capital(text);
    });
}

type Telling = Pick<Proof, 'clause' | 'place'>;

/** Two short things of one place are one sentence: "I opened the store and counted the safe". */
function pairs(proofs: readonly Proof[]): Telling[] {
  const sentences: Telling[] = [];
  for (const { clause, place } of proofs) {
    const last = sentences.at(-1);
    if (last !== undefined && last.place.entry === place.entry && canJoin(last.clause, clause))
      sentences[sentences.length - 1] = { place, clause: `${last.clause} and ${afterAnd(last.clause, clause)}` };
    else sentences.push({ clause, place });
  }
  return sentences;
}

/** "I reconciled A and B", not "I reconciled A and reconciled B". */
const afterAnd = (first: string, second: string): string => {
  const [, verb = '', ...rest] = second.split(' ');
  return first.split(' ')[1] === verb && startsWithObject(rest) ? rest.join(' ') : [verb, ...rest].join(' ');
};

const startsWithObject = ([word = '']: readonly string[]): boolean =>
  !/^(?:as|at|by|for|from|in|of|on|to|with)$/.test(word);

const mostJoined = 13;

const canJoin = (a: string, b: string): boolean =>
  [a, b].every((clause) => clause.split(' ').length <= mostJoined && !/\band\b|[,;&]|^I (?:was|am) /.test(clause)) &&
  !/\b(?:\p{L}{2,}ing|that|which|who)\b|\d/u.test(a.slice(2)) &&
  isPast(a) === isPast(b);

const isPast = (clause: string): boolean => verbOfPast(clause.split(' ')[1] ?? '') !== undefined;

function worded({ clause, place }: Telling, told: Told, after: Before | undefined): string {
  const before = told.places.at(-1);
  if (before?.entry === place.entry) return again(clause, place, told, after);
  const known = told.places.some(({ entry }) => entry === place.entry);
  if (known) return `${backAt(place, told)}${after === 'lead' || told.also ? clause : also(clause)}`;
  const link = linkTo(place, told);
  const isThere = place.employer !== undefined && before?.employer === place.employer;
  const spot = isSaid(place, told) ? '' : isThere ? namedThere(place) : named(place);
  if (isThere && spot === '') return link === '' ? `In another position there, ${clause}` : `${link}, ${clause}`;
  if (spot === '') return `${unnamed(place, told)}${clause}`;
  return `${link === '' ? spot : `${link}, ${spot}`}, ${clause}`;
}

/** Another position under the same title: without an employer to tell them apart the title says nothing new. */
const isSaid = ({ title, employer }: Place, { places }: Told): boolean =>
  employer === undefined && title !== undefined && places.some((other) => other.title === title);

/** The place of the sentence before: it is not named again inside a paragraph. */
function again(clause: string, place: Place, told: Told, after: Before | undefined): string {
  if (after === 'lead') return `${place.employer === undefined ? '' : `at ${place.employer}, `}${clause}`;
  if (after === undefined || told.links.has('same')) return told.also ? clause : also(clause);
  told.links.add('same');
  // "In the same position" would be the ad's, of which the paragraph before has just spoken.
  return place.employer === undefined
    ? `${backAt(place, told)}${also(clause)}`
    : `also at ${place.employer}, ${clause}`;
}

/** A place that was named before: by the shortest name that is its own. What was done there is never told as if it were of the place before. */
function backAt(place: Place, told: Told): string {
  const { employer, title, project } = place;
  const name = project ?? employer;
  if (name !== undefined) return `${project === undefined ? 'At' : 'For'} ${name}, `;
  const ofTitle = new Set(told.places.filter((other) => other.title === title).map(({ entry }) => entry));
  return title === undefined || ofTitle.size > 1 ? unnamed(place, told) : `As ${title}, `;
}

/** "as Engineer at Contoso", "in my current position as Engineer at Contoso", "in my project Atlas"; empty where nothing is named. */
function named({ kind, title, employer, project, current }: Place): string {
  if (kind === 'project') return project === undefined ? '' : `in my project ${project}`;
  if (kind === 'volunteer' && title === undefined) return employer === undefined ? '' : `as a volunteer at ${employer}`;
  if (title === undefined)
    return employer === undefined ? '' : `${current ? 'in my current position ' : ''}at ${employer}`;
  return `${current ? 'in my current position ' : ''}as ${title}${at(employer)}`;
}

/** The employer was named in the sentence before: "as Senior Nurse there". */
const namedThere = ({ title, current }: Place): string =>
  title === undefined ? '' : `${current ? 'in my current position ' : ''}as ${title} there`;

/** A position without title and employer: its years, or that it was an earlier one. */
function unnamed({ current, kind, rank, years }: Place, { places }: Told): string {
  if (kind === 'project') return 'In one of my projects, ';
  if (current) return 'In my current position, ';
  const before = places.at(-1);
  if (years !== undefined) return years.from === years.to ? `In ${years.to}, ` : `From ${years.from} to ${years.to}, `;
  if (before === undefined) return '';
  return rank > before.rank ? 'In an earlier position, ' : 'In another position, ';
}

/** "before that", "earlier", "more recently": at most once each in a letter. */
function linkTo(place: Place, { places, links }: Told): string {
  const before = places.at(-1);
  if (before === undefined || before.kind !== 'work' || place.kind !== 'work' || place.present) return '';
  const oldest = Math.max(...places.map(({ rank }) => rank));
  const options =
    place.rank === before.rank + 1
      ? ['before that', 'earlier']
      : place.rank > oldest
        ? ['earlier', 'before that']
        : place.rank < before.rank
          ? ['more recently']
          : [];
  const link = options.find((option) => !links.has(option)) ?? '';
  links.add(link);
  return link;
}
