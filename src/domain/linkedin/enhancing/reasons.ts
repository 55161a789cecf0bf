/** Why a text of a profile was changed, beside the reasons for rewording a line (`changeReasons` of tailoring). */
export const enhancementReasonCodes = [
  'title-first',
  'skills-in-headline',
  'result-named',
  'aim-told',
  'about-written',
  'result-early',
  'results-told',
  'skills-told',
  'first-person',
  'empty-phrases',
  'invitation',
  'skills-ordered',
  'skills-shown',
  'results-first',
  'shortened',
  'about-cut',
  'told-in-resume',
  'lines-apart',
  'result-listed',
  'entry-listed',
] as const;
export type EnhancementReason = (typeof enhancementReasonCodes)[number];
