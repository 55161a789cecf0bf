import words from '../../words/posting/degree.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../../words/word-table.ts';
import type { DegreeLevel } from '../posting.ts';

/** A degree that a statement asks for; offsets into the statement. */
export interface AskedDegree {
  level: DegreeLevel;
  areas: string[];
  start: number;
  end: number;
}

/** From the lowest level up; folded, lower case, all languages together. */
const levels: readonly (readonly [DegreeLevel, RegExp])[] = [
  ['secondary', patternOf(words, 'secondary', 'g')],
  ['vocational', patternOf(words, 'vocational', 'g')],
  ['associate', patternOf(words, 'associate', 'g')],
  ['bachelor', patternOf(words, 'bachelor', 'g')],
  ['master', patternOf(words, 'master', 'g')],
  ['doctorate', patternOf(words, 'doctorate', 'g')],
];

const areaLead = new RegExp(
  String.raw`^(?: ?\([^)]{0,20}\))?(?:'s)?,? ?(?:${alternativesOf(words, 'before a field')})? ?` +
    `(?:${alternativesOf(words, 'leads to a field')})? ` +
    '(?:an? |the |der |fach |bereich |area of |field of |discipline of )?',
);
const opensArea = patternOf(
  words,
  'opens a field',
  '',
  (any) => String.raw`^[^a-z]{0,3}(?:degree |diploma |level )?(?:${any})\b`,
);
const areaEnd = patternOf(words, 'behind a field', '', (any) => String.raw`\b(?:${any})\b|[.;(:]|\d`);

/** The degree that a folded, lower-case statement asks for: the lowest of those it names, with their areas. */
export function askedDegree(text: string, folded: string): AskedDegree | undefined {
  let lowest: AskedDegree | undefined;
  const areas: string[] = [];
  const named = levels.map(([level, pattern]) => ({ level, matches: [...folded.matchAll(pattern)] }));
  for (const { level, matches } of named) {
    for (const match of matches) {
      if (/^(?:be|ma|ms|ba|bs|me)$/.test(match[0]) && !/^[A-Z]{2}$/.test(text.slice(match.index, match.index + 2)))
        continue;
      // "Master's degree in": the words "degree in" alone would mean any.
      const isPart = named.some((other) =>
        other.matches.some(({ index, 0: whole }) => index < match.index && index + whole.length > match.index),
      );
      if (isPart) continue;
      const end = match.index + match[0].length;
      const field = areasAfter(text, folded, end);
      areas.push(...field.areas.filter((area) => !areas.includes(area)));
      if (!lowest) lowest = { level, areas, start: match.index, end: Math.max(end, field.end) };
      else {
        lowest.start = Math.min(lowest.start, match.index);
        lowest.end = Math.max(lowest.end, end, field.end);
      }
    }
  }
  return lowest;
}

function areasAfter(text: string, folded: string, end: number): { areas: string[]; end: number } {
  const rest = folded.slice(end);
  const lead = opensArea.test(rest) ? areaLead.exec(rest)?.[0].length : undefined;
  const direct =
    lead ??
    (/^ (?:[a-z]+ )?(?:engineering|science|accounting|finance|business|nursing|marketing)\b/.test(rest)
      ? 1
      : undefined);
  if (direct === undefined) return { areas: [], end };
  const stop = rest.slice(direct).search(areaEnd);
  const span = rest.slice(direct, stop < 0 ? undefined : direct + stop).slice(0, 140);
  const areas: string[] = [];
  let last = end;
  for (const part of span.matchAll(/(?:(?!,| or | and\/or |\/| oder | ou | o | und | of )[^,/])+/g)) {
    const raw = part[0];
    const area = raw.trim().replace(/^(?:or|and|and\/or|an?|the|other|another)\s+/, '');
    if (
      !/[a-z]{3}/.test(area) ||
      area.split(' ').length > 6 ||
      /^(?:an? )?(?:closely )?(?:related|similar|equivalent|relevant|comparable)\b/.test(area)
    )
      continue;
    const at = end + direct + part.index + raw.indexOf(area);
    areas.push(text.slice(at, at + area.length));
    last = at + area.length;
  }
  return { areas: areas.slice(0, 6), end: last };
}
