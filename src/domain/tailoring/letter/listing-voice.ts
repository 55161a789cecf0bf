import { groupedBy } from '../../grouped-by.ts';
import { listed } from '../skill-phrases.ts';
import type { LetterMaterial } from './material.ts';
import type { Proof } from './proofs.ts';
import { part, type LetterPart, type LetterVoice } from './voice.ts';

/** A person's position as a language words it: title, employer, either of them, or neither. */
export type PostPhrase = (title: string | undefined, employer: string | undefined) => string;

type Wrap = (text: string) => string;

/** A position worded by what is known of it: both, title, employer, neither. */
export const post =
  (both: (title: string, employer: string) => string, title: Wrap, employer: Wrap, neither: string): PostPhrase =>
  (named, at) => {
    if (named !== undefined) return at === undefined ? title(named) : both(named, at);
    return at === undefined ? neither : employer(at);
  };

/** A name with its preposition, or nothing. */
export const behind = (name: string | undefined, before: string): string =>
  name === undefined ? '' : `${before}${name}`;

/** The sentences of a letter in a language in which lines of a resume are listed and not turned into "I" sentences. */
export interface ListingWords {
  and: string;
  salutation(company: string | undefined): string;
  /** "die Stelle „Koch“ bei Nordlicht": the job the letter is for. */
  post: PostPhrase;
  /** Opens a letter that names what the ad asks for and the work shows. */
  opening(post: string, names: string): string;
  /** The opening where none can be named. */
  plain(post: string): string;
  /** What the person works as, or last worked as. */
  now(title: string, employer: string | undefined, present: boolean): string;
  /** Ends in a colon; what was done in that position follows. */
  did: PostPhrase;
  project(name: string): string;
  /** The separator between the items of a list. */
  between: string;
  /** Lines of a resume begin in lower case inside a sentence. */
  small: boolean;
  years(years: number): string;
  degree(text: string, institution: string | undefined): string;
  certificates(names: string): string;
  closing: string;
  signOff: string;
}

/** A language's voice, composed from its sentences. */
export const listingVoice = (words: ListingWords): LetterVoice => ({
  salutation: (company) => words.salutation(company !== undefined && company.length <= 32 ? company : undefined),
  paragraphs: (material) => {
    const told = [
      ...(material.hook === undefined ? [] : [material.hook]),
      ...material.themes.flatMap(({ proofs }) => proofs),
    ];
    return [
      opening(words, material, told),
      ...byPlace(told).map((proofs) => done(words, proofs)),
      ...background(words, material),
      part([words.closing], [], { own: material.ownSentence }),
    ];
  },
  signOff: words.signOff,
});

/** Where lines are listed, a place of work has one list; the latest comes first. */
const byPlace = (told: readonly Proof[]): Proof[][] =>
  [...groupedBy(told, ({ place }) => place.entry).values()].toSorted(
    ([a], [b]) => (a?.place.rank ?? 0) - (b?.place.rank ?? 0),
  );

const mostNamed = 3;

function opening(words: ListingWords, material: LetterMaterial, told: readonly Proof[]): LetterPart {
  const { latest, licences } = material;
  const post = words.post(material.role, material.company);
  const names = material.names.slice(0, mostNamed);
  const isTold = told.some(({ place }) => place.entry === latest?.entry);
  const now = latest?.title === undefined || isTold ? '' : words.now(latest.title, latest.employer, latest.present);
  const what = names.length > 0 && told.length > 0 ? words.opening(post, listedNames(names, words)) : words.plain(post);
  const held = licences.length === 0 ? '' : words.certificates(listedNames(licences, words));
  return part([what, held, now], [], {
    pointers: [
      ...names.flatMap(({ pointers }) => pointers),
      ...licences.map(({ pointer }) => pointer),
      ...(now === '' ? [] : [latest?.entry ?? '']),
    ],
    requirements: [
      ...names.map(({ requirement }) => requirement),
      ...licences.flatMap(({ requirements }) => requirements),
    ],
  });
}

const listedNames = (things: readonly { name: string }[], words: ListingWords): string =>
  listed(
    things.map(({ name }) => name),
    words.and,
  );

function done(words: ListingWords, proofs: readonly Proof[]): LetterPart {
  const [first] = proofs;
  const place = first?.place;
  const lead = place?.project === undefined ? words.did(place?.title, place?.employer) : words.project(place.project);
  const items = proofs.map(({ clause }) => (words.small ? lowered(clause) : clause)).join(words.between);
  return part([`${lead} ${items}`], proofs);
}

/** "Création" is "création" inside a sentence; "SAP" is unchanged. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function background(words: ListingWords, { years, study }: LetterMaterial): LetterPart[] {
  const length = years >= 2 ? words.years(years) : '';
  const degree = study === undefined || study.state === 'going on' ? '' : words.degree(study.text, study.institution);
  if (length === '' && degree === '') return [];
  const pointers = [...(length === '' ? [] : ['/work']), ...(degree === '' ? [] : [study?.pointer ?? ''])];
  return [part([length, degree], [], { pointers })];
}
