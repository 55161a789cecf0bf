import type { Language } from '../../language/languages.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import type { Token } from '../../language/tokenise.ts';
import { entriesOf, headsOf } from '../../words/word-table.ts';
import { conceptsOf, type Concept } from '../dictionary/bilingual-dictionary.ts';
import type { Skill, SkillMention } from './skill.ts';
import { noSkill } from './skill-index.ts';
import { notSkillTable, sharedMeaningTable, type ListedSkill } from './skill-tables.ts';

/** Skills by what their English names mean. */
export interface MeaningIndex {
  /** By the stems of a name of two or three words, in alphabetical order: "care patient". */
  readonly skills: ReadonlyMap<string, Skill>;
  /** All stems that occur in a name. */
  readonly stems: ReadonlySet<string>;
}

const mostWords = 3;

/** The stems of an English phrase's content words, in alphabetical order; undefined unless they are two or three plain words. */
export function meaningOf(phrase: string): string[] | undefined {
  if (!/^[A-Za-z]+(?:[ -][a-z]+){1,3}$/.test(phrase)) return undefined;
  const stops = stopWords('en');
  const words = phrase.toLowerCase().split(/[ -]/);
  const stems = new Set(words.filter((word) => !stops.has(word)).map((word) => stem(word, 'en')));
  return stems.size < 2 || stems.size > mostWords ? undefined : [...stems].toSorted();
}

/**
 * The index of all names and other spellings of the skills. Where several have the same words ("product management", "production management"),
 * `words/skills-by-meaning.json` says which skill they mean; else a phrase that is not a skill takes precedence over a skill's name, and a name over other
 * spellings.
 */
export function indexByMeaning(listed: readonly ListedSkill[]): MeaningIndex {
  const skills = new Map<string, Skill>();
  const stems = new Set<string>();
  const add = (phrase: string, skill: Skill): void => {
    const meaning = meaningOf(phrase);
    if (meaning === undefined) return;
    const key = meaning.join(' ');
    if (!skills.has(key)) skills.set(key, skill);
    for (const each of meaning) stems.add(each);
  };
  const byName = new Map(listed.map(({ skill }) => [skill.name, skill]));
  for (const { head, columns } of entriesOf(sharedMeaningTable)) {
    const skill = byName.get(columns[0]?.[0] ?? '');
    if (skill !== undefined) add(head, skill);
  }
  for (const phrase of headsOf(notSkillTable)) add(phrase, noSkill);
  for (const { skill, head } of listed) add(head, skill);
  for (const { skill, ways } of listed) for (const way of ways) add(way, skill);
  return { skills, stems };
}

/** A word, or a part of one, with those of its meanings that occur in names of skills. */
interface Unit {
  token: Token;
  concept: Concept;
}

/**
 * Skills that a text in German, French or Spanish names by words that mean the words of an English name, in any order and with small words between: "soins aux
 * patients" is patient care.
 */
export function findByMeaning(
  text: string,
  tokens: readonly Token[],
  language: Language,
  index: MeaningIndex,
): SkillMention[] {
  const found: SkillMention[] = [];
  for (const run of runsOf(text, tokens, language)) {
    let from = 0;
    while (from < run.length - 1) {
      const hit = longestFrom(run, from, index);
      if (hit === undefined) {
        from += 1;
        continue;
      }
      const [first, last] = [run[from]?.token, run[hit.last]?.token];
      from = hit.last + 1;
      if (first === undefined || last === undefined || hit.skill.family === '') continue;
      const [start, end] = [first.start, last.end];
      found.push({ skill: hit.skill.name, family: hit.skill.family, start, end, surface: text.slice(start, end) });
    }
  }
  return found;
}

/** Adjacent words, with only spaces, hyphens and small words between. */
function runsOf(text: string, tokens: readonly Token[], language: Language): Unit[][] {
  const stops = stopWords(language);
  const runs: Unit[][] = [];
  let run: Unit[] = [];
  let end = 0;
  for (const token of tokens) {
    if (!/^[\s-]*$/.test(text.slice(end, token.start))) {
      runs.push(run);
      run = [];
    }
    end = token.end;
    if (stops.has(token.key)) continue;
    for (const concept of conceptsOf(token.key, language)) run.push({ token, concept });
  }
  return [...runs, run];
}

function longestFrom(
  run: readonly Unit[],
  from: number,
  index: MeaningIndex,
): { last: number; skill: Skill } | undefined {
  for (let last = Math.min(run.length, from + mostWords) - 1; last > from; last -= 1) {
    const skill = skillOf(
      run.slice(from, last + 1).map(({ concept }) => concept.filter((each) => index.stems.has(each))),
      index,
    );
    if (skill !== undefined) return { last, skill };
  }
  return undefined;
}

/** The skill whose name consists of one meaning of each word. */
function skillOf(concepts: readonly Concept[], { skills }: MeaningIndex): Skill | undefined {
  let chosen: readonly (readonly string[])[] = [[]];
  for (const concept of concepts) chosen = chosen.flatMap((some) => concept.map((stem) => [...some, stem]));
  for (const stems of chosen) {
    const skill = skills.get(stems.toSorted().join(' '));
    if (skill !== undefined) return skill;
  }
  return undefined;
}
