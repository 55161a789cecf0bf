import type { Comparison } from '../../matching/compare.ts';
import type { EvidenceMap } from '../../matching/evidence/evidence-map.ts';
import { missingKeywords } from '../../scoring/keywords.ts';
import { keywordOf, openRequirements } from '../../scoring/open-requirements.ts';
import { shownScore } from '../../scoring/rules/job-match.ts';
import type { ListingMatch } from '../listing-match.ts';
import { firstWeights, unknownFit, type FirstFit } from './first-fit.ts';
import { reasonsOf } from './match-reasons.ts';
import type { RankableListing } from './rankable-listing.ts';

/** What each shown part counts of the whole; together 1. */
export const matchWeights = { similarity: 0.4, keywords: 0.2, titleLocation: 0.4 } as const;
/** What a required licence that the resume does not name costs of the score, for all of them together at most once. */
export const licenceCost = 0.04;
/** The texts of hardly any listing and resume agree wholly: this much counts in full. */
const full = { similarity: 0.7, title: 0.8 } as const;
/** What is left of the texts' likeness where the listing is in a language that the resume neither is in nor names. */
const foreignWorth = 0.7;
/** Title and place as one score; where nothing is known of the place, the title alone is. */
const placeShare = 0.4;
/** What is left of it abroad, and what a level that does not fit at all takes from it. */
const abroadWorth = 0.25;
const levelCost = 0.4;

const most = { keywords: 15, strengths: 5 } as const;

const percent = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));

const namesOf = (map: EvidenceMap, count: number): string[] =>
  [...new Set(map.slice(0, count * 2).map(({ requirement }) => keywordOf(requirement)))].slice(0, count);

/** What has a name of its own: a skill, a degree, a license or a language, rather than a phrase of the ad. */
const isNamed = ({ requirement: { skill, kind } }: EvidenceMap[number]): boolean =>
  skill !== undefined || kind === 'degree' || kind === 'licence' || kind === 'language';

/** The parts that a match shows, each 0-1. A title counts as far as the text bears it out, and both with the level and the place. */
function shownParts(first: FirstFit): { similarity: number; title: number; titleLocation: number } {
  const { terms, field, skills } = firstWeights;
  const alike =
    (terms * first.terms + field * (first.field ?? unknownFit.field) + skills * (first.skills ?? unknownFit.skills)) /
    (terms + field + skills);
  const title = Math.min(1, Math.sqrt(first.title * first.terms) / full.title);
  const titleLocation = first.place === undefined ? title : (1 - placeShare) * title + placeShare * first.place;
  return {
    similarity: Math.min(1, alike / full.similarity) * (first.isUnderstood ? 1 : foreignWorth),
    title,
    titleLocation: titleLocation * (1 - levelCost * (1 - first.level)) * (first.place === 0 ? abroadWorth : 1),
  };
}

/**
 * A listing that was compared line by line, as a match; `shift` is what the person's reactions to similar ones bring or cost, as a share;
 * `spoken` are the languages that the resume shows by being written in them, as the lexicon calls them.
 */
export function preciseMatch(
  listing: RankableListing,
  first: FirstFit,
  { map }: Pick<Comparison, 'map'>,
  shift: number,
  spoken: ReadonlySet<string> = new Set(),
): ListingMatch {
  const keywords = map.length === 0 ? undefined : shownScore(map) / 100;
  const skills = map.filter(({ requirement }) => requirement.kind === 'skill');
  const licences = openRequirements(map).filter(
    ({ kind, requirement }) => requirement.kind === 'licence' && requirement.must && kind !== 'listed',
  );
  const parts = shownParts(first);
  const keywordScore = keywords ?? first.terms;
  const overall =
    matchWeights.similarity * parts.similarity +
    matchWeights.keywords * keywordScore +
    matchWeights.titleLocation * parts.titleLocation -
    (licences.length > 0 ? licenceCost : 0) +
    shift;
  const shown = map
    .filter(({ kind }) => kind === 'shown')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight);
  return {
    overallScore: percent(overall),
    similarityScore: percent(parts.similarity),
    keywordScore: percent(keywordScore),
    titleLocationScore: percent(parts.titleLocation),
    skillsScore: percent(skills.length === 0 ? (first.skills ?? keywords ?? 0) : shownScore(skills) / 100),
    titleScore: percent(parts.title),
    locationScore: first.place === undefined ? null : percent(first.place),
    matchingKeywords: namesOf(shown, most.keywords),
    missingSkills: missingKeywords(map.filter(isNamed)).filter((name) => !spoken.has(name)),
    strengthAreas: namesOf(
      shown.toSorted((a, b) => b.strength * b.requirement.weight - a.strength * a.requirement.weight),
      most.strengths,
    ),
    reasons: reasonsOf(listing, first, { map, licences, shift }),
  };
}
