import { stringsOf, valueAt } from '../resume/json-pointer.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { exactScores } from '../scoring/exact-scores.ts';
import type { Evaluation } from '../scoring/evaluation.ts';
import { movedEntry, withChange, withSkills, type ChangeParts } from './apply-change.ts';
import { gainsBetween, gainsTogether } from './gains.ts';
import type { Change } from './tailoring.ts';

/** The changes that were kept, each with what it brings, and the resume with all of them. */
export interface KeptChanges {
  changes: Change[];
  /** In the source's order. */
  reworded: ParsedResume;
  /** Reworded and reordered. */
  tailored: ParsedResume;
  /** Of the resume with all of them, as a text: without any layout. */
  after: Evaluation;
}

/** An edit that costs more of a score, in points, is not worth making; a plain word in place of an empty one may cost less. */
const mostLoss = 0.3;
/** Less than this is what rounding leaves. */
const nothing = 1e-6;

/**
 * Makes the changes one after the other, words before moves, and tells with each what it brings, so that the gains add up to the difference of the two scores.
 * A change that costs a score too much is left out; and where neither score would be as high as before, the dearest ones are left out, too.
 */
export function keepChanges(
  parsed: ParsedResume,
  proposed: readonly Change[],
  parts: ChangeParts,
  evaluate: (parsed: ParsedResume) => Evaluation,
): KeptChanges {
  const before = evaluate(parsed);
  const least = exactScores(before);
  let changes = proposed;
  for (;;) {
    const made = makeChanges(parsed, changes, parts, before, evaluate);
    const reached = exactScores(made.after);
    if (reached.overall >= least.overall - nothing && reached.match >= least.match - nothing) return made;
    const dearest = made.changes.toSorted((a, b) => gainOf(a) - gainOf(b))[0];
    changes = changes.filter(({ id }) => id !== dearest?.id);
  }
}

const gainOf = ({ gains }: Change): number => Math.min(gains?.overall ?? 0, gains?.match ?? 0);

function makeChanges(
  parsed: ParsedResume,
  proposed: readonly Change[],
  parts: ChangeParts,
  before: Evaluation,
  evaluate: (parsed: ParsedResume) => Evaluation,
): KeptChanges {
  const kept: Change[] = [];
  let scores = exactScores(before);
  let after = before;
  const withKept = (from: ParsedResume, change: Change): ParsedResume => {
    const edited = withChange(from, change, parts);
    if (edited === from) {
      kept.push(change);
      return from;
    }
    const evaluation = evaluate(edited);
    const reached = exactScores(evaluation);
    const gains = gainsBetween(scores, reached);
    if (Math.min(gains.overall, gains.match) < -mostLoss) return from;
    kept.push({
      ...change,
      ...linesOf(change, from, edited),
      gains,
    });
    [scores, after] = [reached, evaluation];
    return edited;
  };
  const isMove = ({ id }: Change): boolean => movedEntry(id) !== undefined;
  const reworded = proposed.filter((change) => !isMove(change)).reduce(withKept, parsed);
  const moved = proposed.filter(isMove).reduce(withKept, reworded);
  return withOrderedSkills({ changes: kept, reworded, tailored: moved, after }, parts, evaluate);
}

/** With the skills in their new order, unless that costs a score: what it brings is told with the change of the skills. */
function withOrderedSkills(
  made: KeptChanges,
  { skills }: ChangeParts,
  evaluate: (parsed: ParsedResume) => Evaluation,
): KeptChanges {
  if (!made.changes.some(({ id }) => id === 'skills')) return made;
  const tailored = withSkills(made.tailored, skills?.ordered);
  const after = evaluate(tailored);
  const gains = gainsBetween(exactScores(made.after), exactScores(after));
  if (Math.min(gains.overall, gains.match) < 0) return made;
  const changes = made.changes.map((change) =>
    change.id === 'skills' ? { ...change, gains: gainsTogether(change.gains, gains) } : change,
  );
  return { ...made, changes, tailored, after };
}

/** A move tells the lines as they are by now. */
function linesOf({ id }: Change, from: ParsedResume, edited: ParsedResume): Partial<Change> {
  const entry = movedEntry(id);
  if (entry === undefined) return {};
  const text = ({ resume }: ParsedResume): string => stringsOf(valueAt(resume, `${entry}/highlights`)).join('\n');
  return { original: text(from), revised: text(edited) };
}
