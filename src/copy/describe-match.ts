import type { MatchReason } from '#domain/listings/listing-match.ts';
import type { Copy } from './copy.ts';

/** A reason for or against a listing, in a sentence; empty for a code of another version. */
export function matchReasonSentence(reason: MatchReason, { matchReasonWords }: Copy): string {
  const words: Partial<Record<string, (reason: never) => string>> = matchReasonWords;
  return words[reason.code]?.(reason as never) ?? '';
}
