import words from '../../words/resume/header-parts.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../../words/word-table.ts';
import { cleanText } from '../../document/layout/clean-text.ts';
import type { Run } from '../../document/source-document.ts';
import { findDates } from '../../language/dates.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { abbreviationEnd } from './entry-starts.ts';
import { isProse } from './prose.ts';
import { titleScore } from './roles.ts';
import { lookOf, type Look, type Piece, type TextRow } from '../../document/layout/text-row.ts';

/** A name in an entry's header: the text between wide gaps, separators and changes of the type. */
export interface HeaderPart {
  text: string;
  look: Look;
  link?: string | undefined;
  row: TextRow;
  /** The header's row it is on, counted from 0, and its position in that row. */
  line: number;
  place: number;
  /** The separator before it on its row: `,` `-` `at` `|`, or nothing. */
  lead: string;
  /** It is below the row with the date. */
  afterDate: boolean;
  /** How many rows below the date's it is, where there is a date. */
  fromDate?: number | undefined;
  /** What a label before it says it is: "Company: Acme". */
  labelled?: PartLabel | undefined;
}

export type PartLabel = 'title' | 'employer' | 'place' | 'other';

const labels: readonly [PartLabel, RegExp][] = [
  ['title', patternOf(words, 'title', 'iu', (any) => String.raw`^(?:${any})\s*[:：]\s*`)],
  ['employer', patternOf(words, 'employer', 'iu', (any) => String.raw`^(?:${any})\s*[:：]\s*`)],
  ['place', patternOf(words, 'place', 'iu', (any) => String.raw`^(?:${any})\s*[:：]\s*`)],
  ['other', patternOf(words, 'time', 'iu', (any) => String.raw`^(?:${any})\s*[:：]\s*`)],
  ['other', patternOf(words, 'people', 'iu', (any) => String.raw`^(?:${any})\s*[:：]\s*`)],
];

/** A label at the beginning of a part, and the part without it. */
function unlabelled(text: string): { text: string; labelled?: PartLabel } {
  for (const [labelled, pattern] of labels) {
    const rest = text.replace(pattern, '');
    if (rest !== text) return { text: rest, labelled };
  }
  return { text };
}

const fieldLabel = ({ field }: Piece): PartLabel | undefined =>
  field === 'title' || field === 'employer' || field === 'place' ? field : field === 'date' ? 'other' : undefined;

const strong = /\s*—\s+|\s+[|•·⋅∙◆▪●—║¦]+\s*|\s*[|•·⋅∙║¦]\s+|\s{3,}|\s+\/\/\s+|\s+::\s+/u;
const duration = new RegExp(
  String.raw`\(?\b(?:(?:about|ca\.?|over|env\.)\s*)?\d+\+?\s*(?:${alternativesOf(words, 'units of a duration')})\b\.?` +
    String.raw`(?:\s*(?:,|and|und|et|y|e|en)?\s*\d+\s*(?:${alternativesOf(words, 'smaller units of a duration')})\b\.?)?\)?`,
  'giu',
);

const shortDuration = /\(?\b\d+\s?y(?:\s?\d+\s?m)?\b\)?|\(\d+\s?m\)/g;

/** The parts of a header, with dates and durations taken out. */
export function headerParts(header: readonly TextRow[], dateRow: TextRow | undefined): HeaderPart[] {
  const dateLine = dateRow ? header.indexOf(dateRow) : -1;
  return header.flatMap((row, line) => {
    let place = 0;
    let pending = '';
    // A date in two types ("May 2019 - " and "Present") is no name behind a date.
    const named = row.pieces.filter(({ text }) => !isOnlyDates(text));
    return named.flatMap((piece) =>
      styledStretches(piece).flatMap((stretch) =>
        withNamesParted(withoutDates(stretch.text).replace(hoursAWeek, ' | '))
          .split(strong)
          .flatMap((raw, index): HeaderPart[] => {
            const connector = connectorOnly.exec(raw.trim())?.[0];
            if (connector) pending = connector.toLowerCase();
            const { text: whole, lead } = trimmed(raw);
            const { text, labelled = fieldLabel(piece) } = unlabelled(whole);
            if (text === '' || connector || headingMeaning(text) === 'label') return [];
            if (labelled === undefined && isProse({ text })) return [];
            const before = pending;
            pending = '';
            return [
              {
                text,
                look: stretch.look,
                link: stretch.link,
                row,
                line,
                place: place++,
                lead: before || (index > 0 ? '|' : lead || stretch.lead),
                afterDate: dateLine >= 0 && line > dateLine,
                fromDate: dateLine >= 0 ? line - dateLine : undefined,
                labelled,
              },
            ];
          }),
      ),
    );
  });
}

/** "40 hrs/wk" */
const hoursAWeek = /\b\d{1,2}\+?\s*(?:h|hrs?|hours?)\s*(?:\/|per|a)\s*(?:w|wk|week)\b\.?/giu;

/** "Graphics Designer / Women in Tide Labs" and "Tide Ltd: Internship in welding" name both; "UI / UX Designer" and "Tide: Open Labs" do not. */
function withNamesParted(text: string): string {
  const [, title = '', employer = ''] = /^(.+?)\s+\/\s+(\S+\s.+)$/u.exec(text) ?? [];
  if (titleScore(title) >= 1.5 && titleScore(employer) < 1) return `${title} | ${employer}`;
  const [, firm = '', post = ''] = /^([^:]+):\s+(.+)$/u.exec(text) ?? [];
  if (titleScore(post) >= 1 && firm !== '' && titleScore(firm) < 1 && unlabelled(text).labelled === undefined)
    return `${firm} | ${post}`;
  return withStopsParted(text);
}

