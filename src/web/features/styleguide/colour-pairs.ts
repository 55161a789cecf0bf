/** What a colour is for decides the contrast it needs: 4.5 for text, 3 for the outline of what can be used. */
export interface ColourPair {
  front: string;
  ground: string;
  least: 4.5 | 3;
}

const grounds = ['paper', 'sheet', 'well'];
const washes = ['accent-wash', 'danger-wash', 'warn-wash'];
const texts = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'danger', 'warn'];
const bands = ['band-green', 'band-yellow', 'band-red'];

const pairs = (fronts: readonly string[], on: readonly string[], least: 4.5 | 3): ColourPair[] =>
  fronts.flatMap((front) => on.map((ground) => ({ front, ground, least })));

/** Every colour with the grounds that components put it on. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs([...texts, ...bands], grounds, 4.5),
  ...pairs(['ink', 'ink-soft', 'accent-strong'], washes, 4.5),
  ...pairs(['danger'], ['danger-wash'], 4.5),
  ...pairs(['warn'], ['warn-wash'], 4.5),
  ...pairs(['on-accent'], ['accent', 'accent-strong', 'danger'], 4.5),
  ...pairs(['on-marker'], ['marker'], 4.5),
  ...pairs(['paper'], ['ink'], 4.5),
  ...pairs(['edge'], ['paper', 'sheet', 'well'], 3),
];
