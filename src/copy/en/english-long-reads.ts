import { careerGuide } from './career-guide.ts';
import { faq } from './faq.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { terms } from './terms.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { securityPolicy } from './security.ts';

/** The texts that are pages of their own. They are not among `englishPages`, which every page loads. */
export const englishLongReads = {
  careerGuide,
  faq,
  privacyPolicy,
  terms,
  cookiePolicy,
  securityPolicy,
};
