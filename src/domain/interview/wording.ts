import type { PrepForEmployer, StarPart, StarStory } from './interview-prep.ts';
import type { AdRemark } from './material/ad-remarks.ts';
import type { Pair } from './material/pair.ts';
import type { CareerFact } from './material/career.ts';
import type { OwnLine } from './material/own-lines.ts';
import type { Probe } from './material/probed.ts';
import type { Post } from './material/posts.ts';
import type { Topic } from './material/topics.ts';

/** A question as it is worded: what is asked, why, and what a good answer shows. */
export interface Wording {
  text: string;
  why: string;
  goodAnswer: string[];
  /** What of this ad and resume the text may name; those that it does not hold are left out. */
  names: readonly (string | undefined)[];
}

/** Something of the ad, and what the resume has for it. */
export interface TopicAsk {
  topic: Topic;
  /** The person's own statement that shows it best. */
  line?: OwnLine | undefined;
  /** Whether the topic's family is the trade of this job: then its questions are those of the trade. */
  isTrade: boolean;
  /** Whether the statement names the very skill. */
  isSame: boolean;
  /** A skill of the same family that the person has. */
  near?: string | undefined;
  /** The entry that the person is best asked about. */
  post?: Post | undefined;
  role: string;
  employer?: string | undefined;
}

export interface ClaimAsk {
  line: OwnLine;
  /** What to ask next about it; undefined where only what fits anything will do. */
  probe: Probe | undefined;
}

/** Something that the person did in the trade of the job, beside what the ad names. */
export interface TradeAsk {
  line: OwnLine;
  skill: string;
  family: string;
}

/** What the ad and the resume say about the job as a whole. */
export interface JobAsk {
  role: string;
  employer?: string | undefined;
  latest?: Post | undefined;
  earliest?: Post | undefined;
  /** What matters most to the ad, by names that fit into a sentence. */
  first: readonly Topic[];
  /** Of these what the resume does not show. */
  open: readonly Topic[];
  place?: string | undefined;
  remote?: 'remote' | 'hybrid' | 'onsite' | undefined;
}

/** Chooses one of several wordings: the next in turn, so that no two questions of a prep sound alike. `otherwise`: what else will do. */
export type Turn = <T>(of: string, options: readonly T[], otherwise?: readonly T[]) => T;

/** How an interviewer asks in a language. Undefined where there is no good way to put it. */
export interface Voice {
  technical: (ask: TopicAsk, turn: Turn) => Wording | undefined;
  tradeClaim: (ask: TradeAsk, turn: Turn) => Wording | undefined;
  duty: (ask: TopicAsk, turn: Turn) => Wording | undefined;
  trait: (ask: TopicAsk, turn: Turn) => Wording | undefined;
  claim: (ask: ClaimAsk, turn: Turn) => Wording | undefined;
  credential: (ask: TopicAsk, turn: Turn) => Wording | undefined;
  career: (fact: CareerFact, ask: JobAsk) => Wording | undefined;
  /** Why this work and this employer, each with a key of its own. */
  motivation: (ask: JobAsk, turn: Turn) => { key: string; wording: Wording }[];
  /** What to ask the person for a part of a story that the resume does not tell. */
  missingPart: (part: StarPart, line: OwnLine) => string;
  /** Questions to ask the employer. */
  forEmployer: (pair: Pair, remarks: readonly AdRemark[]) => PrepForEmployer[];
  /** What to bring, prepare and say first. */
  tips: (pair: Pair, stories: readonly StarStory[], remarks: readonly AdRemark[]) => string[];
}
