import { numberWord } from '../language/number-words.ts';
import { yearsOfWork } from '../resume/experience-length.ts';
import type { JsonResume } from '../resume/json-resume.ts';

/** More years than this are a misread date. */
const longestCareer = 45;

const counted = /\b(\d{1,2}|\p{L}+)(?:\s?\+|\s?plus)?[ -](?:years?|jahren?|ans|années|años|anos|anni|jaar)(?!\p{L})/giu;

/**
 * The whole years of work that a text about this person may state: those of the dates, overlaps counted once. 0 where the dates do not say, and where the
 * person's own summary counts differently, because two numbers for one career make both doubtful.
 */
export function statedYears({ work = [], basics }: JsonResume, today: string): number {
  const years = yearsOfWork(work, today);
  if (years > longestCareer) return 0;
  const own = [...(basics?.summary ?? '').matchAll(counted)].flatMap(
    ([, count = '']) => (/^\d/.test(count) ? Number(count) : numberWord(count.toLowerCase())) ?? [],
  );
  return own.length === 0 || own.includes(years) ? years : 0;
}
