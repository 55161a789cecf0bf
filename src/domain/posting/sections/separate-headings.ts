import words from '../../words/posting/inline-headings.json' with { type: 'json' };
import { alternativesOf } from '../../words/word-table.ts';
import { verbOfBase, verbOfGerund, verbOfThird } from '../../language/english-verbs.ts';
import { opensStatement } from '../../language/statement-openers.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { headingSection } from './section-headings.ts';

const heading =
  `(?:(?:${alternativesOf(words, 'before nouns of headings')})(?: and| &|[/,])? )*` +
  `(?:${alternativesOf(words, 'nouns of headings')})`;
/** "customers.Minimum RequirementsBachelor": before the heading, and behind it. */
const gluedBefore = new RegExp(
  String.raw`(?<=[\p{Ll}.!?)\]])(?=${heading}(?:\p{Lu}|\s*[:*•·\n-]|\s+(?:and|&)\s))`,
  'gu',
);
const gluedBehind = new RegExp(String.raw`(?<![\p{L}])(${heading})(?=\p{Lu}\p{Ll}|\p{Lu}{2}|[*•·])`, 'gu');
/** "in your center JOB REQUIREMENTS Minimum of": a heading by its capitals alone. */
const shouted = /(?<=[\p{Ll}\d.!?)] {1,3})(\p{Lu}{3,}(?:[ /&]{1,3}\p{Lu}{2,}){0,5}):?(?=\s+\p{Lu}?\p{Ll})/gu;

/** "certificationHold a licence", "accountingMS Word": two words that lost the line's end between them. */
const gluedWords = /(?<![\p{L}\p{N}@._-])(\p{Lu}?\p{Ll}{4,})(?=(\p{Lu}\p{Ll}{2,}|\p{Lu}{2,}|A)[\s,])/gu;

/** "GEDFive years", "ISO 9001Experience", "the system3-way match". */
const gluedNumber =
  /\p{Lu}{3}(?=(?:One|Two|Three|Four|Five|Six|Seven|Eight|Ten)\b)|\d(?=\p{Lu}\p{Ll}{4})|\p{Ll}{4}(?=\d+(?:-\p{Ll}|\+? years))/gu;
/** "QUALIFICATIONSNon-profit". */
const gluedCapitals = /(?<!\p{L})(\p{Lu}{4,})(?=\p{Lu}\p{Ll}{2})/gu;

/** A word in small letters runs into another word only where a line was lost; "PowerShell" is a name, unless a statement begins with its second part. */
function apart(whole: string, left: string, right: string): string {
  const startsLower = /^\p{Ll}/u.test(left);
  const begins =
    startsLower ||
    (!/^\p{Lu}{2}/u.test(right) &&
      (opensStatement(right) || [verbOfBase, verbOfThird, verbOfGerund].some((verb) => verb(right) !== undefined)));
  return begins && findSkills(left + right, { list: true }).length === 0 ? `${whole}\n` : whole;
}

/** Puts headings that lost their line on lines of their own; only white space is added. */
export const separateHeadings = (text: string): string =>
  text
    .replace(gluedBefore, '\n')
    .replace(gluedBehind, '$1\n')
    .replace(gluedWords, apart)
    .replace(gluedNumber, '$&\n')
    .replace(gluedCapitals, (whole: string) => (headingSection(whole) === undefined ? whole : `${whole}\n`))
    .replace(shouted, (whole: string) => (headingSection(whole) === undefined ? whole : `\n${whole}\n`));
