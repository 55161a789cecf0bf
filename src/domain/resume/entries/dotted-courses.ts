import { degreeScore, schoolScore } from '../sections/degree.ts';
import { withoutAddress } from './dotted-positions.ts';
import { sourced, type SourcedText } from '../evidence.ts';
import type { HeaderPart } from './header-parts.ts';

/** The values in the header of a course of study. */
export interface CourseHeader {
  institution?: SourcedText | undefined;
  studyType?: SourcedText | undefined;
  area?: SourcedText | undefined;
  url?: SourcedText | undefined;
}

/** Above 0 for a degree, below for a school. */
const lean = (part: HeaderPart | undefined): number =>
  part === undefined ? 0 : degreeScore(part.text) - schoolScore(part.text);

/**
 * Degrees and schools of headers that are two lines of parts between mid-dots: one line is the degree's, the other the school's, in the same order throughout
 * the section. The order is decided by the words, italics, the comma between a degree and its subject, and the order that the resume's other sections have
 * (`others`).
 */
export function dottedCourses(headers: readonly (readonly HeaderPart[])[], others = 0): CourseHeader[] {
  const all = headers.map(linesOf);
  const degreeFirst = degreeOrder(headers) + 0.5 * others >= 0;
  return all.map(({ upper, lower, url }) => {
    const alone = upper && lower ? undefined : (upper ?? lower);
    if (alone) return lean(alone) < 0 ? { institution: value(alone), url } : { ...courseOf(alone), url };
    const [degree, school] = degreeFirst ? [upper, lower] : [lower, upper];
    return { institution: value(school), ...courseOf(degree), url };
  });
}

function linesOf(cells: readonly HeaderPart[]) {
  const { names, url } = withoutAddress(cells);
  return { upper: names.find((part) => part.line === 0), lower: names.find((part) => part.line > 0), url };
}

/** The evidence that the first line is the degree's (above 0), or the school's (below). */
export function degreeOrder(headers: readonly (readonly HeaderPart[])[]): number {
  const commas = (text: string | undefined): number => (text?.includes(', ') ? 0.4 : 0);
  const evidence = headers.map(linesOf).map(({ upper, lower }) => {
    if (!upper || !lower) return 0;
    return lean(upper) - lean(lower) + commas(upper.text) - commas(lower.text) - (lower.look.italic ? 3 : 0);
  });
  return evidence.reduce((sum, one) => sum + one, 0);
}

const value = (part: HeaderPart | undefined): SourcedText | undefined =>
  part && sourced(part.text, part.row.lines, 0.9);

/** "Bachelor of Science, Nursing": the degree before the first comma; without a comma all of it is the degree, or all of it the subject. */
function courseOf(part: HeaderPart | undefined): Pick<CourseHeader, 'studyType' | 'area'> {
  if (!part) return {};
  const [, studyType, area] = /^(.+?),\s+(.+)$/u.exec(part.text) ?? [];
  const said = (text: string): SourcedText => sourced(text, part.row.lines, 0.9);
  if (studyType !== undefined && area !== undefined) return { studyType: said(studyType), area: said(area) };
  return degreeScore(part.text) >= 0.5 || part.text.split(' ').length < 2
    ? { studyType: said(part.text) }
    : { area: said(part.text) };
}
