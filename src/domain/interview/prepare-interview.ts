import { rulesetVersion } from '../scoring/catalogue.ts';
import type { Language } from '../language/languages.ts';
import { englishVoice } from './english/voice.ts';
import { frenchVoice } from './french/voice.ts';
import { germanVoice } from './german/voice.ts';
import type { InterviewPrep } from './interview-prep.ts';
import { spanishVoice } from './spanish/voice.ts';
import { questionsOf } from './questions.ts';
import { storiesOf } from './stories.ts';
import { adRemarks } from './material/ad-remarks.ts';
import { pairOf, type PairInput } from './material/pair.ts';
import type { Voice } from './wording.ts';

export type PrepInput = PairInput;

/** The languages an interview can be prepared in; for an ad in another one it is English. */
const voices: Partial<Record<Language, Voice>> = {
  en: englishVoice,
  de: germanVoice,
  fr: frenchVoice,
  es: spanishVoice,
};

/** Everything for the interview about one ad. Pure: same input, same prep. */
export function prepareInterview(input: PrepInput): InterviewPrep {
  const pair = pairOf(input);
  const own = voices[pair.posting.language];
  const voice = own ?? englishVoice;
  const asked = questionsOf(pair, voice);
  const stories = storiesOf(pair, asked, voice);
  const remarks = adRemarks(pair.posting);
  return {
    rulesetVersion,
    language: own === undefined ? 'en' : pair.posting.language,
    questions: asked.map(({ question }) => question),
    stories,
    forEmployer: voice.forEmployer(pair, remarks),
    tips: voice.tips(pair, stories, remarks),
  };
}
