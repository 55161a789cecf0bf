import words from '../../words/tailoring/light-verbs.json' with { type: 'json' };
import { entriesOf, patternOf } from '../../words/word-table.ts';
import { verbOfBase, verbOfGerund, verbOfPast } from '../../language/english-verbs.ts';
import { formOf, isOneSentence, type LineTense, type Rewording } from './rewording.ts';
import { capitalized } from '../../resume/telling/first-word.ts';

interface Carried {
  verb: string;
  prepositions: readonly string[];
}

/** What a light verb carries, by its noun: "training" is what "train" says. */
const carried: ReadonlyMap<string, Carried> = new Map(
  entriesOf(words, 'carried').flatMap(({ head, columns: [[verb = ''] = [], prepositions = []] }) =>
    head.split(', ').map((noun): [string, Carried] => [noun, { verb, prepositions }]),
  ),
);
const adverbOf: ReadonlyMap<string, string> = new Map(
  entriesOf(words, 'frequencies').map(({ head, columns: [[adverb = ''] = []] }) => [head, adverb]),
);

const lightVerb = patternOf(words, 'light verbs', 'i', (any) => String.raw`^(${any})\s+(?:the\s+|an?\s+)?(?=[a-z])`);

/** "Provided training to 40 new hires" becomes "Trained 40 new hires"; "Conducted weekly inspections of 12 sites", "Inspected 12 sites weekly". */
export function fromLightVerb(text: string, tense: LineTense): Rewording | undefined {
  const opening = lightVerb.exec(text);
  if (opening === null || !isOneSentence(text)) return undefined;
  const match = /^(?:([a-z-]+)\s+)?([a-z]+)\s+([a-z]+)\s+(\S.*)$/i.exec(text.slice(opening[0].length));
  const [, before = '', noun = '', preposition = '', object = ''] = match ?? [];
  const adverb = before === '' ? '' : adverbOf.get(before.toLowerCase());
  const { verb: base = '', prepositions = [] } = carried.get(noun.toLowerCase()) ?? {};
  const verb = verbOfBase(base);
  if (verb === undefined || adverb === undefined || !prepositions.includes(preposition)) return undefined;
  // "Provided training to staff and support for customers": the second noun would lose its verb; "training to reduce waste" has no object.
  if (/\b(?:and\s+(?:[a-z]+\s+){0,2}(?:to|for|of|on)|to)\b/i.test(object) || verbOfBase(object.split(' ')[0] ?? ''))
    return undefined;
  if (adverb !== '' && /,|\b(?:and|to|for|that|which|by)\b/.test(object)) return undefined;
  const stop = adverb === '' ? '' : (/[.]$/.exec(object)?.[0] ?? '');
  const rest = adverb === '' ? object : `${stop === '' ? object : object.slice(0, -1)} ${adverb}${stop}`;
  return { text: capitalized(`${formOf(tense)(verb)} ${rest}`), reasons: ['strong-verb'] };
}

/** "Was able to cut waste by 12%" becomes "Cut waste by 12%": being able to and doing are one where a line tells what was done. */
export function fromAbility(text: string): Rewording | undefined {
  const match = /^(?:I )?(?:was able|managed|got) to ([a-z]+)\b(.*)$/i.exec(text);
  const verb = verbOfBase(match?.[1] ?? '');
  if (match === null || verb === undefined || /\band [a-z]+\b/.test(match[2] ?? '')) return undefined;
  return { text: `${capitalized(verb.past)}${match[2] ?? ''}`, reasons: ['strong-verb'] };
}

/** "Acted as a liaison between sales and the plant" becomes "Liaised between …"; acting as anything else is serving as it. */
export function fromActing(text: string, tense: LineTense): Rewording | undefined {
  const liaison =
    /^(?:act|serv)(?:ed|es|ing)? as (?:the |a )?(?:primary |main |key )?liaison (?=(?:between|with) )/i.exec(text);
  if (liaison !== null) {
    const opening = tense === 'past' ? 'Liaised' : 'Liaise';
    return { text: `${opening} ${text.slice(liaison[0].length)}`, reasons: ['strong-verb'] };
  }
  return /^Acted as (?=an? |the )/.test(text)
    ? { text: text.replace(/^Acted/, 'Served'), reasons: ['strong-verb'] }
    : undefined;
}

const body = patternOf(
  words,
  'bodies that one serves on',
  'i',
  (any) => String.raw`^(?:was |am )?(?:a )?(?:part|member) of ((?:an?|the) (?:[\w-]+ ){0,3}(?:${any})\b)`,
);

/** "Part of the project to split …", "part of a group preparing for …". */
const partOfDoing = patternOf(
  words,
  'groups that do something',
  'i',
  (any) =>
    String.raw`^(?:was |am )?(?:a )?(?:part|member) of (?:an?|the) (?:[\w-]+ )?(?:${any}) (?:to ([a-z]+)|([a-z]+ing)) (\S.*)$`,
);

/**
 * "Was part of a team of 7 that cut falls from 18 to 11" becomes "Helped cut falls from 18 to 11 as part of a team of 7": what was done comes first, and the
 * person's part in it stays what it was.
 */
export function fromMembership(text: string): Rewording | undefined {
  if (!isOneSentence(text)) return undefined;
  const toDo = partOfDoing.exec(text);
  const planned = verbOfBase(toDo?.[1] ?? '') ?? verbOfGerund(toDo?.[2] ?? '');
  if (planned !== undefined && !/\band [a-z]+(?:ing)\b/.test(toDo?.[3] ?? ''))
    return { text: `Helped ${planned.base} ${toDo?.[3] ?? ''}`, reasons: ['strong-verb'] };
  const match =
    /^(?:was |am )?(?:a )?(?:part|member) of ((?:an? )?[^,]{3,60}?) (?:that|which|who) ([a-z]+) (\S.*?)(\.?)$/i.exec(
      text,
    );
  const [, group = '', did = '', rest = '', stop = ''] = match ?? [];
  const verb = verbOfPast(did);
  if (match !== null && verb !== undefined && verb.base !== 'be' && !/\band [a-z]+(?:ed|t)\b/.test(rest))
    return {
      text: `Helped ${verb.base} ${rest} as part of ${/^(?:an?|the) /i.test(group) ? group : `a ${group}`}${stop}`,
      reasons: ['strong-verb'],
    };
  const served = body.exec(text);
  return served === null
    ? undefined
    : { text: `Served on ${served[1] ?? ''}${text.slice(served[0].length)}`, reasons: ['strong-verb'] };
}
