import { isWithin, type DateSpan } from '../../language/dates.ts';
import type { Entry } from './entry-header.ts';
import { sourced, type SourcedText } from '../evidence.ts';
import type { HeaderPart } from './header-parts.ts';
import { placeScore } from '../basics/location.ts';
import type { Named, PositionHeader } from '../basics/name-and-title.ts';
import { employerScore, titleScore } from './roles.ts';
import { findAddresses, sameAddress } from '../basics/web-address.ts';

/** The parts of a dotted header without its web address: the part that is a link, or looks like one and is third or later. */
export function withoutAddress(cells: readonly HeaderPart[]): { names: HeaderPart[]; url?: SourcedText | undefined } {
  const at = cells.findLastIndex((cell, index) => addressIn(cell, index) !== undefined);
  const cell = cells[at];
  const url = cell && addressIn(cell, at);
  return {
    names: cells.filter((_, index) => index !== at),
    url: cell && url !== undefined ? sourced(url, cell.row.lines, 0.95) : undefined,
  };
}

function addressIn({ text, link }: HeaderPart, index: number): string | undefined {
  if (index === 0 || /\s/.test(text)) return undefined;
  if (link !== undefined && /^https?:/.test(link)) return sameAddress(link, text) ? link : undefined;
  const [found] = findAddresses(text);
  const whole = found !== undefined && found.text.length >= text.length - 1;
  return whole && (index > 1 || /^https?:|\//.test(text)) ? text : undefined;
}

interface Lines {
  upper: HeaderPart[];
  lower: HeaderPart[];
  url: SourcedText | undefined;
  part: HeaderPart | undefined;
}

const linesOf = (cells: readonly HeaderPart[]): Lines => {
  const { names, url } = withoutAddress(cells);
  return {
    upper: names.filter((part) => part.line === 0),
    lower: names.filter((part) => part.line > 0),
    url,
    part: cells.find((cell) => !names.includes(cell)),
  };
};

/** Above 0 for a title, below for an employer. */
const lean = (part: HeaderPart | undefined): number =>
  part === undefined ? 0 : Math.min(titleScore(part.text), 2) - Math.min(employerScore(part.text), 2);

/**
 * Titles, employers and places of positions whose headers are two lines of parts between mid-dots: one line is the title's, the other the employer's with its
 * place, in the same order throughout the section. The order is decided by the words, the position of places, and the order that the resume's other sections
 * have (`others`, see {@link titleOrder}).
 */
export function dottedPositions(entries: readonly Entry[], others = 0): PositionHeader[] {
  const headers = entries.map((entry) => entry.cells ?? []);
  const titleFirst = titleOrder(headers) + 0.5 * others >= 0;
  const groups = employerGroups(entries);
  return headers.map(linesOf).map((lines, index) => positionOf(lines, titleFirst, groups[index]));
}

/** Which entries are an employer above its positions, and which are those: a line with dates alone, then titles alone whose dates are within those. */
function employerGroups(entries: readonly Entry[]): (GroupPlace | undefined)[] {
  const places: (GroupPlace | undefined)[] = [];
  let span: DateSpan | undefined;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    if (span && isPostWithin(span, entry)) {
      places.push('position');
      continue;
    }
    span = entry.body.length === 0 && isLine(entry) && entry.date?.span.range ? entry.date.span : undefined;
    if (span && !(next && isPostWithin(span, next))) span = undefined;
    places.push(span && 'employer');
  }
  return places;
}

type GroupPlace = 'employer' | 'position';

const isLine = ({ cells = [] }: Entry): boolean => cells.length > 0 && cells.every(({ line }) => line === 0);

const isPostWithin = (whole: DateSpan, { cells = [], date }: Entry): boolean =>
  cells.length === 1 && date !== undefined && isWithin(whole, date.span);

/** The evidence that the first line is the title's (above 0), or the employer's (below). */
export function titleOrder(headers: readonly (readonly HeaderPart[])[]): number {
  const whole = headers.map(linesOf).filter(({ upper, lower }) => upper.length > 0 && lower.length > 0);
  const evidence = whole.map(({ upper, lower }) => {
    const places = Math.sign(lower.length - upper.length);
    const slanted = lower[0]?.look.italic ? 3 : 0;
    return 2 * places - slanted + lean(upper[0]) - lean(lower[0]);
  });
  return evidence.reduce((sum, one) => sum + one, 0);
}

function positionOf({ upper, lower, url, part }: Lines, titleFirst: boolean, group?: GroupPlace): PositionHeader {
  const alone = lower.length === 0 || upper.length === 0;
  const only = upper.length > 0 ? upper : lower;
  const inGroup: [HeaderPart[], HeaderPart[]] = group === 'employer' ? [[], only] : [only, []];
  const both: [HeaderPart[], HeaderPart[]] = titleFirst ? [upper, lower] : [lower, upper];
  const [titles, employers] = group ? inGroup : alone ? splitLine(only, titleFirst) : both;
  const [employer, place] = employers;
  return {
    title: named(titles[0]),
    employer: named(employer),
    place: named(place),
    url: url && part && { text: url.text, part, confidence: url.confidence },
    rest: [],
  };
}

/** One line alone: the title, or the employer and its place. */
function splitLine(line: readonly HeaderPart[], titleFirst: boolean): [HeaderPart[], HeaderPart[]] {
  const [first, second] = line;
  if (second && placeScore(second.text) < 0.7 && lean(first) > 0 && lean(second) < 0)
    return [line.slice(0, 1), line.slice(1)];
  const title = second === undefined && (lean(first) > 0 || (lean(first) === 0 && titleFirst));
  return title ? [[...line], []] : [[], [...line]];
}

const named = (part: HeaderPart | undefined): Named | undefined => part && { text: part.text, part, confidence: 0.9 };
