import { findDates } from '../../language/dates.ts';
import { squeeze } from '../../language/fold.ts';
import { isLabel } from '../line-labels.ts';
import { keysOf, pointerOf, shapeOf, stringsOf, valueAt } from '../json-pointer.ts';
import type { ParsedResume } from '../parsed-resume.ts';
import type { Correction } from './correction.ts';

/** An answer that the lines themselves suggest: what it says, and the corrections that it consists of. */
export interface OfferedAnswer {
  kind: 'swap' | 'instead' | 'noJob';
  /** The other value, where it is one. */
  text?: string;
  corrections: Correction[];
}

/** Title and employer, which the look of a line does not tell apart. */
const pairs: Readonly<Record<string, readonly [string, string]>> = {
  work: ['position', 'name'],
  volunteer: ['position', 'organization'],
};
/** Values that are a part of a line beside others. */
const named: ReadonlySet<string> = new Set([
  '/basics/name',
  '/basics/label',
  '/basics/location/city',
  '/work/#/name',
  '/work/#/position',
  '/volunteer/#/organization',
  '/volunteer/#/position',
  '/education/#/institution',
  '/education/#/studyType',
  '/education/#/area',
]);
const between = /\t|\s+[|·•–—-]\s+|[,;]\s+/;
const mostOffered = 2;
const longestName = 60;

const textAt = ({ resume }: ParsedResume, pointer: string): string | undefined => {
  const value = valueAt(resume, pointer);
  return typeof value === 'string' ? value : undefined;
};

function linesOf({ lines, evidence }: ParsedResume, pointer: string): string[] {
  const ids = evidence[pointer] ?? [];
  return lines.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
}

const entryOf = (pointer: string): string => pointerOf(keysOf(pointer).slice(0, 2));

/** Title and employer of an entry, each in the other's place; nothing where one is missing. */
export function swapOf(parsed: ParsedResume, pointer: string): OfferedAnswer | undefined {
  const entry = entryOf(pointer);
  const [one, other] = (pairs[keysOf(pointer)[0] ?? ''] ?? []).map((field) => `${entry}/${field}`);
  if (one === undefined || other === undefined) return undefined;
  const [title, employer] = [textAt(parsed, one), textAt(parsed, other)];
  if (title === undefined || employer === undefined || title === employer) return undefined;
  return {
    kind: 'swap',
    corrections: [
      { kind: 'value', pointer: one, value: employer },
      { kind: 'value', pointer: other, value: title },
    ],
  };
}

/** A job without lines of its own may be the end of the last line of the job above it. */
function noJobOf(parsed: ParsedResume, pointer: string): OfferedAnswer | undefined {
  const [section, index] = keysOf(pointer);
  const entry = entryOf(pointer);
  const above = `/work/${Number(index) - 1}/highlights`;
  const lines = valueAt(parsed.resume, above);
  if (section !== 'work' || !Array.isArray(lines) || valueAt(parsed.resume, `${entry}/highlights`) !== undefined)
    return undefined;
  const last = `${above}/${lines.length - 1}`;
  const ids = new Set(Object.entries(parsed.evidence).flatMap(([at, own]) => (entryOf(at) === entry ? own : [])));
  const told = parsed.lines.filter(({ id }) => ids.has(id)).map(({ text }) => text.replace(/\s+/g, ' '));
  return {
    kind: 'noJob',
    corrections: [
      { kind: 'removed', pointer: entry },
      { kind: 'value', pointer: last, value: [textAt(parsed, last), ...told].join(' ') },
    ],
  };
}

/** Where one of title and employer has both in it and the other is missing, the rest is the other. */
function partnerOf(parsed: ParsedResume, pointer: string, value: string, text: string): Correction[] {
  const fields = pairs[keysOf(pointer)[0] ?? ''] ?? [];
  const other = fields.find((field) => !pointer.endsWith(`/${field}`));
  const [rest, ...more] = value.split(between).filter((piece) => piece.trim() !== text);
  const isPair = fields.some((field) => pointer.endsWith(`/${field}`)) && value.includes(text);
  if (!isPair || other === undefined || rest === undefined || more.length > 0) return [];
  const at = `${entryOf(pointer)}/${other}`;
  return textAt(parsed, at) === undefined ? [{ kind: 'value', pointer: at, value: rest.trim() }] : [];
}

/** The other things on the value's own line, or the parts of a value that is several. */
function insteadOf(parsed: ParsedResume, pointer: string): OfferedAnswer[] {
  const value = textAt(parsed, pointer);
  if (value === undefined || !named.has(shapeOf(pointer))) return [];
  const taken = new Set(stringsOf(valueAt(parsed.resume, entryOf(pointer))).map(squeeze));
  const pieces = [value, ...linesOf(parsed, pointer)].flatMap((text) => text.split(between)).map((text) => text.trim());
  const others = [...new Set(pieces)].filter(
    (text) =>
      !taken.has(squeeze(text)) &&
      /\p{L}{3}/u.test(text) &&
      !/\d{5}|@/.test(text.replace(/[\s()-]/g, '')) &&
      !isLabel(text.split(':')[0] ?? '') &&
      text.length <= longestName &&
      findDates(text).length === 0,
  );
  return others.slice(0, mostOffered).map((text) => ({
    kind: 'instead',
    text,
    corrections: [
      { kind: 'value', pointer, value: text, piece: true },
      ...partnerOf(parsed, pointer, value, text),
      // It was left over of the line, and is in its place now.
      ...(parsed.unreadParts ?? [])
        .filter((part) => part.text === text && parsed.evidence[pointer]?.includes(part.line))
        .map(({ id }): Correction => ({ kind: 'left-out', line: id })),
    ],
  }));
}

/** What may be right instead of a value, the likeliest first. */
export function offeredAnswers(parsed: ParsedResume, pointer: string): OfferedAnswer[] {
  const field = keysOf(pointer)[2] ?? '';
  const [section = ''] = keysOf(pointer);
  const swap = pairs[section]?.includes(field) ? swapOf(parsed, pointer) : undefined;
  const noJob = keysOf(pointer).length > 2 ? noJobOf(parsed, pointer) : undefined;
  return [...(swap ? [swap] : []), ...insteadOf(parsed, pointer), ...(noJob ? [noJob] : [])];
}

/** The corrections that were made by one answer: whoever takes one back takes back all. */
export function madeTogether(
  parsed: ParsedResume,
  corrections: readonly Correction[],
  answer: Correction,
): Correction[] {
  if ('line' in answer) return [answer];
  const all = new Set(corrections.map((each) => JSON.stringify(each)));
  const entry = entryOf(answer.pointer);
  const next = keysOf(entry).map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : key));
  const offers = [answer.pointer, entry, pointerOf(next)].flatMap((at) => [
    ...offeredAnswers(parsed, at),
    ...[swapOf(parsed, at), noJobOf(parsed, at)].filter((offer) => offer !== undefined),
  ]);
  const whole = offers.find(
    (offer) =>
      offer.corrections.some((each) => JSON.stringify(each) === JSON.stringify(answer)) &&
      offer.corrections.every((each) => all.has(JSON.stringify(each))),
  );
  return whole?.corrections ?? [answer];
}
