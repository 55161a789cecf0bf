/** This many words of a resume are compared with a stretch of the ad that is twice as long; the stretches overlap by half. */
const pieceWords = 12;
const stretchWords = 2 * pieceWords;
/** A piece follows the ad when this share of its words occurs in the ad in the same order, whatever was inserted between them. */
const followedFrom = 0.6;

/** An ad's words in stretches, and the stretches that each word is in. */
export interface AdStretches {
  stretches: readonly (readonly string[])[];
  placesOf: ReadonlyMap<string, readonly number[]>;
}

/** Cuts an ad's words, in their order, into overlapping stretches. */
export function stretchesOf(words: readonly string[]): AdStretches {
  const stretches: (readonly string[])[] = [];
  const placesOf = new Map<string, number[]>();
  for (let at = 0; at < Math.max(1, words.length - pieceWords); at += pieceWords) {
    const stretch = words.slice(at, at + stretchWords);
    for (const word of new Set(stretch)) {
      const places = placesOf.get(word);
      if (places) places.push(stretches.length);
      else placesOf.set(word, [stretches.length]);
    }
    stretches.push(stretch);
  }
  return { stretches, placesOf };
}

/**
 * The share of a line's words, 0-1, in pieces that follow the ad: its words in its order, with others inserted between them or replacing some, so that no run
 * of words is the ad's.
 */
export function followedShare(words: readonly string[], ad: AdStretches): number {
  if (words.length === 0) return 0;
  const pieces = Math.ceil(words.length / pieceWords);
  const size = Math.ceil(words.length / pieces);
  let followed = 0;
  for (let at = 0; at < words.length; at += size) {
    const piece = words.slice(at, at + size);
    if (isFollowing(piece, ad)) followed += piece.length;
  }
  return followed / words.length;
}

function isFollowing(piece: readonly string[], { stretches, placesOf }: AdStretches): boolean {
  const least = piece.length * followedFrom;
  // A word may stand in every stretch: counting in a row of numbers is quick, however many there are.
  const shared = new Uint16Array(stretches.length);
  for (const word of piece) for (const place of placesOf.get(word) ?? []) shared[place] = (shared[place] ?? 0) + 1;
  return shared.some((count, place) => count >= least && inOrder(piece, stretches[place] ?? []) >= least);
}

/** How many words two texts share in the same order: the length of their longest common subsequence. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  let before = Array.from({ length: b.length + 1 }, () => 0);
  for (const word of a) {
    const row = [0];
    b.forEach((other, at) => {
      row.push(word === other ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0));
    });
    before = row;
  }
  return before.at(-1) ?? 0;
}
