import type { Language } from '#domain/language/languages.ts';
import { foldInPlace } from '#domain/language/fold.ts';
import { documentLanguage } from '#domain/resume/document/document-language.ts';
import type { Block, Entry, Part, PartRole } from '#domain/resume/document/sheet.ts';
import { shownRange } from '#domain/resume/document/shown-dates.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';

/** An employer with the dates of all its positions. These follow in the resume's order and don't repeat its name. */
export interface EmployerGroup {
  type: 'group';
  employer: Part[];
  entries: Entry[];
}

/** A position whose header has nothing but what a group can show: title and dates, then the employer with place and address. */
interface Post {
  entry: Entry;
  employer: string;
  /** The text next to the employer's name. */
  beside: string;
  months: { first: number; last: number };
  dates: { startDate: string; endDate: string | undefined };
}

const besideEmployer: readonly (PartRole | undefined)[] = ['organization', 'location', 'link'];

/**
 * The blocks of a work section. Neighbouring positions at one employer are grouped under its name, if each begins before or in the month after the other
 * ends.
 */
export function byEmployer(
  blocks: readonly Block[],
  work: JsonResume['work'],
  language: Language,
): (Block | EmployerGroup)[] {
  const runs: { blocks: Block[]; posts: Post[] }[] = [];
  for (const block of blocks) {
    const post = block.type === 'entry' ? postOf(block.entry, work) : undefined;
    const last = runs.at(-1);
    const before = last?.posts.at(-1);
    if (last && before && post && continues(before, post)) {
      last.blocks.push(block);
      last.posts.push(post);
    } else runs.push({ blocks: [block], posts: post ? [post] : [] });
  }
  return runs.flatMap((run): (Block | EmployerGroup)[] =>
    run.posts.length > 1 ? [groupOf(run.posts, language)] : run.blocks,
  );
}

function postOf(entry: Entry, work: JsonResume['work']): Post | undefined {
  const item = work?.[Number(/^\/work\/(\d+)$/.exec(entry.pointer)?.[1] ?? -1)];
  const [title, below] = entry.lines;
  const [first, last] = [monthOf(item?.startDate, 1), item?.endDate ? monthOf(item.endDate, 12) : Infinity];
  if (!item?.startDate || !title || !below || entry.lines.length > 2 || first === undefined || last === undefined)
    return undefined;
  if (title.length !== 2 || title[0]?.role !== 'position' || below[0]?.role !== 'organization') return undefined;
  if (!below.every(({ role }) => besideEmployer.includes(role))) return undefined;
  const [name = '', ...beside] = below.map(({ text }) => text);
  return {
    entry,
    employer: foldInPlace(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
    beside: beside.join('\n'),
    months: { first, last },
    dates: { startDate: item.startDate, endDate: item.endDate || undefined },
  };
}

/** A date as a number of months. A year alone counts as its first or last month. */
function monthOf(date: string | undefined, usual: 1 | 12): number | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date ?? '') ?? [];
  return year === undefined ? undefined : 12 * Number(year) + Number(month ?? usual);
}

const continues = (a: Post, b: Post): boolean =>
  a.employer !== '' &&
  a.employer === b.employer &&
  a.beside === b.beside &&
  a.months.first <= b.months.last + 1 &&
  b.months.first <= a.months.last + 1;

function groupOf(posts: readonly Post[], language: Language): EmployerGroup {
  const first = posts.reduce((one, other) => (other.months.first < one.months.first ? other : one));
  const last = posts.reduce((one, other) => (other.months.last > one.months.last ? other : one));
  const span = shownRange({ ...first.dates, endDate: last.dates.endDate }, documentLanguage(language));
  return {
    type: 'group',
    employer: [...(posts[0]?.entry.lines[1] ?? []), { role: 'dates', text: span, pointers: [] }],
    entries: posts.map(({ entry }) => ({ ...entry, lines: entry.lines.slice(0, 1) })),
  };
}
