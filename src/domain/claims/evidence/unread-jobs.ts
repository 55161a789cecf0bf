import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { findDates } from '../../language/dates.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume, SourceLine } from '../../resume/parsed-resume.ts';
import { isTitle, partsOfHeader, toDates, withParts } from './source-entry.ts';
import type { SourceEntry } from './source-facts.ts';
import { wordsOf } from '../words/words.ts';

/** A position that stands in the lines of the resume without having been read as one: the lines that name it, and those below. */
interface Block {
  header: SourceLine[];
  body: SourceLine[];
}

/** Where positions stand whose heading is missing or was not understood. */
const sections: ReadonlySet<SectionKind> = new Set(['basics', 'summary', 'other']);
const longestHeader = 24;
const mostBetween = 2;
/** Where nothing below is marked as a list, only a line this short is a header. */
const longestPlain = 14;

/** What a resume's own lines say of positions that the parse has not read: a line with a period, and what is listed below it. */
export function unreadJobs(source: ParsedResume, isRead: (line: SourceLine) => boolean): SourceEntry[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let before: SourceLine[] = [];
  for (const [at, line] of source.lines.entries()) {
    const header = !sections.has(line.section) || isRead(line) ? 'end' : headerAt(source.lines, at);
    if (header === 'end') {
      open = undefined;
      before = [];
    } else if (header) {
      open = { header: [...before, line], body: [] };
      blocks.push(open);
      before = [];
    } else if (!line.bullet && isHeaderAbove(source.lines, at)) {
      open = undefined;
      before.push(line);
    } else {
      open?.body.push(line);
      before = [];
    }
  }
  return blocks.map((block) => entryOf(block, source.language));
}

const hasPeriod = (text: string): boolean =>
  findDates(text).some(
    ({ range, start, present, finish }) => range && start !== undefined && (present || finish !== undefined),
  );

/** Whether a line names a position: short, with a period, and with a list soon below. */
const headerAt = (lines: readonly SourceLine[], at: number): boolean => {
  const line = lines[at];
  return (
    line !== undefined &&
    !line.bullet &&
    line.heading !== true &&
    line.text.split(/\s+/).length <= longestHeader &&
    hasPeriod(line.text) &&
    (lines.slice(at + 1, at + 1 + mostBetween).some(({ bullet }) => bullet === true) || isNoSentence(line.text))
  );
};

const isNoSentence = (text: string): boolean => !/[.!?]$/.test(text) && text.split(/\s+/).length <= longestPlain;

/** The line with the name of a position whose period is on the next line. */
const isHeaderAbove = (lines: readonly SourceLine[], at: number): boolean => {
  const [line, next] = [lines[at], lines[at + 1]];
  return (
    line !== undefined &&
    next !== undefined &&
    line.heading !== true &&
    line.text.split(/\s+/).length <= longestHeader &&
    !/[.!?]$|@/.test(line.text) &&
    next.text.split(/\s+/).length <= 6 &&
    headerAt(lines, at + 1)
  );
};

function entryOf({ header, body }: Block, language: Language): SourceEntry {
  const parts = header.flatMap(({ text }) => text.split(/\s[-–—|•·]\s|[,;|\t]/).map((part) => part.trim()));
  const known = parts.filter(isTitle);
  const named = known.length > 0 ? known : parts.filter((part) => agent.test(part)).slice(0, 1);
  const titles = named.length > 0 ? named : parts.slice(0, 1);
  const places = header
    .flatMap(({ text }) => partsOfHeader(text))
    .filter((place) => !titles.some((title) => title.startsWith(place)));
  const words = header.flatMap(({ text }) => wordsOf(text, language));
  return {
    pointer: `${unreadPointer}${header[0]?.id ?? ''}`,
    section: 'work',
    names: places,
    places,
    titles,
    dates: [...header, ...body].flatMap(({ text }) => findDates(text).map(toDates)),
    sentences: [...header, ...body].flatMap(({ id, text }) => withParts(text, language, id)),
    header: new Set(words.flatMap(({ key, stem }) => [key, stem])),
  };
}

/** How the names of occupations end: "florist", "order selector". */
const agent = /\p{L}{2,}(?:er|or|ist|ian|ant|man|woman|person|eur|euse|rice|keeper|hand)(?=\s?\(|$)/iu;

/** What the pointer of a position begins with that is in no value of the resume. */
export const unreadPointer = '/lines/';
