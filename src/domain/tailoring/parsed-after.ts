import { retext } from '../resume/edits/retext.ts';
import { set } from '../resume/edits/set.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { ParsedResume, SourceLine } from '../resume/parsed-resume.ts';
import type { Change } from './tailoring.ts';

/** The line of an added headline. */
const headline = 'p1l0n';
/** The line of an added summary, and its heading. */
const summaryLine = 'p1l0t';
const summaryHeading: SourceLine = { id: 'p1l0s', page: 1, text: 'Summary', section: 'summary', heading: true };

/**
 * The source as it would read with its lines reworded: the same lines, sections and evidence, with the texts replaced. Comparing its score with the source's
 * shows the effect of the rewording, independent of how files are read. `reworded` must be in the source's order.
 */
export function parsedAfter(parsed: ParsedResume, reworded: JsonResume, changes: readonly Change[]): ParsedResume {
  const retexted = changes.reduce(
    (edited, { pointer, revised }) => (pointer === undefined ? edited : retext(edited, pointer, revised)),
    parsed,
  );
  const headed = withAddedHeadline(retexted, reworded.basics?.label);
  return { ...withAddedSummary(headed, reworded.basics?.summary), resume: reworded };
}

function withAddedHeadline(parsed: ParsedResume, label: string | undefined): ParsedResume {
  if (label === undefined || (parsed.resume.basics?.label ?? '') !== '') return parsed;
  return set(parsed, '/basics/label', label, { id: headline });
}

function withAddedSummary(parsed: ParsedResume, summary: string | undefined): ParsedResume {
  if (summary === undefined || (parsed.resume.basics?.summary ?? '') !== '') return parsed;
  const headed = { ...parsed, lines: [...parsed.lines, summaryHeading] };
  return set(headed, '/basics/summary', summary, { id: summaryLine });
}
