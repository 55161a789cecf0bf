import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { allAskedBy, type Posting } from '../../posting/posting.ts';
import type { PrepQuestion } from '../interview-prep.ts';

const most = 3;

/** The sentences of the ad that ask for what a question names, weightiest first. */
export function adPassage({ names }: Pick<PrepQuestion, 'names'>, posting: Posting): string[] {
  const named = names.map((name) => name.toLowerCase());
  const skills = new Set(names.flatMap((name) => findSkills(name, { list: true }).map(({ skill }) => skill)));
  const about = allAskedBy(posting).filter(({ text, skill, sentence }) => {
    const asked = text.toLowerCase();
    const said = sentence.toLowerCase();
    return (
      (skill !== undefined && skills.has(skill)) ||
      named.some((name) => name.includes(asked) || asked.includes(name) || said.includes(name))
    );
  });
  const sentences = about.toSorted((a, b) => b.weight - a.weight).map(({ sentence }) => sentence);
  return [...new Set(sentences)].slice(0, most);
}
