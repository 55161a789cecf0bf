import words from '../../words/resume/grades.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { splitEntries } from '../entries/entries.ts';
import type { Entry } from '../entries/entry-header.ts';
import { paragraphs } from '../entries/entry-body.ts';
import { reading, type Draft, type Reading } from '../evidence.ts';
import { dottedCourses } from '../entries/dotted-courses.ts';
import { headerParts, type HeaderPart } from '../entries/header-parts.ts';
import type { Education } from '../json-resume.ts';
import { degreeCapitals } from './degree-words.ts';
import { degreeScore, partDegree, schoolScore } from './degree.ts';
import { placeScore } from '../basics/location.ts';
import { withoutPlace } from '../basics/name-and-title.ts';
import { continuesIn, isProse } from '../entries/prose.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { lookKey } from '../entries/typography.ts';
import { findAddresses } from '../basics/web-address.ts';
import { ends } from './work.ts';

const gradePattern = patternOf(
  words,
  'grades',
  'iu',
  (any) =>
    String.raw`(?:${any})\s*[:\-–]?\s*([\d.,]+\s*(?:\/\s*[\d.,]+)?%?|[A-F][+-]?(?!\p{L}))|` +
    String.raw`([\d.,]+(?:\s*\/\s*[\d.,]+)?)\s*(?:c?gpa|cgpa)|^(\d[.,]\d{1,2}(?:\s*\/\s*\d+(?:[.,]\d+)?)?)$`,
);

/** The courses of study of a section. */
export function readEducation(rows: readonly TextRow[], order = 0): Draft<Education>[] {
  const found = splitEntries(rows, (text) => degreeScore(text) >= 1 || schoolScore(text) >= 1.2);
  const entries = found.flatMap((entry) => (entry.cells ? [entry] : splitSchools(entry)));
  const cells = entries.flatMap((entry) => (entry.cells ? [entry.cells] : []));
  if (cells.length === entries.length) {
    const named = dottedCourses(cells, order);
    return entries.map((entry, index) => ({ ...named[index], ...dates(entry.date), ...taught(entry.body) }));
  }
  const headers = entries.map((entry) =>
    headerParts(entry.header, entry.date?.rows[0]).filter((part) => findAddresses(part.text).length === 0),
  );
  const habits = learnHabits(headers);
  return entries
    .map((entry, index) => toEducation(entry, headers[index] ?? [], habits))
    .filter((entry) => entry.institution ?? entry.studyType ?? entry.area);
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
  const grade = findGrade([...entry.header, ...entry.body]);
  const usable = (parts.length === 1 ? parts.flatMap((part) => splitList(part) ?? splitAtLastComma(part)) : parts)
    .flatMap(splitDegreeFromSchool)
    .filter((part) => !isGrade(part.text) && !isCoursesLabel(part.text));
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
      reading(withoutPlace(institution, 2).text, institution.row.lines, 0.6 + 0.18 * schoolScore(institution.text)),
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

const isGrade = (text: string): boolean =>
  labelledGrade.test(text) || (gradePattern.test(text) && degreeScore(text) + schoolScore(text) <= 1);

/** The degree and its subject, from the header, else from the first short rows below it. */
function findCourse(
  others: readonly Text[],
  body: readonly TextRow[],
): { studyType?: Reading | undefined; area?: Reading | undefined; rows: TextRow[] } {
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
    studyType: degreeParts.studyType === undefined ? undefined : reading(degreeParts.studyType, degree.lines, strength),
    area:
      degreeParts.area !== undefined
        ? reading(degreeParts.area, degree.lines, strength)
        : subject && reading(subject.text, subject.lines, 0.6),
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
      row.text.length > 90 ||
      (/[:.]$/.test(row.text) && degreeScore(row.text) < 1) ||
      headingMeaning(row.text) !== undefined ||
      isWrapped(row, body[index + 1]),
  );
  return body
    .slice(0, end < 0 ? 3 : Math.min(end, 3))
    .filter(
      (row) =>
        !isGrade(row.text) &&
        !coursesLabel.test(row.text) &&
        placeScore(row.text) < 0.85 &&
        findAddresses(row.text).length === 0,
    );
}

/** A single date is the end of a course of study. */
function dates(date: Entry['date']): { startDate?: Reading | undefined; endDate?: Reading | undefined } {
  const { start, end } = ends(date);
  return date && !date.span.range ? { endDate: end } : { startDate: start, endDate: end };
}

