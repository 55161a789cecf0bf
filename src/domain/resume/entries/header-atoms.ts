import words from '../../words/resume/header-parts.json' with { type: 'json' };
import { alternativesOf } from '../../words/word-table.ts';
import { placeScore, properName } from '../basics/location.ts';
import type { HeaderPart } from './header-parts.ts';
import { employerScore, titleScore } from './roles.ts';

/** The least piece of a header that can be a name: what stands between two separators. */
export interface Atom {
  part: HeaderPart;
  /** Its position in the part's text. */
  from: number;
  to: number;
  /** The separator before it: `,` `-` `:` `(`, `at` for any word like it, `in` for one that is often within a title, or what the part begins with. */
  lead: string;
  /** It is the first of its part. */
  opens: boolean;
}

/** A stretch of a header that is one of its names. */
export interface Group {
  text: string;
  part: HeaderPart;
  first: number;
  last: number;
  lead: string;
  opens: boolean;
  /** The separators within it. */
  inner: readonly { lead: string; text: string }[];
  /** How certain it is that it is a place; {@link townLike} where nothing but its shape shows it. */
  place: number;
}

const linking = alternativesOf(words, 'between a title and its employer');
const perhaps = alternativesOf(words, 'perhaps between a title and its employer');
const separator = new RegExp(
  [
    String.raw`\s+(?<at>${linking})\s+(?=\S)`,
    String.raw`\s+(?<in>${perhaps})\s+(?=\p{Lu})`,
    String.raw`(?<dash>\s+[-–—]\s+)`,
    String.raw`\s*(?<mark>[,:])\s+`,
    String.raw`\s*(?<bracket>\()(?=[^()]+\))`,
    String.raw`(?<=\))\s+(?=\p{L})`,
  ].join('|'),
  'gu',
);

/** No header has more names, and what is longer names nothing. */
const mostAtoms = 7;
const longestNames = 1000;

/** The header's parts cut at all that may separate a name from the next one. */
export function atomsOf(parts: readonly HeaderPart[]): Atom[] {
  const atoms: Atom[] = [];
  for (const part of parts) {
    const room = mostAtoms - atoms.length;
    if (room <= 0) break;
    const cuts = part.text.length > longestNames ? [] : [...part.text.matchAll(separator)].slice(0, room - 1);
    let from = 0;
    let lead = part.lead;
    for (const cut of cuts) {
      if (cut.index <= from) continue;
      atoms.push({ part, from, to: cut.index, lead, opens: from === 0 });
      from = cut.index + cut[0].length;
      lead = leadOf(cut.groups ?? {});
    }
    atoms.push({ part, from, to: part.text.length, lead, opens: from === 0 });
  }
  return atoms;
}

const leadOf = ({ at, in: within, dash, mark, bracket }: Record<string, string | undefined>): string =>
  at ? (at === '@' ? '@' : 'at') : within ? 'in' : dash ? '-' : (mark ?? bracket ?? ')');

/** All stretches of one part or less. A bracket is not torn. */
export function groupsOf(atoms: readonly Atom[]): Group[] {
  return atoms.flatMap((start, first) =>
    atoms.slice(first).flatMap((end, behind): Group[] => {
      if (end.part !== start.part) return [];
      const last = first + behind;
      const raw = start.part.text.slice(start.from, end.to);
      const inBrackets = start.lead === '(' && !raw.includes('(');
      const text = (inBrackets ? raw.replace(/\)\s*$/, '') : raw).trim();
      const open = text.split('(').length !== text.split(')').length;
      if (text === '' || open || !/[\p{L}\p{N}]/u.test(text)) return [];
      const inner = atoms
        .slice(first + 1, last + 1)
        .map(({ lead, from, to }) => ({ lead, text: start.part.text.slice(from, to) }));
      return [
        { text, part: start.part, first, last, lead: start.lead, opens: start.opens, inner, place: placeOf(text) },
      ];
    }),
  );
}

export const townLike = 0.5;
const mostTownWords = 3;

function placeOf(text: string): number {
  const known = placeScore(text);
  return known >= 0.6 || !isTownLike(text) ? known : townLike;
}

const isTownLike = (text: string): boolean =>
  text
    .split(/\s*,\s*/)
    .every(
      (name) =>
        name.split(/\s+/).length <= mostTownWords &&
        properName.test(name) &&
        titleScore(name) < 0.5 &&
        employerScore(name) < 0.5,
    );
