import words from '../../words/posting/employer.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../../words/word-table.ts';

const word = "\\p{Lu}[\\p{L}\\d&'’.-]*";
const name = `(${word}(?: (?:(?:of|and|&|the|de|van|für|at|\\+) )?${word}){0,4})`;
const start = '(?:^|[.!?\\n•:] ?|Description |Us )';
const pattern = (source: string): RegExp => new RegExp(source, 'gu');

/** How ads refer to the employer, and how reliable each way is. */
const sources: readonly (readonly [RegExp, number])[] = [
  [pattern(`\\b[Aa]bout ${name}(?=[\\s:.!?]|$)`), 2],
  [pattern(`\\b[Aa]s an? ${name} (?:employee|associate|driver|team member)`), 2],
  [pattern(`\\b(?:[Jj]oin|[Ww]hy|[Aa]t|[Ww]elcome to|career (?:with|at)|apply to) ${name}`), 1],
  [
    pattern(
      // "Python is a plus" names no employer.
      `${start}${name},? (?:is|are)(?! an? (?:\\p{L}+ ){0,2}(?:${alternativesOf(words, 'what no firm is')})\\b) ` +
        `(?:${alternativesOf(words, 'what firms are')})\\b`,
    ),
    2,
  ],
  [
    pattern(
      `${start}${name} (?:seeks|offers|provides|has been|was founded|sucht|recherche|busca|procura|cerca|zoekt)\\b`,
    ),
    1.5,
  ],
  [pattern(`\\b(?:bei|chez|presso|bij) (?:der |die |dem )?${name} (?:suchen|sucht|als|recherchons|nous|wir)`), 1],
  [
    pattern(
      `(${word}(?: (?:(?:&|und|et|y|e|of|de) )?${word}){0,4},? ` +
        `(?:${alternativesOf(words, 'legal forms')})\\b\\.?)`,
    ),
    2,
  ],
];
const least = 2;

const noName = patternOf(words, 'no name of a firm', 'iu', (any) => String.raw`^(?:${any})\b|^\p{L}\.?\p{L}?\.?$`);

/** The employer's name, found by the way an ad writes about it ("About Acme", "Acme is looking for"); undefined when no name stands out. */
export function readEmployer(text: string): string | undefined {
  const votes = new Map<string, number>();
  for (const [source, weight] of sources) {
    for (const match of text.matchAll(source)) {
      const found = clean(match[1] ?? '');
      if (found !== undefined) votes.set(found, (votes.get(found) ?? 0) + weight);
    }
  }
  const best = [...votes].toSorted((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0];
  return best && best[1] >= least ? best[0] : undefined;
}

function clean(raw: string): string | undefined {
  const found = raw
    .replace(/^(?:Die|Der|Das|Bei der) /, '')
    .replace(/(?:['’]s)?[\s,.;:!?]+$/, '')
    .replace(/['’]s$/, '')
    .trim();
  return found.length < 2 || found.length > 50 || noName.test(found) ? undefined : found;
}
