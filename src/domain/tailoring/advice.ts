import { isDoubtful } from '../resume/readings/doubtful-reading.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { fitBandOf } from '../scoring/bands.ts';
import type { Advice } from './tailoring.ts';

/**
 * What to say about applying with a resume at this fit, 0-100: what recruiters thought of such resumes is in `docs/scoring.md`. A low fit of a resume that
 * could not be made out is no reason against applying. Undefined where there is no fit.
 */
export function adviceFor(fit: number | undefined, resume: ParsedResume): Advice | undefined {
  if (fit === undefined) return undefined;
  const band = fitBandOf(fit);
  if ((band === 'distant' || band === 'partial') && isDoubtful(resume)) return 'check-reading';
  if (band === 'distant') return 'against';
  return band === 'partial' ? 'think-twice' : 'apply';
}
