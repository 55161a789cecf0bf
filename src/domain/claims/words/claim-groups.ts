import leading from '../../words/claims/leading.json' with { type: 'json' };
import claimWords from '../../words/claims/claim-words.json' with { type: 'json' };
import { alternativesOf, headsOf, patternOf } from '../../words/word-table.ts';

/**
 * Words whose presence is a claim, in groups: within a group one word may replace another, and words of a group that the source does not use cannot be used.
 * Lower case; matched as whole words, `*` for any ending.
 */
export interface ClaimGroup {
  name: string;
  pattern: RegExp;
  /** Names of groups that support this one as well. */
  also?: readonly string[];
  /** Supports other groups and is not a claim itself. */
  neutral?: boolean;
}

/** A word of the table as a pattern. */
const patternOfWord = (word: string): string =>
  word
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '\\p{L}*')
    .replace(/ /g, '[\\s-]');

const group = (name: keyof typeof claimWords.entries, also?: readonly string[]): ClaimGroup => ({
  name,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${headsOf(claimWords, name).map(patternOfWord).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  ...(also === undefined ? {} : { also }),
});

/** Who did it and how much of it: leading, doing it alone, its reach, being first. */
export const scopeGroups: readonly ClaimGroup[] = [
  group('led', ['accountable']),
  group('ran', ['led', 'operated', 'owned']),
  {
    ...group('operated'),
    neutral: true,
  },
  group('accountable'),
  group('owned', ['led', 'accountable']),
  group('sole'),
  group('global'),
  group('national', ['global']),
  group('companywide'),
  group('federal'),
  group('regional', ['national']),
  group('crossfunctional'),
  group('entire', ['companywide', 'across']),
  { ...group('across'), neutral: true },
  group('authorised'),
  group('hired'),
  group('large'),
  group('first'),
  group('best'),
  group('founded'),
  group('executive'),
  group('people'),
  group('money'),
  group('key'),
];

/** The outcome. */
export const outcomeGroups: readonly ClaimGroup[] = [
  group('up', ['better', 'times']),
  group('down', ['better', 'eliminated']),
  group('better', ['up', 'down', 'times']),
  group('eliminated'),
  group('exceeded'),
  group('won'),
  group('promoted'),
  group('earned', ['up']),
  group('sold', ['earned']),
  group('greatly'),
  group('satisfaction'),
  group('retention'),
  group('engagement'),
  group('morale'),
  group('adoption'),
  group('conversion'),
  group('uptime'),
  group('productivity'),
  group('compliance'),
];

/** Words of leading that are said of any work as well: "managed the inventory". */
export const everyday = group('everyday').pattern;

/** Nouns for people who can be led. */
export const peopleWords = group('people').pattern;

/** Hedges: words that must not go missing, because the rest would then claim more. */
export const hedges = group('helped').pattern;

/** Verbs of leading with what they lead: up to the next preposition, numbered noun or punctuation mark. */
export const ledObject = patternOf(
  leading,
  'leading',
  'giu',
  (any) =>
    String.raw`\b(?:${any})\s+((?:(?!(?:${alternativesOf(leading, 'behind what was led')})\b)` +
    String.raw`[\p{L}\d][\p{L}\d'’.%$-]*\s*){1,8})`,
);

const scopePattern = (name: string): RegExp => scopeGroups.find((group) => group.name === name)?.pattern ?? /$^/;
/** Leading, or being responsible for. */
export const leadWords = new RegExp(`${scopePattern('led').source}|${scopePattern('accountable').source}`, 'iu');

/** Being led: words of leading in it do not describe the person. */
export const underOthers = new RegExp(
  [
    String.raw`\bunder (?:the |close |general )*(?:[\p{L}\d'’]+ ){0,3}?(?:${alternativesOf(leading, 'leadership')})\b`,
    String.raw`\b(?:${alternativesOf(leading, 'led by')}) by\b`,
    String.raw`\breport(?:ed|ing)? (?:directly )?to\b[^,.;]*`,
  ].join('|'),
  'giu',
);
