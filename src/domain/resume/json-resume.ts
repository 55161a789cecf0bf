/**
 * JSON Resume v1.0.0 (https://jsonresume.org/schema), the model of a resume throughout this code. Dates are ISO 8601 with reduced precision: `YYYY`, `YYYY-MM`
 * or `YYYY-MM-DD`; a current position has a `startDate` and no `endDate`. No field has to be there.
 */
export type Field = 'text' | 'date' | readonly [Field] | { readonly [name: string]: Field };

/** What a field contains. */
export type ValueOf<Of> = Of extends 'text' | 'date'
  ? string
  : Of extends readonly [infer Each]
    ? ValueOf<Each>[]
    : { -readonly [Name in keyof Of]?: ValueOf<Of[Name]> | undefined };

export const datePattern = /^\d{4}(-\d{2}(-\d{2})?)?$/;

const location = {
  address: 'text',
  postalCode: 'text',
  city: 'text',
  countryCode: 'text',
  region: 'text',
} as const;

const profile = { network: 'text', username: 'text', url: 'text' } as const;

const basics = {
  name: 'text',
  label: 'text',
  image: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  summary: 'text',
  location: location,
  profiles: [profile],
} as const;

const work = {
  name: 'text',
  location: 'text',
  description: 'text',
  position: 'text',
  url: 'text',
  startDate: 'date',
  endDate: 'date',
  summary: 'text',
  highlights: ['text'],
} as const;

const volunteer = {
  organization: 'text',
  position: 'text',
  url: 'text',
  startDate: 'date',
  endDate: 'date',
  summary: 'text',
  highlights: ['text'],
} as const;

const education = {
  institution: 'text',
  url: 'text',
  area: 'text',
  studyType: 'text',
  startDate: 'date',
  endDate: 'date',
  score: 'text',
  courses: ['text'],
} as const;

const award = {
  title: 'text',
  date: 'date',
  awarder: 'text',
  summary: 'text',
} as const;

const certificate = {
  name: 'text',
  date: 'date',
  url: 'text',
  issuer: 'text',
} as const;

const publication = {
  name: 'text',
  publisher: 'text',
  releaseDate: 'date',
  url: 'text',
  summary: 'text',
} as const;

const skill = { name: 'text', level: 'text', keywords: ['text'] } as const;

const language = { language: 'text', fluency: 'text' } as const;

const interest = { name: 'text', keywords: ['text'] } as const;

const reference = { name: 'text', reference: 'text' } as const;

const project = {
  name: 'text',
  description: 'text',
  highlights: ['text'],
  keywords: ['text'],
  startDate: 'date',
  endDate: 'date',
  url: 'text',
  roles: ['text'],
  entity: 'text',
  type: 'text',
} as const;

/** The model: every field's name and what it contains; a list is one of what is between its brackets. */
export const resumeFields = {
  $schema: 'text',
  basics: basics,
  work: [work],
  volunteer: [volunteer],
  education: [education],
  awards: [award],
  certificates: [certificate],
  publications: [publication],
  skills: [skill],
  languages: [language],
  interests: [interest],
  references: [reference],
  projects: [project],
} as const;

export type JsonResume = ValueOf<typeof resumeFields>;
/** The sections that are lists: all but `basics`. Code that handles each is a `Record` over this type, so that a new section doesn't compile without it. */
export type SectionKey = Exclude<keyof JsonResume, '$schema' | 'basics'>;
export type Basics = ValueOf<typeof basics>;
export type Work = ValueOf<typeof work>;
export type Education = ValueOf<typeof education>;
export type Project = ValueOf<typeof project>;
export type Skill = ValueOf<typeof skill>;

/** Whether the model has a place for a text under the keys of a pointer; keys of lists are any index, or `-`. */
export function hasPlaceFor(text: string, keys: readonly string[], field: Field = resumeFields): boolean {
  const [key, ...rest] = keys;
  if (key === undefined) return field === 'text' || (field === 'date' && datePattern.test(text));
  if (typeof field === 'string') return false;
  if (isList(field)) return /^(?:-|\d+)$/.test(key) && hasPlaceFor(text, rest, field[0]);
  const own = Object.hasOwn(field, key) ? field[key] : undefined;
  return own !== undefined && hasPlaceFor(text, rest, own);
}

/** Whether a field is a list. */
export const isList = (field: Exclude<Field, string>): field is readonly [Field] => Array.isArray(field);
