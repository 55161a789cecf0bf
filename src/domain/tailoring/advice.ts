import { fitBandOf } from '../scoring/bands.ts';
import type { Advice } from './tailoring.ts';

/** What to say about applying at this fit, 0-100: what recruiters thought of such resumes is in `docs/scoring.md`. Undefined where there is no fit. */
export function adviceFor(fit: number | undefined): Advice | undefined {
  if (fit === undefined) return undefined;
  const band = fitBandOf(fit);
  if (band === 'distant') return 'against';
  return band === 'partial' ? 'think-twice' : 'apply';
}
