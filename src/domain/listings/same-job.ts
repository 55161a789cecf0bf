import { plainWords } from '../language/fold.ts';
import { inOneScript, withLatinShapes } from '../language/lookalikes.ts';
import legalForms from '../words/listings/legal-forms.json' with { type: 'json' };
import titleMarks from '../words/listings/title-marks.json' with { type: 'json' };
import { entriesOf, headsOf } from '../words/word-table.ts';
import { withoutWorkplace } from './kinds.ts';

const forms = new Set(headsOf(legalForms));
/** At the end of a word, after two letters at least: "acme.com", "acme.co.uk", but not "E.ON". A country's has two letters. */
const domain = new RegExp(
  `(?<=[\\p{L}\\p{N}]{2})(?:\\.(?:${headsOf(legalForms, 'domains').join('|')}|[a-z]{2})){1,2}(?![\\p{L}\\p{N}.])`,
  'giu',
);
const dropped = new Set(headsOf(titleMarks, 'dropped'));
const longWord = new Map(
  entriesOf(titleMarks, 'short forms').flatMap(({ head, columns: [short = []] }) =>
    short.map((word): [string, string] => [word, head]),
  ),
);

/**
 * The same for what is the same job at different sources: employer, title and place without the differences in how they are written. Undefined where employer
 * or title say too little to tell jobs apart.
 */
export function sameJobKey(job: { title: string; company: string; location?: string | undefined }): string | undefined {
  const [employer, title] = [employerKey(job.company), titleKey(job.title)];
  if (employer === '' || title === '') return undefined;
  return [employer, title, placeKey(job.location ?? '')].join('|').slice(0, 300);
}

/** An employer without the differences in how its name is written: also as an address, or in letters that look the same. */
export function employerKey(company: string): string {
  const name = inOneScript(company.replace(/\p{Cf}/gu, ''))
    .replace(/https?:\/\/|\bwww\./gi, '')
    .replace(domain, '')
    .replace(/\./g, '');
  const words = withLatinShapes(plainWords(name)).split(' ').filter(Boolean);
  const own = words.filter((word) => !forms.has(word) && word !== '&' && word !== 'und' && word !== 'and');
  return (own.length > 0 ? own : words).join(' ');
}

/** In alphabetical order, as "Engineer, Senior" is "Senior Engineer". */
function titleKey(title: string): string {
  const bare = title
    // (m/f/d), (w/m/x), m/w/d, (all genders)
    .replace(/[([]?\b[mwfdhxi](?:\s?[/|*,.]\s?[mwfdhxi]){1,3}\b[)\]]?/gi, ' ')
    // (Remote), [Hybrid], and ids: "#12345", "REQ-1234", "(JR10043)"
    .replace(/[([]([^()[\]]*)[)\]]/g, (part, inner: string) => (dropped.has(plainWords(inner)) ? ' ' : part))
    .replace(/#\s?\d+|\b(?:req|ref|job|jr|id|r)[-_ .:]?\d{3,}\b|\b\d{5,}\b/gi, ' ');
  const joined = plainWords(bare).replace(/\*in(?:nen)?\b|\/in\b/g, '');
  const words = joined.split(' ').map((word) => longWord.get(word) ?? word);
  return [...new Set(words.filter((word) => word !== '' && !dropped.has(word)))].toSorted().join(' ');
}

/** The town alone: sources disagree on how much of region and country they add. */
function placeKey(location: string): string {
  const [town = ''] = withoutWorkplace(location).split(',');
  return plainWords(town);
}
