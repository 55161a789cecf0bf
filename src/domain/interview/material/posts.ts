import { shownRange } from '../../resume/document/shown-dates.ts';
import { monthIndex } from '../../resume/experience-length.ts';
import type { JsonResume, Work } from '../../resume/json-resume.ts';
import { spokenName, spokenTitle } from '../../resume/telling/spoken-names.ts';

/** Where something was done, as a sentence can say it. */
export interface Post {
  /** JSON Pointer of the entry. */
  pointer: string;
  kind: 'work' | 'project' | 'volunteer';
  title?: string | undefined;
  /** The employer, the project or where somebody volunteered. */
  place?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** It has begun and not ended. */
  present: boolean;
  /** How long it lasted until `today`, where the dates say so. */
  months?: number | undefined;
  /** As it stands in the resume: "Senior Accountant, Meyer & Co, 2019 – 2023". */
  label?: string | undefined;
}

/** The entries that somebody did something in: work, then projects, then volunteering, each in the resume's order. */
export function postsOf({ work = [], projects = [], volunteer = [] }: JsonResume, today: string): Post[] {
  return [
    ...work.map((entry, at) => postOf(entry, { pointer: `/work/${at}`, kind: 'work', today })),
    ...projects.map(({ name, startDate, endDate }, at) =>
      postOf({ name, startDate, endDate }, { pointer: `/projects/${at}`, kind: 'project', today }),
    ),
    ...volunteer.map(({ organization, position, startDate, endDate }, at) =>
      postOf(
        { name: organization, position, startDate, endDate },
        { pointer: `/volunteer/${at}`, kind: 'volunteer', today },
      ),
    ),
  ];
}

function postOf(
  { name, position, startDate, endDate }: Pick<Work, 'name' | 'position' | 'startDate' | 'endDate'>,
  { pointer, kind, today }: { pointer: string; kind: Post['kind']; today: string },
): Post {
  const title = spokenTitle(position);
  const place = spokenName(name);
  return {
    pointer,
    kind,
    title,
    place,
    startDate,
    endDate,
    present: kind === 'work' && startDate !== undefined && endDate === undefined,
    months: monthsBetween(startDate, endDate ?? (kind === 'work' ? today : undefined)),
    label: labelOf(title ?? position, place, startDate, endDate),
  };
}

function monthsBetween(from: string | undefined, to: string | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  const months = monthIndex(to, from.length > 4) - monthIndex(from);
  return months > 0 ? months : undefined;
}

function labelOf(
  title: string | undefined,
  place: string | undefined,
  from: string | undefined,
  to: string | undefined,
): string | undefined {
  const span = shownRange({ startDate: from?.slice(0, 4), endDate: to?.slice(0, 4) }, 'en');
  const parts = [title, place, span].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}
