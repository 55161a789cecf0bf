import type { ExperienceLevel, JobType, Workplace } from '#domain/listings/listing.ts';
import { counted, exactMoney, money, numeral, plural } from './counting.ts';
import { mediumDate, monthAndYear } from './dates.ts';

export const jobTypeNames = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  freelance: 'Freelance',
  internship: 'Internship',
} satisfies Record<JobType, string>;

export const levelNames = {
  entry: 'Entry level',
  mid: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead',
  executive: 'Executive',
} satisfies Record<ExperienceLevel, string>;

export const workplaceNames = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  'on-site': 'On-site',
} satisfies Record<Workplace, string>;

/** Where listings come from, as people know it. */
export const sourceNames = {
  adzuna: 'Adzuna',
  ziprecruiter: 'ZipRecruiter',
  remotive: 'Remotive',
  arbeitnow: 'Arbeitnow',
  remoteok: 'Remote OK',
  themuse: 'The Muse',
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  smartrecruiters: 'SmartRecruiters',
  workable: 'Workable',
  recruitee: 'Recruitee',
  personio: 'Personio',
  bamboohr: 'BambooHR',
  weworkremotely: 'We Work Remotely',
  jobicy: 'Jobicy',
  himalayas: 'Himalayas',
  workingnomads: 'Working Nomads',
  sample: 'Sample',
  own: 'Added by you',
} as const;

/** What a listing pays a year: "$60,000 – $80,000", "$60,000+", "Up to $80,000"; undefined where no number is known. */
function yearlySalary(min: number | null, max: number | null, currency: string | null): string | undefined {
  if (min !== null && max !== null && min !== max) return `${money(min, currency)} – ${money(max, currency)}`;
  if (min !== null) return max === null ? `${money(min, currency)}+` : money(min, currency);
  return max === null ? undefined : `Up to ${money(max, currency)}`;
}

const statedPay = /^([\d.]+)(?:–([\d.]+))? ([A-Z]{3}) \/ (hour|day|week|month)$/;

/** Pay as its source states it; "28.5–32 USD / hour" is written like pay by the year: "$28.50 – $32 an hour". */
function statedPayOf(text: string): string {
  const [, low, high, currency = '', per] = statedPay.exec(text) ?? [];
  if (low === undefined) return text;
  const amounts = [low, high].filter((amount) => amount !== undefined);
  return `${amounts.map((amount) => exactMoney(Number(amount), currency)).join(' – ')} ${per === 'hour' ? 'an' : 'a'} ${per}`;
}

export interface StatedPay {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryText: string | null;
  currency: string | null;
}

const dayMs = 24 * 3600 * 1000;

/** How long ago a listing was posted, at a time in milliseconds: in days below a week, in weeks below 30 days, then its date. */
function postedAge(iso: string | null, now: number): string {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  if (iso === null || Number.isNaN(time)) return 'Date unavailable';
  const days = Math.floor((now - time) / dayMs);
  if (days < 1) return 'Today';
  if (days < 7) return `${counted(days, 'day')} ago`;
  if (days < 30) return `${counted(Math.floor(days / 7), 'week')} ago`;
  return mediumDate(iso);
}

export const listingCard = {
  salary: ({ salaryMin, salaryMax, salaryText, currency }: StatedPay) =>
    yearlySalary(salaryMin, salaryMax, currency) ?? salaryText ?? 'Salary not specified',
  /** Pay as stated by its source, where that is not by the year. */
  statedPay: statedPayOf,
  /** What goes after a salary that is known by the year. */
  perYear: 'a year',
  estimated: (source: string) => `Estimated by ${source}`,
  salaryLabel: 'Salary',
  postedLabel: 'Posted',
  locationUnknown: 'Location not given',
  posted: postedAge,
  details: 'About this job',
  skills: 'Skills',
  more: (count: number) => `+${numeral(count)} more`,
  moreSkills: (count: number) => `Show ${counted(count, 'more skill', 'more skills')}`,
  benefits: 'Benefits',
  showMore: 'Show more',
  showLess: 'Show less',
  /** After the name of a button, for who cannot see which card it is on. */
  of: (title: string, company: string) => `${title} at ${company}`,
  save: 'Save',
  saved: 'Saved',
  savedToast: 'Job saved',
  signInToSave: 'Sign In to Save',
  optimize: 'Optimize for This Job',
  hide: 'Not Interested',
  hidden: (title: string, company: string) => `Hidden: ${title} at ${company}. It won’t come up again.`,
  undo: 'Undo',
  apply: (source: string) => `Apply on ${source}`,
  applySample: 'Apply (Sample)',
  applyOwn: 'Open the Ad',
  newTab: 'opens in a new tab',
  noAddress: 'This ad has no link to apply.',
  alsoAt: 'Also on',
  sample: 'Sample',
  sampleText: 'We wrote this one so you can try things out. Nobody is hiring for it.',
  excerpt: (source: string) => `This is only the beginning of the ad. ${source} has the rest.`,
  expired: 'No longer listed',
  expiredText: (lastSeen: string) => `Last seen ${mediumDate(lastSeen)}. It’s probably been filled or withdrawn.`,
  reposted: (times: number, since: string) =>
    `Posted ${plural(times + 1, 'once', `${numeral(times + 1)} times`)} since ${monthAndYear(since)}: it may not be a real opening.`,
} as const;
