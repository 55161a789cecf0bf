import { isDutyVerb } from '../../language/statement-openers.ts';
import type { Section } from './heading-phrases.ts';
import type { Passage } from './passages.ts';

/** Whether a statement begins with the verb of a duty. */
export const opensDuty = (text: string): boolean =>
  isDutyVerb(/^[A-Za-z]+/.exec(text)?.[0] ?? '') &&
  !/^(?:offer|join|apply|visit|work(?:ing)? (?:with|for|at)\b)/i.test(text);

const opensWant =
  /^(?:the |an? )?(?:ideal |successful )?(?:abilit|able|experienced?\b|knowledge|must|should|strong|excellent|good\b|great\b|proficien|bachelor|master|minimum|at least|\d|high school|degree|valid|familiar|understanding|demonstrated|proven|prior|previous|working knowledge|candidates? (?:must|should)|applicants? (?:must|should)|you (?:must|should|will need|have)|required|preferred|willing|fluen|licen|certif|solid|basic|skilled|hands-on|self|team|detail)/;

/**
 * Follows a list to where it ends without a sign: prose about the firm or how to apply closes a list of wants or duties for
 * the prose behind it, and bullets behind a sentence about benefits are benefits.
 */
export function listRun() {
  let closed: Section | undefined;
  return {
    reset: () => {
      closed = undefined;
    },
    place: (passage: Passage): Passage => {
      const inList = passage.section === 'must' || passage.section === 'nice' || passage.section === 'duty';
      if (!inList) {
        if (!passage.bullet && passage.headed && passage.section !== 'meta') closed = passage.section;
        return passage;
      }
      if (
        closed === undefined ||
        opensWant.test(passage.folded) ||
        (passage.section === 'duty' && opensDuty(passage.text)) ||
        (passage.bullet && closed !== 'benefits')
      )
        return passage;
      return { ...passage, section: closed };
    },
  };
}
