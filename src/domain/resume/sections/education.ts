import { headingMeaning } from '../../document/headings/headings.ts';
import { splitEntries } from '../entries/entries.ts';
import type { Entry } from '../entries/entry-header.ts';
import { paragraphs } from '../entries/entry-body.ts';
import { sourced, type Draft, type SourcedText } from '../evidence.ts';
import { dottedCourses } from '../entries/dotted-courses.ts';
import { headerParts, type HeaderPart } from '../entries/header-parts.ts';
import type { Education } from '../json-resume.ts';
import { degreeScore, partDegree, schoolScore } from './degree.ts';
import { findBareGrade, findGrade, isGrade, isLabelledGrade, withoutGrade } from './grade.ts';
import { degreeBehindTown, isSchoolAhead, schoolAndDegree, splitAtDash } from './school-and-degree.ts';
import { placeScore } from '../basics/location.ts';
import { withoutPlace } from '../basics/name-and-title.ts';
import { continuesIn, isProse } from '../entries/prose.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { lookKey } from '../entries/typography.ts';
import { findAddresses } from '../basics/web-address.ts';
import { ends } from './work.ts';

/** The courses of study of a section. */
export function readEducation(rows: readonly TextRow[], order = 0): Draft<Education>[] {
  const found = splitEntries(rows, (text) => degreeScore(text) >= 1 || schoolScore(text) >= 1.2);
  const entries = found.flatMap((entry) => (entry.cells ? [entry] : splitSchools(entry)));
  const cells = entries.flatMap((entry) => (entry.cells ? [entry.cells] : []));
  if (cells.length === entries.length) {
    const named = dottedCourses(cells, order);
    return entries.map((entry, index) => ({ ...named[index], ...dates(entry.date), ...taught(entry.body) }));
  }
  const headers = cutAtDashes(
    entries.map((entry) =>
      headerParts(entry.header, entry.date?.rows[0])
        .filter((part) => !isGrade(part.text) && !namesAddress(part.text))
        .map((part) => ({ ...part, text: withoutGrade(part.text) })),
    ),
  );
  const habits = learnHabits(headers);
  return entries
    .map((entry, index) => toEducation(entry, headers[index] ?? [], habits))
    .filter((entry) => entry.institution ?? entry.studyType ?? entry.area);
}

/** Whether a text contains an address; "B.Com" is none. */
const namesAddress = (text: string): boolean => findAddresses(text).some((address) => degreeScore(address.text) < 1);

/** Where headers name the school before a dash and the degree behind it, so do those whose words do not show it. */
function cutAtDashes(headers: HeaderPart[][]): HeaderPart[][] {
  const whole = headers.filter((parts) => parts.length === 1);
  const clear = whole.flat().filter(isSchoolAhead).length;
  const usual = clear > 0 && 2 * clear >= whole.length;
  const behind = headers.map((parts) => parts.map((part, index) => degreeBehindTown(part, parts[index - 1])));
  const towns = behind.flat().some((degree) => degree !== undefined && degreeScore(degree) >= 1);
  return headers.map((parts, at) => {
    if (usual && parts.length === 1) return parts.flatMap(splitAtDash);
    return towns ? parts.map((part, index) => ({ ...part, text: behind[at]?.[index] ?? part.text })) : parts;
  });
}

/** A second school below the first one's degree is a separate course of study, although it has no date. */
function splitSchools(entry: Entry): Entry[] {
  const rows = [...entry.header, ...entry.body];
  const first = rows.findIndex(namesSchool);
  const degree = rows.findIndex((row, index) => index > first && degreeScore(row.text) >= 1 && !namesSchool(row));
  const second = rows.findIndex((row, index) => index > degree && namesSchool(row));
  if (first !== 0 || degree < 0 || second < 0) return [entry];
  const dated = entry.date && rows.indexOf(entry.date.rows[0] as TextRow) >= second;
  const part = (own: TextRow[], header: number, date: Entry['date']): Entry => ({
    header: own.slice(0, header),
    body: own.slice(header),
    date,
  });
  const above = rows.slice(0, second);
  return [
    part(above, Math.min(entry.header.length, above.length), dated ? undefined : entry.date),
    part(rows.slice(second), Math.max(entry.header.length - second, 1), dated ? entry.date : undefined),
  ];
}

