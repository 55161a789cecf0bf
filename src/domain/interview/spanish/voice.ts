import probes from '../../words/interview/spanish-probes.json' with { type: 'json' };
import { entriesOf } from '../../words/word-table.ts';
import { probesIn, quotingVoice } from '../quoting/voice.ts';
import { spanishPhrases } from './phrases.ts';

/** How a Spanish-speaking interviewer asks. */
export const spanishVoice = quotingVoice(spanishPhrases, probesIn(entriesOf(probes)));
