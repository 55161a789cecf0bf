import { isoDate } from '../../language/dates.ts';
import type { DateSpan } from '../../language/dates.ts';
import { splitEntries } from '../entries/entries.ts';
import { withNamesOffBullets } from '../entries/date-heads.ts';
import type { Entry } from '../entries/entry-header.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import { descriptionOf, plainDescriptionOf } from '../entries/entry-body.ts';
import { sourced, type Draft, type SourcedText } from '../evidence.ts';
import { dottedPositions } from '../entries/dotted-positions.ts';
import { headerParts } from '../entries/header-parts.ts';
import type { Work } from '../json-resume.ts';
import { nameAndTitle, type Named, type PositionHeader } from '../basics/name-and-title.ts';
import { withIndentedBullets } from '../entries/indented-bullets.ts';
import { withoutFacts } from '../entries/entry-facts.ts';
import { withNestedItems } from '../entries/nested-items.ts';
import { withOneLineJobs } from '../entries/one-line-jobs.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

/** A position as it was read, paid or not. */
export interface Position {
  title?: SourcedText | undefined;
  employer?: SourcedText | undefined;
  place?: SourcedText | undefined;
  url?: SourcedText | undefined;
  start?: SourcedText | undefined;
  end?: SourcedText | undefined;
  summary?: SourcedText | undefined;
  highlights: SourcedText[];
}

export const named = (value: Named | undefined): SourcedText | undefined =>
  value && sourced(value.text, value.part.row.lines, value.confidence);

/** The ends of a dated entry; a current end has none. */
export function ends(date: Entry['date']): { start?: SourcedText | undefined; end?: SourcedText | undefined } {
  if (!date) return {};
  const value = (point: DateSpan['start']): SourcedText | undefined =>
    point &&
    sourced(
      isoDate(point),
      date.rows.flatMap((row) => row.lines),
      date.span.range ? 0.97 : 0.8,
    );
  const { span } = date;
  if (span.range || span.finish) return { start: value(span.start), end: value(span.finish) };
  return { start: value(span.start), end: value(span.start) };
}

/** The positions of a section of work or volunteering. */
export function readPositions(rows: readonly TextRow[], order = 0): Position[] {
  const own = withNamesOffBullets(withoutFacts(rows));
  const entries = splitEntries(withNestedItems(own) ?? withOneLineJobs(withIndentedBullets(own)));
  const dotted = entries.every((entry) => entry.cells !== undefined);
  const headers = dotted
    ? dottedPositions(entries, order)
    : nameAndTitle(entries.map((entry) => headerParts(entry.header, entry.date?.rows[0])));
  const positions: Position[] = [];
  let group: Pick<PositionHeader, 'employer' | 'place' | 'url'> = {};
  entries.forEach((entry, index) => {
    const header = headers[index];
    if (!header) return;
    const next = headers[index + 1];
    if (isGroup(entry, header, entries[index + 1], next)) {
      // Where marks show what each part is, the employer's place and address are known for such.
      group = dotted ? header : { employer: header.employer ?? header.title };
      return;
    }
    if (header.employer) group = startsGroup(entry, header) ? { employer: header.employer } : {};
    positions.push(
      toPosition(entry, header.employer || !header.title ? header : { ...header, ...inherited(group, header) }),
    );
  });
  const dated = positions.filter(({ start, end }) => start ?? end);
  return positions.filter(
    (position) => (position.title ?? position.employer) && !(dated.length >= fewestDated && isRemark(position)),
  );
}

/** So many posts with dates show that each has some. */
const fewestDated = 2;

/** What stands among the posts and is none: without a date or a deed, and neither a title nor an employer by its words. */
const isRemark = ({ title, employer, start, end, highlights }: Position): boolean =>
  !(start ?? end) &&
  highlights.length === 0 &&
  titleScore(title?.text ?? '') < 1 &&
  employerScore(employer?.text ?? '') < 0.7;

/** What a position without an employer takes from the one above it. */
const inherited = (group: Pick<PositionHeader, 'employer' | 'place' | 'url'>, own: PositionHeader) => ({
  employer: group.employer,
  place: own.place ?? group.place,
  url: own.url ?? group.url,
});

/** An employer above its positions: without a description, and with only a title below it. */
const isGroup = (
  entry: Entry,
  header: PositionHeader,
  nextEntry: Entry | undefined,
  next: PositionHeader | undefined,
): boolean =>
  entry.body.length === 0 &&
  header.title === undefined &&
  header.employer !== undefined &&
  next?.title !== undefined &&
  next.employer === undefined &&
  nextEntry !== undefined;

/** The employer is on a separate row above the title: further titles below may share it. */
const startsGroup = (entry: Entry, header: PositionHeader): boolean =>
  header.employer !== undefined &&
  header.employer.part.line < (header.title?.part.line ?? 0) &&
  entry.date !== undefined &&
  !header.employer.part.afterDate;

function toPosition(entry: Entry, header: PositionHeader): Position {
  const { summary, highlights } = entry.cells ? plainDescriptionOf(entry.body) : descriptionOf(entry.body);
  return {
    title: named(header.title),
    employer: named(header.employer),
    place: named(header.place),
    url: named(header.url),
    ...ends(entry.date),
    summary,
    highlights,
  };
}

export const toWork = (position: Position): Draft<Work> => ({
  name: position.employer,
  position: position.title,
  location: position.place,
  url: position.url,
  startDate: position.start,
  endDate: position.end,
  summary: position.summary,
  highlights: position.highlights,
});
