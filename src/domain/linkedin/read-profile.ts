import type { ParsedResume } from '../resume/parsed-resume.ts';
import { parseResume } from '../resume/parse-resume.ts';
import { headingMeaning } from '../document/headings/headings.ts';
import { documentFromText } from '../document/plain-text.ts';
import { parsedFromJsonResume } from '../resume/document/from-json-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { pageLines } from './reading/page-lines.ts';
import { resumeFromPage } from './reading/page-profile.ts';
import { statementsApart } from './reading/statements.ts';

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
  const page = pageLines(text);
  const resume = resumeFromPage(page);
  if (resume !== undefined) return profileFromResume(resume);
  const lines = headlineUnderName(page.flatMap(({ text: line, apart }, at) => (apart && at > 0 ? ['', line] : [line])));
  return profileOf(parseResume(documentFromText(statementsApart(lines).join('\n'))));
}

/** The fields of a profile, stated one by one, as a profile. */
export const profileFromResume = (resume: JsonResume): LinkedinProfile => profileOf(parsedFromJsonResume(resume));

/** A profile of what was read of it. */
const profileOf = (parsed: ParsedResume): LinkedinProfile => ({
  headline: headlineOf(parsed),
  about: aboutOf(parsed),
  address: addressOf(parsed),
  parsed,
});

const label = /^(?:current |profile )?headline\s*(?::\s*(.*))?$/i;
const nameLabel = /^(?:full )?name\s*:\s*/i;

/** A headline with a label, moved to where LinkedIn shows it: below the name, above everything else. */
function headlineUnderName(all: readonly string[]): string[] {
  const lines = all.map((line) => line.replace(nameLabel, ''));
  const at = lines.findIndex((line) => label.test(line));
  if (at < 0) return lines;
  const own = label.exec(lines[at] ?? '')?.[1]?.trim() ?? '';
  const after = lines.slice(at + 1).find((line) => line !== '');
  const headline = own === '' ? after : own;
  if (headline === undefined || headingMeaning(headline) !== undefined) return lines.toSpliced(at, 1);
  const rest = lines.toSpliced(at, own === '' ? lines.indexOf(headline, at + 1) - at + 1 : 1);
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
