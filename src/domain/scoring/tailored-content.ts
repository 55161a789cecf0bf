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
  /** 0-1: the share of the requirements' weight that is shown where a reader looks first, relative to the share that gives full credit. */
  glanceShare: number;
  /** 0-1: what of that share is missing because things are shown elsewhere. */
  lateShare: number;
  /** Points that copies from the ad cost. */
  copies: number;
  /** What the resume shows and its summary does not mention. */
  notInSummary: RequirementEvidence[];
  /** What the resume shows, but not where a reader looks first. */
  notAtGlance: RequirementEvidence[];
}

/**
 * Where somebody looks who gives a resume a few seconds: the headline and the summary, the titles and the first lines of the newest entries, and what is short
 * anyway (degrees, certificates, languages).
 */
const entryLine = /^\/(?:work|projects|volunteer)\/(\d+)\/(?:highlights\/(\d+))?/;
function isAtGlance(pointer: string): boolean {
  const [line, entry, place = 0] = entryLine.exec(pointer) ?? [];
  return line === undefined || (Number(entry) < share.glanceEntries && Number(place) < share.glanceLines);
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
  interface Seen {
    recent: boolean;
    inSummary: boolean;
    atGlance: boolean;
  }
  const seen = new Map<RequirementEvidence, Seen>();
  const look = (item: RequirementEvidence): Seen => {
    const known = seen.get(item);
    if (known) return known;
    const { requirement, pointers } = item;
    const inSummary = pointers.some((pointer) => pointer.startsWith('/basics/')) || isClaimed(requirement);
    const read = {
      recent: pointers.some((pointer) => recency(pointer) >= recentFrom),
      inSummary,
      atGlance: inSummary || pointers.some(isAtGlance),
    };
    seen.set(item, read);
    return read;
  };
  return (map) => {
    const shown = map.filter(({ kind }) => kind === 'shown');
    const total = map.reduce((sum, { requirement }) => sum + requirement.weight, 0);
    const weightOf = (items: readonly RequirementEvidence[]): number =>
      total === 0 ? 0 : items.reduce((sum, { requirement }) => sum + requirement.weight, 0) / total;
    const recentShare = Math.min(1, weightOf(shown.filter((item) => look(item).recent)) / share.recentShare);
    const notAtGlance = shown.filter((item) => !look(item).atGlance);
    const glanceShare = Math.min(1, (weightOf(shown) - weightOf(notAtGlance)) / share.glanceShare);
    const lateShare = Math.min(1 - glanceShare, weightOf(notAtGlance) / share.glanceShare);
    const notInSummary = shown.filter((item) => !look(item).inSummary);
    const mentioned = shown.length - notInSummary.length;
    const summaryShare = Math.min(1, mentioned / Math.min(share.summaryMentions, Math.max(1, map.length)));
    const earned = share.summary * summaryShare + share.recent * recentShare + share.glance * glanceShare;
    const score = Math.min(100, Math.max(0, earned - copies));
    return { score, summaryShare, recentShare, glanceShare, lateShare, copies, notInSummary, notAtGlance };
  };
}

/** A claim names a requirement with its skill, or with this share of its words. */
const mentionedFrom = 0.6;

function mentions(claim: Statement, { skill, terms }: Requirement, language: Language): boolean {
  if (skill !== undefined) return claim.skills.has(skill);
  const said = terms.filter((term) => stemsOfWord(foldAccents(term), language).some((stem) => claim.stems.has(stem)));
  return terms.length > 0 && said.length / terms.length >= mentionedFrom;
}
