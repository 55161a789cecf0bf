import probes from '../../words/interview/french-probes.json' with { type: 'json' };
import { entriesOf } from '../../words/word-table.ts';
import { probesIn, quotingVoice } from '../quoting/voice.ts';
import { frenchPhrases } from './phrases.ts';

/** How a French-speaking interviewer asks. */
export const frenchVoice = quotingVoice(frenchPhrases, probesIn(entriesOf(probes)));
