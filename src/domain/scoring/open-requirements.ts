import { tokenise } from '../language/tokenise.ts';
import type { EvidenceMap, RequirementEvidence } from '../matching/evidence/evidence-map.ts';
import type { Requirement } from '../posting/posting.ts';

/** A requirement as a keyword: the skill's name, or the ad's words. */
export const keywordOf = (requirement: Requirement): string => requirement.skill ?? requirement.text;

interface Named {
  item: RequirementEvidence;
  /** The words of its name, as they are looked up. */
  words: ReadonlySet<string>;
  /** The same with nothing between: "child care" and "childcare" are one name. */
  joined: string;
}

function named(item: RequirementEvidence): Named {
  const keys = tokenise(keywordOf(item.requirement)).map(({ key }) => key);
  return { item, words: new Set(keys), joined: keys.join('') };
}

/** Whether the first is named with all words of the second, and more. */
const extendsName = (a: Named, b: Named): boolean =>
  b.words.size < a.words.size && [...b.words].every((word) => a.words.has(word));

const isOfOneSentence = (a: Named, b: Named): boolean => a.item.requirement.sentence === b.item.requirement.sentence;

/** A known skill is itself: "project management" is no longer way to say "management". */
const isSkill = ({ item }: Named): boolean => item.requirement.skill !== undefined;

/** Whether the other names the same thing, and better. */
function isSaidBy(each: Named, other: Named): boolean {
  if (isSkill(each)) return false;
  if (extendsName(each, other)) return isSkill(other) || isOfOneSentence(each, other);
  return extendsName(other, each) && isSkill(other) && isOfOneSentence(each, other);
}

/**
 * What an ad asks for and a resume does not show, each thing once, in the map's order: nothing that is shown under another spelling, and of two names, one of
 * which contains the other ("filing", "filing of documents"), the known skill, or of two in one sentence of the ad the shorter.
 */
export function openRequirements(map: EvidenceMap): RequirementEvidence[] {
  const shown = map.filter(({ kind }) => kind === 'shown').map(named);
  const open = map.filter(({ kind }) => kind !== 'shown').map(named);
  const kept: Named[] = [];
  for (const each of open) {
    if (
      shown.some((other) => other.joined === each.joined || (extendsName(other, each) && isOfOneSentence(other, each)))
    )
      continue;
    if (open.some((other) => isSaidBy(each, other))) continue;
    if (!kept.some((other) => other.joined === each.joined)) kept.push(each);
  }
  return kept.map(({ item }) => item);
}
