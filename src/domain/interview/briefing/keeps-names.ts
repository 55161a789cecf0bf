import { carriesContent, wordsOf } from '../../claims/words/words.ts';
import { isSaid } from '../../claims/words/said.ts';
import { keepsFacts } from '../../tailoring/proposals.ts';
import type { PrepQuestion } from '../interview-prep.ts';
import { skillsIn, vocabularyOf } from './support.ts';

/** Of a statement's content words, how many a rewording keeps at least. */
const keptOfStatement = 0.6;
/** A name of more content words is a statement: its facts stay, its wording may not. */
const longestName = 5;

/** Whether a text still names everything that a question names: names in any form of their words, and of the person's statements every fact and most words. */
export function keepsNames({ names }: Pick<PrepQuestion, 'names'>, proposed: string): boolean {
  const said = vocabularyOf(proposed);
  const skills = skillsIn(proposed);
  return names.every((name) => {
    if (proposed.toLowerCase().includes(name.toLowerCase())) return true;
    const words = wordsOf(name, 'en').filter((word) => carriesContent(word, 'en'));
    const kept = words.filter((word) => isSaid(word, said)).length;
    if (words.length > longestName) return keepsFacts(name, proposed) && kept >= words.length * keptOfStatement;
    const named = skillsIn(name);
    return (
      (words.length > 0 && kept === words.length) || (named.size > 0 && [...named].every((skill) => skills.has(skill)))
    );
  });
}
