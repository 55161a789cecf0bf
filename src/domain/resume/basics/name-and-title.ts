import words from '../../words/resume/engagement.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { HeaderPart } from '../entries/header-parts.ts';
import { readHeaders } from '../entries/header-arrangement.ts';
import type { Group } from '../entries/header-atoms.ts';
import { isStreet, placeScore } from './location.ts';
import { employerScore } from '../entries/roles.ts';
import { findAddresses } from './web-address.ts';

/** A value from a header, with the part it was read from. */
export interface Named {
  text: string;
  part: HeaderPart;
  confidence: number;
}

/** The values in a position's header. */
export interface PositionHeader {
  title?: Named | undefined;
  employer?: Named | undefined;
  place?: Named | undefined;
  url?: Named | undefined;
  rest: HeaderPart[];
}

const engagement = patternOf(words, 'kinds of engagement', 'i', (any) => String.raw`^\(?(?:${any})\)?$`);

interface Sorted {
  names: HeaderPart[];
  place?: Named | undefined;
  url?: Named | undefined;
}

/** Distinguishes titles from employers in the headers of one section, each by its words and all by where such words are in the others. */
export function nameAndTitle(headers: readonly (readonly HeaderPart[])[]): PositionHeader[] {
  const sorted = headers.map(sortParts);
  const readings = readHeaders(sorted.map(({ names, place }) => ({ names, places: place ? [place.part] : [] })));
  return sorted.map(({ place, url }, index) => {
    const read = readings[index];
    const confidence = Math.min(0.6 + Math.max(read?.score ?? 0, 0) / 8, read?.title && read.employer ? 0.97 : 0.6);
    const named = (group: Group | undefined): Named | undefined =>
      group && { text: group.text, part: group.part, confidence };
    return {
      title: named(read?.title),
      employer: named(read?.employer),
      place: place ?? (read?.place && { text: read.place.text, part: read.place.part, confidence: 0.85 }),
      url,
      rest: read?.rest.map(({ part }) => part) ?? [],
    };
  });
}

/** Removes addresses and places, leaving what can name a title or an employer. */
function sortParts(parts: readonly HeaderPart[]): Sorted {
  const names: HeaderPart[] = [];
  let place: Named | undefined;
  let url: Named | undefined;
  for (const part of parts) {
    if (part.labelled === 'other') continue;
    const address = findAddresses(part.text)[0];
    const score = placeScore(part.text);
    if (address && address.text.length >= part.text.length - 2 && /[/:]|^www/.test(part.text))
      url ??= { text: address.text, part, confidence: 0.9 };
    else if (isStreet(part.text) && !part.labelled && parts.length > 1) continue;
    else if (part.labelled === 'place' || (score >= 0.85 && employerScore(part.text) < 1 && !part.labelled))
      place ??= { text: part.text, part, confidence: score };
    else if (!engagement.test(part.text)) names.push(part);
  }
  const address = parts.flatMap((part) =>
    part.link ? findAddresses(part.link).map((found) => ({ found, part })) : [],
  )[0];
  if (!url && address && /^https?:/.test(address.part.link ?? ''))
    url = { text: address.part.link ?? '', part: address.part, confidence: 0.7 };
  if (names.length === 0 && place) return { names: [place.part], url };
  return { names, place, url };
}

/** Longer than any two names. */
const longestNames = 1000;

/** An employer's place after its name ("Acme, Austin, TX", "Acme – Lyon, France") is a separate value. */
export function withoutPlace(part: HeaderPart, fewest = 1): { text: string; place?: Named | undefined } {
  const text = part.text;
  if (text.length > longestNames) return { text };
  const cuts = [...text.matchAll(/\s*,\s+|\s+[-–—]\s+|\s+\((?=[^()]*\)$)/g)];
  for (const cut of cuts) {
    const head = text.slice(0, cut.index).trim();
    const tail = text
      .slice(cut.index + cut[0].length)
      .replace(/\)$/, '')
      .trim();
    if (
      head !== '' &&
      placeScore(tail) >= 0.9 &&
      tail.split(',').length >= fewest &&
      !/^(?:university|universit\S+|college|school|bank)\b.*\bof$/i.test(head)
    )
      return { text: head, place: { text: tail, part, confidence: 0.85 } };
  }
  return { text };
}
