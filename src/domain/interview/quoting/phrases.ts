import type { StarPart } from '../interview-prep.ts';
import type { AchievementKind } from '../material/achievements.ts';
import type { RemarkKind } from '../material/ad-remarks.ts';

/** One way to put something; each is used once in a prep. */
export type Frame = (said: string, role: string) => string;

/** Why something is asked and what a good answer shows. */
export interface Advice {
  why: string;
  goodAnswer: string[];
}

/** Something held or a span of time, ready to stand in a sentence. */
export interface Held {
  /** "Finanzbuchhalter (Lippische Armaturen GmbH)". */
  post: string;
  /** "acht Monate". */
  time: string;
  role: string;
}

/**
 * The sentences of one language for {@link quotingVoice}. What comes from the ad and the resume is put in without article, case or ending, or as a quotation,
 * so that no sentence depends on the gender or number of words that are not known.
 */
export interface Phrases {
  quote: (text: string) => string;
  list: (names: readonly string[]) => string;
  howLong: (months: number) => string;
  /** What somebody held, by title and employer. */
  held: (title: string | undefined, place: string | undefined) => string;
  /** Behind what somebody held, to open a question: "Als Finanzbuchhalter (…)". */
  asHeld: (held: string) => string;
  /** The ad's title without marks for all genders. */
  role: (title: string) => string;
  /** What introduces a line of the resume, already in quotation marks. `held`: where it was done. */
  ownLine: readonly ((quoted: string, held: string) => string)[];
  /** What introduces a sentence of the ad, already in quotation marks. */
  adLine: readonly Frame[];
  /** What introduces a subject of the trade. */
  subject: readonly Frame[];
  /** What to ask next about something known: of the trade, of a tool. */
  shown: readonly string[];
  tool: readonly Frame[];
  /** Of something the skills list alone names. */
  listed: readonly Frame[];
  /** Of a tool, and of a subject, that the resume does not show; the first of the tools and the first two of the subjects say so. */
  missingTool: readonly Frame[];
  missing: readonly Frame[];
  near: readonly ((own: string, asked: string) => string)[];
  /** Of a sentence of the ad that the resume shows nothing for: about the trade, and asked for a story; the last about the trade says so. */
  missingDoing: readonly Frame[];
  dutyOpen: readonly Frame[];
  /** The same where the resume has a line for it. */
  dutyShown: readonly string[];
  claims: Readonly<Record<AchievementKind | 'other', readonly string[]>>;
  figure: (figure: string) => string;
  /** Situations that show a way of working, by the name of the skill. */
  traits: Readonly<Record<string, (asHeld: string) => string>>;
  licence: readonly Frame[];
  licenceOpen: readonly Frame[];
  degreeOpen: (quoted: string | undefined) => string;
  languageShown: Frame;
  languageOpen: Frame;
  career: {
    gap: (before: string, after: string, time: string) => string;
    sinceLast: (held: Held) => string;
    shortStays: (posts: string) => string;
    longStay: (held: Held, present: boolean) => string;
    anotherField: (held: Held) => string;
    stepUp: (held: Held) => string;
    stepDown: (held: Held) => string;
    years: (asked: number, shown: number) => string;
  };
  motivation: {
    why: readonly ((role: string, held: string, employer: string | undefined, present: boolean) => string)[];
    path: readonly ((from: string, to: string, role: string) => string)[];
    first: readonly Frame[];
    weakest: readonly Frame[];
    employer: readonly ((employer: string) => string)[];
    anyEmployer: Frame;
    onsite: Frame;
    remote: Frame;
  };
  missingPart: Record<StarPart, string>;
  forEmployer: {
    lines: readonly Frame[];
    tools: Frame;
    nice: Frame;
    remarks: Readonly<Record<RemarkKind, Frame>>;
  };
  tips: {
    bring: (names: string) => string;
    lacking: (names: string) => string;
    open: Frame;
    figure: Frame;
    gap: (names: string) => string;
    listed: (names: string) => string;
    months: (time: string, before: string, after: string) => string;
    since: (before: string) => string;
    short: string;
    employer: Frame;
    place: (place: string) => string;
  };
  advice: Readonly<
    Record<
      | 'shown'
      | 'listed'
      | 'missing'
      | 'duty'
      | 'dutyOpen'
      | 'claim'
      | 'trait'
      | 'held'
      | 'notHeld'
      | 'language'
      | 'gap'
      | 'tenure'
      | 'field'
      | 'level'
      | 'years'
      | 'why'
      | 'path'
      | 'first'
      | 'weakest'
      | 'employer'
      | 'place',
      Advice
    >
  >;
}
