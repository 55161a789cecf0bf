import { without } from '../../resume/edits/without.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { Evaluation } from '../../scoring/evaluation.ts';
import { exactScores } from '../../scoring/exact-scores.ts';
import { gainsBetween } from '../gains.ts';
import type { Change } from '../tailoring.ts';
import type { AnsweredResume } from './with-answers.ts';

/** The lines of answers, each with what it brings beside those before it. `before` is of the resume without any. */
export function withGains(
  { parsed, changes }: Pick<AnsweredResume, 'parsed' | 'changes'>,
  before: Evaluation,
  evaluate: (parsed: ParsedResume) => Evaluation,
): Change[] {
  let scores = exactScores(before);
  return changes.map((change, at) => {
    const later = changes.slice(at + 1).flatMap(({ pointer }) => pointer ?? []);
    const so = later.length === 0 ? parsed : without(parsed, later);
    const reached = exactScores(evaluate(so));
    const gains = gainsBetween(scores, reached);
    scores = reached;
    return { ...change, gains };
  });
}
