import type { Contradiction, ProfileEnhancement } from '#domain/linkedin/enhancement.ts';
import { enhancementReasonCodes, type EnhancementReason } from '#domain/linkedin/enhancing/reasons.ts';
import { missingCodes, type MissingCode } from '#domain/linkedin/enhancing/missing.ts';
import { changeReasons, type ChangeReason } from '#domain/tailoring/tailoring.ts';
import type { CheckName } from '#domain/scoring/evaluation.ts';
import type { ProfileCheckName } from '#domain/linkedin/profile-checks.ts';
import type { Copy } from './copy.ts';

type Coded = ProfileEnhancement['missing'][number];

const isOwnReason = (code: string): code is EnhancementReason => enhancementReasonCodes.some((known) => known === code);
const isChangeReason = (code: string): code is ChangeReason => changeReasons.some((known) => known === code);
const isMissing = (code: string): code is MissingCode => missingCodes.some((known) => known === code);

/** Why a text of a profile was changed, in a sentence; empty for a code of another version. */
export function reasonSentence({ code, facts = {} }: Coded, { enhancementReasons, changeWords }: Copy): string {
  if (isOwnReason(code)) return enhancementReasons[code](facts);
  return isChangeReason(code) ? changeWords[code].why : '';
}

/** What the person should add, in a sentence; empty for a code of another version. */
export const missingSentence = ({ code, facts = {} }: Coded, { enhancementMissing }: Copy): string =>
  isMissing(code) ? enhancementMissing[code](facts) : '';

/** What a profile and a resume tell differently, in a sentence; the lines of both stand beside it. */
export const contradictionSentence = ({ kind, slight }: Contradiction, copy: Copy): string =>
  slight === true ? copy.slightContradiction : copy.contradictionWords[kind];

/** What a check of a profile is called. */
export const profileCheckLabel = (check: string, { profileCheckLabels, checkWords }: Copy): string =>
  check in profileCheckLabels
    ? profileCheckLabels[check as ProfileCheckName]
    : check in checkWords
      ? checkWords[check as CheckName].label
      : check;
