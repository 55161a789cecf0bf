import type { Basics, JsonResume } from '#domain/resume/json-resume.ts';

type Section = Exclude<keyof JsonResume, '$schema'>;
type ItemOf<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : NonNullable<List>;
type ContactField =
  Exclude<keyof Basics, 'location' | 'profiles'> | keyof ItemOf<Basics['location']> | keyof ItemOf<Basics['profiles']>;
type FieldOf<S extends Section> = S extends 'basics' ? ContactField : keyof ItemOf<JsonResume[S]> & string;

/** What each value of a resume is called, as a noun: "Is this your employer?", "Correct the employer". */
export const resumeFields: { [S in Section]: Record<FieldOf<S>, string> } = {
  basics: {
    name: 'name',
    label: 'headline',
    image: 'photo',
    email: 'email address',
    phone: 'phone number',
    url: 'website',
    summary: 'summary',
    address: 'street address',
    postalCode: 'postal code',
    city: 'city',
    region: 'region',
    countryCode: 'country',
    network: 'network',
    username: 'username',
  },
  work: {
    name: 'employer',
    location: 'location',
    description: 'note about the employer',
    position: 'job title',
    url: 'link',
    startDate: 'start date',
    endDate: 'end date',
    summary: 'description',
    highlights: 'line',
  },
  volunteer: {
    organization: 'organization',
    position: 'role',
    url: 'link',
    startDate: 'start date',
    endDate: 'end date',
    summary: 'description',
    highlights: 'line',
  },
  education: {
    institution: 'school',
    url: 'link',
    area: 'field of study',
    studyType: 'degree',
    startDate: 'start date',
    endDate: 'end date',
    score: 'grade',
    courses: 'course',
  },
  awards: { title: 'award', date: 'date', awarder: 'awarding organization', summary: 'description' },
  certificates: { name: 'certificate', date: 'date', url: 'link', issuer: 'issuer' },
  publications: {
    name: 'publication',
    publisher: 'publisher',
    releaseDate: 'date',
    url: 'link',
    summary: 'description',
  },
  skills: { name: 'skill', level: 'level', keywords: 'skill' },
  languages: { language: 'language', fluency: 'level' },
  interests: { name: 'interest', keywords: 'interest' },
  references: { name: 'reference', reference: 'recommendation' },
  projects: {
    name: 'project',
    description: 'description',
    highlights: 'line',
    keywords: 'keyword',
    startDate: 'start date',
    endDate: 'end date',
    url: 'link',
    roles: 'role',
    entity: 'client',
    type: 'type',
  },
};
