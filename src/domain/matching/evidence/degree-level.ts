import type { DegreeLevel } from '../../posting/posting.ts';
import { foldAccents } from '../../language/tokenise.ts';

/** How degrees are written, highest first; each language's own names where they differ. */
const patterns: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    /\b(?:ph\.? ?d|d\.?phil|doctorate|doctoral|doctor of|doktor|promotion|doctorat|doctorado|doutorado|dottorato|m\.?d\.?|j\.?d\.?|ed\.?d|d\.?n\.?p|pharm\.?d)\b/,
  ],
  [
    'master',
    /\b(?:master|masters|magister|mestrado|maestria|laurea magistrale|m\.? ?sc|m\.? ?a|m\.? ?s|m\.?b\.?a|m\.? ?ed|m\.? ?eng|m\.?tech|m\.?f\.?a|m\.?p\.?h|ll\.?m|diplom(?:-|ingenieur|kauf)\w*|diplom|staatsexamen|ingenieur d'etat|bac ?\+ ?5)\b/,
  ],
  [
    'bachelor',
    /\b(?:bachelor|bachelors|licence|licenciatura|licenciado|grado en|grado(?= *(?:,|$))|bacharel\w*|laurea|b\.? ?sc|b\.? ?a|b\.? ?s|b\.? ?eng|b\.? ?e|b\.?tech|b\.? ?com|b\.?b\.?a|b\.?f\.?a|b\.?s\.?n|ll\.?b|undergraduate degree|college degree|university degree|bac ?\+ ?[34]|a\.?b)\b/,
  ],
  ['associate', /\b(?:associate|associates|associate's|a\.?a\.?s?|a\.?s|bts|dut|foundation degree|bac ?\+ ?2)\b/],
  [
    'vocational',
    /\b(?:vocational|apprenticeship|ausbildung|lehre|berufsausbildung|cap|bep|formacion profesional|trade school|diploma|diplome|certificate program|technician|geselle|meister|mbo)\b/,
  ],
  [
    'secondary',
    /\b(?:high school|ged|secondary|abitur|matura|baccalaureat|bachillerato|ensino medio|maturita|a-levels|hauptschule|realschule|vwo|havo)\b/,
  ],
];

/** The highest degree that a text names; undefined when it names none. */
export function degreeLevelOf(text: string): DegreeLevel | undefined {
  const folded = foldAccents(text).replace(/’/g, "'");
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
}

const ranks: Record<DegreeLevel, number> = {
  secondary: 0,
  vocational: 1,
  associate: 2,
  bachelor: 3,
  master: 4,
  doctorate: 5,
};

/** How far up the ladder of degrees a level stands, from 0. */
export const degreeRank = (level: DegreeLevel): number => ranks[level];
