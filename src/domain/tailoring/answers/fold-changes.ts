import { gainsTogether } from '../gains.ts';
import type { Change } from '../tailoring.ts';

/** All changes, what was reworded of an answer's line being part of that line's change: it is taken or refused as one. */
export function foldedIn(changes: readonly Change[], answered: readonly Change[]): Change[] {
  const added = new Map(answered.map((change) => [change.pointer, change]));
  const reworded = new Map(
    changes.filter(({ id }) => id.startsWith('line:')).map((change) => [change.pointer, change]),
  );
  const lines = answered.map((change): Change => {
    const after = reworded.get(change.pointer);
    if (after === undefined) return change;
    return {
      ...change,
      revised: after.revised,
      reasons: [...change.reasons, ...after.reasons],
      requirements: [...new Set([...change.requirements, ...after.requirements])],
      gains: gainsTogether(change.gains, after.gains),
    };
  });
  return [...changes.filter((change) => !change.id.startsWith('line:') || !added.has(change.pointer)), ...lines];
}
