import words from '../../words/resume/home-location.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { findDates } from '../../language/dates.ts';
import { sourced, type Draft, type SourcedText } from '../evidence.ts';
import type { Basics } from '../json-resume.ts';
import { plainWords } from '../../language/fold.ts';
import { isContactLabel } from '../../document/headings/field-labels.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { languageNames } from '../sections/language-names.ts';
import { isAddress, isRegion, placeScore, properName, readPlace, type Place } from './location.ts';
import { isProse, leavesNoRoom } from '../entries/prose.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import { isCaps } from '../../document/layout/capitals.ts';
import { sameLook, type TextRow } from '../../document/layout/text-row.ts';
import { findAddresses, networkNames } from './web-address.ts';

type LocationDraft = Draft<NonNullable<Basics['location']>>;

const label = patternOf(words, 'labels of an address', 'i', (any) => String.raw`^(?:${any})\s*[:：]?\s*`);
const separator = /\s*[|•·⋅∙◆▪●\t]\s*|\s{3,}/;

interface Candidate {
  text: string;
  lines: string[];
  score: number;
}

/** Where the person lives, from the contact part: a place, an address over several lines, or labelled parts of one. */
export function findLocation(
  contactRows: readonly TextRow[],
  rows: readonly TextRow[],
  others: readonly (SourcedText | undefined)[],
): LocationDraft | undefined {
  const sources = contactRows.length > 0 ? contactRows : rows.slice(0, Math.min(firstSection(rows), 8));
  const candidates = sources.flatMap((row, index) => candidatesOf(row, sources[index + 1], sources[index - 1], others));
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 0.5) return undefined;
  const place = readPlace(best.text);
  return place && draft(place, best.lines, Math.min(best.score, 0.97));
}

/** Where the first section begins: the text there belongs to its entries. */
function firstSection(rows: readonly TextRow[]): number {
  const at = rows.findIndex((row) => row.heading);
  return at < 0 ? rows.length : at;
}

function candidatesOf(
  row: TextRow,
  next: TextRow | undefined,
  before: TextRow | undefined,
  others: readonly (SourcedText | undefined)[],
): Candidate[] {
  if (row.bullet ? row.text.length > 70 : isProse(row) && row.text.length > 160) return [];
  const found: Candidate[] = [];
  const chunks = withoutContacts(row.text).split(separator);
  chunks.forEach((chunk, index) => {
    const labelled =
      label.test(chunk) ||
      (index > 0
        ? label.test(chunks[index - 1] ?? '') &&
          label.exec(chunks[index - 1] ?? '')?.[0].length === (chunks[index - 1] ?? '').length
        : before !== undefined &&
          before.pieces.length === 1 &&
          label.exec(before.text)?.[0].length === before.text.length);
    // An icon's glyph before a place may be read as any character that is not a letter.
    const text = chunk.replace(label, '').replace(/^[^\p{L}\p{Nd}]+|[,\s]+$/gu, '');
    if (text === '' || others.some((other) => other?.text === text) || unlikely(text)) return;
    found.push({
      text,
      lines: row.lines,
      score: Math.max(addressScore(text, labelled), contactNeighbourScore(text, row, [before, next])),
    });
    const below = next?.pieces.find((piece) => Math.abs(piece.x - (row.pieces[0]?.x ?? 0)) < 60)?.text ?? '';
    const together = next && leavesNoRoom(row, next) ? `${text} ${below}` : `${text}, ${below}`;
    if (chunks.length === 1 && next && below !== '' && !unlikely(below) && !isContact(below) && looksStreet(text)) {
      found.push({
        text: together,
        lines: [row.id, next.id],
        score: addressScore(together, labelled) + 0.05,
      });
    }
  });
  return found;
}

/** The text with addresses and numbers of other kinds cut out, which separate the text around them. */
const withoutContacts = (text: string): string =>
  text
    .replace(/\S+@\S+\.\S+/g, ' | ')
    .replace(/\(?\+?\d[\d\s().-]{8,}\d/g, ' | ')
    .replace(/(?:https?:\/\/|www\.)\S+|\S+\.(?:com|org|net|io|dev|me)\S*/g, ' | ');

const unlikely = (text: string): boolean =>
  text.length > 110 ||
  /@/.test(text) ||
  findAddresses(text).length > 0 ||
  /(?:\+|\(\d{3}\))\s?\d/.test(text) ||
  (findDates(text).length > 0 && !/\d{5}/.test(text) && placeScore(text) < 0.85 && !isAddress(text));

const looksStreet = (text: string): boolean => /\d/.test(text) && /\p{L}{3}/u.test(text) && text.length < 60;

/** An address or a number of another kind, or its label: a town is neither. */
const isContact = (text: string): boolean => contact.test(text) || isContactLabel(text);

const contact = /\S@\S+\.\S|\+?\d[\d\s().-]{7,}\d|(?:https?:\/\/|www\.)\S/;

/** A bare name between the person's contacts that is nothing else: a town that no list has. */
function contactNeighbourScore(text: string, row: TextRow, neighbours: readonly (TextRow | undefined)[]): number {
  const words = text.split(/\s+/);
  if (
    !(properName.test(text) || uncasedName.test(text)) ||
    words.length > 4 ||
    text.length < (uncasedName.test(text) ? 2 : 3) ||
    isCaps(text)
  )
    return 0;
  if (titleScore(text) >= 0.4 || employerScore(text) >= 0.7 || headingMeaning(text) !== undefined) return 0;
  if (networkNames.has(text.toLowerCase()) || languageNames.has(plainWords(text)) || civilState.test(text)) return 0;
  if (text !== row.text && contact.test(row.text)) return 0.6;
  const beside = neighbours.filter((other) => other && sameLook(other.look, row.look) && contact.test(other.text));
  return text === row.text && row.look.size > 0 ? ([0, 0.5, 0.55][beside.length] ?? 0) : 0;
}

/** A name in a script without capitals. */
const uncasedName = /^[\p{Lo}\p{M}][\p{Lo}\p{M}\s'’־-]*$/u;

/** What else can be among the contacts, and is not a place. */
const civilState = patternOf(words, 'beside an address', 'iu', (any) => String.raw`^(?:${any})\b`);

function addressScore(text: string, labelled: boolean): number {
  const bonus = labelled ? 0.35 : 0;
  const direct = placeScore(text);
  if (direct >= 0.7) return Math.min(direct * 0.9 + bonus, 1);
  const place = readPlace(text);
  const known = place?.countryCode ?? (place?.region !== undefined && isRegion(place.region));
  const parts = text.split(',').length;
  if (place?.postalCode && place.city && /\p{L}/u.test(place.city) && text.length < 90) return 0.75 + bonus;
  if (place?.city && known && parts >= 2 && parts <= 5 && titleScore(text) < 1) return 0.55 + bonus;
  if (isAddress(text)) return 0.7 + bonus;
  return labelled && place && /^\p{Lu}[^:]*$/u.test(place.city ?? place.region ?? '') ? 0.5 + bonus : 0;
}

function draft(place: Place, lines: string[], confidence: number): LocationDraft {
  const value = (text: string | undefined): SourcedText | undefined =>
    text === undefined ? undefined : sourced(text, lines, confidence);
  return {
    address: value(place.address),
    postalCode: value(place.postalCode),
    city: value(place.city),
    region: value(place.region),
    countryCode: value(place.countryCode),
  };
}
