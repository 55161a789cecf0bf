import type { SourceDocument } from '../../document/source-document.ts';
import { readPlace } from '../../resume/basics/location.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { degree, splitDescription } from '../data-export.ts';
import { joinWrapped, pageColumns, type ColumnLine, type PageColumns } from './page-columns.ts';
import { pageSection } from './page-headings.ts';
import { periodOf } from './period.ts';

/** How much larger than the running text LinkedIn sets what. */
const larger = { heading: 1.3, employer: 1.12, title: 1.06, sideHeading: 1.12 } as const;

const address = /\blinkedin\.com\/in\/[\p{L}\p{N}%-]+/iu;

/**
 * The resume in LinkedIn's "Save to PDF": two columns, the name largest, employers, titles and dates in sizes of their own. Undefined where the document is not
 * laid out so.
 */
export function resumeFromPdf(document: SourceDocument): JsonResume | undefined {
  if (document.kind !== 'pdf') return undefined;
  const columns = pageColumns(document);
  const { side, body, bodySize, bodyEdge } = columns;
  const [first] = body;
  const lists = sideLists(columns);
  const own = lists.flatMap(({ items }) => items).find((item) => address.test(item));
  const parts = bodyParts(body, bodySize);
  if (first === undefined || first.size < 1.5 * bodySize) return undefined;
  if (own === undefined && !parts.some(({ section }) => section === 'work' || section === 'education'))
    return undefined;
  if (side.length === 0) return undefined;
  const items = (section: string): string[] => lists.flatMap((list) => (list.section === section ? list.items : []));
  const about = parts.find(({ section }) => section === 'summary');
  const contacts = lists.flatMap((list) => (list.section === 'basics' ? list.items : []));
  return {
    basics: {
      ...readHead(parts[0]?.lines ?? []),
      email: contacts.flatMap((item) => /\S+@\S+\.\w+/.exec(item) ?? [])[0],
      phone: contacts.flatMap((item) => /^\+?[\d\s()./-]{7,}(?=\s*\(|$)/.exec(item)?.[0].trim() ?? [])[0],
      summary: about && joinWrapped(about.lines, bodyEdge).join('\n'),
      profiles: own === undefined ? [] : [{ network: 'LinkedIn', url: `https://www.${address.exec(own)?.[0] ?? ''}` }],
    },
    work: parts.flatMap(({ section, lines }) => (section === 'work' ? readPositions(lines, columns) : [])),
    education: parts.flatMap(({ section, lines }) => (section === 'education' ? readSchools(lines, bodySize) : [])),
    skills: items('skills').map((name) => ({ name })),
    languages: items('languages').map((item) => {
      const [, language = item, fluency] = /^(.*?)\s*\(([^)]*)\)$/.exec(item) ?? [];
      return { language, fluency };
    }),
    certificates: items('certificates').map((name) => ({ name })),
    awards: items('awards').map((title) => ({ title })),
    publications: items('publications').map((name) => ({ name })),
  };
}

/** The lists of the dark column, each under its heading. */
function sideLists({ side, sideSize, sideEdge }: PageColumns): { section: string; items: string[] }[] {
  const lists: { section: string; lines: ColumnLine[] }[] = [];
  for (const line of side) {
    if (line.size >= larger.sideHeading * sideSize)
      lists.push({ section: pageSection(line.text) ?? 'other', lines: [] });
    else lists.at(-1)?.lines.push(line);
  }
  return lists.map((list) => ({ section: list.section, items: joinWrapped(list.lines, sideEdge) }));
}

/** The body cut at its headings; the first part, before any heading, is the name with headline and place. */
function bodyParts(lines: readonly ColumnLine[], size: number): { section: string; lines: ColumnLine[] }[] {
  const parts: { section: string; lines: ColumnLine[] }[] = [{ section: 'head', lines: [] }];
  for (const [at, line] of lines.entries()) {
    const section = at > 0 && line.size >= larger.heading * size ? pageSection(line.text) : undefined;
    if (section === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ section, lines: [] });
  }
  return parts;
}

