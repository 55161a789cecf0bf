import words from '../../words/linkedin-page.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { findDates, isoDate } from '../../language/dates.ts';
import { placeScore, readPlace } from '../../resume/basics/location.ts';
import { titleScore } from '../../resume/entries/roles.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { degree, splitDescription } from '../data-export.ts';
import { pageSection } from './page-headings.ts';
import type { PageLine } from './page-lines.ts';
import { isDuration, periodOf, type Period } from './period.ts';

type Of<K extends keyof JsonResume> = NonNullable<JsonResume[K]>;

const address = /\blinkedin\.com\/in\/[\p{L}\p{N}%-]+/iu;
const kindOfWork = patternOf(words, 'kinds of employment', 'iu', (any) => `^(?:${any})$`);
const placeOfWork = patternOf(words, 'places of work', 'iu', (any) => `^(?:${any})$`);
const proficiency = patternOf(words, 'proficiency', 'iu');

/**
 * The profile in the lines of a page that was copied from LinkedIn as a whole: known by the dates of positions, which the page follows by how long that is
 * ("Jan 2020 - Present · 4 yrs"). Undefined for text that was typed or copied from elsewhere.
 */
export function resumeFromPage(lines: readonly PageLine[]): JsonResume | undefined {
  const parts = sectionsOf(lines);
  const linesOf = (section: string): PageLine[] =>
    parts.filter((part) => part.section === section).flatMap((part) => part.lines);
  const work = linesOf('work');
  if (!work.some(({ text }) => datesOf(text) !== undefined)) return undefined;
  const listed = work.flatMap(({ text }) => skillLine.exec(text)?.[1]?.split(/\s·\s/) ?? []);
  const skills = linesOf('skills')
    .map(({ text }) => text)
    .filter((text) => !/ at |^\d/.test(text))
    .flatMap((text, _at, all) => (all.length === 1 || /,.*,/.test(text) ? text.split(betweenSkills) : [text]));
  return {
    basics: {
      ...readHead(parts[0]?.lines ?? []),
      summary: linesOf('summary')
        .map(({ text }) => text)
        .join('\n'),
    },
    work: readPositions(work).map(({ organization, ...entry }) => ({ name: organization, ...entry })),
    volunteer: readPositions(linesOf('volunteer')).map(({ location: _place, ...entry }) => entry),
    education: entriesOf(linesOf('education'), (text) => periodOf(text) !== undefined).map(readSchool),
    certificates: entriesOf(linesOf('certificates'), isDateLine).map(readCertificate),
    awards: entriesOf(linesOf('awards'), isDateLine).map(({ lines: [title, ...rest], date }) => ({
      title,
      date,
      summary: rest.join(' '),
    })),
    publications: entriesOf(linesOf('publications'), isDateLine).map(({ lines: [name, ...rest], date }) => ({
      name,
      releaseDate: date,
      summary: rest.join(' '),
    })),
    projects: readProjects(linesOf('projects')),
    skills: [...new Set([...skills, ...listed])].map((name) => ({ name })),
    languages: readLanguages(linesOf('languages')),
  };
}

function sectionsOf(lines: readonly PageLine[]): { section: string; lines: PageLine[] }[] {
  const parts: { section: string; lines: PageLine[] }[] = [{ section: 'head', lines: [] }];
  for (const line of lines) {
    const section =
      line.text.length <= 40 && !line.pictured && parts[0]?.lines.length !== 0 ? pageSection(line.text) : undefined;
    // A skill can be called like a heading of contact data: "Réseaux sociaux".
    if (section === undefined || section === 'basics' || section === 'profiles') parts.at(-1)?.lines.push(line);
    else parts.push({ section, lines: [] });
  }
  return parts;
}

