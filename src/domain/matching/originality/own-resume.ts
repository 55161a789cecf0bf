import { withoutLines, type Shortened } from '../../resume/edits/without.ts';
import type { ParsedResume, SourceLine } from '../../resume/parsed-resume.ts';
import { tokenise } from '../../language/tokenise.ts';
import { ownShareFor } from './bare-statements.ts';
import { copiedLines, type AdWords } from './copied-lines.ts';

/** A resume without what was copied into it. */
export interface OwnResume extends Shortened {
  /** The lines that were copied from the ad. */
  copied: readonly SourceLine[];
}

/** The resume without the lines that were copied from the ad, and without what its values took from them: every check treats them as if they were not there. */
export function ownResume(parsed: ParsedResume, ad: AdWords): OwnResume {
  const found = copiedLines(parsed, ad);
  for (const id of titleLines(parsed, found)) found.delete(id);
  const copied = parsed.lines.filter(({ id }) => found.has(id));
  const run = runInLines(parsed, ad, found);
  const left = withoutLines(
    parsed,
    [...copied, ...run].map(({ id }) => id),
  );
  return { ...left, copied };
}

/** A title is at most this many lines from its date. */
const maxTitleDistance = 2;

/**
 * Lines with the title of a job near its date. Such a title is a fact, even where the ad has the same one; but a title that is followed by more lines of the ad
 * was copied with them.
 */
function titleLines({ lines, evidence }: ParsedResume, copied: ReadonlySet<string>): string[] {
  const places = new Map(lines.map(({ id }, index) => [id, index]));
  const placeOf = (pointer: string): number => places.get(evidence[pointer]?.[0] ?? '') ?? Number.NaN;
  return Object.keys(evidence)
    .filter((pointer) => /^\/work\/\d+\/(?:position|name)$/.test(pointer))
    .filter((pointer) => {
      const entry = pointer.slice(0, pointer.lastIndexOf('/'));
      const place = placeOf(pointer);
      const isPasted = copied.has(lines[place + 1]?.id ?? '');
      return !isPasted && Math.abs(place - placeOf(`${entry}/startDate`)) <= maxTitleDistance;
    })
    .flatMap((pointer) => evidence[pointer] ?? []);
}

const workText = /^\/(?:work|projects|volunteer)\/\d+\/(?:summary|description|highlights\/\d+)$/;
const capital = /^[^\p{L}\d]*\p{Lu}/u;

/**
 * Lines with nothing but the ad's words that the parser joined with the line below, which is a separate sentence. A bullet of keywords put above lines that
 * have lost their bullets is not their beginning.
 */
function runInLines(parsed: ParsedResume, ad: AdWords, copied: ReadonlySet<string>): SourceLine[] {
  const byId = new Map(parsed.lines.map((line) => [line.id, line]));
  const shareOwn = ownShareFor(ad, parsed.language);
  return Object.entries(parsed.evidence).flatMap(([pointer, ids]) => {
    if (ids.length < 2 || !workText.test(pointer)) return [];
    const lines = ids.flatMap((id) => byId.get(id) ?? []);
    return lines.filter((line, at) => {
      const below = lines[at + 1];
      if (below === undefined || copied.has(line.id) || !capital.test(below.text)) return false;
      const words = tokenise(line.text).map(({ key }) => key);
      return shareOwn(words.filter((word) => !/^\d+[+%]?$/.test(word))) === 0;
    });
  });
}
