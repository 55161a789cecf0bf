import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';
import { keywordOf, openRequirements } from './open-requirements.ts';

const most = 15;

const isShort = ({ requirement }: EvidenceMap[number]): boolean =>
  requirement.skill !== undefined || (requirement.kind !== 'experience' && requirement.text.split(/\s+/).length <= 4);

const namesOf = (items: EvidenceMap): string[] =>
  [
    ...new Set(
      items
        .filter(isShort)
        .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
        .map(({ requirement }) => keywordOf(requirement)),
    ),
  ].slice(0, most);

/** What the ad requires and the resume does not mention at all, in order of weight. */
export const missingKeywords = (map: EvidenceMap): string[] =>
  namesOf(
    openRequirements(map).filter(
      ({ kind, requirement }) => requirement.must && (kind === 'missing' || kind === 'related'),
    ),
  );

/** What would help as well: missing nice-to-haves, and skills that are listed and not shown in a sentence. */
export const recommendedKeywords = (map: EvidenceMap): string[] =>
  namesOf(
    openRequirements(map).filter(
      ({ kind, requirement }) => kind === 'listed' || (!requirement.must && kind !== 'shown'),
    ),
  );
