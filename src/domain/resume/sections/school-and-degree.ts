import { fieldOf } from '../../document/headings/field-labels.ts';
import { headingMeaning } from '../../document/headings/headings.ts';
import { placeScore, properName } from '../basics/location.ts';
import { findAddresses } from '../basics/web-address.ts';
import type { HeaderPart } from '../entries/header-parts.ts';
import { degreeCapitals } from './degree-words.ts';
import { degreeScore, schoolScore } from './degree.ts';
import { isGrade } from './grade.ts';

/** The parts of a header, with those cut that name both a school and a degree. */
export const schoolAndDegree = (parts: readonly HeaderPart[]): HeaderPart[] =>
  (parts.length === 1 ? parts.flatMap((part) => splitList(part) ?? splitAtLastComma(part)) : parts).flatMap(
    splitDegreeFromSchool,
  );

/** Above 0 for a school, "Reed High School" among them, below for a degree. */
const lean = (text: string): number => schoolScore(text) - degreeScore(text);

const atDash = /^(.+?)\s+[-–—]\s+(.+)$/u;

/** "Reed College, Portland – B.A. in History": a school, a dash, and a degree. */
export function isSchoolAhead(part: HeaderPart): boolean {
  const [, school = '', degree = ''] = atDash.exec(part.text) ?? [];
  return schoolScore(school) >= 1.5 && lean(school) >= 0 && degreeScore(degree) >= 1 && schoolScore(degree) < 1;
}

/** A school and a degree on either side of a dash, whatever their words, unless these show the opposite. */
export function splitAtDash(part: HeaderPart): HeaderPart[] {
  const [, school = '', degree = ''] = atDash.exec(part.text) ?? [];
  return degree === '' || lean(school) < lean(degree) ? [part] : inTwo(part, school, degree);
}

/** "Portland, OR – B.A. in History" behind a school in its own type: the town, a dash, and the degree. */
export function degreeBehindTown(part: HeaderPart, before: HeaderPart | undefined): string | undefined {
  const [, town = '', degree = ''] = atDash.exec(part.text) ?? [];
  const isTown = town
    .split(/\s*,\s+/)
    .every((name) => name.split(/\s+/).length <= mostTownWords && properName.test(name));
  const isBehind =
    before !== undefined && before.line === part.line && degreeScore(before.text) <= schoolScore(before.text);
  return degree !== '' && isBehind && isTown && degreeScore(town) === 0 && lean(degree) <= 0 ? degree : undefined;
}

const mostTownWords = 3;

const inTwo = (part: HeaderPart, left: string, right: string): HeaderPart[] => [
  { ...part, text: left },
  { ...part, text: right, place: part.place + 0.5 },
];

/** "HTWG Konstanz", and no label ("Field of study", "kierunek"). */
const mayBeNamed = (text: string): boolean =>
  /^\p{Lu}\S*\s/u.test(text) && fieldOf(text) === undefined && headingMeaning(text) === undefined;

/** "M.Sc. Physics, University of Lund" contains both; "University of California, Berkeley" does not. */
function splitDegreeFromSchool(part: HeaderPart): HeaderPart[] {
  const cuts = [...part.text.matchAll(/\s*,\s+|:\s+|(?<dash>\s+[-–—]\s+)|\s+(?:at|from|an der|à l['’]|de l['’])\s*/g)];
  // A dash divides more than a comma: "Reed College, Portland – Diploma".
  for (const match of cuts.toSorted((a, b) => Number(!a.groups?.dash) - Number(!b.groups?.dash))) {
    const left = part.text.slice(0, match.index).trim();
    const right = part.text.slice(match.index + match[0].length).trim();
    if (left === '' || right === '') continue;
    const degreeFirst =
      degreeScore(left) >= 1 && schoolScore(left) < 1 && schoolScore(right) >= 1.5 && degreeScore(right) < 1;
    const schoolFirst =
      schoolScore(left) >= 1.5 && degreeScore(left) < 1 && degreeScore(right) >= 1 && schoolScore(right) < 1;
    // "HTWG Konstanz: Process Technology (B.Eng.)": what a degree is told of behind a colon is a school, whatever it is called.
    const named =
      match[0].startsWith(':') &&
      mayBeNamed(left) &&
      degreeScore(left) < 1 &&
      degreeScore(right) >= 1 &&
      schoolScore(right) < 1;
    if (degreeFirst || schoolFirst || named) return inTwo(part, left, right);
  }
  const ahead = /^(\S{2,8})\s+(.+)$/u.exec(part.text);
  if (
    ahead?.[1] &&
    ahead[2] &&
    degreeCapitals.test(ahead[1]) &&
    schoolScore(ahead[2]) >= 1.5 &&
    degreeScore(ahead[2]) < 1
  )
    return inTwo(part, ahead[1], ahead[2]);
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
  return inTwo(part, course, [school, ...behind].join(', '));
}

/** "Grado Filología Hispánica, IES Zorrilla": a separate text after a degree is the place where it was taken, whatever its name. */
function splitAtLastComma(part: HeaderPart): HeaderPart[] {
  const [, left = '', right = ''] = /^(.+),\s+([^,]+)$/u.exec(part.text) ?? [];
  if (degreeScore(left) < 1 || schoolScore(left) >= 1 || degreeScore(right) > 0) return [part];
  if (
    !/^\p{Lu}/u.test(right) ||
    placeScore(right) >= 0.85 ||
    isGrade(right) ||
    findAddresses(right).some((address) => degreeScore(address.text) < 1)
  )
    return [part];
  return inTwo(part, left, right);
}
