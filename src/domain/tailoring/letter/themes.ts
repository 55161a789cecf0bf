import { skillByName } from '../../lexicon/skills/lexicon.ts';
import type { EvidenceMap, RequirementEvidence } from '../../matching/evidence/evidence-map.ts';
import type { Requirement } from '../../posting/posting.ts';
import { isFor, requirementWorth, shownInWork, tellsTheSame, worthToAd, type Proof } from './proofs.ts';

/** Requirements of the ad that belong together, and what the resume tells about them. */
export interface Theme {
  /** Ids of the requirements, those that matter most first. */
  requirements: string[];
  /** From the latest place of work to the earliest. */
  proofs: Proof[];
}

/** What the letter tells: the best proof for what matters most to the ad, and the rest by theme. */
export interface Argument {
  hook?: Proof | undefined;
  themes: Theme[];
}

/** How many things the letter tells: more would be a second resume. */
const mostProofs = 9;
/** The share of what could be told that one letter tells: another ad gets another letter. */
const shareTold = 0.5;
const leastProofs = 4;
const mostOfTheme = 4;
/** Of one place of work in one theme. */
const mostOfPlace = 2;

/**
 * Chooses what to tell from the ad's side: the hook proves the weightiest requirement that can be told, the others are split into what belongs with it and
 * what does not. `current` is the pointer of the current position, which is told wherever there is a line for it.
 */
export function chooseArgument(map: EvidenceMap, proofs: readonly Proof[], current: string | undefined): Argument {
  const ranked = shownInWork(map).filter(({ requirement }) => proofs.some((proof) => isFor(proof, requirement.id)));
  const hook = hookOf(ranked, proofs);
  if (hook === undefined) return { themes: [] };
  const first = ranked.find(({ requirement }) => isFor(hook, requirement.id));
  const groups = first === undefined ? [[], []] : groupsOf(ranked, first, proofs, hook);
  const themes = groups.map((requirements): Theme => ({ requirements: requirements.map(({ id }) => id), proofs: [] }));
  const told = [hook];
  const most = Math.min(mostProofs, Math.max(leastProofs, Math.ceil(proofs.length * shareTold)));
  const isNew = (proof: Proof): boolean => told.every((other) => other !== proof && !tellsTheSame(proof, other));
  const take = (proof: Proof, theme: Theme): void => {
    told.push(proof);
    theme.proofs.push(proof);
  };
  const room = ({ proofs: taken }: Theme): boolean => taken.length < mostOfTheme && told.length < most;
  const mayTake = (proof: Proof, theme: Theme): boolean =>
    isNew(proof) && theme.proofs.filter(({ place }) => place.entry === proof.place.entry).length < mostOfPlace;
  const best = (theme: Theme, from: readonly Proof[], least: number): Proof | undefined =>
    from
      .filter((proof) => mayTake(proof, theme))
      .map((proof) => ({ proof, worth: worthFor(proof, theme, told) }))
      .filter(({ proof, worth }) => worth >= least && (least === 0 || isForAny(proof, theme)))
      .toSorted((a, b) => b.worth - a.worth)[0]?.proof;

  const ofCurrent = proofs.filter(({ place }) => place.entry === current);
  if (current !== undefined && hook.place.entry !== current) {
    const options = themes.flatMap((theme) => {
      const proof = best(theme, ofCurrent, 0);
      return proof === undefined ? [] : [{ theme, proof, worth: worthFor(proof, theme, told) }];
    });
    const choice = options.toSorted((a, b) => b.worth - a.worth)[0];
    if (choice !== undefined) take(choice.proof, choice.theme);
  }
  for (let round = 0; round < mostOfTheme; round++) {
    for (const theme of themes) {
      const proof = room(theme) ? best(theme, proofs, 0.01) : undefined;
      if (proof !== undefined) take(proof, theme);
    }
  }
  // What the ad does not ask for is told where little else is: a result, or what the latest work was.
  for (const theme of themes.toReversed()) {
    while (told.length < Math.min(enough, most) && theme.proofs.length < mostOfTheme) {
      const proof = best(theme, proofs.filter(isTelling), 0);
      if (proof === undefined) break;
      take(proof, theme);
    }
  }
  for (const theme of themes) theme.proofs.sort((a, b) => a.place.rank - b.place.rank);
  return { hook, themes: joined(themes.filter((theme) => theme.proofs.length > 0)) };
}

/** Two themes of which there is little to tell are one paragraph. */
function joined(themes: readonly Theme[]): Theme[] {
  const all = themes.flatMap(({ proofs }) => proofs);
  const isThin = all.length <= 3 || themes.some(({ proofs }) => proofs.length === 1 && all.length <= 5);
  if (themes.length < 2 || !isThin) return [...themes];
  return [
    {
      requirements: themes.flatMap(({ requirements }) => requirements),
      proofs: all.toSorted((a, b) => a.place.rank - b.place.rank),
    },
  ];
}

