import { isProfileAddress } from '#domain/linkedin/profile-address.ts';
import { minProfileCharacters } from '#contract/enhancements.ts';
import { maxProfileCharacters } from '#contract/limits.ts';
import type { RouteBodySent } from '#contract/route.ts';
import type { api } from '#contract/api.ts';
import type { PageCopy } from '#copy/copy.ts';
import type { EnhanceDraft } from './enhance-draft.ts';
import { profileText } from './profile-fields.ts';

export type EnhanceBody = RouteBodySent<typeof api.enhanceLinkedin>;

/** What's missing, and which part of the form it concerns. */
export interface MissingInput {
  part: 'profile' | 'role';
  title: string;
  text: string;
}

type InputWords = Pick<PageCopy, 'enhanceToasts' | 'scoreToasts' | 'validation'>;

/** The profile as the request contains it, or what's wrong with it. */
function profileOf(
  { mode, url, fields }: EnhanceDraft,
  { enhanceToasts, scoreToasts, validation }: InputWords,
): { profileUrl: string } | { profileText: string } | MissingInput {
  const missing = (title: string, text: string): MissingInput => ({ part: 'profile', title, text });
  if (mode === 'url') {
    const profileUrl = url.trim();
    if (profileUrl === '') return missing(enhanceToasts.urlRequired, validation.linkedinUrlRequired);
    return isProfileAddress(profileUrl)
      ? { profileUrl }
      : missing(enhanceToasts.urlInvalid, validation.enhancementUrlInvalid);
  }
  const text = profileText(fields);
  if (text === '') return missing(scoreToasts.inputRequired, validation.linkedinTextRequired);
  if (text.length < minProfileCharacters) return missing(scoreToasts.inputRequired, validation.profileTextTooShort);
  if (text.length > maxProfileCharacters) return missing(scoreToasts.inputTooLong, validation.linkedinTooLong);
  return { profileText: text };
}

/** The form as a request, or the first thing that's missing for one. */
export function requestOf(draft: EnhanceDraft, words: InputWords): EnhanceBody | MissingInput {
  const { targetRole, industry, seniority, resume } = draft;
  const profile = profileOf(draft, words);
  if ('part' in profile) return profile;
  if (targetRole.trim() === '') {
    const { roleRequired: title, roleRequiredText: text } = words.enhanceToasts;
    return { part: 'role', title, text };
  }
  return {
    ...profile,
    targetRole: targetRole.trim(),
    ...(industry !== '' && { industry }),
    ...(seniority !== '' && { seniority }),
    ...(resume?.kind === 'optimization' && { optimizationId: resume.id }),
    ...(resume?.kind === 'upload' && { uploadId: resume.id }),
  };
}
