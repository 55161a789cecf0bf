/** How a job is held: both vocabularies of the specification. */
export const jobTypes = ['full-time', 'part-time', 'contract', 'freelance', 'internship'] as const;
export type JobType = (typeof jobTypes)[number];

/** How much experience a job asks for: both vocabularies of the specification. */
export const experienceLevels = ['entry', 'mid', 'senior', 'lead', 'executive'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const workplaces = ['remote', 'hybrid', 'on-site'] as const;
export type Workplace = (typeof workplaces)[number];

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** A salary as a source states it; absent parts are not stated. */
export interface StatedSalary {
  min?: number | undefined;
  max?: number | undefined;
  /** ISO 4217: "USD". */
  currency?: string | undefined;
  per?: PayPeriod | undefined;
  /** In words: "£40k - £50k". */
  text?: string | undefined;
  /** Estimated by the source rather than stated by the employer. */
  isEstimate?: boolean | undefined;
}

/** A listing as a source tells it, mapped to our fields but not yet normalized: the input of {@link normalizeListing}. */
export interface FoundListing {
  /** The source's own id: with the source's name it identifies the listing for good. */
  externalId: string;
  title: string;
  company: string;
  /** As it came: HTML or plain text. */
  description: string;
  isHtml: boolean;
  /** Only the beginning of the ad; the whole is at the application's address. */
  isExcerpt?: boolean | undefined;
  location?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  coordinates?: { latitude: number; longitude: number } | undefined;
  workplace?: Workplace | undefined;
  salary?: StatedSalary | undefined;
  /** In the source's words: "FULL_TIME", "Permanent". */
  jobType?: string | undefined;
  /** In the source's words: "Senior Level", "Entry level". */
  level?: string | undefined;
  skills?: readonly string[] | undefined;
  benefits?: readonly string[] | undefined;
  /** Where people apply; anything but http(s) drops the listing. */
  applicationUrl: string;
  /** ISO date and time. */
  postedAt?: string | undefined;
  expiresAt?: string | undefined;
}

/** A listing as it is stored, shown and searched. */
export interface Listing {
  externalId: string;
  title: string;
  company: string;
  /** Plain text: paragraphs apart by an empty line, bullets as lines that begin with "- ". */
  description: string;
  isExcerpt: boolean;
  location?: string | undefined;
  country?: string | undefined;
  coordinates?: { latitude: number; longitude: number } | undefined;
  workplace?: Workplace | undefined;
  /** Whole units of `currency` a year. */
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
  /** ISO 4217; absent where no salary is known. */
  currency?: string | undefined;
  salaryIsEstimate: boolean;
  /** As stated, where that is not by the year or cannot be read as numbers: "$26–31 an hour". */
  salaryText?: string | undefined;
  jobType?: JobType | undefined;
  experienceLevel?: ExperienceLevel | undefined;
  skills: readonly string[];
  benefits: readonly string[];
  applicationUrl: string;
  postedAt?: string | undefined;
  expiresAt?: string | undefined;
  /** The same for what is the same job at different sources: employer, title and place without their differences in writing. */
  sameJobKey: string;
}
