import { headingMeaning } from '../../document/headings/headings.ts';
import { findDates } from '../../language/dates.ts';
import { plainWords } from '../../language/fold.ts';
import { isCity, isRegion, isStreet } from '../basics/location.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import { languageNames } from '../sections/language-names.ts';
import type { ReadValue } from './read-values.ts';
import { bounded, flag, type Signs } from './sign.ts';
import { isProse } from './value-kinds.ts';

const hasYear = /\d{4}/;
const opens = (text: string): number => text.split('(').length - 1;
const closes = (text: string): number => text.split(')').length - 1;
/** A name or a line that ends so goes on somewhere else. */
const openEnd = /[,;:–—\-&/(]$|\s(?:and|or|of|the|with|for|in|to|und|oder|et|ou|y|o|e|i|a|de|du|der|für)$/iu;
const openStart = /^[,;:–—&/).]|^(?:and|or|of|und|oder|et|ou|y)\s/iu;

/** What the text of a value says of itself, whatever stands around it. */
export function textSigns({ kind, text, squeezed }: ReadValue): Signs {
  const plain = plainWords(text);
  const words = plain.split(' ').filter(Boolean);
  const [date] = kind !== 'date' && hasYear.test(text) ? findDates(text) : [];
  const prose = isProse(kind);
  const isName = !prose && kind !== 'date';
  const isShort = isName && text.length < 120;
  const titled = isShort ? titleScore(text) : 0;
  const organised = isShort ? employerScore(text) : 0;
  return {
    words: bounded(words.length / (prose ? 40 : 10)),
    'one word': flag(words.length === 1),
    'many words': flag(isName && words.length > 7),
    'few letters': flag(squeezed.length < 3),
    'short line': flag(prose && words.length < 5),
    'starts small': flag(/^\p{Ll}/u.test(text)),
    'in capitals': flag(isName && words.length > 1 && /^[^\p{Ll}]+$/u.test(text)),
    'has digits': flag(isName && /\d/.test(text)),
    'holds a date': flag(date !== undefined),
    'begins with a date': flag(prose && date?.index === 0),
    'ends open': flag(openEnd.test(text.trim())),
    'begins open': flag(openStart.test(text.trim())),
    'open bracket': flag(opens(text) !== closes(text)),
    'is a sentence': flag(isName && /[.!?]$/.test(text) && words.length > 3),
    'ends with a stop': flag(isName && text.endsWith('.')),
    'has a mark inside': flag(isName && /[:|•·;?]/.test(text)),
    'has a comma': flag(isName && text.includes(',')),
    'reads as a title': bounded(titled / 3),
    'reads as an employer': bounded(organised / 3),
    'reads as the other': flag(
      (kind === 'employer' && titled > organised + 0.5) || (kind === 'title' && organised > titled + 0.5),
    ),
    'is a place': flag(isShort && (isCity(text) || isRegion(text) || isStreet(text))),
    'is a language': flag(isShort && languageNames.has(plain)),
    'is a heading': flag(isShort && headingMeaning(text) !== undefined),
    'ends in capitals': flag(prose && /\s\p{Lu}{4,}(?:\s\p{Lu}{3,})*$/u.test(text)),
    'no full stop': flag(prose && !/[.!?)]$/.test(text)),
  };
}
