import { rewordLine } from '../../tailoring/wording/reword-line.ts';

const weakDuty = /^(?:I )?was (?:also )?responsible for (?=\S)/i;
const weakPart = /^(?:I )?was (?:also )?(?:actively )?involved (?:in|with) (?=\S)/i;
const standingDuty = /^(?:solely |fully )?responsible for (?=\S)/i;

/**
 * An English line that opens weakly and that no rule of wording could turn into an action, in fewer words and with no larger part in it: the best first. What a
 * current position is responsible for is told in the present, whatever tense the lines beside it have. None where nothing is better.
 */
export function plainDuties(text: string, present: boolean): string[] {
  if (present && standingDuty.test(text)) {
    const reworded = rewordLine(text, { tense: 'present', evenTense: false, dropPronouns: false, stops: false });
    // Better in the person's own words than as something that is over.
    return [...new Set([reworded.text, text])];
  }
  if (weakDuty.test(text)) return ['In charge of ', 'Responsible for '].map((plain) => text.replace(weakDuty, plain));
  return weakPart.test(text) ? [text.replace(weakPart, 'Took part in ')] : [];
}
