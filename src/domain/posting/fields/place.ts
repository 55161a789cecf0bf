import words from '../../words/posting/places.json' with { type: 'json' };
import regions from '../../words/regions.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../../words/word-table.ts';
import type { Posting } from '../posting.ts';

const states = alternativesOf(regions, 'US letters');
const cityState = new RegExp(`\\b((?:[A-Z][\\w.'’-]+ ){0,2}[A-Z][\\w.'’-]+), ?(${states})\\b`);
const prose = patternOf(
  words,
  'before a place',
  'u',
  (any) =>
    String.raw`\b(?:${any}) (?:in|at|a|à|en|em) (?:the |our |downtown |beautiful )?((?:[A-ZÀ-Ý][\p{L}.'’-]+)(?:[ ,]+(?:[A-ZÀ-Ý][\p{L}.'’-]+|[A-Z]{2}))*)`,
);
const german =
  /\b(?:in|Raum|Standort) ((?:[A-ZÄÖÜ][\p{Ll}ß]{2,})(?: (?:am|an der|im) [A-ZÄÖÜ]\p{Ll}+)?)(?= (?:suchen|eine?n?|zum|ab|unbefristet)|\s?\(m\/w\/d\))/u;

/** The place of work: a "Location:" value, else the first place that the text names as such. */
export function readPlace(labelled: string | undefined, text: string): string | undefined {
  const stated = labelled === undefined ? undefined : tidy(labelled);
  if (stated) return stated;
  const city = cityState.exec(text);
  if (city) return `${city[1]}, ${city[2]}`;
  const named = prose.exec(text)?.[1] ?? german.exec(text)?.[1];
  return named?.replace(/[,.\s]+$/, '');
}

const fusedState = new RegExp(`(?<=[a-z])(${states})$`);

/** "DallasTX" and "Chicago, IL 60609" as people write them; nothing when the value is not a place. */
function tidy(value: string): string | undefined {
  const place = value
    .replace(fusedState, ', $1')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/\s+\d{5}(?:-\d{4})?$/, '')
    .replace(/[\s,.;|]+$/, '')
    .trim();
  const isPlace =
    place.length >= 2 &&
    !place.includes('(') &&
    place.length <= 60 &&
    !/^(?:location|contact|n\/a|various|multiple)\b/i.test(place) &&
    /^\p{Lu}/u.test(place);
  return isPlace && !/\b(?:engineer|manager|developer|nurse|analyst|technician|lead|specialist)\b/i.test(place)
    ? place
    : undefined;
}

const hybrid = patternOf(words, 'hybrid', '');
const noRemote =
  /\b(?:not? (?:a )?remote|no (?:remote|telecommut|work from home)|remote (?:work )?(?:is )?not|kein home ?office|not remote)/;
const remote = patternOf(words, 'remote', '');
const onsite = patternOf(words, 'onsite', '');

/** Whether the work is remote, hybrid or on site, by plain words of the folded, lower-case ad; undefined when it does not say. */
export function readRemote(folded: string): Posting['remote'] {
  if (hybrid.test(folded)) return 'hybrid';
  if (noRemote.test(folded)) return 'onsite';
  if (remote.test(folded)) return 'remote';
  return onsite.test(folded) ? 'onsite' : undefined;
}
