import words from '../words/linkedin-page.json' with { type: 'json' };
import { patternOf } from '../words/word-table.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { parseResume } from '../resume/parse-resume.ts';
import { headingMeaning } from '../document/headings/headings.ts';
import { documentFromText } from '../document/plain-text.ts';

/** A part of a profile, with the ids of its lines. */
export interface ProfilePart {
  text: string;
  lines: string[];
}

/** A LinkedIn profile: its headline and About, and all of it read as a resume. */
export interface LinkedinProfile {
  headline?: ProfilePart | undefined;
  about?: ProfilePart | undefined;
  /** The profile's own address, if the text contains it. */
  address?: ProfilePart | undefined;
  parsed: ParsedResume;
}

/**
 * Reads a profile from text: copied from its page, typed under headings ("Headline:", "About", "Experience", "Skills"), or from LinkedIn's own PDF. Pure; never
 * throws. What is missing is absent.
 */
export function readProfile(text: string): LinkedinProfile {
  const lines = headlineUnderName(profileLines(text));
  const parsed = parseResume(documentFromText(lines.join('\n')));
  return {
    headline: headlineOf(parsed),
    about: aboutOf(parsed),
    address: addressOf(parsed),
    parsed,
  };
}

const label = /^(?:current |profile )?headline\s*(?::\s*(.*))?$/i;
const nameLabel = /^(?:full )?name\s*:\s*/i;

/** A headline with a label, moved to where LinkedIn shows it: below the name, above everything else. */
function headlineUnderName(all: readonly string[]): string[] {
  const lines = all.map((line) => line.replace(nameLabel, ''));
  const at = lines.findIndex((line) => label.test(line));
  if (at < 0) return lines;
  const own = label.exec(lines[at] ?? '')?.[1]?.trim() ?? '';
  const after = lines[at + 1];
  const headline = own === '' ? after : own;
  if (headline === undefined || headingMeaning(headline) !== undefined) return lines.toSpliced(at, 1);
  const rest = lines.toSpliced(at, own === '' ? 2 : 1);
  const [first = ''] = rest;
  const named = at > 0 && headingMeaning(first) === undefined && first.length <= 60;
  return rest.toSpliced(named ? 1 : 0, 0, headline);
}

/** The first line above the first heading that is not a name, place or address. */
function headlineOf({ lines, evidence }: ParsedResume): ProfilePart | undefined {
  const other = Object.entries(evidence)
    .filter(([pointer]) => /^\/basics\/(?!label|summary)/.test(pointer))
    .flatMap(([, ids]) => ids);
  const firstHeading = lines.findIndex(({ heading }) => heading === true);
  const head = lines.slice(0, firstHeading < 0 ? 3 : firstHeading).filter(({ id }) => !other.includes(id));
  const line = head.find(({ text }) => /\p{L}{2}/u.test(text) && !addressPattern.test(text));
  const read = evidence['/basics/label'];
  const labelled = read && lines.find(({ id }) => read.includes(id));
  const found = line ?? labelled;
  return found && { text: found.text, lines: [found.id] };
}

function aboutOf({ resume, lines, evidence }: ParsedResume): ProfilePart | undefined {
  const own = lines.filter(({ section, heading }) => section === 'summary' && !heading);
  if (own.length > 0) return { text: own.map(({ text }) => text).join('\n'), lines: own.map(({ id }) => id) };
  const summary = resume.basics?.summary?.trim() ?? '';
  return summary === '' ? undefined : { text: summary, lines: evidence['/basics/summary'] ?? [] };
}

const addressPattern = /\blinkedin\.com\/in\/[\p{L}\p{N}%-]+/iu;

function addressOf({ lines }: ParsedResume): ProfilePart | undefined {
  const line = lines.find(({ text }) => addressPattern.test(text));
  const address = line && addressPattern.exec(line.text)?.[0];
  return line && address !== undefined ? { text: address, lines: [line.id] } : undefined;
}

/** The text of LinkedIn's pages around a profile, which a copied page therefore contains: counts, buttons, picture names. */
const pageText = [
  /^(?:· )?(?:1st|2nd|3rd\+?)(?: degree connection)?$/i,
  /^\d[\d,.]*\+? (?:connections?|followers?)(?: · .*)?$/i,
  patternOf(words, 'buttons and notes', 'i', (any) => String.raw`^(?:${any})$`),
  /^(?:he\/him|she\/her|they\/them)(?:\/\w+)?$/i,
  /\blogo$/i,
  /^(?:endorsed by|\d+ endorsements?)\b/i,
  /^(?:profile photo|background image|cover photo|verified)$/i,
  /^page \d+ of \d+$/i,
];

/** Text after a value on the page that says nothing about the person. */
const tails =
  /\s+·\s+(?:\d+ endorsements?|contact info|(?:1st|2nd|3rd\+?))$|\s*…\s?see (?:more|less)$|\s*\((?:he\/him|she\/her|they\/them)\)$/i;

/** For screen readers the page repeats some lines, with "to" for the dash between dates. */
const spoken = (line: string): string => line.replace(/\s(?:to|-|–)\s/g, ' ').toLowerCase();

/** The lines of a pasted profile, without the page's own words and repeated lines. */
function profileLines(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.trim().replace(tails, '').trim();
    const before = lines.at(-1);
    if (line === '' || pageText.some((pattern) => pattern.test(line))) continue;
    if (before !== undefined && spoken(before) === spoken(line)) continue;
    lines.push(line);
  }
  return lines;
}
