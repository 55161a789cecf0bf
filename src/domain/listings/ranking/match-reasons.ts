import type { EvidenceMap } from '../../matching/evidence/evidence-map.ts';
import { titleWords } from '../../matching/titles/job-titles.ts';
import { keywordOf, openRequirements } from '../../scoring/open-requirements.ts';
import type { MatchReason } from '../listing-match.ts';
import type { ExperienceLevel } from '../listing.ts';
import type { FirstFit } from './first-fit.ts';
import { levelRung } from './levels.ts';
import type { RankableListing } from './rankable-listing.ts';

/** From which shares on something is told. */
const tellFrom = { nearTitle: 0.45, sameCity: 1, levelGap: 1.2, shift: 0.02 } as const;
const mostSkills = 5;

/** Why a listing is proposed, what speaks for it first. */
export function reasonsOf(
  listing: RankableListing,
  first: FirstFit,
  { map, licences, shift }: { map: EvidenceMap; licences: EvidenceMap; shift: number },
): MatchReason[] {
  const shown = map.filter(({ kind }) => kind === 'shown');
  const asked = shown.length + openRequirements(map).length;
  const skills = shown
    .filter(({ requirement }) => requirement.skill !== undefined)
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .map(({ requirement }) => keywordOf(requirement));
  return [
    ...titleReason(listing, first),
    ...(asked > 0 ? [{ code: 'REQUIREMENTS_SHOWN', shown: shown.length, asked } as const] : []),
    ...(skills.length > 0
      ? [{ code: 'SKILLS_SHOWN', skills: [...new Set(skills)].slice(0, mostSkills) } as const]
      : []),
    ...placeReason(listing, first),
    ...levelReason(listing, first),
    ...(licences.length > 0
      ? [{ code: 'LICENCES_MISSING', licences: licences.map(({ requirement }) => keywordOf(requirement)) } as const]
      : []),
    ...(Math.abs(shift) >= tellFrom.shift ? [{ code: shift > 0 ? 'LIKED_SIMILAR' : 'HIDDEN_SIMILAR' } as const] : []),
  ];
}

function titleReason({ title }: RankableListing, { title: fit, held, byGoal }: FirstFit): MatchReason[] {
  if (fit < tellFrom.nearTitle) return [];
  if (byGoal) return [{ code: 'GOAL_TITLE', title }];
  if (held === undefined) return [];
  const shown = headOf(held);
  return isHeldAs(title, shown)
    ? [{ code: 'SAME_TITLE', title: shown }]
    : [{ code: 'NEAR_TITLE', held: shown, asked: title }];
}

/** A title without what follows it: "Night Nurse, St. Mary's (summers)" is a night nurse; one in capitals alone is written as a title. */
function headOf(title: string): string {
  const [head = ''] = title.split(/[,;:|(/]|\s[-–—]\s/);
  const short = head.trim() || title;
  return short === short.toUpperCase() ? short.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, upper) : short;
}

const upper = (letter: string): string => letter.toUpperCase();

/** Whether all words of a listing's title are in one that was held: similar titles are related, not the same. */
function isHeldAs(asked: string, held: string): boolean {
  const has = new Set(titleWords(held, 'en'));
  const words = titleWords(headOf(asked), 'en');
  return words.length > 0 && words.every((word) => has.has(word));
}

function placeReason({ workplace, location }: RankableListing, { place }: FirstFit): MatchReason[] {
  if (place === 0) return [{ code: 'OTHER_COUNTRY' }];
  if (workplace === 'remote') return [{ code: 'REMOTE' }];
  return place === tellFrom.sameCity && location !== undefined ? [{ code: 'SAME_PLACE', place: location }] : [];
}

function levelReason({ experienceLevel }: RankableListing, { levelGap }: FirstFit): MatchReason[] {
  if (experienceLevel === undefined || !(experienceLevel in levelRung)) return [];
  const level: ExperienceLevel = experienceLevel;
  if (Math.abs(levelGap) < tellFrom.levelGap) return [{ code: 'LEVEL_FITS', level }];
  return [{ code: levelGap > 0 ? 'LEVEL_ABOVE' : 'LEVEL_BELOW', level }];
}
