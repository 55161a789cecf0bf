import { hashOf } from '../language/hash.ts';
import type { Turn } from './wording.ts';

/** Each call for the same purpose gets the next option; where it begins depends on the pair. No two sentences of a prep open alike while there is a choice. */
export function inTurns(seed: number): Turn {
  const taken = new Map<string, number>();
  const said = new Set<unknown>();
  return (of, options, otherwise = []) => {
    const from = taken.get(of) ?? hashOf(`${seed} ${of}`) % Math.max(1, options.length);
    taken.set(of, from + 1);
    const turned = options.map((_, at) => options[(from + at) % options.length]);
    const isNew = (each: unknown): boolean => each !== undefined && !said.has(openingOf(each));
    const option = turned.find(isNew) ?? otherwise.find(isNew) ?? turned[0];
    if (option === undefined) throw new Error(`There is no wording for ${of}.`);
    said.add(openingOf(option));
    return option;
  };
}

/** By what somebody would hear that a sentence was built like another: its first words. */
const openingOf = (option: unknown): unknown =>
  typeof option === 'string' ? option.toLowerCase().split(' ').slice(0, openingWords).join(' ') : option;
const openingWords = 4;