/** The name, in the largest type, over one or more lines; then the headline, and last the place, in another color or readable as one. */
function readHead(lines: readonly ColumnLine[]): NonNullable<JsonResume['basics']> {
  const largest = Math.max(...lines.map(({ size }) => size));
  const names = lines.filter(({ size }) => size > 0.9 * largest);
  const rest = lines.filter(({ size }) => size <= 0.9 * largest);
  const last = rest.at(-1);
  const isPlace =
    last !== undefined &&
    (rest.length > 1 ? last.color !== rest[0]?.color || isPlaceLike(last.text) : isPlaceLike(last.text));
  return {
    name: names.map(({ text }) => text).join(' '),
    label: (isPlace ? rest.slice(0, -1) : rest).map(({ text }) => text).join(' '),
    location: isPlace ? (readPlace(last.text) ?? { city: last.text }) : undefined,
  };
}

const isPlaceLike = (text: string): boolean => !/[|•:]/.test(text) && readPlace(text) !== undefined;

/**
 * Positions: an employer in larger type, with several positions the time there altogether, and for each a title, its dates, in most its place in a lighter
 * color, and what was done.
 */
function readPositions(
  lines: readonly ColumnLine[],
  { bodySize, bodyEdge }: PageColumns,
): NonNullable<JsonResume['work']> {
  const work: NonNullable<JsonResume['work']> = [];
  let employer = '';
  let told: ColumnLine[] = [];
  const finish = (): void => {
    const last = work.at(-1);
    if (last !== undefined) Object.assign(last, readTold(told, bodyEdge));
    told = [];
  };
  let title: string[] = [];
  let isTold = false;
  for (const line of lines) {
    const ratio = line.size / bodySize;
    const dates = ratio < larger.title && title.length > 0 ? periodOf(line.text) : undefined;
    if (ratio >= larger.employer) {
      finish();
      employer = line.text;
      title = [];
      isTold = false;
    } else if (ratio >= larger.title) {
      if (isTold) {
        finish();
        title = [];
      }
      isTold = false;
      title.push(line.text);
    } else if (dates !== undefined) {
      work.push({ name: employer, position: title.join(' '), ...dates });
      title = [];
      isTold = true;
    } else if (isTold) told.push(line);
  }
  finish();
  return work;
}

/** The place, where the first line is one, and the description. */
function readTold(
  lines: readonly ColumnLine[],
  edge: number,
): { location?: string; summary?: string; highlights?: string[] } {
  const [first, second] = lines;
  if (first === undefined) return {};
  const isPlace = second !== undefined && second.color !== first.color ? true : isPlaceLine(first, lines);
  const rest = isPlace ? lines.slice(1) : lines;
  return { ...(isPlace ? { location: first.text } : {}), ...splitDescription(joinWrapped(rest, edge).join('\n')) };
}

/** Black is what a person wrote; the place is set lighter. */
const isPlaceLine = ({ text, color }: ColumnLine, lines: readonly ColumnLine[]): boolean =>
  (lines.length === 1 && isLight(color)) || (text.length <= 60 && !/[.:;]$|^[-–•*]/.test(text) && isPlaceLike(text));
const isLight = (color: string): boolean => Number.parseInt(color.slice(1, 3), 16) > 0x60;

/** Schools in larger type, each with "Degree, Subject · (2010 - 2014)". */
function readSchools(lines: readonly ColumnLine[], bodySize: number): NonNullable<JsonResume['education']> {
  const schools: { institution: string; lines: string[] }[] = [];
  let inName = false;
  for (const { text, size } of lines) {
    const isName = size >= larger.employer * bodySize;
    const last = schools.at(-1);
    if (!isName) last?.lines.push(text);
    else if (inName && last !== undefined) last.institution += ` ${text}`;
    else schools.push({ institution: text, lines: [] });
    inName = isName;
  }
  return schools.map((school) => {
    const whole = school.lines.join(' ');
    const [, studied = whole, years = ''] = /^(.*?)\s*·?\s*\(([^()]*\d{4}[^()]*)\)\s*$/.exec(whole) ?? [];
    return { institution: school.institution, ...degree(studied.trim()), ...periodOf(years) };
  });
}
