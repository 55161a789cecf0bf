import type { EvidenceMap } from '../../matching/evidence/evidence-map.ts';
import { keysOf, pointerOf, valueAt } from '../../resume/json-pointer.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import type { Requirement } from '../../posting/posting.ts';
import { skillByName } from '../../lexicon/skills/lexicon.ts';
import { relevanceOf } from '../plan.ts';
import { listedEntries } from '../resume-values.ts';

/** An entry of a resume, and how it is called: "Warehouse Supervisor, Northwind Logistics". */
export interface EntryPlace {
  /** JSON Pointer. */
  pointer: string;
  name: string;
}

/** How an entry is called; undefined where the pointer names none with a name. */
export function entryName(resume: JsonResume, pointer: string): string | undefined {
  const text = (field: string): string | undefined => {
    const value = valueAt(resume, `${pointer}/${field}`);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const named = [text('position'), text('name') ?? text('organization')].filter((part) => part !== undefined);
  return named.length === 0 ? undefined : named.join(', ');
}

/** The entries that a line can be added to. */
export const entriesFor = (resume: JsonResume): EntryPlace[] =>
  listedEntries(resume).flatMap(({ pointer }) => {
    const name = entryName(resume, pointer);
    return name === undefined ? [] : [{ pointer, name }];
  });

const isNearTo = (asked: Requirement, other: Requirement): boolean => {
  const family = asked.skill === undefined ? undefined : skillByName(asked.skill)?.family;
  const isKin = family !== undefined && other.skill !== undefined && skillByName(other.skill)?.family === family;
  return isKin || other.sentence === asked.sentence;
};

/**
 * Where a requirement most likely was met, if it was: in the entry that has something related, else the one that shows what stands beside it in the ad or is of
 * its family, else the one that shows most of the ad; of equal ones the first. `map` points into `resume`.
 */
export function likelyEntries(
  resume: JsonResume,
  map: EvidenceMap,
): (requirement: Requirement) => EntryPlace | undefined {
  const all = entriesFor(resume);
  const ofWork = all.filter(({ pointer }) => !pointer.startsWith('/volunteer/'));
  const entries = ofWork.length > 0 ? ofWork : all;
  const relevance = relevanceOf(map);
  const total = (pointers: Iterable<readonly [string, number]>, pointer: string): number => {
    let sum = 0;
    for (const [at, score] of pointers) if (at.startsWith(`${pointer}/`)) sum += score;
    return sum;
  };
  const shown = [...relevance].map(([pointer, { score }]) => [pointer, score] as const);
  return (requirement) => {
    const own = map.find((item) => item.requirement === requirement);
    const near = map
      .filter((item) => item.kind !== 'missing' && isNearTo(requirement, item.requirement))
      .flatMap(({ pointers, strength }) => pointers.map((pointer) => [pointer, strength] as const));
    const related = own?.pointers[0];
    const direct = related === undefined ? undefined : pointerOf(keysOf(related).slice(0, 2));
    const ranked = entries.toSorted(
      (a, b) => total(near, b.pointer) - total(near, a.pointer) || total(shown, b.pointer) - total(shown, a.pointer),
    );
    return entries.find(({ pointer }) => pointer === direct) ?? ranked[0];
  };
}
