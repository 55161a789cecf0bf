import type { ClaimChecker } from '../../claims/check-claims.ts';
import { sentencesOf } from '../../claims/evidence/sentences.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { stringsOf } from '../../resume/json-pointer.ts';
import type { Language } from '../../language/languages.ts';
import { newClaims, strangeYears } from '../new-claims.ts';
import { asClaim, toRefusal } from '../reword-resume.ts';
import type { CoverLetter, Refusal } from '../tailoring.ts';

type Paragraph = CoverLetter['paragraphs'][number];

/** What a proposed letter is held against. */
export interface Resting {
  check: ClaimChecker;
  language: Language;
  resume: JsonResume;
  /** How the job and the employer are called. */
  spoken: string;
}

export interface HeldProposal {
  /** What passes the claim check. */
  paragraphs: Paragraph[];
  refusals: Refusal[];
  /** Whether enough of the letter is left to be one. */
  isLetter: boolean;
}

/** A sentence that says what it is about by the one before it. */
const leaning =
  /^(?:this|that|these|those|it|its|there|they|here|he|she|also|in this|in that|in the same|as a result|the same|both|another|doing so)\b/i;

const fewestParagraphs = 2;

/**
 * A proposed letter without the sentences that the claim check refuses, nor those that lean on one: what "there" means must not change. In a language whose
 * leaning sentences are not known, a letter passes whole or not at all. Less than half of a letter is none.
 */
export function heldProposal(proposed: readonly Paragraph[], resting: Resting): HeldProposal {
  const { check, language, resume, spoken } = resting;
  const said = stringsOf(resume).join('\n');
  const refusals: Refusal[] = [];
  let sentences = 0;
  let held = 0;
  let lost = false;
  const paragraphs = proposed.flatMap((paragraph) => {
    const report = check([{ text: paragraph.text }]);
    if (!report.supported) refusals.push(toRefusal(paragraph.text, '', report.unsupported));
    const refused = report.unsupported.map(({ text }) => text);
    const brings = (sentence: string): boolean => {
      const added = [
        ...newClaims(sentence, said, { english: language === 'en', spoken }),
        ...strangeYears(sentence, resume),
      ];
      if (added.length > 0) refusals.push(toRefusal(sentence, '', added.map(asClaim)));
      return added.length > 0;
    };
    const all = sentencesOf(paragraph.text);
    const kept = all.filter((sentence) => {
      const isRefused =
        refused.some((claim) => sentence.includes(claim) || claim.includes(sentence)) || brings(sentence);
      lost = isRefused || (lost && leaning.test(sentence));
      return !lost;
    });
    sentences += all.length;
    const text = kept.join(' ');
    if (kept.length === 0 || (kept.length < all.length && !check([{ text }]).supported)) return [];
    held += kept.length;
    return [{ ...paragraph, text }];
  });
  const whole = check([{ text: paragraphs.map(({ text }) => text).join('\n\n') }]);
  const isLetter =
    whole.supported &&
    paragraphs.length >= Math.min(fewestParagraphs, proposed.length) &&
    held * 2 >= sentences &&
    (held === sentences || language === 'en');
  return { paragraphs, refusals, isLetter };
}
