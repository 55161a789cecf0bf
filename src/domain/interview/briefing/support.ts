import { quantitiesOf } from '../../claims/quantities/quantities.ts';
import type { Quantity } from '../../claims/quantities/quantity.ts';
import { wordsOf } from '../../claims/words/words.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { probesFor } from '../english/phrases.ts';
import type { PrepQuestion } from '../interview-prep.ts';

/** What a question's wordings may say: its own words, the person's lines and the ad's sentences about it. */
export interface Support {
  /** What it is asked about, without the rules' reasons and advice. */
  asked: string;
  text: string;
  /** The question and the person's lines, without the titles and dates of their entries. */
  stated: string;
  vocabulary: ReadonlySet<string>;
  /** What people of the trade ask with. */
  trade: ReadonlySet<string>;
  quantities: readonly Quantity[];
  skills: ReadonlySet<string>;
}

export function supportOf(question: PrepQuestion, ad: readonly string[]): Support {
  const { text, names, why, goodAnswer, evidence } = question;
  const own = evidence.flatMap((line) => [line.text, line.entry ?? '']);
  const asked = [text, ...names, ...own].join('\n');
  const all = [asked, why, ...goodAnswer, ...ad].join('\n');
  return {
    asked,
    text: all,
    stated: [text, ...names, ...evidence.map((line) => line.text)].join('\n'),
    vocabulary: vocabularyOf(all),
    trade: vocabularyOf(
      findSkills(asked, { list: true })
        .flatMap(({ skill, family }) => probesFor(skill, family))
        .join('\n'),
    ),
    quantities: quantitiesOf(all),
    skills: skillsIn(all),
  };
}

/** The words of a text, in the forms by which they are compared. */
export const vocabularyOf = (text: string): Set<string> =>
  new Set(wordsOf(text, 'en').flatMap(({ key, stem }) => [key, stem]));

export const skillsIn = (text: string): Set<string> =>
  new Set(findSkills(text, { list: true }).map(({ skill }) => skill));
