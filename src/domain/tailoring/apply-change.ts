import { reorder } from '../resume/edits/reorder.ts';
import { retext } from '../resume/edits/retext.ts';
import { set } from '../resume/edits/set.ts';
import type { Skill } from '../resume/json-resume.ts';
import type { ParsedResume, SourceLine } from '../resume/parsed-resume.ts';
import type { Change } from './tailoring.ts';

/** What the changes of a tailoring need beside their texts. */
export interface ChangeParts {
  /** The skills with the ad's names and with those that the work shows, in the source's order, and in the new one. */
  skills?: { renamed: Skill[]; ordered: Skill[] } | undefined;
  /** The new order of each entry whose lines move, by its pointer: for each place the index of the line that comes there. */
  orders: ReadonlyMap<string, readonly number[]>;
}

/** The line of an added headline. */
const headlineLine = 'p1l0n';
/** The line of an added summary, and its heading. */
const summaryLine = 'p1l0t';
const summaryHeading: SourceLine = { id: 'p1l0s', page: 1, text: 'Summary', section: 'summary', heading: true };

/**
 * The resume as it would read with one change: the same lines, sections and evidence, with a text replaced or added, or the lines of an entry in another order.
 * Changes to words come before those that move them: until then pointers into the source hold.
 */
export function withChange(parsed: ParsedResume, { id, pointer, revised }: Change, parts: ChangeParts): ParsedResume {
  if (id === 'headline') return set(parsed, '/basics/label', revised, { id: headlineLine });
  if (id === 'summary' && pointer === undefined)
    return set({ ...parsed, lines: [...parsed.lines, summaryHeading] }, '/basics/summary', revised, {
      id: summaryLine,
    });
  if (id === 'skills') return withSkills(parsed, parts.skills?.renamed);
  const entry = movedEntry(id);
  if (entry !== undefined) return reorder(parsed, `${entry}/highlights`, parts.orders.get(entry) ?? []);
  return pointer === undefined ? parsed : retext(parsed, pointer, revised);
}

export const withSkills = (parsed: ParsedResume, skills: Skill[] | undefined): ParsedResume =>
  skills === undefined ? parsed : { ...parsed, resume: { ...parsed.resume, skills } };

/** The id of the change that moves the lines of an entry. */
export const orderId = (entry: string): string => `order:${entry}`;

/** The pointer of the entry whose lines a change moves, if that is what it does. */
export const movedEntry = (id: string): string | undefined => /^order:(.*)$/.exec(id)?.[1];
