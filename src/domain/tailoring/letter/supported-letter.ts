import type { ClaimChecker } from '../../claims/check-claims.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { evidenceOf } from '../resume-values.ts';
import { toRefusal } from '../reword-resume.ts';
import type { CoverLetter, Refusal } from '../tailoring.ts';
import type { LetterInput } from './material.ts';
import { writeLetter } from './write-letter.ts';

interface SupportedLetter {
  letter: CoverLetter;
  refusals: Refusal[];
}

/**
 * The letter without any paragraph that claims what the resume does not show: the proposed one where all of it holds, else
 * the one written from the resume's own lines.
 */
export function supportedLetter(
  input: LetterInput,
  parsed: ParsedResume,
  check: ClaimChecker,
  proposed?: CoverLetter,
): SupportedLetter {
  const refusals: Refusal[] = [];
  const holds = (text: string): boolean => {
    const report = check([{ text }]);
    if (!report.supported) refusals.push(toRefusal(text, '', report.unsupported));
    return report.supported;
  };
  if (proposed !== undefined && proposed.paragraphs.filter(({ text }) => !holds(text)).length === 0) {
    return { letter: proposed, refusals };
  }
  const draft = writeLetter(input);
  const paragraphs = draft.paragraphs
    .filter(({ text }) => holds(text))
    .map(({ text, pointers, requirements }) => ({
      text,
      evidence: [...new Set(pointers.flatMap((pointer) => evidenceOf(parsed, pointer)))],
      requirements,
    }));
  return { letter: { ...draft, paragraphs }, refusals };
}
