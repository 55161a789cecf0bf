import { set } from '../../resume/edits/set.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { valueAt } from '../../resume/json-pointer.ts';
import type { QuestionKind } from '../questions/question-kinds.ts';

/** Where a line belongs: the entry for what was done, the section for what one has. */
export interface LinePlace {
  kind: QuestionKind;
  pointer: string;
}

const sections: Partial<Record<QuestionKind, string>> = {
  licence: '/certificates',
  degree: '/education',
  language: '/languages',
};

/** The section for what a person has rather than does: JSON Pointer. */
export const sectionOfKind = (kind: QuestionKind): string | undefined => sections[kind];

/** The JSON Pointer that a new value gets: `/work/0/highlights/-`. */
const newValueIn = ({ kind, pointer }: LinePlace): string =>
  kind === 'licence'
    ? '/certificates/-/name'
    : kind === 'degree'
      ? '/education/-/studyType'
      : kind === 'language'
        ? '/languages/-/language'
        : `${pointer}/highlights/-`;

/** The pointer that {@link placeLine} puts the next text under. */
export function nextPointer({ resume }: Pick<ParsedResume, 'resume'>, place: LinePlace): string {
  const pointer = newValueIn(place);
  const list = valueAt(resume, pointer.slice(0, pointer.indexOf('/-')));
  return pointer.replace('/-', `/${Array.isArray(list) ? list.length : 0}`);
}

/** The resume with one more line of the person's own, `id`, as a bullet where its neighbours are. A language is named, `text` says how well it is spoken. */
export function placeLine(
  parsed: ParsedResume,
  place: LinePlace,
  text: string,
  id: string,
  what: string,
): ParsedResume {
  const pointer = nextPointer(parsed, place);
  if (place.kind === 'language') {
    const named = set(parsed, pointer, what, { id, from: 'person' });
    if (text === what) return named;
    const level = pointer.replace(/language$/, 'fluency');
    return set(named, level, text, { id: `${id}:level`, from: 'person' });
  }
  const placed = set(parsed, pointer, text, { id, from: 'person' });
  const siblings = Object.entries(parsed.evidence).flatMap(([key, ids]) =>
    key.startsWith(`${place.pointer}/highlights/`) ? ids : [],
  );
  const isBullet = parsed.lines.some((line) => line.bullet && siblings.includes(line.id));
  if (!isBullet) return placed;
  return { ...placed, lines: placed.lines.map((line) => (line.id === id ? { ...line, bullet: true } : line)) };
}
