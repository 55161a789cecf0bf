import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { resumeFeatures, type ResumeFeatures } from './resume-features.ts';
import { leadingTerms } from './term-vector.ts';

/** What listings for a resume are looked for by, the weightiest first. */
export interface ResumeSearch {
  /** Codes of the Standard Occupational Classification: of titles held, the headline and the goal. */
  occupations: string[];
  /** Canonical names of skills. */
  skills: string[];
  /** Stems of the words that say most about it, in English. */
  stems: string[];
  /** ISO 3166-1 alpha-2 of where the person lives, where that is known. */
  country?: string | undefined;
}

const most = { occupations: 12, skills: 10, stems: 8 } as const;

/** What a candidate's title has to be looked for: `today` is an ISO date. */
export function resumeSearch(parsed: ParsedResume, today: string): ResumeSearch {
  const features = resumeFeatures(parsed, today);
  const skills = [...features.profile.skills].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return {
    occupations: occupationsIn(features).slice(0, most.occupations),
    skills: skills.slice(0, most.skills).map(([skill]) => skill),
    stems: leadingTerms(features.terms, most.stems),
    country: features.home.country,
  };
}

function occupationsIn({ held, headline, goals, language }: ResumeFeatures): string[] {
  const shares = new Map<string, number>();
  const add = (titles: readonly { titleFor: ResumeFeatures['held'][number]['titleFor']; weight: number }[]) => {
    for (const { titleFor, weight } of titles) {
      for (const [code, share] of titleFor(language).occupations) {
        shares.set(code, Math.max(shares.get(code) ?? 0, share * weight));
      }
    }
  };
  add(held.map(({ titleFor, recency }) => ({ titleFor, weight: 0.3 + 0.7 * recency })));
  add(goals.map(({ titleFor }) => ({ titleFor, weight: 1 })));
  if (headline) add([{ titleFor: headline.titleFor, weight: 0.8 }]);
  return [...shares].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([code]) => code);
}
