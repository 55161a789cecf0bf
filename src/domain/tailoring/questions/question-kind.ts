import { skillByName } from '../../lexicon/skills/lexicon.ts';
import type { Requirement } from '../../posting/posting.ts';
import toolFamilies from '../../words/tailoring/tool-families.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';
import type { QuestionKind } from './question-kinds.ts';

const tools = new Set(headsOf(toolFamilies));
/** "Scripting" and "Replication" are done, not used. */
const isActivity = (name: string): boolean => /(?:ing|ion|ment|ance)s?$/i.test(name);

/** "Core Data", "SAP": the name of a thing. */
const isProperName = (text: string): boolean =>
  text.split(' ').every((word) => /^(?:\p{Lu}|\d|and$|of$|&$)/u.test(word)) && text.split(' ').length <= 3;

/** `usual` are tools that are usual for a title held. */
export function questionKindOf({ kind, skill, text }: Requirement, usual?: ReadonlyMap<string, string>): QuestionKind {
  if (kind !== 'skill') return kind;
  if (skill === undefined) return isProperName(text) && /\p{Lu}.*[\p{Lu}\d]/u.test(text) ? 'tool' : 'phrase';
  if (usual?.has(skill) || /\p{Ll}\p{Lu}/u.test(skill)) return 'tool';
  const isThing = !isActivity(skill) && (!skill.includes(' ') || isProperName(skill));
  return isThing && tools.has(skillByName(skill)?.family ?? '') ? 'tool' : 'field';
}
