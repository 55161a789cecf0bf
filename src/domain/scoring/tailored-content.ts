import { stemsOfWord } from '../lexicon/dictionary/bilingual-dictionary.ts';
import type { EvidenceMap, RequirementEvidence } from '../matching/evidence/evidence-map.ts';
import type { Recency } from '../matching/evidence/recency.ts';
import type { Statement } from '../matching/statements/statements.ts';
import type { Requirement } from '../posting/posting.ts';
import type { Language } from '../language/languages.ts';
import { foldAccents } from '../language/tokenise.ts';
import { ruleNumbers } from './rule-numbers.ts';

const share = ruleNumbers.tailored;

/** An entry that ended this recently, or is current, counts as recent: the minimum {@link Recency}. */
const recentFrom = 0.9;

/** How well a resume is tailored to an ad. */
export interface TailoredContent {
  /** 0-100. */
  score: number;
  /** 0-1: how many of the requirements that the work shows are in the summary, relative to how many fit into one. */
  summaryShare: number;
  /** 0-1: the share of the requirements' weight that recent entries show, relative to the share that gives full credit. */
  recentShare: number;
  /** Points that copies from the ad cost. */
  copies: number;
  /** What the resume shows and its summary does not mention. */
  notInSummary: RequirementEvidence[];
}

/**
 * Judges how well a resume is tailored to an ad by what recent entries show and the summary mentions. The returned function is called for many maps that differ
 * in a few items, and looks at each item once. `language` is the ad's, `copied` how many things were copied from it.
 */
export function tailoredContentReader(
  statements: readonly Statement[],
  language: Language,
  recency: Recency,
  copied: number,
): (map: EvidenceMap) => TailoredContent {
  const claims = statements.filter(({ role }) => role === 'claim');
  const copies = Math.min(share.copiesMost, copied * share.copy);
  const claimed = new Map<Requirement, boolean>();
  const isClaimed = (requirement: Requirement): boolean => {
    const known = claimed.get(requirement) ?? claims.some((claim) => mentions(claim, requirement, language));
    claimed.set(requirement, known);
    return known;
  };
  const seen = new Map<RequirementEvidence, { recent: boolean; inSummary: boolean }>();
  const look = (item: RequirementEvidence): { recent: boolean; inSummary: boolean } => {
    const known = seen.get(item);
    if (known) return known;
    const { requirement, pointers } = item;
    const read = {
      recent: pointers.some((pointer) => recency(pointer) >= recentFrom),
      inSummary: pointers.some((pointer) => pointer.startsWith('/basics/')) || isClaimed(requirement),
    };
    seen.set(item, read);
    return read;
  };
  return (map) => {
    const shown = map.filter(({ kind }) => kind === 'shown');
    const total = map.reduce((sum, { requirement }) => sum + requirement.weight, 0);
    const recent = shown.filter((item) => look(item).recent);
    const recentShare = fullOf(
      total === 0 ? 0 : recent.reduce((sum, { requirement }) => sum + requirement.weight, 0) / total,
    );
    const notInSummary = shown.filter((item) => !look(item).inSummary);
    const mentioned = shown.length - notInSummary.length;
    const summaryShare = Math.min(1, mentioned / Math.min(share.summaryMentions, Math.max(1, map.length)));
    const score = Math.min(100, Math.max(0, share.summary * summaryShare + share.recent * recentShare - copies));
    return { score, summaryShare, recentShare, copies, notInSummary };
  };
}

const fullOf = (recentShare: number): number => Math.min(1, recentShare / share.recentShare);

const mentions = (claim: Statement, { skill, terms }: Requirement, language: Language): boolean =>
  skill === undefined
    ? terms.some((term) => stemsOfWord(foldAccents(term), language).some((stem) => claim.stems.has(stem)))
    : claim.skills.has(skill);
