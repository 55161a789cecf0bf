import { once } from '../../memoize.ts';
import usualTable from '../../words/tailoring/usual-tools.json' with { type: 'json' };
import coreWords from '../../words/linkedin-core-skills.json' with { type: 'json' };
import words from '../../words/linkedin-enhancing.json' with { type: 'json' };
import type { Language } from '../../language/languages.ts';
import { stem } from '../../language/stem.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { skillByName } from '../../lexicon/skills/lexicon.ts';
import {
  readJobTitle,
  seniorityOf,
  titleSimilarity,
  titleWords,
  type JobTitle,
} from '../../matching/titles/job-titles.ts';
import { seniorities as ranks } from '../../posting/posting.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { sameWork } from '../../tailoring/summary.ts';
import { usualTools } from '../../tailoring/usual-tools.ts';
import { entriesOf, patternOf } from '../../words/word-table.ts';
import { rankWordsOf } from '../contradictions/names.ts';
import type { Industry, SeniorityChoice } from '../enhancement.ts';

/** What a level of work is told by. */
export type Emphasis = 'learning' | 'delivery' | 'leading' | 'strategy';

/** The work that a profile is written for. */
export interface Target {
  /** As the person wrote it. */
  role: string;
  industry: Industry | undefined;
  emphasis: readonly Emphasis[];
  /** Somebody at the beginning, who has more of studies than of work to tell. */
  isEntry: boolean;
  /** Whether a position held is this work, at this rank. */
  isHeld: boolean;
  /** How near a held title is to the role, 0-1. */
  nearness(title: string): number;
  /** How much the role and the industry ask for a skill, 0 and more. */
  asks(skill: string): number;
  /** How much a line tells of what counts at this level, 0-1. */
  emphasizes(text: string): number;
  /** Skills that postings for the role name again and again; none where it's not clear which occupation the role is. */
  core: readonly string[];
}

export interface TargetInput {
  targetRole: string;
  industry?: Industry | undefined;
  seniority?: SeniorityChoice | undefined;
  language: Language;
  resume: JsonResume;
}

const emphases: Readonly<Record<SeniorityChoice, readonly Emphasis[]>> = {
  'Entry Level': ['learning'],
  Associate: ['learning', 'delivery'],
  'Mid-Level': ['delivery'],
  Senior: ['delivery'],
  Lead: ['leading', 'delivery'],
  Manager: ['leading', 'delivery'],
  'Senior Manager': ['leading', 'delivery', 'strategy'],
  Director: ['leading', 'strategy'],
  'Senior Director': ['leading', 'strategy'],
  VP: ['strategy', 'leading'],
  SVP: ['strategy', 'leading'],
  'C-Level': ['strategy', 'leading'],
};

const levelOfRank: Readonly<Record<(typeof ranks)[number], SeniorityChoice>> = {
  intern: 'Entry Level',
  entry: 'Entry Level',
  mid: 'Mid-Level',
  senior: 'Senior',
  lead: 'Lead',
  manager: 'Manager',
  director: 'Director',
  executive: 'C-Level',
};