/** "Veterinarian. Tide Farms Ltd., Leeds": a full stop that ends no abbreviation parts names as a bar does. */
const withStopsParted = (text: string): string =>
  isProse({ text: text.replace(/[\s.|]+$/u, '') })
    ? text
    : text.replace(/(?<=\p{Ll}{3}|\p{Lu}{3})\.\s+(?=\p{Lu})/gu, (stop, at: number) =>
        abbreviationEnd.test(text.slice(0, at + 1)) ? stop : ' | ',
      );

const isOnlyDates = (text: string): boolean => findDates(text).length > 0 && !/[\p{L}\p{N}]/u.test(withoutDates(text));

/** "Acme (https://acme.example)": an address in brackets is separated from the name before it. */
const bracketed = /\(((?:https?:\/\/|www\.)[^\s()]+)\)?/giu;

/** The text with dates and lengths of time cut out, with separators left between the texts around them. */
export function withoutDates(text: string): string {
  const rest = text.replace(bracketed, ' | $1');
  const spans = findDates(rest);
  const between = [...spans, undefined].map((span, at) => {
    const part = rest.slice(spans[at - 1]?.end ?? 0, span?.index);
    const open = span ? part.replace(/[([]\s*$/, '') : part;
    return at === 0 ? open : open.replace(/^\s*[)\]]/, '');
  });
  return between
    .join(' | ')
    .replace(duration, ' | ')
    .replace(shortDuration, ' | ')
    .replace(/\(\s*\|?\s*\)/g, ' ');
}

/** "4 years 1 month" alone on its row: how long all posts at an employer took together. */
export const isDuration = (row: TextRow): boolean =>
  !row.bullet &&
  row.text.length <= longestDuration &&
  /\d/.test(row.text) &&
  /^[\s|]*$/.test(withoutDates(row.text)) &&
  findDates(row.text).length === 0;

const longestDuration = 40;
const connectorOnly = /^(?:at|@|bei|chez|presso|by|with|for|für)$/i;
const leadPattern = /^(?:[\s,;:|/·•–—-]+|(?:at|@|bei|chez|en|em|presso|bij|für|for)\s+(?=\p{Lu}))+/u;

function trimmed(raw: string): { text: string; lead: string } {
  const lead = leadPattern.exec(raw)?.[0] ?? '';
  const text = raw
    .slice(lead.length)
    .replace(/[\s,;:|/·•–—-]+$/, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()
    .replace(/(?<=\p{L}{3}|,\s\p{Lu}{2})\.$/u, (stop) => (abbreviationEnd.test(raw.trim()) ? stop : ''));
  return { text, lead: lead.replace(/[^\p{L}@,|–-]/gu, '').toLowerCase() };
}

interface Stretch {
  text: string;
  look: Look;
  link?: string | undefined;
  lead: string;
}

const longestLink = 40;

/** A piece cut where bold, slant, color or link change, when that change parts whole words. */
function styledStretches(piece: Piece): Stretch[] {
  const groups: Run[][] = [];
  /** What the last group ends with: as much as a word that links it with the next one takes. */
  let end = '';
  for (const run of piece.runs) {
    if (cleanText(run.text) === '') {
      groups.at(-1)?.push(run);
      end = (end + run.text).slice(-longestLink);
      continue;
    }
    const last = groups.at(-1)?.find((other) => cleanText(other.text) !== '');
    const open = /(?<!\p{L})(?:in|of|en|em|im|de|du|des|für)\s*$/iu.test(end);
    if (last && (open || sameStyle(last, run))) {
      groups.at(-1)?.push(run);
      end = (end + run.text).slice(-longestLink);
    } else {
      groups.push([run]);
      end = run.text.slice(-longestLink);
    }
  }
  if (groups.length < 2 || groups.length > 6) return [whole(piece)];
  const texts = groups.map((runs) => runs.map((run) => run.text).join(''));
  const separated = texts.every(
    (text, index) =>
      index === 0 ||
      /^[\s,|–—(-]/.test(text) ||
      /[\s,|–—(-]$/.test(texts[index - 1] ?? '') ||
      gapBetween(groups[index - 1], groups[index]),
  );
  if (!separated || cleanText(texts.join(' ')).length < piece.text.length - 4) return [whole(piece)];
  return groups.map((runs, index) => ({
    text: cleanText(texts[index] ?? ''),
    look: lookOf(runs, texts[index] ?? ''),
    link: runs.find((run) => run.link)?.link,
    lead: index === 0 ? '' : ' ',
  }));
}

const whole = (piece: Piece): Stretch => ({ text: piece.text, look: piece.look, link: piece.link, lead: '' });

function gapBetween(before: readonly Run[] | undefined, after: readonly Run[] | undefined): boolean {
  const last = before?.at(-1);
  const first = after?.[0];
  return last !== undefined && first !== undefined && first.x - (last.x + last.width) > 0.15 * first.size;
}

const sameStyle = (a: Run, b: Run): boolean =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.color === b.color &&
  (a.link === b.link || (a.link === undefined) === (b.link === undefined));
