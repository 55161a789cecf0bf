import { chosen } from '../hash.ts';
import { listed } from '../skill-phrases.ts';
import type { LetterMaterial } from './material.ts';
import { namedSkills, part, sentence, type LetterPart, type LetterVoice, type PlacedTopic } from './voice.ts';

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
  /** Openings for a letter that names skills of the ad. */
  openings: readonly [(post: string, skills: string) => string, ...((post: string, skills: string) => string)[]];
  /** The opening where no skill can be named. */
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
  years(years: number, employers: string): string;
  degree(text: string, institution: string | undefined): string;
  certificates(names: string): string;
  listed(names: string): string;
  closings: readonly [string, ...string[]];
  signOff: string;
}

/** A language's voice, composed from its sentences. */
export const listingVoice = (words: ListingWords): LetterVoice => ({
  salutation: (company) => words.salutation(company !== undefined && company.length <= 32 ? company : undefined),
  opening: (material, seed) => opening(words, material, seed),
  paragraph: (placed) => paragraph(words, placed),
  background: (material) => background(words, material),
  closing: (_material, seed) => part(chosen(words.closings, `${seed}closing`)),
  signOff: () => words.signOff,
});

function opening(words: ListingWords, material: LetterMaterial, seed: string): LetterPart {
  const post = words.post(material.role, material.company);
  const skills = namedSkills(material);
  if (skills.length > 0) {
    const text = chosen(words.openings, `${seed}opening`)(post, listed(skills, words.and));
    return part(
      text,
      material.topics.flatMap(({ skill, points }) => (skill === undefined ? [] : points.slice(0, 1))),
    );
  }
  const { latest } = material;
  const now = latest?.title === undefined ? '' : ` ${words.now(latest.title, latest.employer, latest.present)}`;
  return part(`${words.plain(post)}${now}`, [], now === '' ? [] : ['/work/0']);
}

function paragraph(words: ListingWords, { topic }: PlacedTopic): LetterPart {
  const lead = topic.project === undefined ? words.did(topic.title, topic.employer) : words.project(topic.project);
  const items = topic.points.map(({ clause }) => (words.small ? lowered(clause) : clause)).join(words.between);
  return part(sentence(`${lead} ${items}`), topic.points);
}

/** "Création" is "création" inside a sentence; "SAP" is unchanged. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function background(words: ListingWords, material: LetterMaterial): LetterPart | undefined {
  const { years, employers, study, certificates, listed: skills } = material;
  const sentences: string[] = [];
  const pointers: string[] = [];
  if (years >= 2 && employers.length > 0) {
    sentences.push(words.years(years, listed(employers, words.and)));
    pointers.push('/work');
  }
  if (study !== undefined && study.state !== 'going on') {
    sentences.push(words.degree(study.text, study.institution));
    pointers.push(study.pointer);
  }
  if (certificates.length > 0) {
    sentences.push(
      words.certificates(
        listed(
          certificates.map(({ name }) => name),
          words.and,
        ),
      ),
    );
    pointers.push(...certificates.map(({ pointer }) => pointer));
  }
  if (skills.length > 0) {
    sentences.push(words.listed(listed(skills, words.and)));
    pointers.push('/skills');
  }
  return sentences.length === 0 ? undefined : part(sentences.map(sentence).join(' '), [], pointers);
}
