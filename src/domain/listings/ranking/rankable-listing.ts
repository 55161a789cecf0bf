import { tokenise } from '../../language/tokenise.ts';
import type { Language } from '../../language/languages.ts';
import { seniorityOf } from '../../matching/titles/job-titles.ts';
import type { Listing } from '../listing.ts';
import { listingLanguage } from '../listing-language.ts';
import { ladder, levelRung } from './levels.ts';
import { readSpot, type Spot } from './places.ts';
import { titleReader, type TitleReader } from './ranked-title.ts';
import { skillProfile, type SkillProfile } from './skill-profile.ts';
import { termVector, type TermVector } from './term-vector.ts';
import { rankingStems, wordReader } from './text-terms.ts';

/** What ranking reads of a listing. */
export type RankableListing = Pick<
  Listing,
  'title' | 'company' | 'description' | 'skills' | 'experienceLevel' | 'jobType' | 'location' | 'country' | 'workplace'
> & {
  id: string;
  /** What {@link rankingReader} read of it, where that is kept: its text is then not read. */
  read?: string | undefined;
};

/** A listing as it is compared with many resumes. */
export interface ListingFeatures {
  listing: RankableListing;
  language: Language;
  terms: TermVector;
  profile: SkillProfile;
  /** On the {@link ladder}; undefined where it says nothing of rank. */
  rung: number | undefined;
  spot: Spot;
  /** The title, split for comparison with titles of another language. */
  titleFor: TitleReader;
}

/** The words of the title and the skills count as often as so many mentions in the text. */
const titleMentions = 3;
const skillMentions = 1;

type WordReaders = Map<Language, ReturnType<typeof wordReader>>;
type Worded = Pick<RankableListing, 'title' | 'description' | 'skills'>;
type TextFeatures = Pick<ListingFeatures, 'language' | 'terms' | 'profile'>;

function readWords({ title, description, skills }: Worded, readers: WordReaders): TextFeatures {
  const language = listingLanguage({ title, description });
  const read = readers.get(language) ?? wordReader(language);
  readers.set(language, read);
  const listed = skills.join(', ');
  const tokens = tokenise(description);
  return {
    language,
    terms: termVector([
      { stems: rankingStems(title, language, read), weight: titleMentions },
      { stems: rankingStems(listed, language, read), weight: skillMentions },
      { stems: rankingStems(description, language, read, tokens), weight: 1 },
    ]),
    profile: skillProfile([{ text: title }, { text: listed, list: true }, { text: description, tokens }], language),
  };
}

/** Features of a text as they are kept: `[language, terms, skills, fields]`, each of the latter as an object of weights. */
type Kept = [Language, ...Record<string, number>[]];

/** Weights are kept to so many digits: the rest changes no order. */
const digits = 1e5;

/** Reads what takes long to read of listings, each as a text to keep beside it. It holds until the rules of ranking change. */
export function rankingReader(): (listing: Worded) => string {
  const readers: WordReaders = new Map();
  const kept = (weights: ReadonlyMap<string, number>) =>
    Object.fromEntries([...weights].map(([name, weight]) => [name, Math.round(weight * digits) / digits]));
  return (listing) => {
    const { language, terms, profile } = readWords(listing, readers);
    return JSON.stringify([language, kept(terms), kept(profile.skills), kept(profile.fields)] satisfies Kept);
  };
}

function recalled(read: string): TextFeatures {
  const [language, ...weights] = JSON.parse(read) as Kept;
  const [terms, skills, fields] = weights.map((each) => new Map(Object.entries(each)));
  return { language, terms: terms ?? new Map(), profile: { skills: skills ?? new Map(), fields: fields ?? new Map() } };
}

/** Reads listings; what one listing's words mean is known for the next. */
export function listingReader(): (listing: RankableListing) => ListingFeatures {
  const readers: WordReaders = new Map();
  return (listing) => {
    const features = listing.read === undefined ? readWords(listing, readers) : recalled(listing.read);
    return {
      listing,
      ...features,
      rung: rungOf(listing),
      spot: readSpot(listing.location, listing.country),
      titleFor: titleReader(listing.title, features.language),
    };
  };
}

/** The rank that a listing states, or else the one that its title names. */
function rungOf({ title, experienceLevel, jobType }: RankableListing): number | undefined {
  const named = seniorityOf(title);
  if (named === 'intern' || jobType === 'internship') return ladder.intern;
  const byTitle = named === 'mid' ? undefined : ladder[named];
  const stated = experienceLevel && levelRung[experienceLevel];
  if (stated === undefined || byTitle === undefined) return stated ?? byTitle;
  return Math.max(stated, byTitle);
}
