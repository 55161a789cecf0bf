import type { VitalName, VitalRating } from './tracked-events.ts';

/** Up to the first a value is good, beyond the second it is poor; in milliseconds, the shift of the layout as a share of the window. */
const vitalThresholds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  CLS: [0.1, 0.25],
  FID: [100, 300],
  LCP: [2500, 4000],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export function vitalRating(metric: VitalName, value: number): VitalRating {
  const [good, poor] = vitalThresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