/** "M.Sc. Physics, University of Lund" contains both; "University of California, Berkeley" does not. */
function splitDegreeFromSchool(part: HeaderPart): HeaderPart[] {
  for (const match of part.text.matchAll(/\s*,\s+|\s+[-–—]\s+|\s+(?:at|from|an der|à l['’]|de l['’])\s*/g)) {
    const left = part.text.slice(0, match.index).trim();
    const right = part.text.slice(match.index + match[0].length).trim();
    if (left === '' || right === '') continue;
    const degreeFirst =
      degreeScore(left) >= 1 && schoolScore(left) < 1 && schoolScore(right) >= 1.5 && degreeScore(right) < 1;
    const schoolFirst =
      schoolScore(left) >= 1.5 && degreeScore(left) < 1 && degreeScore(right) >= 1 && schoolScore(right) < 1;
    if (degreeFirst || schoolFirst)
      return [
        { ...part, text: left },
        { ...part, text: right, place: part.place + 0.5 },
      ];
  }
  const ahead = /^(\S{2,8})\s+(.+)$/u.exec(part.text);
  if (
    ahead?.[1] &&
    ahead[2] &&
    degreeCapitals.test(ahead[1]) &&
    schoolScore(ahead[2]) >= 1.5 &&
    degreeScore(ahead[2]) < 1
  )
    return [
      { ...part, text: ahead[1] },
      { ...part, text: ahead[2], place: part.place + 0.5 },
    ];
  return [part];
}

/** "PgCert, Healthcare Leadership, Leeds Beckett University, Leeds": what stands before the school is the course, and what stands behind it the place. */
function splitList(part: HeaderPart): HeaderPart[] | undefined {
  const items = part.text.split(/\s*,\s+/);
  const scores = items.map((item) => schoolScore(item));
  const at = scores.indexOf(Math.max(...scores));
  const school = items[at] ?? '';
  const course = items.slice(0, at).join(', ');
  const behind = items.slice(at + 1);
  if (items.length < 3 || at < 1 || schoolScore(school) < 1.2 || degreeScore(school) >= 1) return undefined;
  if (schoolScore(course) >= 1.2 || behind.some((item) => degreeScore(item) >= 1 || !/^\p{Lu}/u.test(item)))
    return undefined;
  return [
    { ...part, text: course },
    { ...part, text: [school, ...behind].join(', '), place: part.place + 0.5 },
  ];
}

/** "Grado Filología Hispánica, IES Zorrilla": a separate text after a degree is the place where it was taken, whatever its name. */
function splitAtLastComma(part: HeaderPart): HeaderPart[] {
  const [, left = '', right = ''] = /^(.+),\s+([^,]+)$/u.exec(part.text) ?? [];
  if (degreeScore(left) < 1 || schoolScore(left) >= 1 || degreeScore(right) > 0) return [part];
  if (!/^\p{Lu}/u.test(right) || placeScore(right) >= 0.85 || isGrade(right) || findAddresses(right).length > 0)
    return [part];
  return [
    { ...part, text: left },
    { ...part, text: right, place: part.place + 0.5 },
  ];
}

const labelledGrade = patternOf(
  words,
  'labels of grades',
  'iu',
  (any) => String.raw`^(?:final |overall )?(?:${any})\s*:\s*(\S.{1,40})$`,
);

function findGrade(rows: readonly TextRow[]): Reading | undefined {
  for (const row of rows) {
    const whole = labelledGrade.exec(row.text)?.[1];
    if (whole) return reading(whole, row.lines, 0.85);
    for (const chunk of row.text.split(/\t|\s[|•·]\s/)) {
      const match = gradePattern.exec(chunk.trim());
      const grade = match?.[1] ?? match?.[2] ?? match?.[3];
      if (grade && /\d|^[A-F][+-]?$/.test(grade)) return reading(grade.replace(/[.,]+$/, '').trim(), row.lines, 0.85);
    }
  }
  return undefined;
}

const coursesLabel =
  /^(?:relevant\s+)?(?:courses?|coursework|modules|kurse|cours|cursos|asignaturas|disciplinas|materie|vakken)[^:]{0,24}:\s*/i;

function courses(body: readonly TextRow[], grade: Reading | undefined): Reading[] {
  const parts = paragraphs(
    body.filter((row) => !(grade?.lines.includes(row.id) && (row.text.length < 24 || labelledGrade.test(row.text)))),
  );
  return parts.flatMap((part) => {
    const ids = part.rows.flatMap((row) => row.lines);
    if (coursesLabel.test(part.text))
      return part.text
        .replace(coursesLabel, '')
        .split(/\s*[,;]\s*/)
        .filter(Boolean)
        .map((text) => reading(text, ids, 0.85));
    return [reading(part.text, ids, 0.6)];
  });
}
