import { vitalRating } from '#contract/vital-thresholds.ts';
import type { VitalName, VitalRating } from '#contract/tracked-events.ts';

/** A measurement as the browser keeps it. */
export interface VitalRecord {
  id: string;
  name: VitalName;
  value: number;
  rating: VitalRating;
  /** By how much it has changed since it was last recorded: all of it the first time. */
  delta: number;
  navigationType: string;
  timestamp: number;
  /** Without its query. */
  url: string;
  userAgent: string;
  connectionType: string;
}

export const vitalsKey = 'foothold.performance';
/** The newest are kept. */
const mostKept = 50;

export type Measured = Pick<VitalRecord, 'name' | 'value'>;
type MeasuredWith = Pick<VitalRecord, 'id' | 'navigationType' | 'timestamp' | 'url' | 'userAgent' | 'connectionType'>;

export const vitalRecord = ({ name, value }: Measured, circumstances: MeasuredWith): VitalRecord => ({
  ...circumstances,
  name,
  value,
  rating: vitalRating(name, value),
  delta: value,
});

export function keepVital(storage: Pick<Storage, 'getItem' | 'setItem'>, record: VitalRecord): void {
  try {
    const before: unknown = JSON.parse(storage.getItem(vitalsKey) ?? '[]');
    const kept: unknown[] = [...(Array.isArray(before) ? (before as unknown[]) : []), record].slice(-mostKept);
    storage.setItem(vitalsKey, JSON.stringify(kept));
  } catch {
    // Storage is full, closed or spoiled: nothing is kept.
  }
}

export function forgetVitals(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(vitalsKey);
  } catch {
    // Nothing was kept.
  }
}
