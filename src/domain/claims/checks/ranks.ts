import rankWords from '../../words/claims/ranks.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';

/** Nouns that name a position. */
export const titleNouns = new Set(headsOf(rankWords, 'title nouns'));

/** Words that raise a title above its noun. */
export const raisingRanks = new Set(headsOf(rankWords, 'raising'));

/** Words that lower a title; a title without them would be a higher one. */
export const loweringRanks = new Set(headsOf(rankWords, 'lowering'));

/** Degrees by level, in the ways they are written. */
export const degreePatterns: readonly (readonly [level: string, pattern: RegExp])[] = [
  ['doctorate', patternOf(rankWords, 'doctorate', 'gi', (any) => String.raw`\b(?:${any})`)],
  ['mba', /\b(?:m\.?b\.?a\b\.?|master of business administration)/gi],
  ['master', patternOf(rankWords, 'master', 'gi', (any) => String.raw`\b(?:${any})`)],
  ['bachelor', patternOf(rankWords, 'bachelor', 'gi', (any) => String.raw`\b(?:${any})`)],
  ['associate', /\b(?:associate['’]s|associates? degree|associate of|associate in)/gi],
  ['diploma', /\b(?:diploma|diplom\b|diplôme)/gi],
  ['law degree', /\b(?:j\.d\.|juris doctor|ll\.?b|ll\.?m)/gi],
  ['medical degree', /\b(?:m\.d\.|doctor of medicine|mbbs)/gi],
  ['honours', patternOf(rankWords, 'honours', 'gi', (any) => String.raw`\b(?:${any})`)],
];

/** Words that mark a degree as unfinished. */
export const unfinishedStudy = patternOf(rankWords, 'unfinished', 'i', (any) => String.raw`\b(?:${any})\b`);

/** Words that claim a certificate or licence. */
export const certificateWords = patternOf(rankWords, 'certificates', 'gi', (any) => String.raw`\b(?:${any})\b`);

/** How well a skill or language is known; a level must be the one the source gives. */
export const proficiencyGroups: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['native', patternOf(rankWords, 'native', 'gi', (any) => String.raw`\b(?:${any})\b`)],
  ['fluent', patternOf(rankWords, 'fluent', 'gi', (any) => String.raw`\b(?:${any})\b`)],
  ['expert', patternOf(rankWords, 'expert', 'gi', (any) => String.raw`\b(?:${any})\b`)],
  ['advanced', /\b(?:advanced (?:knowledge|user|level|skills?)|advanced(?=\)|$))/gi],
  ['proficient', patternOf(rankWords, 'proficient', 'gi', (any) => String.raw`\b(?:${any})\b`)],
];
