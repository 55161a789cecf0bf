import type { Language } from '../../language/languages.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import type { Token } from '../../language/tokenise.ts';
import { conceptsOf, type Concept } from '../dictionary/concepts.ts';
import type { Skill, SkillMention } from './skill.ts';

/** Skills by the stems of their English names of two or three words, in alphabetical order: "care patient". */
export interface Glossary {
  readonly skills: ReadonlyMap<string, Skill>;
  /** All stems that stand in a name. */
  readonly stems: ReadonlySet<string>;
}

const mostWords = 3;

/** Reads names and other ways of writing them, each with its skill; the first of two that have the same words keeps them. */
export function buildGlossary(ways: Iterable<readonly [string, Skill]>): Glossary {
  const stops = stopWords('en');
  const skills = new Map<string, Skill>();
  const stems = new Set<string>();
  for (const [way, skill] of ways) {
    if (!/^[A-Za-z]+(?:[ -][a-z]+){1,3}$/.test(way)) continue;
    const words = way.toLowerCase().split(/[ -]/);
    const content = [...new Set(words.filter((word) => !stops.has(word)).map((word) => stem(word, 'en')))];
    if (content.length < 2 || content.length > mostWords) continue;
    const key = content.toSorted().join(' ');
    if (!skills.has(key)) skills.set(key, skill);
    for (const each of content) stems.add(each);
  }
  return { skills, stems };
}

/** A word, or a part of one, with what it may mean of the words that skills are named by. */
interface Unit {
  token: Token;
  concept: Concept;
}

/**
 * Skills that a text in German, French or Spanish names by words that mean the words of an English name, in any order and
 * with small words between: "soins aux patients" is patient care.
 */
export function glossSkills(
  text: string,
  tokens: readonly Token[],
  language: Language,
  glossary: Glossary,
): SkillMention[] {
  const found: SkillMention[] = [];
  for (const run of runsOf(text, tokens, language)) {
    let from = 0;
    while (from < run.length - 1) {
      const hit = longestFrom(run, from, glossary);
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

/** Words that stand side by side, with nothing but spaces, hyphens and small words between. */
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
  glossary: Glossary,
): { last: number; skill: Skill } | undefined {
  for (let last = Math.min(run.length, from + mostWords) - 1; last > from; last -= 1) {
    const skill = skillOf(
      run.slice(from, last + 1).map(({ concept }) => concept.filter((each) => glossary.stems.has(each))),
      glossary,
    );
    if (skill !== undefined) return { last, skill };
  }
  return undefined;
}

/** The skill whose name has one meaning of each word. */
function skillOf(concepts: readonly Concept[], { skills }: Glossary): Skill | undefined {
  let chosen: readonly (readonly string[])[] = [[]];
  for (const concept of concepts) chosen = chosen.flatMap((some) => concept.map((stem) => [...some, stem]));
  for (const stems of chosen) {
    const skill = skills.get(stems.toSorted().join(' '));
    if (skill !== undefined) return skill;
  }
  return undefined;
}
