import { z } from 'zod';

/**
 * JSON Resume v1.0.0 (https://jsonresume.org/schema), the model of a resume throughout this code. Dates are ISO 8601 with reduced precision: `YYYY`, `YYYY-MM`
 * or `YYYY-MM-DD`; a current position has a `startDate` and no `endDate`.
 */
const text = z.string();
const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);

const location = z.object({
  address: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  countryCode: text.optional(),
  region: text.optional(),
});

const profile = z.object({ network: text.optional(), username: text.optional(), url: text.optional() });

const basics = z.object({
  name: text.optional(),
  label: text.optional(),
  image: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  url: text.optional(),
  summary: text.optional(),
  location: location.optional(),
  profiles: z.array(profile).optional(),
});

const work = z.object({
  name: text.optional(),
  location: text.optional(),
  description: text.optional(),
  position: text.optional(),
  url: text.optional(),
  startDate: date.optional(),
  endDate: date.optional(),
  summary: text.optional(),
  highlights: z.array(text).optional(),
});

const volunteer = z.object({
  organization: text.optional(),
  position: text.optional(),
  url: text.optional(),
  startDate: date.optional(),
  endDate: date.optional(),
  summary: text.optional(),
  highlights: z.array(text).optional(),
});

const education = z.object({
  institution: text.optional(),
  url: text.optional(),
  area: text.optional(),
  studyType: text.optional(),
  startDate: date.optional(),
  endDate: date.optional(),
  score: text.optional(),
  courses: z.array(text).optional(),
});

const award = z.object({
  title: text.optional(),
  date: date.optional(),
  awarder: text.optional(),
  summary: text.optional(),
});

const certificate = z.object({
  name: text.optional(),
  date: date.optional(),
  url: text.optional(),
  issuer: text.optional(),
});

const publication = z.object({
  name: text.optional(),
  publisher: text.optional(),
  releaseDate: date.optional(),
  url: text.optional(),
  summary: text.optional(),
});

const skill = z.object({ name: text.optional(), level: text.optional(), keywords: z.array(text).optional() });

const language = z.object({ language: text.optional(), fluency: text.optional() });

const interest = z.object({ name: text.optional(), keywords: z.array(text).optional() });

const reference = z.object({ name: text.optional(), reference: text.optional() });

const project = z.object({
  name: text.optional(),
  description: text.optional(),
  highlights: z.array(text).optional(),
  keywords: z.array(text).optional(),
  startDate: date.optional(),
  endDate: date.optional(),
  url: text.optional(),
  roles: z.array(text).optional(),
  entity: text.optional(),
  type: text.optional(),
});

export const jsonResumeSchema = z.object({
  $schema: text.optional(),
  basics: basics.optional(),
  work: z.array(work).optional(),
  volunteer: z.array(volunteer).optional(),
  education: z.array(education).optional(),
  awards: z.array(award).optional(),
  certificates: z.array(certificate).optional(),
  publications: z.array(publication).optional(),
  skills: z.array(skill).optional(),
  languages: z.array(language).optional(),
  interests: z.array(interest).optional(),
  references: z.array(reference).optional(),
  projects: z.array(project).optional(),
});

export type JsonResume = z.infer<typeof jsonResumeSchema>;
export type Basics = z.infer<typeof basics>;
export type Work = z.infer<typeof work>;
export type Education = z.infer<typeof education>;
export type Project = z.infer<typeof project>;
export type Skill = z.infer<typeof skill>;