const namesSchool = (row: TextRow): boolean =>
  !row.bullet &&
  !isProse(row) &&
  row.text.split(/\s+/).length <= 9 &&
  schoolScore(row.text) >= 1.5 &&
  degreeScore(row.text) < 1;

type Habits = ReadonlyMap<string, { sum: number; count: number }>;
const slot = (part: HeaderPart): string => `${part.line}:${part.place}:${lookKey({ ...part.look, caps: false })}`;
const lean = (text: string): number => schoolScore(text) - degreeScore(text);

function learnHabits(headers: readonly (readonly HeaderPart[])[]): Habits {
  const habits = new Map<string, { sum: number; count: number }>();
  for (const part of headers.flat()) {
    const habit = habits.get(slot(part)) ?? { sum: 0, count: 0 };
    habits.set(slot(part), { sum: habit.sum + lean(part.text), count: habit.count + 1 });
  }
  return habits;
}

/** The grade and the courses below a header that contains everything else. */
function taught(body: readonly TextRow[]): Pick<Draft<Education>, 'score' | 'courses'> {
  const score = findGrade(body);
  return { score, courses: courses(body, score) };
}

function toEducation(entry: Entry, parts: readonly HeaderPart[], habits: Habits): Draft<Education> {
  const grade = findGrade([...entry.header, ...entry.body]) ?? findBareGrade(entry.header);
  const usable = schoolAndDegree(parts).filter((part) => !isGrade(part.text) && !isCoursesLabel(part.text));
  const names = usable.filter((part) => placeScore(part.text) < 0.85 || schoolScore(part.text) >= 1.5);
  const leanOf = (part: HeaderPart): number => {
    const habit = habits.get(slot(part));
    return lean(part.text) + (habit ? (0.6 * habit.sum) / habit.count : 0) - 0.2 * part.line;
  };
  const school = [...names].sort((a, b) => leanOf(b) - leanOf(a))[0];
  const institution = names.length === 1 && school && lean(school.text) < 0 ? undefined : school;
  const others = names
    .filter((part) => part !== institution)
    .map((part): Text => ({ text: withoutPlace(part, 2).text, lines: part.row.lines }));
  const course = findCourse(others, entry.body);
  return {
    institution:
      institution &&
      sourced(withoutPlace(institution, 2).text, institution.row.lines, 0.6 + 0.18 * schoolScore(institution.text)),
    studyType: course.studyType,
    area: course.area,
    ...dates(entry.date),
    score: grade,
    courses: courses(
      entry.body.filter((row) => !course.rows.includes(row)),
      grade,
    ),
  };
}

interface Text {
  text: string;
  lines: string[];
}

const isCoursesLabel = (text: string): boolean =>
  /^(?:relevant\s+)?(?:courses?|coursework|modules|kurse|cours|cursos)\s*:?$/i.test(text);

