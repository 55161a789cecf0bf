import { verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from '../../language/english-verbs.ts';
import { stopWords } from '../../language/stop-words.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { skillByName } from '../../lexicon/skills/lexicon.ts';
import vague from '../../words/interview/vague-topics.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import type { OwnLine } from './own-lines.ts';
import type { Topic } from './topics.ts';

const vagueHeads = new Set(headsOf(vague, 'heads'));
const vagueWords = new Set(headsOf(vague, 'words'));
const small = stopWords('en');
/** So much of what a topic names must be in a line for it to be cited: a wrong line is worse than none. */
const leastShared = 0.6;

/** The lines of the resume that name a topic, those that say most first. What only belongs to the same field is not cited. */
export function linesFor(topic: Topic, lines: readonly OwnLine[]): OwnLine[] {
  return lines
    .filter(({ text }) => isAbout(topic, text))
    .toSorted(
      (a, b) => Number(b.told !== undefined) - Number(a.told !== undefined) || b.figures.length - a.figures.length,
    );
}

function isAbout(topic: Topic, text: string): boolean {
  const { skill, form } = topic;
  if (skill !== undefined && findSkills(text).some((found) => isOrBelongsTo(found.skill, skill))) return true;
  if (form === 'tool' || form === 'licence' || form === 'degree') return false;
  const asked = stemsOf(topic.base ?? topic.name);
  const own = new Set(stemsOf(text));
  const verb = topic.base === undefined ? undefined : asked[0];
  const object = topic.base === undefined ? asked : asked.slice(1);
  const head = stemsOf(phraseOf(topic)).at(-1);
  const shared = object.filter((stem) => own.has(stem)).length;
  if (head === undefined || !own.has(head)) return false;
  return object.length >= 2
    ? shared >= 2 && shared / object.length >= leastShared
    : verb !== undefined && own.has(verb);
}

/** Whether two topics would make for the same question twice. */
export function isMuchLike(a: Topic, b: Topic): boolean {
  const [x, y] = [contentOf(a), contentOf(b)];
  const shared = x.filter((stem) => y.includes(stem)).length;
  return shared > 0 && shared / Math.max(1, Math.min(x.length, y.length)) >= leastShared;
}

const contentOf = ({ base, name }: Topic): string[] => [
  ...new Set(stemsOf(base === undefined ? name : base.slice(base.indexOf(' ') + 1))),
];

const isOrBelongsTo = (skill: string, asked: string): boolean =>
  skill === asked || skillByName(skill)?.broader === asked;

/** Of what is done the first thing that it is done to: "vendor files" of "maintain vendor files in the archive". */
const phraseOf = ({ base, name }: Topic): string =>
  base === undefined
    ? name
    : (base.replace(/^\S+ /, '').split(/,| (?:and|for|from|in|of|on|to|with|by|at|or) /)[0] ?? '');

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d+#]{3,}/gu) ?? [])
    .filter((word) => !small.has(word) && !vagueHeads.has(word) && !vagueWords.has(word))
    .map(stemOf);

const stemOf = (word: string): string => {
  const verb = verbOfPast(word) ?? verbOfGerund(word) ?? verbOfThird(word) ?? verbOfBase(word);
  return (verb?.base ?? word.replace(/(?:ies|y)$/, 'i').replace(/(?<=[^s])s$/, '')).slice(0, 7);
};
