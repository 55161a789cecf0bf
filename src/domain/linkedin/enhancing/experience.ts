import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { planLines, type Relevance } from '../../tailoring/plan.ts';
import { rewordResume } from '../../tailoring/reword-resume.ts';
import { contentLanguage } from '../../tailoring/resume-values.ts';
import { sentencesOf } from '../../claims/evidence/sentences.ts';
import { claimChecker } from '../../claims/check-claims.ts';
import type { ProfileChange, ProfileEnhancement } from '../enhancement.ts';
import { sameEmployer, sameTitle } from '../contradictions/names.ts';
import { profileNumbers } from '../profile-checks.ts';
import { plainDuties } from './duties.ts';
import { doneLines, type DoneLine } from './lines.ts';
import type { Support } from './support.ts';
import type { Target } from './target.ts';

/** More lines than this are not read: the most telling are kept. */
const mostLines = 5;

export interface WrittenExperience {
  /** One for each position: how it is called, and the lines. */
  positions: { heading: string; lines: string[] }[];
  changes: ProfileChange[];
  /** The reworded lines of the profile and the resume, the most telling first. */
  told: DoneLine[];
}

/** Each source's lines as the rules of wording leave them: every one supported, or the source's own. */
export function rewordedLines(
  parsed: ParsedResume,
  from: DoneLine['from'],
  target: Target,
  context: { today: string; jobTitle: string },
  refusals: ProfileEnhancement['refusals'],
): { lines: (DoneLine & { source: string; reasons: string[] })[] } {
  const language = contentLanguage(parsed);
  const check = claimChecker(parsed, context);
  const reworded = rewordResume(parsed, {
    language,
    terms: [],
    otherNames: [],
    relevance: new Map(),
    refused: new Set(),
    check,
    proposed: [],
  });
  refusals.push(
    ...reworded.refusals.map(({ proposed, claims }) => ({
      section: 'experience' as const,
      proposed,
      claim: claims[0]?.claim ?? proposed,
    })),
  );
  return {
    lines: doneLines(parsed, from, target).map((line) => {
      const text = reworded.lines.get(line.pointer) ?? line.text;
      const reasons = reworded.changes.find(({ pointer }) => pointer === line.pointer)?.reasons ?? [];
      const isOpen = text === line.text || (line.present && !weakInPast.test(line.text));
      const plain =
        language === 'en' && isOpen
          ? plainDuties(line.text, line.present).find(
              (each) => check([{ text: each, entry: line.entry, evidence: [...line.lines] }]).supported,
            )
          : undefined;
      return plain !== undefined
        ? { ...line, source: line.text, text: plain, reasons: plain === line.text ? [] : ['strong-verb'] }
        : { ...line, source: line.text, text, reasons };
    }),
  };
}

/** Told as over, whatever the position says. */
const weakInPast = /^(?:I )?(?:was|had)\b/i;

type RewordedLine = ReturnType<typeof rewordedLines>['lines'][number];

interface ExperienceInput {
  /** The profile with a line for each sentence. */
  profile: ParsedResume;
  resume: ParsedResume | undefined;
  own: readonly RewordedLine[];
  linked: readonly RewordedLine[];
  support: Support;
  /** Each position's description as it stands. */
  originals: readonly string[];
}

/** Each position's description in two to five lines, results first; one without gets those that the linked resume tells of it. */
export function writeExperience(input: ExperienceInput): Omit<WrittenExperience, 'told'> {
  const positions: WrittenExperience['positions'] = [];
  const changes: ProfileChange[] = [];
  (input.profile.resume.work ?? []).forEach((position, index) => {
    const entry = `/work/${index}`;
    const heading = [position.position, position.name].filter(Boolean).join(', ');
    const own = input.own.filter((line) => line.entry === entry);
    const fromResume = own.length < mostLines ? linesOfResume(input, position, own) : [];
    const ordered = inOrder(own, entry);
    const added = fromResume.slice(0, mostLines - ordered.length);
    const all = [...ordered, ...added];
    const kept = within(all.length > mostLines ? strongest(ordered) : all);
    const leftOut = ordered.filter((line) => !kept.includes(line));
    const original = input.originals[index] ?? '';
    const lines = kept.map(({ text }) => text);
    positions.push({ heading, lines });
    const revised = described(lines);
    if (lines.length === 0 || sameWords(original, revised)) return;
    const reasons = [...new Set(kept.flatMap((line) => line.reasons))].map((code) => ({ code }));
    changes.push({
      id: `experience:${index}`,
      section: 'experience',
      entry: heading,
      original,
      revised,
      reasons: [
        ...reasons,
        ...(added.length > 0 ? [{ code: 'told-in-resume', facts: { count: added.length } }] : []),
        ...(movedUp(own, ordered) ? [{ code: 'results-first' }] : []),
        ...(leftOut.length > 0
          ? [
              {
                code: 'shortened',
                facts: { count: leftOut.length, lines: leftOut.map(({ source }) => source).join('\n') },
              },
            ]
          : []),
        ...(lines.length > 1 && !/\n/.test(original.trim()) ? [{ code: 'lines-apart' }] : []),
      ],
      evidence: evidenceFor(kept, input.support),
    });
  });
  return { positions, changes };
}

