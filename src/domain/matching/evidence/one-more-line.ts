import type { Comparison } from '../compare.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { EvidenceMap, RequirementEvidence } from './evidence-map.ts';
import { formalEvidence } from './formal-evidence.ts';
import { sentenceEvidence } from './map-evidence.ts';
import { hasDate } from './recency.ts';
import type { RequirementQuery, PreparedPosting } from '../ad/prepared-posting.ts';
import type { Statement } from '../statements/statements.ts';
import { withStatement, termsUnder } from '../statements/terms-under.ts';

/** One more sentence, and what the map would be with it. */
export interface OneMore {
  line: Statement;
  map: EvidenceMap;
}

/** Adds a sentence with the words of `text` under the job that `entry` points at (`/work/0`). */
export type WithLine = (text: string, entry: string) => OneMore;

/** Computes once what to search for to find each requirement, then says for each line what the map would be with it. */
export function oneMoreLine({ map, statements, own, ad, jobs, recency, today }: Comparison): WithLine {
  const seekers = seekersOf(map, ad);
  const under = termsUnder(statements);
  return (text, entry) => {
    const line = sentenceOf(text, entry, own, ad);
    const withAdded = { statements: [...statements, line], under: withStatement(under, line) };
    const touched = new Set([...meeting(line.stems.keys(), seekers.stems), ...meeting(line.skills, seekers.skills)]);
    const after = [...map];
    // Most lines are about few of the requirements.
    for (const at of new Set([...touched, ...meeting(line.families, seekers.families)])) {
      const item = map[at];
      if (item === undefined) continue;
      const { requirement } = item;
      const formal = touched.has(at) && requirement.kind !== 'skill';
      const held =
        formal && formalEvidence(requirement, withAdded.statements, own, ad.posting, today, jobs, withAdded.under);
      after[at] = held || better(item, sentenceEvidence(requirement, ad.queryFor(requirement), [line], recency, 0));
    }
    return { line, map: after };
  };
}

/** Indexes in a map by what has to be searched for there. */
type Places = ReadonlyMap<string, readonly number[]>;

/** The indexes of a map's requirements by their stems, skills and families. */
function seekersOf(map: EvidenceMap, ad: PreparedPosting): { stems: Places; skills: Places; families: Places } {
  const queries = map.map(({ requirement }) => ad.queryFor(requirement));
  const placesBy = (keysOf: (each: RequirementQuery) => Iterable<string>): Places => {
    const places = new Map<string, number[]>();
    queries.forEach((each, at) => {
      for (const key of keysOf(each)) {
        const own = places.get(key);
        if (own) own.push(at);
        else places.set(key, [at]);
      }
    });
    return places;
  };
  return {
    stems: placesBy(({ terms }) => terms.flatMap(({ stem, others = [] }) => [stem, ...others])),
    skills: placesBy(({ skills }) => skills),
    families: placesBy(({ families }) => families),
  };
}

const meeting = (keys: Iterable<string>, places: Places): number[] => [...keys].flatMap((key) => places.get(key) ?? []);

const sentenceOf = (
  text: string,
  entry: string,
  { resume }: ParsedResume,
  { readKeyword }: PreparedPosting,
): Statement => ({
  pointer: `${entry}/highlights/-`,
  section: 'work',
  entry,
  role: 'sentence',
  text,
  dated: hasDate(resume, entry),
  lines: [],
  ...readKeyword(text),
});

/** What is known together with what a line adds, as if both had been read together. */
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
