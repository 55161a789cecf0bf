import { z } from 'zod';
import { languages } from '../language/languages.ts';

export const seniorities = ['intern', 'entry', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'] as const;
export type Seniority = (typeof seniorities)[number];

export const degreeLevels = ['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

/** One thing a job ad asks for. */
const requirement = z.object({
  /** Stable inside one posting: `r1`, `r2` … in the ad's order. */
  id: z.string(),
  /** What is asked for in the ad's own words, as a person would mark it: "price quotations". In other languages than English it may be a whole clause. */
  text: z.string(),
  kind: z.enum(['skill', 'duty', 'experience', 'degree', 'licence', 'language']),
  /** Required (true) or nice to have (false). */
  must: z.boolean(),
  /** The lexicon's canonical name when the requirement is a known skill: "JavaScript". */
  skill: z.string().optional(),
  /** The words to search for when it is not a known skill, unstemmed: content words of `text`. */
  terms: z.array(z.string()),
  /** How central it is to the ad, from 0 to 1: a repeated or early requirement, or one in the title or a "required" list, weighs more. */
  weight: z.number(),
  /** Years required with it. */
  years: z.number().optional(),
  /** The whole sentence or bullet it was read from. */
  sentence: z.string(),
});
export type Requirement = z.infer<typeof requirement>;

/** A job ad as read. A field that the ad does not state is absent. */
export const postingSchema = z.object({
  title: z.string(),
  employer: z.string().optional(),
  seniority: z.enum(seniorities).optional(),
  /** The minimum years of experience required. */
  years: z.number().optional(),
  degree: z.object({ level: z.enum(degreeLevels), areas: z.array(z.string()), must: z.boolean() }).optional(),
  licences: z.array(z.string()),
  place: z.string().optional(),
  remote: z.enum(['remote', 'hybrid', 'onsite']).optional(),
  language: z.enum(languages),
  requirements: z.array(requirement),
  /** The degree and the years of work that are asked for by themselves, in the ad's words; what they amount to is in `degree` and `years`. */
  demands: z.array(requirement),
  /** The whole ad as it was read, used to detect what was copied from it. */
  ad: z.string(),
  /** The ad's text without boilerplate, benefits and equal-opportunity passages. */
  body: z.string(),
});
export type Posting = z.infer<typeof postingSchema>;

const placeOf = ({ id }: Requirement): number => Number(id.slice(1));

/** Everything that a posting asks for, in the ad's order. */
export const allAskedBy = ({ requirements, demands }: Posting): Requirement[] =>
  [...requirements, ...demands].toSorted((a, b) => placeOf(a) - placeOf(b));
