import { verbOfBase, verbOfGerund, verbOfPast } from '../../language/english-verbs.ts';
import words from '../../words/interview/achievement-verbs.json' with { type: 'json' };
import foreign from '../../words/interview/achievement-openers.json' with { type: 'json' };
import { headsOf, patternOf } from '../../words/word-table.ts';
import type { OwnLine } from './own-lines.ts';
import type { Pair } from './pair.ts';

/** What a statement says was brought about. */
export const achievementKinds = ['less', 'more', 'people', 'made', 'together', 'care'] as const;
export type AchievementKind = (typeof achievementKinds)[number];

const kindOfVerb = new Map(
  achievementKinds.flatMap((kind) => headsOf(words, kind).map((verb) => [verb, kind] as const)),
);

const ofThings = new Set(headsOf(words, 'of things too'));
const who = patternOf(words, 'who', 'i', (any) => String.raw`\b(?:${any})\b`);

/** Words of other languages than English that open a statement: "Senkung", "mise en place". */
const kindOfOpener = new Map(
  achievementKinds.flatMap((kind) => headsOf(foreign, kind).map((word) => [word, kind] as const)),
);

/** By the verb that the statement opens with, else undefined. */
export function achievementKindOf({ text }: OwnLine): AchievementKind | undefined {
  const openers = (text.toLowerCase().match(/[a-z]+/g) ?? []).slice(0, 3);
  for (const word of openers) {
    const verb = verbOfPast(word) ?? verbOfBase(word) ?? verbOfGerund(word);
    const kind = verb === undefined ? undefined : kindOfVerb.get(verb.base);
    if (kind === 'people' && ofThings.has(verb?.base ?? '') && !who.test(text)) return undefined;
    if (kind !== undefined) return kind;
  }
  return kindOfOpener.get(/^\P{L}*(\p{L}+)/u.exec(text.toLowerCase())?.[1] ?? '');
}

/** Where a later verb of a statement tells what came of it: "… and shortened it from 9 to 5 days". */
export function outcomeIn(text: string): number | undefined {
  for (const match of text.matchAll(/(?:,| and|, and) ([a-z]+)\b/g)) {
    const word = match[1] ?? '';
    const verb = verbOfPast(word) ?? verbOfGerund(word);
    const kind = verb === undefined ? undefined : kindOfVerb.get(verb.base);
    if (kind === 'less' || kind === 'more') return match.index;
  }
  return undefined;
}

/** What an interviewer would rather hear about than what any colleague could write: figures, change, requirements of the ad, and recent work. */
export function worthOfLine(line: OwnLine, { comparison }: Pair): number {
  const kind = achievementKindOf(line);
  const served = Math.min(1, line.requirements.reduce((sum, { weight }) => sum + weight, 0) / 2);
  const change = kind === 'less' || kind === 'more' ? 0.7 : kind === undefined ? 0 : kind === 'care' ? 0.2 : 0.4;
  const changes = kind !== 'less' && kind !== 'more' && outcomeIn(line.text) !== undefined ? 0.6 : 0;
  return (
    changes +
    (line.figures.length > 0 ? 0.8 : 0) +
    change +
    served +
    0.6 * comparison.recency(line.pointer) +
    (line.post.kind === 'work' ? 0.2 : 0)
  );
}

/** A statement that says what was done; in other languages than English, whose verbs are not told apart, one with a figure. */
const isAchievement = (line: OwnLine, { input }: Pair): boolean =>
  line.told !== undefined ||
  achievementKindOf(line) !== undefined ||
  (input.source.language !== 'en' && line.figures.length > 0);

/** The statements worth telling, best first; of each entry and each kind no more than a few. */
export function achievements(pair: Pair): OwnLine[] {
  const ranked = pair.lines
    .filter((line) => line.text.split(/\s+/).length <= 40 && isAchievement(line, pair))
    .map((line) => ({ line, worth: worthOfLine(line, pair) }))
    .toSorted((a, b) => b.worth - a.worth);
  const kept: OwnLine[] = [];
  for (const { line } of ranked) if (!kept.some((other) => tellsTheSame(line, other))) kept.push(line);
  return kept;
}

/** Whether most words of the shorter of two statements are in the other. */
function tellsTheSame(a: OwnLine, b: OwnLine): boolean {
  const [x, y] = [wordsOf(a.text), wordsOf(b.text)];
  return [...x].filter((word) => y.has(word)).length / Math.max(1, Math.min(x.size, y.size)) >= 0.6;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
