import { verbOfBase } from '../language/english-verbs.ts';
import words from '../words/interview/story-joints.json' with { type: 'json' };
import { patternOf } from '../words/word-table.ts';
import { starParts, type InterviewPrep, type StarPart, type StarStory } from './interview-prep.ts';
import type { Asked } from './questions.ts';
import { achievementKindOf, achievements, outcomeIn, worthOfLine } from './material/achievements.ts';
import type { OwnLine } from './material/own-lines.ts';
import type { Pair } from './material/pair.ts';
import type { Voice } from './wording.ts';

const mostStories = 6;
const leastWorth = 1;
const mostOfPost = 3;
const titleWords = 9;

/** The person's best achievements, each taken apart into what the resume tells of it and what it leaves to be told. */
export function storiesOf(pair: Pair, asked: readonly Asked[], voice: Voice): StarStory[] {
  const told: OwnLine[] = [];
  for (const line of achievements(pair)) {
    if (told.length >= mostStories) break;
    if (worthOfLine(line, pair) < leastWorth && told.length >= 3) break;
    const ofPost = told.filter(({ post }) => post === line.post).length;
    if (ofPost < mostOfPost && told.every(({ text }) => text !== line.text)) told.push(line);
  }
  return told.map((line, at) => {
    const parts = partsOf(line);
    const missing = Object.fromEntries(
      starParts.filter((part) => parts[part] === '').map((part) => [part, voice.missingPart(part, line)]),
    );
    return {
      id: `story-${at + 1}-${line.pointer.slice(1).replaceAll('/', '-')}`,
      title: titleOf(line.text),
      parts,
      missing,
      evidence: line.evidence,
      answers: asked.filter((each) => isAnsweredBy(each, line)).map(({ question }) => question.id),
    };
  });
}

const bySaying = patternOf(words, 'by', 'i', (any) => String.raw`,? (?:${any}) (?=[^\d\s$€£])`);
const endingIn = patternOf(
  words,
  'ending in',
  'i',
  (any) => String.raw`,? (?:and )?(?:thereby |thus )?(?=(?:${any})\b)`,
);

/** The parts of a statement, in its own words. What opens with an outcome tells how after "by"; what opens with an action tells what came of it at its end. */
function partsOf(line: OwnLine): Record<StarPart, string> {
  const text = line.text.replace(/[.;\s]+$/, '');
  const kind = achievementKindOf(line);
  const by = bySaying.exec(text);
  const end = endingIn.exec(text);
  const apart = text.indexOf('; ');
  const told = { situation: line.evidence.entry ?? '', task: purposeIn(text) };
  // "Wrote the allergen book; no incidents since": what follows tells what came of it where it counts or changes something.
  if (apart > 10 && /\d|\b(?:no|fewer|less|more|since)\b/.test(text.slice(apart)))
    return { ...told, action: text.slice(0, apart), result: text.slice(apart + 2) };
  const { situation, task } = told;
  if ((kind === 'less' || kind === 'more') && by !== null)
    return { situation, task, result: text.slice(0, by.index), action: text.slice(by.index).replace(/^,? /, '') };
  if (kind === 'less' || kind === 'more') return { situation, task, action: '', result: text };
  if (end !== null && end.index > 10)
    return {
      situation,
      task,
      action: text.slice(0, end.index),
      result: text.slice(end.index).replace(/^,? (?:and )?/, ''),
    };
  const outcome = outcomeIn(text);
  if (outcome !== undefined && outcome > 10)
    return {
      situation,
      task,
      action: text.slice(0, outcome),
      result: text.slice(outcome).replace(/^,? ?(?:and )?/, ''),
    };
  return { situation, task, action: text, result: '' };
}

/** "to shorten waiting times": what for, where the statement says so. */
function purposeIn(text: string): string {
  for (const match of text.matchAll(/(?:^|\s)(?:in order )?to ([a-z]+) [^,;.]+/g))
    if (verbOfBase(match[1] ?? '') !== undefined && match[0].split(' ').length >= 4) return match[0].trim();
  return '';
}

const titleOf = (text: string): string => {
  const all = `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/[.;,\s]+$/, '').split(/\s+/);
  return all.length <= titleWords
    ? all.join(' ')
    : `${all
        .slice(0, titleWords)
        .join(' ')
        .replace(/[,;:]$/, '')} …`;
};

function isAnsweredBy({ question, requirements }: Asked, line: OwnLine): boolean {
  if (question.evidence.some(({ text }) => text === line.text)) return true;
  return question.kind !== 'general' && line.requirements.some(({ id }) => requirements.includes(id));
}

/** The specified lists for the STAR method: what the person's own stories say of each part, once each. */
export const starGuidesOf = ({ stories }: Pick<InterviewPrep, 'stories'>): Record<StarPart, string[]> => {
  const listOf = (part: StarPart): string[] => [
    ...new Set(stories.map(({ parts }) => parts[part]).filter((text) => text !== '')),
  ];
  return { situation: listOf('situation'), task: listOf('task'), action: listOf('action'), result: listOf('result') };
};
