import type { EnhancementView } from '#contract/enhancements.ts';
import type { Copy } from '#copy/copy.ts';
import {
  contradictionSentence,
  missingSentence,
  profileCheckLabel,
  reasonSentence,
} from '#copy/describe-enhancement.ts';
import type { ProfileEnhancement } from '#domain/linkedin/enhancement.ts';
import { sentenceFor } from '../../http/errors.ts';
import { itemOf, type StoredEnhancement } from './store.ts';

/** Sentences for codes; nothing for codes no longer in use. */
const told = (sentences: readonly string[]): string[] => sentences.filter((sentence) => sentence !== '');

/** The details of an outcome in a language's words. */
const detailsOf = (
  { language, changes, refusals, scores, missing, contradictions }: Omit<ProfileEnhancement, 'output'>,
  copy: Copy,
): EnhancementView['details'] => ({
  language,
  changes: changes.map(({ id, section, entry, original, revised, reasons, evidence }) => ({
    id,
    section,
    entry: entry ?? null,
    original,
    revised,
    reasons: told(reasons.map((reason) => reasonSentence(reason, copy))),
    evidence,
  })),
  refusals,
  scores: {
    before: scores.before,
    after: scores.after,
    gains: scores.gains.map(({ check, points }) => ({ what: profileCheckLabel(check, copy), points })),
  },
  missing: told(missing.map((each) => missingSentence(each, copy))),
  contradictions:
    contradictions?.map((each) => {
      const { kind, profile, resume } = each;
      return { kind, what: contradictionSentence(each, copy), profile, resume };
    }) ?? null,
});

export function enhancementViewOf(stored: StoredEnhancement, copy: Copy): EnhancementView {
  const { output, details, profileInput, failure } = stored;
  return {
    ...itemOf(stored),
    output,
    details: details && detailsOf(details, copy),
    profileText: profileInput ?? '',
    failure: failure && sentenceFor(copy, failure.code, failure.details),
  };
}
