import { findSkills } from '../lexicon/find-skills.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { EvidenceMap, RequirementEvidence } from './evidence-map.ts';
import { formalEvidence } from './formal-evidence.ts';
import { spokenEvidence, type MapSources } from './map-evidence.ts';
import { hasDate } from './recency.ts';
import type { Statement } from './statements.ts';
import { stemsOf } from './term-match.ts';

/** One more sentence, and what the map would be with it. */
export interface OneMore {
  line: Statement;
  map: EvidenceMap;
}

/** Adds a sentence that says `text` under the job that `entry` points at (`/work/0`). */
export type WithLine = (text: string, entry: string) => OneMore;

/** Reads a map's requirements once, to tell of line after line what it would add; the rest of the resume stays as it is. */
export function oneMoreLine(
  map: EvidenceMap,
  statements: readonly Statement[],
  { parsed, ad, jobs, recency, today }: MapSources,
): WithLine {
  const sought = map.map(({ requirement }) => ad.soughtBy(requirement));
  return (text, entry) => {
    const line = sentenceOf(text, entry, parsed);
    const isTouched = ({ terms, skills }: (typeof sought)[number]): boolean =>
      terms.some(({ stem }) => line.stems.has(stem)) || [...skills].some((skill) => line.skills.has(skill));
    const after = map.map((item, at) => {
      const seeks = sought[at];
      if (seeks === undefined) return item;
      const touched = isTouched(seeks);
      // Most lines say nothing of most requirements.
      if (!touched && ![...seeks.families].some((family) => line.families.has(family))) return item;
      const formal = touched && item.requirement.kind !== 'skill';
      const held = formal && formalEvidence(item.requirement, [...statements, line], parsed, ad.posting, today, jobs);
      return held || better(item, spokenEvidence(item.requirement, seeks, [line], recency, 0));
    });
    return { line, map: after };
  };
}

function sentenceOf(text: string, entry: string, parsed: ParsedResume): Statement {
  const mentions = findSkills(text, { list: true });
  const trade = mentions.filter(({ family }) => family !== 'soft skills');
  return {
    pointer: `${entry}/highlights/-`,
    section: 'work',
    entry,
    role: 'sentence',
    text,
    dated: hasDate(parsed.resume, entry),
    lines: [],
    words: [],
    stems: stemsOf(text, parsed.language),
    smallWords: 0,
    skills: new Set(mentions.map(({ skill }) => skill)),
    trade: new Set(trade.map(({ skill }) => skill)),
    families: new Set(trade.map(({ family }) => family)),
  };
}

/** What is known and what a line adds to it, as if both had been read together. */
function better(known: RequirementEvidence, added: RequirementEvidence): RequirementEvidence {
  if (added.kind === 'missing') return known;
  if (known.kind === 'missing') return added;
  const pointers = [...known.pointers, ...added.pointers];
  if (added.kind === 'shown') {
    const share = Math.max(known.kind === 'shown' ? (known.share ?? 1) : 0, added.share ?? 1);
    return known.kind === 'shown' ? { ...known, share, pointers } : { ...added, share };
  }
  return known.kind === 'shown' ? known : { ...known, strength: Math.max(known.strength, added.strength) };
}