const patternFor = (group: 'learning' | 'leading' | 'strategy'): RegExp =>
  patternOf(words, group, 'iu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);
const patterns = {
  learning: patternFor('learning'),
  leading: patternFor('leading'),
  strategy: patternFor('strategy'),
  delivery: /\d/,
} as const satisfies Record<Emphasis, RegExp>;

const professionsOf: ReadonlyMap<string, readonly string[]> = new Map(
  entriesOf(words, 'industries').map(({ head, columns: [professions = []] }) => [head, professions]),
);

const professionsOfCode: ReadonlyMap<string, readonly string[]> = new Map(
  entriesOf(words, 'occupations').map(({ head, columns: [professions = []] }) => [head, professions]),
);
const codePrefixes = [...professionsOfCode.keys()];

/** In what share of occupations each tool is usual: what many use is likelier to be asked for, but what all use says nothing. */
const popularity = once((): ReadonlyMap<string, number> => {
  const occupations = entriesOf(usualTable);
  const counts = new Map<string, number>();
  for (const tool of occupations.flatMap(({ columns: [tools = []] }) => tools))
    counts.set(tool, (counts.get(tool) ?? 0) + 1 / occupations.length);
  return counts;
});
const everybodys = 0.2;

/** What a role named in a person's words, an industry and a level ask for. */
export function readTarget({ targetRole, industry, seniority, language, resume }: TargetInput): Target {
  const role = targetRole.replace(/\s+/g, ' ').trim();
  const rank = seniorityOf(role);
  const level = seniority ?? levelOfRank[rank];
  const asked = readJobTitle(role, language);
  const nearness = (title: string): number => titleSimilarity(asked, readJobTitle(title, language));
  const named = new Set(findSkills(role, { list: true }).map(({ skill }) => skill));
  const usual = [...usualTools([{ entry: '', title: role }], language).keys()]
    .filter((tool) => (popularity().get(tool) ?? 0) < everybodys)
    .toSorted((a, b) => (popularity().get(b) ?? 0) - (popularity().get(a) ?? 0));
  const professions = professionShares(asked, named);
  const ofIndustry = new Set(professionsOf.get(industry ?? '') ?? []);
  return {
    role,
    industry,
    emphasis: emphases[level],
    isEntry: level === 'Entry Level',
    isHeld: (resume.work ?? []).some(
      ({ position = '' }) =>
        nearness(position) >= sameWork &&
        !kitchenPost.test(position) &&
        ranks.indexOf(seniorityOf(position)) >= ranks.indexOf(rank) &&
        (ranks.indexOf(seniorityOf(position)) > ranks.indexOf(rank) ||
          rankWordsOf(role).every((word) => rankWordsOf(position).includes(word))),
    ),
    nearness,
    asks: (name) => {
      const skill = skillByName(name);
      const isNamed = named.has(skill?.name ?? name) || sharesWords(name, role, language);
      const professional = Math.max(0, ...(skill?.professions ?? []).map((each) => professions.get(each) ?? 0));
      const industrial = skill?.professions.some((each) => ofIndustry.has(each)) === true ? 0.7 : 0;
      const isSoft = skill?.family === 'soft skills';
      const isUsual = usual.includes(skill?.name ?? name) ? 0.7 : 0;
      return Math.max(0, (isNamed ? 2.5 : 0) + 2 * professional + industrial + isUsual - (isSoft ? 1 : 0));
    },
    emphasizes: (text) => {
      const [first, ...others] = emphases[level];
      if (first !== undefined && patterns[first].test(text)) return 1;
      return others.some((each) => patterns[each].test(text)) ? 0.5 : 0;
    },
    core: coreSkills(asked),
  };
}

const coreTable: ReadonlyMap<string, readonly string[]> = new Map(
  entriesOf(coreWords).map(({ head, columns: [skills = []] }) => [head, skills]),
);

/** An occupation less likely than this is another meaning of the title. */
const likelyFrom = 0.5;

/** Of the likeliest occupation alone: a title such as "branch manager" is said of many, and what one of them asks for is none of the others' business. */
function coreSkills({ occupations }: JobTitle): readonly string[] {
  const [first, second] = [...occupations].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < likelyFrom || (second !== undefined && second[1] >= first[1])) return [];
  return [...coreTable].find(([code]) => first[0].startsWith(code))?.[1] ?? [];
}

/** A cook of a section: what "chef de" means in French titles of other fields, it doesn't mean here. */
const kitchenPost = /^(?:demi[- ]|junior )?chef de (?:partie|rang)\b/i;

const sharesWords = (name: string, role: string, language: Language): boolean => {
  const own = new Set(titleWords(role, language).map((word) => stem(word, language)));
  return titleWords(name, language).some((word) => word.length > 3 && own.has(stem(word, language)));
};

/** The professions that a role belongs to, 0-1: those of the occupations that it names, and of skills in its own words. */
function professionShares({ occupations }: JobTitle, named: Iterable<string>): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  const add = (profession: string, share: number): void =>
    void shares.set(profession, Math.max(share, shares.get(profession) ?? 0));
  const most = Math.max(...occupations.values(), 0.01);
  for (const [code, share] of occupations) {
    const [prefix] = codePrefixes.filter((each) => code.startsWith(each)).toSorted((a, b) => b.length - a.length);
    for (const profession of professionsOfCode.get(prefix ?? '') ?? []) add(profession, share / most);
  }
  for (const name of named) for (const profession of skillByName(name)?.professions ?? []) add(profession, 0.7);
  return shares;
}
