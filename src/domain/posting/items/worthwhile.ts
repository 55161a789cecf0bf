import { memoizeLast } from '../../memoize.ts';
import { groupedBy } from '../../grouped-by.ts';
import type { Passage } from '../sections/passage.ts';
import { withAdSigns, type AdNames, type Judged } from './ad-signs.ts';
import { worthOf } from './item-weights.ts';

/** From which worth on an item is taken; two lines that ask for a handful of things mean each of them. */
const leastWorth = -0.3;
const leastOfFew = -2.4;
const few = 12;
const leastOfBest = -1.6;

/** The asks that are certain, and those of the others that are worth it. */
export function worthwhile<T extends Judged>(asks: readonly T[], names: AdNames): T[] {
  const least = asks.length <= few ? leastOfFew : leastWorth;
  const judged = withAdSigns(
    asks.filter((ask) => !namesSeeker(ask)),
    names,
  );
  const isTaken = ({ signs }: Judged): boolean => signs === undefined || worthOf(signs) >= least;
  const best = bestOfEach(judged, isTaken);
  return judged.flatMap((ask) => {
    if (isTaken(ask) || best.has(ask)) return [ask];
    return ask.alone ? [{ ...ask, ...ask.alone, alone: undefined, signs: undefined }] : [];
  });
}

const seeks = /\b(?:(?:is|are) (?:\p{L}+ly )?(?:seeking|looking for|hiring|recruiting)|seeks)\b/iu;

const seekerEnd = memoizeLast((text: string): number => text.search(seeks));

/** "Harbour Dental Center is seeking a nurse": what is before the verb is who seeks. */
function namesSeeker({ passage: { text }, end }: Judged): boolean {
  const at = seekerEnd(text);
  return at >= 0 && end <= at;
}

/** A line of a list asks for something: where nothing in it is worth it, for the best of what it says. */
function bestOfEach<T extends Judged>(asks: readonly T[], isTaken: (ask: T) => boolean): ReadonlySet<T> {
  const lines = groupedBy(asks, ({ passage }) => passage.start);
  const best = new Set<T>();
  for (const line of lines.values()) {
    const [first] = line;
    if (!first || !isLineOfList(first.passage) || line.some(isTaken)) continue;
    const top = line.reduce((a, b) => (worthOf(b.signs ?? []) > worthOf(a.signs ?? []) ? b : a));
    if (worthOf(top.signs ?? []) >= leastOfBest) best.add(top);
  }
  return best;
}

const isLineOfList = ({ section, headed, startsLine, bullet }: Passage): boolean =>
  headed && section !== 'role' && (startsLine || bullet);
