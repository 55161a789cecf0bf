import { bandOf } from '#domain/scoring/bands.ts';

export interface HistorySummary {
  total: number;
  /** Rounded. */
  average: number;
  best: number;
  /** How many have 80 or more. */
  strong: number;
}

/** The summary of a history; nothing where there is none. */
export function summaryOf(overall: readonly number[]): HistorySummary | undefined {
  if (overall.length === 0) return undefined;
  return {
    total: overall.length,
    average: Math.round(overall.reduce((sum, score) => sum + score, 0) / overall.length),
    best: Math.max(...overall),
    strong: overall.filter((score) => bandOf(score) === 'green').length,
  };
}