/** The name, the headline below it, and the place: the last line that reads as one. */
function readHead(lines: readonly PageLine[]): Of<'basics'> {
  const [name, ...rest] = lines.map(({ text }) => text);
  const own = rest.find((text) => address.test(text));
  const others = rest.filter((text) => !address.test(text) && text !== name);
  const at = others.findLastIndex((text, index) => index > 0 && !/[|•@:]/.test(text) && readPlace(text) !== undefined);
  const place = at < 0 ? undefined : readPlace(others[at] ?? '');
  return {
    name,
    label: others[0],
    location: place,
    profiles: own === undefined ? [] : [{ network: 'LinkedIn', url: `https://www.${address.exec(own)?.[0] ?? ''}` }],
  };
}

/** "Jan 2020 - Present · 4 yrs 3 mos": the dates of a position; undefined for any other line. */
function datesOf(text: string): Period | undefined {
  const [, dates = '', length = ''] = /^(.+?)\s·\s([^·]+)$/.exec(text) ?? [];
  return isDuration(length) ? periodOf(dates) : undefined;
}

/** "Full-time · 6 yrs 2 mos", or either: what stands under an employer with several positions. */
const isTotal = (text: string): boolean => {
  const parts = text.split(/\s·\s/);
  return (
    parts.some(isDuration) && parts.every((part) => isDuration(part) || kindOfWork.test(part) || placeOfWork.test(part))
  );
};

/** Commas of a list, not those within parentheses. */
const betweenSkills = /,\s+(?![^(]*\))/;
const skillLine = /^(?:skills|kenntnisse|compétences|aptitudes)\s?:\s*(.+)$/i;

/** How certain a place must be: the line below the dates may as well be the first line of work. */
const surePlace = 0.5;
const around = /\s+(?:und Umgebung|et (?:sa )?périphérie|y alrededores|e região)$/iu;

/** A position's place: what readers of places know, or with how one works there. */
const isPlace = (text: string): boolean => {
  const [place = '', way] = text.split(/\s·\s/);
  if (way !== undefined) return placeOfWork.test(way);
  return (
    placeOfWork.test(text) ||
    (text.length <= 60 && !/[.:;!?]$|^[-–•*]/.test(text) && placeScore(place.replace(around, '')) >= surePlace)
  );
};

interface PagePosition extends Period {
  organization: string | undefined;
  position: string | undefined;
  location?: string | undefined;
  summary?: string | undefined;
  highlights?: string[] | undefined;
}

/** Positions, each known by its line of dates: above it stand title and employer, or the title alone where an employer has several. */
function readPositions(lines: readonly PageLine[]): PagePosition[] {
  const texts = lines.map(({ text }) => text);
  const dated = texts.flatMap((text, at) => (datesOf(text) === undefined ? [] : [at]));
  const heads: PageHead[] = [];
  for (const [index, at] of dated.entries())
    heads.push(headOf(lines, texts, at, (dated[index - 1] ?? -1) + 1, heads.at(-1)?.grouped ?? false));
  let employer: string | undefined;
  return dated.map((at, index) => {
    const head = heads[index];
    employer = head?.employer ?? employer;
    const told = texts.slice(at + 1, heads[index + 1]?.from ?? texts.length).filter((text) => !skillLine.test(text));
    const place = isPlace(told[0] ?? '') ? told.shift() : undefined;
    const description = splitDescription(told.join('\n'));
    return {
      organization: employer,
      position: head?.title,
      ...datesOf(texts[at] ?? ''),
      location: place?.split(/\s·\s/)[0],
      ...description,
    };
  });
}

interface PageHead {
  from: number;
  title: string | undefined;
  employer: string | undefined;
  /** One of several positions under an employer: the next may be, too. */
  grouped: boolean;
}

