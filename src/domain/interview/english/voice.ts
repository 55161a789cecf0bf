import type { Voice } from '../wording.ts';
import { claim, duty } from './behavioral.ts';
import { career } from './career.ts';
import { credential, motivation } from './motivation.ts';
import { forEmployer } from './for-employer.ts';
import { missingPart } from './missing-parts.ts';
import { technical, tradeClaim } from './technical.ts';
import { tips } from './tips.ts';
import { trait } from './traits.ts';

/** How an English-speaking interviewer asks. */
export const englishVoice: Voice = {
  technical,
  tradeClaim,
  duty,
  trait,
  claim,
  credential,
  career,
  motivation,
  missingPart,
  forEmployer,
  tips,
};