/** What a description is in LinkedIn's field: a line for each thing that was done. */
export const described = (lines: readonly string[]): string =>
  lines.length > 1 ? lines.map((line) => `• ${bulleted(line)}`).join('\n') : (lines[0] ?? '');

/** A line of a list ends without a full stop, unless it is more than one sentence. */
const bulleted = (line: string): string =>
  sentencesOf(line).length > 1 ? line : line.replace(/(?<=[\p{L}\d)%])\.$/u, '');

const bare = (text: string): string =>
  text
    .replace(/^\s*[-–•*]\s*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
const sameWords = (a: string, b: string): boolean => bare(a) === bare(b);

const movedUp = (own: readonly RewordedLine[], ordered: readonly RewordedLine[]): boolean =>
  ordered.some((line, at) => line !== own[at]);

/** The most telling lines first, unless their order has a meaning. */
function inOrder(lines: readonly RewordedLine[], entry: string): RewordedLine[] {
  const relevance: Relevance = new Map(
    lines.map(({ worth }, at) => [`${entry}/highlights/${at}`, { score: worth, requirements: [] }]),
  );
  const order = planLines(
    lines.map(({ text }) => text),
    `${entry}/highlights`,
    relevance,
  );
  return order.flatMap((at) => lines[at] ?? []);
}

/** The five most telling, in the order that they have. */
function strongest(lines: readonly RewordedLine[]): RewordedLine[] {
  const best = new Set(lines.toSorted((a, b) => b.worth - a.worth).slice(0, mostLines));
  return lines.filter((line) => best.has(line));
}

/** As many as the field takes. */
function within(lines: readonly RewordedLine[]): RewordedLine[] {
  let left: number = profileNumbers.description.most;
  return lines.filter(({ text }) => (left -= text.length + 3) >= 0);
}

/** What the linked resume tells of the same position: all of it where the profile tells nothing, else what has figures and the profile does not tell. */
function linesOfResume(
  { resume, linked, own: all }: ExperienceInput,
  { position, name }: { position?: string | undefined; name?: string | undefined },
  own: readonly RewordedLine[],
): RewordedLine[] {
  const at = (resume?.resume.work ?? []).findIndex(
    (entry) => sameEmployer(entry.name ?? '', name ?? '') && sameTitle(entry.position ?? '', position ?? ''),
  );
  const told = linked.filter(({ entry }) => entry === `/work/${at}`).toSorted((a, b) => b.worth - a.worth);
  return told.filter(
    (line) =>
      (own.length === 0 || line.quantified) &&
      !all.some((other) => alike(other.source, line.source) || alike(other.text, line.text)),
  );
}

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}|\d+/gu) ?? []);

/** Whether two lines tell the same: most words of the shorter one are in the other. */
export function alike(a: string, b: string, share = 0.6): boolean {
  const [x, y] = [wordsIn(a), wordsIn(b)];
  const [shorter, longer] = x.size < y.size ? [x, y] : [y, x];
  const shared = [...shorter].filter((word) => longer.has(word)).length;
  return shorter.size > 0 && shared / shorter.size >= share;
}

/** The evidence of lines, each source's together. */
export const evidenceFor = (
  lines: readonly Pick<DoneLine, 'from' | 'lines'>[],
  support: Support,
): ProfileChange['evidence'] =>
  (['profile', 'resume'] as const).flatMap((from) => {
    const ids = [...new Set(lines.filter((line) => line.from === from).flatMap((line) => line.lines))];
    return ids.length === 0 ? [] : [support.evidenceOf({ from, lines: ids })];
  });

/** A position told in a line or none gives no more to ask about. */
export const isFewLines = (lines: readonly string[]): boolean => lines.length < 2;