/** What stands above a position's dates: from which line, the title, and the employer unless it is the one before. */
function headOf(
  lines: readonly PageLine[],
  texts: readonly string[],
  at: number,
  first: number,
  grouped: boolean,
): PageHead {
  const total = texts.findLastIndex((text, index) => index >= first && index < at && isTotal(text));
  if (total > first - 1 && total >= first) {
    const title = texts.slice(total + 1, at).find((text) => !kindOfWork.test(text) && !isPlace(text));
    return { from: total - 1, title: title ?? texts[at - 1], employer: texts[total - 1], grouped: true };
  }
  // An employer without a kind of work is copied with the point that would part the two.
  const above = (texts[at - 1] ?? '').replace(/\s·\s*$/, '');
  const [company = '', kind] = above.split(/\s·\s/);
  if (kind !== undefined && kindOfWork.test(kind))
    return { from: at - 2, title: texts[at - 2], employer: company, grouped: false };
  if (kindOfWork.test(above)) return { from: at - 2, title: texts[at - 2], employer: undefined, grouped };
  const isPair =
    lines[at - 2]?.pictured === true ||
    (at - first === 2 && !grouped) ||
    (at - 2 >= first && titleScore(texts[at - 2] ?? '') > titleScore(above));
  return isPair && at - 2 >= first
    ? { from: at - 2, title: texts[at - 2], employer: above, grouped: false }
    : { from: at - 1, title: above, employer: undefined, grouped };
}

interface PageEntry {
  lines: string[];
  dates: Period | undefined;
  date: string | undefined;
}

/** Entries that begin with a picture, or after the dates of the one before. */
function entriesOf(lines: readonly PageLine[], isDated: (text: string) => boolean): PageEntry[] {
  const entries: (PageEntry & { isDone: boolean })[] = [];
  const hasPictures = lines.some(({ pictured }) => pictured);
  for (const { text, pictured } of lines) {
    const last = entries.at(-1);
    const isNote = /^[\p{L} ]{3,30}:\s/u.test(text) || /^credential id\b/i.test(text);
    if (last === undefined || (hasPictures ? pictured : last.isDone && !isNote && !isDated(text)))
      entries.push({ lines: [text], dates: undefined, date: undefined, isDone: false });
    else if (isDated(text)) Object.assign(last, { dates: periodOf(text), date: dateIn(text), isDone: true });
    else if (!isNote) last.lines.push(text);
  }
  return entries;
}

const dateIn = (text: string): string | undefined => {
  const point = findDates(text)[0]?.start;
  return point && isoDate(point);
};

/** "Issued Mar 2021 · Expires Mar 2024": hardly more than a date. */
const isDateLine = (text: string): boolean =>
  text.length <= 60 && dateIn(text) !== undefined && /^(?:\p{L}+\.?:? ){0,2}(?:\p{L}+\.? )?\d{4}/u.test(text);

const readSchool = ({ lines: [institution, studied = ''], dates }: PageEntry): Of<'education'>[number] => ({
  institution,
  ...degree(studied),
  ...dates,
});

const readCertificate = ({ lines: [name, issuer], date }: PageEntry): Of<'certificates'>[number] => ({
  name,
  issuer,
  date,
});

/** Projects: a short line with what it was, dates perhaps, and its description. */
function readProjects(lines: readonly PageLine[]): Of<'projects'> {
  const projects: { name: string; told: string[]; dates: Period | undefined }[] = [];
  for (const { text } of lines) {
    const last = projects.at(-1);
    const dates = periodOf(text) ?? datesOf(text);
    const isName = text.length <= 80 && !/[.!?;:]$|^[-–•*]/.test(text);
    if (dates !== undefined && last !== undefined) last.dates = dates;
    else if (last === undefined || (isName && last.told.length > 0))
      projects.push({ name: text, told: [], dates: undefined });
    else last.told.push(text);
  }
  return projects.map(({ name, told, dates }) => {
    const { summary, highlights } = splitDescription(told.join('\n'));
    return { name, description: summary, highlights, ...dates };
  });
}

function readLanguages(lines: readonly PageLine[]): Of<'languages'> {
  const languages: Of<'languages'> = [];
  for (const { text } of lines) {
    const last = languages.at(-1);
    if (last !== undefined && last.fluency === undefined && proficiency.test(text)) last.fluency = text;
    else languages.push({ language: text, fluency: undefined });
  }
  return languages;
}
