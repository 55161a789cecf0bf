import words from '../../words/resume/degree-subjects.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { foldInPlace } from '../../language/fold.ts';
import { degreeCapitals, degreeLetters, degreePattern, schoolPattern } from './degree-words.ts';
import { employerScore } from '../entries/roles.ts';

/** How clearly a text names a degree or course of study, from 0 to 2. */
export function degreeScore(text: string): number {
  const folded = foldInPlace(text).toLowerCase();
  let score = 0;
  if (degreeLetters.test(folded)) score += folded.replace(degreeLetters, '').length < 60 ? 1.2 : 0.5;
  if (degreePattern.test(folded)) score += 1.5;
  if (degreeCapitals.test(text)) score += 1;
  return Math.min(score, 2);
}

/** How clearly a text names a school or university, from 0 to 2. */
export const schoolScore = (text: string): number =>
  schoolDiploma.test(text)
    ? 0
    : Math.min((schoolPattern.test(foldInPlace(text).toLowerCase()) ? 1.6 : 0) + 0.4 * employerScore(text), 2);
/** A school whose name is also that of a degree. */
const schoolDiploma =
  /^(?:high|secondary|middle|grammar)[- ]?school\s+(?:diploma|degree|certificate|graduate|equivalen\w+|ged)[^,]*$/i;

/** "Bachelor of Arts (Hons) English Literature" */
const kindAhead = patternOf(
  words,
  "within a degree's name",
  'iu',
  (any) =>
    String.raw`^((?:bachelor|master|associate|doctor)(?:['’]s)?\s+of\s+(?:applied\s+)?(?:${any})(?:\s*\(hons?\.?\))?)\s+(?!in\b|of\b)(\p{L}.+)$`,
);

/** "B. Sc. Physics" */
function lettersAhead(text: string): [string, string, string] | undefined {
  const letters = degreeLetters.exec(foldInPlace(text).toLowerCase())?.[0];
  const rest =
    letters === undefined
      ? ''
      : text
          .slice(letters.length)
          .replace(/^[\s.,:–-]+/, '')
          .replace(/\.$/, '');
  return letters !== undefined && rest.length > 2 ? [text, text.slice(0, letters.length).trim(), rest] : undefined;
}

/** "Kierunek: Finanse": the label of a subject. */
const subjectLabel = patternOf(
  words,
  'labels of a subject',
  'iu',
  (any) => String.raw`^(?:${any})(?:\s*:\s*|\s+(?=\p{L}))`,
);
const subjectOf = (text: string): string => text.replace(subjectLabel, '');
const degreeLabel = patternOf(words, 'labels of a degree', 'iu', (any) => String.raw`^(?:${any})\s*:?\s+`);

/** "Kierunek: Transport, tytuł: mgr inż.": the subject first, under its label. */
function subjectFirst(text: string): { studyType: string; area: string } | undefined {
  const [subject = '', degree = ''] = text.split(/\s*[,;]\s+/, 2);
  const area = subjectOf(subject);
  const studyType = degree.replace(degreeLabel, '');
  const isBoth = area !== subject && degreeScore(area) === 0 && degreeScore(studyType) >= 1;
  return isBoth ? { studyType, area } : undefined;
}

/** A grade after a degree: "…; GPA: 3.8". */
const gradeBehind = /\s*[;,|·(]\s*(?:c?gpa|grade|note|average|mention)\b.*$/iu;

/** A word between a degree and its subject. */
const within = /\s(?:in|en|em|im|für)\s|\s[-–—]\s/iu;

/** A degree's kind and its subject: "Bachelor of Science in Physics" -> "Bachelor of Science", "Physics". */
export function partDegree(whole: string): { studyType?: string; area?: string } {
  const text = whole
    .replace(gradeBehind, '')
    .replace(/^in\s+(?=\p{Lu}{2})/iu, '')
    .trim();
  if (degreeScore(text) < 0.5) return { area: subjectOf(text) };
  const labelled = subjectFirst(text);
  if (labelled) return labelled;
  const behind = /^([^,:]{2,60}?)\s*\((?!hon(?:our)?s)([^()]{3,})\)$/iu.exec(text);
  if (behind?.[1] && behind[2] && degreeScore(behind[1]) > 0 && degreeScore(behind[2]) === 0 && !within.test(behind[1]))
    return { studyType: behind[1], area: behind[2] };
  const subject = /^(.{2,60}?)\s*(?:\s+(?:in|en|em|im fach|im|für)\s+|\s*[,:]\s+|\s+[-–—]\s+)(.{2,})$/iu.exec(text);
  if (subject?.[1] && subject[2] && degreeScore(subject[1]) > 0)
    return { studyType: subject[1], area: subjectOf(subject[2]) };
  const ahead = kindAhead.exec(text) ?? lettersAhead(text);
  if (ahead?.[1] && ahead[2] && degreeScore(ahead[2]) === 0) return { studyType: ahead[1], area: ahead[2] };
  const words = text.split(/\s+/);
  const first = words[0] ?? '';
  if (
    words.length >= 2 &&
    !/^(?:of|de|du|des|degree|diploma|\d|d['’].*)$/i.test(words[1] ?? '') &&
    degreeScore(first) >= 1 &&
    degreeScore(words.slice(1).join(' ')) === 0
  ) {
    return { studyType: first, area: subjectOf(words.slice(1).join(' ')) };
  }
  return { studyType: text };
}
