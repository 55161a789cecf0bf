import { findSkills } from '../lexicon/skills/find-skills.ts';
import { skillByName } from '../lexicon/skills/lexicon.ts';
import { jobTypeOf, levelOf, workplaceOf } from './kinds.ts';
import type { FoundListing, Listing } from './listing.ts';
import { listingLanguage } from './listing-language.ts';
import { employerKey, sameJobKey } from './same-job.ts';
import { salaryLineOf, yearlySalary } from './salary.ts';

/** No field of an ad is longer, whatever a source sends. */
const longest = {
  title: 300,
  company: 200,
  location: 200,
  description: 60_000,
  skill: 80,
  benefit: 200,
  id: 500,
  address: 4_000,
};
const mostSkills = 30;
const mostBenefits = 30;

/** What a source's own texts are read with: HTML as plain text. Given from outside, because parsing HTML is a library's work. */
export type PlainText = (text: string, isHtml: boolean) => string;

/**
 * A listing as it is stored; undefined without a title or an http(s) address. `isOwn` lets a person's own ad do without an address. `today` is an ISO date and
 * time: nothing was posted later.
 */
export function normalizeListing(
  found: FoundListing,
  { today, plainText, isOwn = false }: { today: string; plainText: PlainText; isOwn?: boolean },
): Listing | undefined {
  const line = (text: string | undefined, most: number): string =>
    cut(
      plainText(text ?? '', true)
        .replace(/\s+/g, ' ')
        .trim(),
      most,
    );
  const title = line(found.title, longest.title);
  const description = cut(cleaned(plainText(found.description, found.isHtml)), longest.description);
  const applicationUrl = webAddress(found.applicationUrl);
  const externalId = plainId(found.externalId);
  if (title === '' || externalId === '') return undefined;
  if (!isOwn && applicationUrl === undefined) return undefined;
  const company = line(found.company, longest.company);
  const location = line(found.location, longest.location) || undefined;
  const country = /^[a-z]{2}$/i.test(found.country ?? '') ? found.country?.toUpperCase() : undefined;
  const { min, max, currency, isEstimate, text } = yearlySalary(found.salary ?? fromLine(description), country);
  const same = isOwn ? undefined : sameJobKey({ title, company, location });
  return {
    externalId,
    title,
    company,
    description,
    // Of a source's listing without a text, the ad is where one applies.
    isExcerpt: found.isExcerpt === true || (!isOwn && description === ''),
    location,
    country,
    coordinates: onEarth(found.coordinates),
    workplace: workplaceOf(found.workplace, location, title),
    salaryMin: min,
    salaryMax: max,
    currency,
    salaryIsEstimate: isEstimate,
    salaryText: text === undefined ? undefined : line(text, longest.benefit) || undefined,
    jobType: jobTypeOf(found.jobType, title),
    experienceLevel: levelOf(found.level, title),
    skills: skillsOf(found, { title, description }, line),
    benefits: distinct((found.benefits ?? []).map((each) => line(each, longest.benefit))).slice(0, mostBenefits),
    applicationUrl: applicationUrl ?? '',
    postedAt: moment(found.postedAt, today),
    expiresAt: moment(found.expiresAt),
    sameJobKey: same ?? `${employerKey(company)}|only ${externalId}`,
  };
}

const fromLine = (description: string) => {
  const text = salaryLineOf(description);
  return text === undefined ? undefined : { text };
};

/** The source's tags by the lexicon's names where it knows them, else what the ad's text names. */
function skillsOf(
  found: FoundListing,
  ad: Pick<Listing, 'title' | 'description'>,
  line: (text: string, most: number) => string,
): string[] {
  const tags = (found.skills ?? []).map((tag) => line(tag, longest.skill)).filter((tag) => tag !== '');
  if (tags.length > 0) return distinct(tags.map((tag) => skillByName(tag)?.name ?? tag)).slice(0, mostSkills);
  const read = findSkills(`${ad.title}\n${ad.description}`.slice(0, 12_000), { language: listingLanguage(ad) });
  const counts = new Map<string, number>();
  for (const { skill, family } of read) {
    if (family !== 'soft skills') counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, mostSkills);
}

/** Without repetition, whatever the capitals; empty ones left out. */
function distinct(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) if (text !== '' && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text);
  return [...seen.values()];
}

/** An http(s) address without credentials or control characters; undefined for anything else. */
function webAddress(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed.length > longest.address || /[\s\p{Cc}]/u.test(trimmed) || !/^https?:\/\//i.test(trimmed))
    return undefined;
  const host = /^https?:\/\/([^/?#]+)/i.exec(trimmed)?.[1] ?? '';
  return host === '' || host.includes('@') || host.includes('\\') ? undefined : trimmed;
}

/** Without characters that turn or hide what stands beside them, and without control characters other than the end of a line. */
const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (sign) =>
      sign === '\n' || sign === '\t' ? sign : '',
    );

/** A source's id as it is stored. */
export const plainId = (id: string): string =>
  plain(id)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .slice(0, longest.id);

/** Paragraphs apart by one empty line, bullets as "- ", no spaces at the ends of lines. */
const cleaned = (text: string): string =>
  plain(text)
    .replace(/[\t\u00a0\u2007\u202f ]+/g, ' ')
    .replace(/^ *[•·●▪◦‣⁃*–—] +/gm, '- ')
    .replace(/^ +| +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Never in the middle of a pair of surrogates. */
const cut = (text: string, most: number): string =>
  plain(text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, ''));

const onEarth = (at: FoundListing['coordinates']): FoundListing['coordinates'] =>
  at && Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180 && (at.latitude !== 0 || at.longitude !== 0)
    ? at
    : undefined;

/** An ISO moment within what a calendar of jobs can hold, `latest` at the latest; undefined for anything else. */
function moment(text: string | undefined, latest?: string): string | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  if (!(time > Date.UTC(1990, 0, 1) && time < Date.UTC(2100, 0, 1))) return undefined;
  return latest !== undefined && time > Date.parse(latest) ? latest : text;
}
