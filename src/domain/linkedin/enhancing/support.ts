import { claimChecker } from '../../claims/check-claims.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { ProfileChange, ProfileEnhancement } from '../enhancement.ts';
import type { EnhancedSection } from '../enhancement.ts';

/** Where a text comes from. */
export type Origin = 'profile' | 'resume';

/** A text with what it rests on. */
export interface Told {
  text: string;
  from: Origin;
  /** JSON Pointer of the entry that it is about. */
  entry?: string | undefined;
  /** Ids of lines of the profile, or of the resume. */
  lines: readonly string[];
  /** What is checked in its place: the whole sentence of which a headline has the short form. */
  checkedAs?: string | undefined;
  /** It gives names just as the source lists them, and says nothing else. */
  asListed?: boolean | undefined;
  /** It says where the person wants to go, and claims nothing of what they are. */
  isAim?: boolean | undefined;
}

/** The profile, and the resume that is linked, as what sentences must rest on. */
export interface Support {
  /** What a text claims that neither supports; undefined where it claims nothing else. */
  refuses(told: Told): string | undefined;
  /** The lines that a text rests on, for people. */
  evidenceOf(told: Pick<Told, 'from' | 'lines'>): ProfileChange['evidence'][number];
  /** The text if it is supported; else it is listed as refused. */
  supported(section: EnhancedSection, told: Told): Told | undefined;
  refusals: ProfileEnhancement['refusals'];
}

/** Checks texts against the profile first and then, where one is linked, the resume. */
export function supportFrom(
  profile: ParsedResume,
  resume: ParsedResume | undefined,
  context: { today: string; jobTitle: string },
): Support {
  const sources = { profile, resume };
  const checkers = {
    profile: claimChecker(profile, context),
    resume: resume && claimChecker(resume, context),
  };
  const refusals: ProfileEnhancement['refusals'] = [];
  const refuses: Support['refuses'] = ({ text: written, from, entry, lines, checkedAs }) => {
    const text = checkedAs ?? written;
    const claims = (['profile', 'resume'] as const).flatMap((source) => {
      const check = checkers[source];
      if (check === undefined) return [];
      // A line of an entry has its words from there; a sentence made of facts may rest on all of the source.
      const cited = source === from && entry !== undefined && lines.length > 0;
      const report = check([cited ? { text, entry, evidence: [...lines] } : { text }]);
      return [report.supported ? undefined : (report.unsupported[0]?.claim ?? text)];
    });
    return claims.includes(undefined) ? undefined : claims[0];
  };
  return {
    refuses,
    refusals,
    evidenceOf: ({ from, lines }) => ({
      from,
      lines: [...lines],
      text: (sources[from]?.lines ?? [])
        .filter(({ id }) => lines.includes(id))
        .map(({ text }) => text)
        .join('\n'),
    }),
    supported: (section, told) => {
      const claim = told.asListed === true || told.isAim === true ? undefined : refuses(told);
      if (claim === undefined) return told;
      refusals.push({ section, proposed: told.text, claim });
      return undefined;
    },
  };
}
