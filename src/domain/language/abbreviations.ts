import abbreviations from '../words/abbreviations.json' with { type: 'json' };
import { patternOf } from '../words/word-table.ts';

const abbreviation = patternOf(abbreviations, 'all', 'iu', (any) => String.raw`(?:^|[\s(])(?:${any}|\p{L})\.$`);

/** Whether the full stop at a text's end belongs to an abbreviation, after which the sentence continues. */
export const endsInAbbreviation = (text: string): boolean => abbreviation.test(text);