/** The degree and its subject, from the header, else from the first short rows below it. */
function findCourse(
  others: readonly Text[],
  body: readonly TextRow[],
): { studyType?: SourcedText | undefined; area?: SourcedText | undefined; rows: TextRow[] } {
  const below = shortRows(body);
  const texts = [...others, ...below];
  const rank = (text: Text): number => degreeScore(text.text) + (partDegree(text.text).area === undefined ? 0 : 0.1);
  const ranked = [...texts].sort((a, b) => rank(b) - rank(a));
  const inHeader = [...others].sort((a, b) => rank(b) - rank(a))[0];
  const best = inHeader && degreeScore(inHeader.text) >= 0.5 ? inHeader : ranked[0];
  const found = best && degreeScore(best.text) >= 0.5 ? best : others[0];
  const unnamed = below.filter((row) => !row.bullet);
  const degree = found ?? (unnamed.length === 1 ? unnamed[0] : undefined);
  if (!degree) return { rows: [] };
  const degreeParts = partDegree(degree.text);
  const at = texts.indexOf(degree);
  const isSubject = (text: Text | undefined): text is Text =>
    text !== undefined &&
    !isDetail(text, body) &&
    degreeScore(text.text) < 0.5 &&
    !('bullet' in text && text.bullet && text.text.length > 40) &&
    !/^[A-Z]{2,4}\s?\d{3,4}\b/.test(text.text) &&
    headingMeaning(text.text) !== 'label' &&
    !isCoursesLabel(text.text);
  const subject =
    degreeParts.area === undefined
      ? [texts[at + 1], texts[at - 1], others.find((text) => text !== degree)].find(isSubject)
      : undefined;
  const strength = 0.6 + 0.18 * degreeScore(degree.text);
  return {
    studyType: degreeParts.studyType === undefined ? undefined : sourced(degreeParts.studyType, degree.lines, strength),
    area:
      degreeParts.area !== undefined
        ? sourced(degreeParts.area, degree.lines, strength)
        : subject && sourced(subject.text, subject.lines, 0.6),
    rows: below.filter((row) => row === degree || row === subject),
  };
}

/** Cells next to each other are details of the course and not its name. */
const isDetail = (text: Text, body: readonly TextRow[]): boolean =>
  (body.find((other) => other === text)?.pieces.length ?? 0) > 1;

/** A line of running text in a narrow column: it continues on the next one, and not as a broken name does. */
const isWrapped = (row: TextRow, next: TextRow | undefined): boolean =>
  next !== undefined && /^\p{Ll}|-$/u.test(`${next.text.slice(0, 1)}${row.text.slice(-1)}`) && continuesIn(row, next);

/** The first rows below a header that can name a course of study: short, not a sentence, not a label. */
function shortRows(body: readonly TextRow[]): TextRow[] {
  const end = body.findIndex(
    (row, index) =>
      isProse(row) ||
      (row.text.length > 90 && degreeScore(row.text) < 1) ||
      (/[:.]$/.test(row.text) && degreeScore(row.text) < 1) ||
      headingMeaning(row.text) !== undefined ||
      isWrapped(row, body[index + 1]),
  );
  return body
    .slice(0, end < 0 ? 3 : Math.min(end, 3))
    .filter(
      (row) =>
        !isGrade(row.text) && !coursesLabel.test(row.text) && placeScore(row.text) < 0.85 && !namesAddress(row.text),
    );
}

/** A single date is the end of a course of study. */
function dates(date: Entry['date']): { startDate?: SourcedText | undefined; endDate?: SourcedText | undefined } {
  const { start, end } = ends(date);
  return date && !date.span.range ? { endDate: end } : { startDate: start, endDate: end };
}

const coursesLabel =
  /^(?:relevant\s+)?(?:courses?|coursework|modules|kurse|cours|cursos|asignaturas|disciplinas|materie|vakken)[^:]{0,24}:\s*/i;

function courses(body: readonly TextRow[], grade: SourcedText | undefined): SourcedText[] {
  const parts = paragraphs(
    body.filter((row) => !(grade?.lines.includes(row.id) && (row.text.length < 24 || isLabelledGrade(row.text)))),
  );
  return parts.flatMap((part) => {
    const ids = part.rows.flatMap((row) => row.lines);
    if (coursesLabel.test(part.text))
      return part.text
        .replace(coursesLabel, '')
        .split(/\s*[,;]\s*/)
        .filter(Boolean)
        .map((text) => sourced(text, ids, 0.85));
    return [sourced(part.text, ids, 0.6)];
  });
}
