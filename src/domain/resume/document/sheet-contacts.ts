import type { JsonResume } from '../json-resume.ts';
import type { DocumentLanguage } from './document-language.ts';
import { part, linkPart, taken, valuePart, type Value } from './sheet-pieces.ts';
import { partSeparator, type Part } from './sheet.ts';
import { namesPage } from './shown-address.ts';
import { shownPlace } from './shown-place.ts';

type Basics = NonNullable<JsonResume['basics']>;
type Profile = NonNullable<Basics['profiles']>[number];

/** A profile's address where it contains the person's name, otherwise the network's name with the user name. */
function profilePart(profile: Profile, pointer: string): Part[] {
  const at = taken(profile, pointer);
  const [network, username, url] = [at.value('network'), at.value('username'), at.value('url')];
  const named = [network.text, username.text].filter(Boolean).join(': ');
  const values: Value[] = [network, username, url];
  const [shown] = linkPart(url);
  if (shown === undefined) return part('link', named, values);
  const text = namesPage(url.text) || named === '' ? shown.text : named;
  return part('link', text, values).map((it) => ({ ...it, address: url.text }));
}

function placePart(basics: Basics, language: DocumentLanguage): Part[] {
  const at = taken(basics.location ?? {}, '/basics/location');
  const keys = ['address', 'postalCode', 'city', 'region', 'countryCode'] as const;
  return part('place', shownPlace(basics.location, language), keys.map(at.value));
}

/** Duplicates are shown once, with the pointers of both. */
function withoutRepeats(parts: readonly Part[]): Part[] {
  const byText = new Map<string, Part>();
  for (const it of parts) {
    const before = byText.get(it.text);
    byText.set(it.text, before ? { ...before, pointers: [...before.pointers, ...it.pointers] } : it);
  }
  return [...byText.values()];
}

/** How many letters of usual width fit on a line of contacts in every template; Chinese, Japanese and Korean letters are twice as wide. */
const lineWidth = 92;
const widthOf = (text: string): number =>
  Array.from(text).length +
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []).length;

/** Parts in lines that are not wider than a limit, unless a single part is. */
function linesWithin(limit: number, parts: readonly Part[]): Part[][] {
  const lines: { parts: Part[]; width: number }[] = [];
  for (const it of parts) {
    const last = lines.at(-1);
    const width = widthOf(it.text);
    if (last === undefined || last.width + partSeparator.length + width > limit) lines.push({ parts: [it], width });
    else {
      last.parts.push(it);
      last.width += partSeparator.length + width;
    }
  }
  return lines.map((line) => line.parts);
}

/** As few lines as the parts need, of about the same length. */
function filledLines(parts: readonly Part[]): Part[][] {
  const most = linesWithin(lineWidth, parts).length;
  let width = lineWidth;
  while (width > 0 && linesWithin(width - 1, parts).length === most) width -= 1;
  return linesWithin(width, parts);
}

/** Web addresses begin a separate line if that takes no more lines. */
function contactsInLines(parts: readonly Part[]): Part[][] {
  const together = filledLines(parts);
  const [web, others] = [parts.filter(({ role }) => role === 'link'), parts.filter(({ role }) => role !== 'link')];
  const apart = [...filledLines(others), ...filledLines(web)];
  return apart.length <= together.length ? apart : together;
}

/** The contact lines of a letterhead in reading order: email, phone, place, addresses, and what else there is. */
export function contactLines(basics: Basics, language: DocumentLanguage, others: readonly Part[] = []): Part[][] {
  const at = taken(basics, '/basics');
  const parts = [
    ...valuePart('email', at.value('email')),
    ...valuePart('phone', at.value('phone')),
    ...placePart(basics, language),
    ...linkPart(at.value('url')),
    ...(basics.profiles ?? []).flatMap((profile, index) => profilePart(profile, `/basics/profiles/${index}`)),
    ...others,
  ];
  return contactsInLines(withoutRepeats(parts));
}
