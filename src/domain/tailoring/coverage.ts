import { z } from 'zod';
import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';

/** How a resume meets a requirement; see `EvidenceKind`. */
const evidenceKind = z.enum(['shown', 'listed', 'related', 'missing']);

/** A requirement of the ad in its own words, and how the resume met it as it was sent and meets it now. */
const coveredRequirement = z.object({ text: z.string(), must: z.boolean(), before: evidenceKind, after: evidenceKind });
export type CoveredRequirement = z.infer<typeof coveredRequirement>;

export const coverageSchema = z.array(coveredRequirement);

/** What an ad asks for, in its order, each thing once; what one of the two resumes could not be judged by is left out. */
export function coverageOf(before: EvidenceMap, after: EvidenceMap): CoveredRequirement[] {
  const kindBefore = new Map(before.map(({ requirement, kind }) => [requirement.id, kind]));
  const covered = new Map<string, CoveredRequirement>();
  for (const { requirement, kind } of after) {
    const was = kindBefore.get(requirement.id);
    const key = requirement.text.toLowerCase();
    if (was === undefined || covered.has(key)) continue;
    covered.set(key, { text: requirement.text, must: requirement.must, before: was, after: kind });
  }
  return [...covered.values()];
}
