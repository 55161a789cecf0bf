/** The texts of a profile that are scored: as they stand, or as they are proposed. */
export interface Proposal {
  headline: string;
  about: string;
  skills: string[];
  /** Each position's description. */
  positions: string[];
}

const sectionsOf = {
  headline: 'headline',
  about: 'about',
  skills: 'skills',
  positions: 'experience',
} as const satisfies Record<keyof Proposal, string>;
type Part = keyof Proposal;

/** The proposal without the sections that would lower the score: each of those is left as it was. */
export function withoutLosses(
  proposed: Proposal,
  asItWas: Proposal,
  score: (texts: Proposal) => number,
): { texts: Proposal; left: (typeof sectionsOf)[Part][] } {
  let texts = proposed;
  let best = score(proposed);
  const left: (typeof sectionsOf)[Part][] = [];
  for (const part of Object.keys(sectionsOf) as Part[]) {
    if (JSON.stringify(proposed[part]) === JSON.stringify(asItWas[part])) continue;
    const without = { ...texts, [part]: asItWas[part] };
    const reached = score(without);
    if (reached <= best) continue;
    texts = without;
    best = reached;
    left.push(sectionsOf[part]);
  }
  return { texts, left };
}
