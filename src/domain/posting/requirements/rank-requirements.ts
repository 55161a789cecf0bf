import type { Language } from '../../language/languages.ts';
import { stem } from '../../language/stem.ts';
import { contentWords } from './phrases.ts';
import type { Requirement } from '../posting.ts';
import { isSoft, type Ask } from './ask.ts';

interface Group {
  best: Ask;
  /** Stems of the best one's content words. */
  stems: string[];
  times: number;
  order: number;
}

/** More than the longest of ads ask for, which is about a hundred: each is held beside each other one and every statement of a resume. */
export const mostRequirements = 120;

export interface Ranked {
  requirement: Requirement;
  /** Whether it is a degree or years of work, and no thing that is not among the others. */
  isDemand: boolean;
}

/** Puts together what an ad says more than once, and weighs it: what is asked for plainly, in the title or often weighs more. */
export function rankRequirements(asks: Ask[], title: string, language: Language): Ranked[] {
  const groups = new Map<string, Group>();
  for (const [order, ask] of asks.entries()) {
    const stems = stemsOf(textOf(ask), language);
    const key = keyOf(ask, stems);
    const known = groups.get(key);
    if (!known) groups.set(key, { best: ask, stems, times: 1, order });
    else {
      known.times += 1;
      if (plainness(ask) > plainness(known.best)) Object.assign(known, { best: ask, stems });
    }
  }
  const all = [...groups.values()];
  const titleStems = new Set(stemsOf(title, language));
  const isSaid = saidBySkills(all, titleStems);
  return all
    .filter((group) => !isSaid(group))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, mostRequirements)
    .map(({ best, times }, index) => ({
      requirement: toRequirement(best, times, index, titleStems, language),
      isDemand:
        best.kind === 'degree' || best.isSaidToo === true || (best.number !== undefined && best.start < best.number),
    }));
}

/** A skill by its name in any spelling is one; "bathing" and "toileting" are two things, although both are personal care. */
function keyOf(ask: Ask, stems: readonly string[]): string {
  const words = stems.toSorted().join(' ');
  if (ask.skill === undefined) return `${ask.kind}:${ask.years ?? ''}:${words}`;
  const isPlain = ask.signs !== undefined && !/[\p{Lu}\d]/u.test(textOf(ask));
  return `skill:${ask.skill}${isPlain ? `:${words}` : ''}`;
}

const textOf = (ask: Ask): string => ask.passage.text.slice(ask.start, ask.end);
const stemsOf = (text: string, language: Language): string[] => [
  ...new Set(contentWords(text, language).map((word) => stem(word, language))),
];

/** Plain words in a list of requirements outweigh a nice-to-have, and a nice-to-have outweighs a mention among the duties. */
function plainness({ passage: { section }, must }: Ask): number {
  if (section === 'must' || section === 'nice') return must ? 3 : 2;
  return must ? 1 : 0;
}

/** A phrase whose every word a known skill of the same ad, or its title, says already. */
function saidBySkills(groups: readonly Group[], titleStems: ReadonlySet<string>): (group: Group) => boolean {
  const said = groups.filter(({ best }) => best.skill !== undefined).map(({ stems }) => new Set(stems));
  const holding = new Map<string, ReadonlySet<string>[]>();
  for (const stems of [...said, titleStems])
    for (const word of stems) {
      const sets = holding.get(word);
      if (sets) sets.push(stems);
      else holding.set(word, [stems]);
    }
  return ({ best, stems: [first, ...others] }) =>
    best.skill === undefined &&
    best.signs === undefined &&
    (best.kind === 'skill' || best.kind === 'duty') &&
    (first === undefined || (holding.get(first) ?? []).some((words) => others.every((word) => words.has(word))));
}

const baseWeight = { must: 0.75, nice: 0.4, duty: 0.5, role: 0.55 } as const;
const kindWeight: Record<Requirement['kind'], number> = {
  skill: 1,
  licence: 1.1,
  language: 1,
  degree: 0.85,
  experience: 0.9,
  duty: 0.8,
};

function toRequirement(
  ask: Ask,
  times: number,
  index: number,
  titleStems: ReadonlySet<string>,
  language: Language,
): Requirement {
  const { section } = ask.passage;
  const text = textOf(ask).replace(/\s+/g, ' ').trim();
  const terms = contentWords(ask.skill === undefined ? text : `${text} ${ask.skill}`, language);
  const inTitle =
    terms.length > 0 && terms.filter((term) => titleStems.has(stem(term, language))).length / terms.length > 0.5;
  const base = ask.must ? baseWeight[section === 'duty' || section === 'role' ? section : 'must'] : baseWeight.nice;
  const soft = isSoft(ask) ? 0.6 : ask.skill === undefined && ask.kind === 'skill' ? 0.7 : 1;
  const weight = base * kindWeight[ask.kind] * soft + (inTitle ? 0.2 : 0) + Math.min(times - 1, 3) * 0.05;
  return {
    id: `r${index + 1}`,
    text,
    kind: ask.kind,
    must: ask.must,
    ...(ask.skill !== undefined && { skill: ask.skill }),
    terms,
    weight: Math.round(Math.min(weight, 1) * 100) / 100,
    ...(ask.years !== undefined && { years: ask.years }),
    sentence: ask.passage.text.replace(/\s+/g, ' ').trim(),
  };
}
