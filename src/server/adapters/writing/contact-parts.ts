import type { JsonResume } from '#domain/resume/json-resume.ts';
import { regionLetters } from '#domain/resume/basics/places.ts';
import type { Language } from '#domain/language/languages.ts';
import { cleanLine } from './clean-text.ts';
import { marked } from './line-breaks.ts';
import type { Span } from './sheet.ts';
import { shownAddress, webAddress } from './web-addresses.ts';

type Basics = NonNullable<JsonResume['basics']>;
type Profile = NonNullable<Basics['profiles']>[number];

/** A span that is live when its address is safe to follow; none when there is nothing to print. */
export function contact(text: string, url?: string): Span[] {
  if (text === '') return [];
  return [{ text: marked(text), ...(url === undefined ? {} : { url }) }];
}

const emailAddress = (email: string): string | undefined =>
  /^[^\s@<>"(),:;\\[\]?&#%]+@[^\s@<>"(),:;\\[\]?&#%]+\.[^\s@.]+$/.test(email) ? `mailto:${email}` : undefined;

function phoneAddress(phone: string): string | undefined {
  const digits = phone.replace(/\(0\)/, '').replace(/[\s().\-/]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** Whether a text already says a word, as a word. */
const says = (text: string, word: string): boolean =>
  ` ${text.toLowerCase().replace(/[,;]/g, ' ')} `.includes(` ${word.toLowerCase()} `);

const spaced = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Countries that write the postal code behind the town. */
const postalCodeLast = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'SG', 'ZA']);

/** A country's name where its code is a state's letters as well: "Freiburg, DE" might lie in Delaware. */
function countryName(code: string | undefined, language: Language): string {
  const written = cleanLine(code);
  return regionLetters.has(written) && /^[A-Z]{2}$/.test(written)
    ? (new Intl.DisplayNames(language === 'other' ? 'en' : language, { type: 'region' }).of(written) ?? written)
    : written;
}

/** Address, town and country on one line, as the country writes them; what the address says already is not said again. */
function place(location: Basics['location'], language: Language): string {
  const address = cleanLine(location?.address);
  const unsaid = (part: string | undefined): string => (says(address, cleanLine(part)) ? '' : cleanLine(part));
  const [postalCode, city] = [location?.postalCode, location?.city].map(unsaid);
  const country = unsaid(location?.countryCode) && unsaid(countryName(location?.countryCode, language));
  const region = cleanLine(location?.region) === cleanLine(location?.city) ? '' : unsaid(location?.region);
  const town = postalCodeLast.has(cleanLine(location?.countryCode).toUpperCase())
    ? region
      ? [city, spaced(region, postalCode)]
      : [spaced(city, postalCode)]
    : [spaced(postalCode, city), region];
  return [address, ...town, country].filter(Boolean).join(', ');
}

/** A profile's address where it names the person, otherwise the network's name with the user's. */
function profileContact(profile: Profile): Span[] {
  const [network, username] = [cleanLine(profile.network), cleanLine(profile.username)];
  const url = webAddress(profile.url);
  const shown = shownAddress(profile.url);
  const named = [network, username].filter(Boolean).join(': ');
  return contact(url === undefined || !shown.includes('/') ? named || shown : shown, url);
}

/** The contact lines of a letterhead in reading order: email, phone, place, addresses. */
export function contactParts(basics: Basics | undefined, language: Language): Span[] {
  const [email, phone] = [cleanLine(basics?.email), cleanLine(basics?.phone)];
  const parts = [
    ...contact(email, emailAddress(email)),
    ...contact(phone, phoneAddress(phone)),
    ...contact(place(basics?.location, language)),
    ...contact(shownAddress(basics?.url), webAddress(basics?.url)),
    ...(basics?.profiles ?? []).flatMap(profileContact),
  ];
  return parts.filter((part, index) => parts.findIndex((other) => other.text === part.text) === index);
}
