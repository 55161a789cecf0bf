import type { Language } from '../language/languages.ts';

/** The specified kinds of question, a tab each; at most `mostOfKind` of each. */
export const questionKinds = ['general', 'behavioral', 'technical'] as const;
export type QuestionKind = (typeof questionKinds)[number];
export const mostOfKind = 8;

/** What a question comes from. */
export const questionOrigins = [
  /** Something the ad asks and the resume shows. */
  'requirement',
  /** Something the ad asks and the resume does not show. */
  'gap',
  /** A strong statement of the resume that an interviewer would probe. */
  'claim',
  /** Months between two posts, or since the last. */
  'date-gap',
  /** Another field than before. */
  'field-change',
  /** A step up or down in level, or people to lead for the first time. */
  'level',
  /** How long the person stayed, or stays, somewhere. */
  'tenure',
  /** Why this employer and this work, from what the ad says of them. */
  'motivation',
] as const;
export type QuestionOrigin = (typeof questionOrigins)[number];

/** A line of the source that an answer can rest on. */
export interface EvidenceLine {
  /** Of the lines that it was read from. */
  lines: string[];
  /** In the person's own words, unchanged. */
  text: string;
  /** "Senior Accountant, Meyer & Co, 2019 – 2023", where it belongs to an entry. */
  entry?: string | undefined;
}

export interface PrepQuestion {
  /** The same for the same question about the same thing, so that practice finds it again when a prep is made anew. */
  id: string;
  kind: QuestionKind;
  text: string;
  origin: QuestionOrigin;
  /** What of this ad and resume the text names, as it stands in it: requirements, employers, achievements, schools, dates. */
  names: string[];
  /** Why an interviewer asks it, in a sentence. */
  why: string;
  /** What a good answer shows, in up to four sentences. */
  goodAnswer: string[];
  /** The person's own, strongest first; empty for what the resume does not show. */
  evidence: EvidenceLine[];
  /** The model that worded any of it, `provider/name`; absent where the rules' own wording stands. */
  wordedBy?: string | undefined;
}

/** The parts of a story, in the order in which it is told. */
export const starParts = ['situation', 'task', 'action', 'result'] as const;
export type StarPart = (typeof starParts)[number];

/** One of the person's own achievements, taken apart. What the resume does not tell is empty, and asked for. */
export interface StarStory {
  id: string;
  /** The achievement in a few of its own words. */
  title: string;
  parts: Record<StarPart, string>;
  /** What is missing to tell it well: a question to the person for each part. */
  missing: Partial<Record<StarPart, string>>;
  evidence: EvidenceLine;
  /** The questions that it answers, by id. */
  answers: string[];
}

export interface PrepForEmployer {
  text: string;
  /** What in the ad it comes from, in the ad's words. */
  from: string;
}

/** Everything for one interview. Same input, same prep, always. */
export interface InterviewPrep {
  rulesetVersion: string;
  language: Language;
  questions: PrepQuestion[];
  stories: StarStory[];
  forEmployer: PrepForEmployer[];
  /** About this interview: what to bring, prepare and say first. */
  tips: string[];
}
