import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import type { Wording } from '../finding-words.ts';
import { plural } from './counting.ts';
import { contentFindings } from './findings-content.ts';
import { craftFindings } from './findings-craft.ts';
import { jobFindings } from './findings-job.ts';
import { layoutFindings } from './findings-layout.ts';

/** The sentences for each finding; several findings of one code are said in one go. */
export const findingWordings: Record<FindingCode, Wording> = {
  ...jobFindings,
  ...contentFindings,
  ...craftFindings,
  ...layoutFindings,
};

const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** What doing it is worth. */
export const worth = (gain: number): string => {
  const rounded = Math.round(10 * gain) / 10;
  if (rounded > 0) return `Worth about ${points.format(rounded)} ${plural(rounded, 'point', 'points')}.`;
  return gain > 0 ? 'Worth less than 0.1 points.' : 'This won’t change your score.';
};
