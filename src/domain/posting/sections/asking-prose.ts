import type { Language } from '../../language/languages.ts';
import words from '../../words/posting/prose.json' with { type: 'json' };
import { alternativesOf, patternOf } from '../../words/word-table.ts';
import type { Passage } from './passage.ts';
import type { Section } from './section.ts';

const whole = (any: string): string => String.raw`(?<![\p{L}\d])(?:${any})(?![\p{L}\d])`;
const says = (group: keyof typeof words.entries): RegExp => patternOf(words, group, 'u', whole);
const person = says('the person');
const firm = says('the firm');
const need = says('need');
const experience = says('experience');
const schooling = says('schooling');
const offers = says('offers');
const contact = says('contact');
const future = says('future');
const condition = patternOf(words, 'a condition', 'u', (any) => String.raw`^[^\p{L}]*${whole(any)}`);
const deed = new RegExp(
  String.raw`^[^\p{L}]*(?:\p{L}+ (?:und|et|y|,) )?(?:${alternativesOf(words, 'deeds')})(?!\p{L})`,
  'u',
);
const headings = (['wishes', 'wants', 'duties', 'offers', 'other'] as const).map(
  (kind) => [kind, says(`heading: ${kind}`)] as const,
);
type HeadingKind = (typeof headings)[number][0];

const isAsk: ReadonlySet<Section> = new Set<Section>(['must', 'nice', 'duty']);

/** The words of a line that may be a heading, at most. */
const longestHeading = 7;

/**
 * What speaks for a statement's asking for something and against it, as log odds: a logistic regression on three fifths of the German, French and Spanish ads
 * that were marked by hand, by `scripts/fit-prose-signs.ts`.
 */
const weights = {
  constant: -0.8,
  person: 0.3,
  firm: -0.8,
  need: 0.3,
  experience: 1.1,
  schooling: 1.5,
  offers: -0.2,
  contact: -1.0,
  deed: 0.6,
  future: 0.7,
  list: 0.4,
  bullet: 1.0,
  short: -1.0,
  question: -1.6,
  figures: -0.7,
  first: -0.7,
  last: -1.1,
  role: 0.3,
  asked: 0.6,
  'under wishes': -0.5,
  'under wants': 0.1,
  'under duties': 1.4,
  'under offers': -2.6,
  'under other': -0.9,
};
export type ProseSigns = Record<keyof typeof weights, number>;

/** Below this a statement is more likely about something else. */
const leastOdds = -0.4;

/** What a line that may be a heading speaks of. */
function headingKind({ folded, startsLine, text }: Passage): HeadingKind | undefined {
  const count = folded.match(/\p{L}[\p{L}'-]*/gu)?.length ?? 0;
  if (!startsLine || count > longestHeading || /[.,;]$/.test(text)) return undefined;
  return headings.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** The signs of each of an ad's statements, of which those without a section of their own are judged. */
export function signsOfProse(passages: readonly Passage[]): ProseSigns[] {
  let under: HeadingKind | undefined;
  return passages.map((passage, at) => {
    const { folded, section, headed, bullet, text } = passage;
    const kind = headingKind(passage);
    // A known heading ends what an unknown one began.
    if (kind !== undefined) under = kind;
    else if (headed && section !== passages[at - 1]?.section) under = undefined;
    const signs = {
      constant: 1,
      person: Number(person.test(folded)),
      firm: Number(firm.test(folded)),
      need: Number(need.test(folded)),
      experience: Number(experience.test(folded)),
      schooling: Number(schooling.test(folded)),
      offers: Number(offers.test(folded)),
      contact: Number(contact.test(folded) || /@|\d{5}|www\./.test(folded)),
      deed: Number(deed.test(folded)),
      future: Number(future.test(folded)),
      list: Math.min(3, folded.match(/,/g)?.length ?? 0),
      bullet: Number(bullet || /^[→›»•*-]/u.test(text)),
      short: Number(folded.split(/\s+/).length <= 4),
      question: Number(/[?!]$/.test(text)),
      figures: Number(/\d/.test(text)),
      first: Number(at < 3),
      last: Number(at > passages.length * 0.85),
      role: Number(section === 'role'),
      asked: Number(isAsk.has(section)),
      'under wishes': Number(under === 'wishes'),
      'under wants': Number(under === 'wants'),
      'under duties': Number(under === 'duties'),
      'under offers': Number(under === 'offers'),
      'under other': Number(under === 'other'),
    };
    return signs;
  });
}

/** Whether a statement may ask for something as far as its section says. */
export const isJudged = ({ section, unclear, headed }: Passage): boolean =>
  isAsk.has(section) || section === 'role' || (section === 'company' && (unclear === true || !headed));

const oddsOf = (signs: ProseSigns): number =>
  (Object.keys(weights) as (keyof ProseSigns)[]).reduce((sum, sign) => sum + weights[sign] * signs[sign], 0);

const fitted: ReadonlySet<Language> = new Set<Language>(['de', 'fr', 'es']);

/**
 * Puts a statement under no known heading among the wants, wishes or duties where it likely asks for something, and takes one that likely asks for nothing out
 * of them; in the languages whose ads the weights were fitted to.
 */
export function withAskingProse(passages: readonly Passage[], language: Language): Passage[] {
  if (!fitted.has(language)) return [...passages];
  const signs = signsOfProse(passages);
  return passages.map((passage, at) => {
    const own = signs[at];
    if (!own || !isJudged(passage)) return passage;
    const isAsked = isAsk.has(passage.section);
    // A heading is right about what has no word of another kind.
    const isOther = own.offers + own.contact + own.firm + own['under offers'] + own['under other'] > 0;
    if (oddsOf(own) <= leastOdds)
      return isAsked && (passage.startsLine || passage.bullet) && !isOther
        ? passage
        : { ...passage, section: 'company' };
    if (isAsked) return passage;
    const isWant = own.need + own.experience + own.schooling + own['under wants'] > 0;
    const isWish = own['under wishes'] > 0 || condition.test(passage.folded);
    return { ...passage, section: isWish ? 'nice' : isWant ? 'must' : 'duty' };
  });
}
