import type { Sign } from './item-weights.ts';
import type { Item } from './items.ts';

const longList = 5;

/** What is known of an item that others in a list are compared by. */
interface Listed {
  item: Item;
  isKnown: boolean;
  isSoft: boolean;
  isPeople: boolean;
}

/** What an item's list tells of it: people list skills beside skills, and people beside people. `all` are a passage's items in their order. */
export function listSigns(all: readonly Listed[]): Sign[][] {
  const signs: Sign[][] = [];
  let from = 0;
  for (let to = 1; to <= all.length; to += 1) {
    if (all[to]?.item.phrase.listed) continue;
    const list = all.slice(from, to);
    signs.push(...list.map((one) => signsIn(one, list)));
    from = to;
  }
  return signs;
}

function signsIn(one: Listed, list: readonly Listed[]): Sign[] {
  const others = list.filter((other) => other !== one);
  if (others.length === 0) return [];
  const most = (is: (other: Listed) => boolean): boolean => 2 * others.filter(is).length >= others.length;
  return [
    ...(list.length >= longList ? (['in a long list'] as const) : list.length === 2 ? (['one of two'] as const) : []),
    ...(most(({ isKnown }) => isKnown) ? (['beside skills'] as const) : []),
    ...(most(({ isSoft }) => isSoft) ? (['beside soft skills'] as const) : []),
    ...(most(({ isPeople }) => isPeople) ? (['beside people'] as const) : []),
  ];
}
