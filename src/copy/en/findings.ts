import type { FindingCode } from '#domain/scoring/finding-codes.ts';
import type { Wording } from '../finding-words.ts';
import { contentFindings } from './findings-content.ts';
import { jobFindings } from './findings-job.ts';
import { layoutFindings } from './findings-layout.ts';

/** The sentences for each finding; several findings of one code are said in one go. */
export const findingWordings: Record<FindingCode, Wording> = { ...jobFindings, ...contentFindings, ...layoutFindings };

/** What doing it is worth. */
export const worth = (points: number): string =>
  points >= 0.1
    ? `Worth about ${points.toFixed(1)} ${points === 1 ? 'point' : 'points'} of your score.`
    : 'No points depend on it.';