/** With so many things told a letter says something. */
const enough = 8;

const isTelling = ({ figures, place, near, requirements }: Proof): boolean =>
  figures || place.rank <= 1 || near >= 0.2 || requirements.length > 0;

const isForAny = (proof: Proof, theme: Theme): boolean =>
  proof.requirements.some(({ id }) => theme.requirements.includes(id));

/** What speaks for telling a line at all: a figure, that it is recent, that it is no mouthful. */
function quality({ figures, place, clause, near }: Proof): number {
  const words = clause.split(' ').length;
  const length = Math.max(0, words - 22) * 0.08 + (words < 8 ? 0.4 : 0);
  return (figures ? 0.3 : 0) + near - (isDuty.test(clause) ? 0.3 : 0) - Math.min(place.rank, 6) * 0.08 - length;
}

/** Verbs that say that something was one's work, not what came of it. */
const isDuty =
  /^I (?:(?:was|am) responsible|(?:perform|assist|help|provid|handl|work|maintain|attend|participat)(?:e|ed|s)?\b)/;

const almostAsWeighty = 0.75;

/** The best proof of the weightiest requirements; where nothing asked for is shown, the best there is. */
function hookOf(ranked: readonly RequirementEvidence[], proofs: readonly Proof[]): Proof | undefined {
  const [first] = ranked;
  const weightiest = ranked.filter(
    (evidence) => first !== undefined && requirementWorth(evidence) >= requirementWorth(first) * almostAsWeighty,
  );
  const candidates =
    first === undefined
      ? proofs
      : proofs.filter((proof) => weightiest.some(({ requirement }) => isFor(proof, requirement.id)));
  const worth = (proof: Proof): number => 1.5 * quality(proof) + diminishing(proof.requirements.map(worthToAd));
  return candidates.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** The first counts whole, each further one half of the one before: otherwise the longest line would be told to everybody. */
const diminishing = (worths: readonly number[]): number =>
  worths.toSorted((a, b) => b - a).reduce((sum, worth, at) => sum + worth / 2 ** at, 0);

/** What a proof adds to a theme: what it shows of it that is not told yet counts whole, the rest a third. */
function worthFor(proof: Proof, theme: Theme, told: readonly Proof[]): number {
  const shown = diminishing(
    proof.requirements
      .filter(({ id }) => theme.requirements.includes(id))
      .map((asked) => worthToAd(asked) * (told.some((other) => isFor(other, asked.id)) ? 0.3 : 1)),
  );
  const isNewPlace = theme.proofs.every(({ place }) => place.entry !== proof.place.entry);
  return Math.max(0, shown + quality(proof) * 0.35 + proof.near * 1.5 + (isNewPlace ? 0.1 : 0) + 0.3);
}

/** The requirements in two groups: around the one that the hook proves, and around the weightiest that is not akin to it. */
function groupsOf(
  ranked: readonly RequirementEvidence[],
  first: RequirementEvidence,
  proofs: readonly Proof[],
  hook: Proof,
): Requirement[][] {
  const hasOther = ({ requirement }: RequirementEvidence): boolean =>
    proofs.some((proof) => proof !== hook && isFor(proof, requirement.id));
  const second = ranked
    .filter((evidence) => evidence !== first && hasOther(evidence))
    .map((evidence) => ({ evidence, worth: requirementWorth(evidence) / (1 + kinship(evidence, first)) }))
    .toSorted((a, b) => b.worth - a.worth)[0]?.evidence;
  const groups: Requirement[][] = [[first.requirement], second === undefined ? [] : [second.requirement]];
  for (const evidence of ranked) {
    if (evidence === first || evidence === second) continue;
    const [near, far] = [kinship(evidence, first), second === undefined ? -1 : kinship(evidence, second)];
    const smaller = (groups[0]?.length ?? 0) <= (groups[1]?.length ?? 0) ? 0 : 1;
    groups[second === undefined || near > far ? 0 : near < far ? 1 : smaller]?.push(evidence.requirement);
  }
  return groups;
}

/** How much two requirements belong together: asked for in one sentence, shown by the same lines, or skills of one family. */
function kinship(a: RequirementEvidence, b: RequirementEvidence): number {
  const lines = a.pointers.filter((pointer) => b.pointers.includes(pointer)).length;
  const family = familyOf(a.requirement);
  return (
    (a.requirement.sentence === b.requirement.sentence ? 2 : 0) +
    Math.min(lines, 2) +
    (family !== undefined && family === familyOf(b.requirement) ? 1 : 0)
  );
}

const familyOf = ({ skill }: Requirement): string | undefined =>
  skill === undefined ? undefined : skillByName(skill)?.family;
