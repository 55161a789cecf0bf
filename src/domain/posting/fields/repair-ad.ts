import { withoutMojibake } from '../../language/mojibake.ts';
import { separateHeadings } from '../sections/separate-headings.ts';

const entities: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
};

/** What job boards leave in a copied page: script data, style sheets, tags. Blanked, because the words are not the ad's. */
const debris = [
  /\{\s*"[A-Za-z]+"\s*:[^\n]{0,4000}?\}\s*(?:\]|\})*(?=\s|$)/g,
  /\bvar [A-Z_]{4,} ?=[^\n]*/g,
  /\bfunction \w+\([^\n]*/g,
  /[#.]?[\w-]{1,40} ?\{[^{}\n]{0,300}:[^{}\n]{0,300}\}/g,
  /<\/?(?:p|div|span|ul|ol|strong|b|i|em|h\d|font|a|table|tr|td)(?: [^<>]*)?>/gi,
];

/** Markdown's marks for bold: they would make a heading look like a bullet. */
const boldMarks = /(?:\*\*|__)(?=\S)([^*_\n]+?)(?:\*\*|__)/g;

const longest = 60_000;

/** The ad's text with encoding errors repaired and a job board's debris removed; its words and their order are unchanged. */
export function repairAd(text: string): string {
  // Endless words and blanks are not part of an ad, and would make every pattern slow.
  let repaired = text
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(/\S{150,}/g, ' ')
    .replace(/[^\S\n]{5,}/g, '    ')
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
  repaired = withoutMojibake(repaired).replace(boldMarks, '$1');
  repaired = repaired.replace(/&([a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
  repaired = repaired.replace(/<(?:li)(?: [^<>]*)?>/gi, '\n• ').replace(/<\/(?:li|p|div|ul|h\d)>/gi, '\n');
  const marked = /[{<]|\b(?:var|function) /.test(repaired);
  if (marked) for (const pattern of debris) repaired = repaired.replace(pattern, ' ');
  return separateHeadings(repaired.replace(/[\u200b-\u200d\ufeff\u00ad]/g, '').replace(/\u037e/g, ';'));
}
