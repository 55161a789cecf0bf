import probes from '../../words/interview/german-probes.json' with { type: 'json' };
import { entriesOf } from '../../words/word-table.ts';
import { probesIn, quotingVoice } from '../quoting/voice.ts';
import { germanPhrases } from './phrases.ts';

/** How a German-speaking interviewer asks. */
export const germanVoice = quotingVoice(germanPhrases, probesIn(entriesOf(probes)));
