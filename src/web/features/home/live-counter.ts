/** Between two looks at the counter, in milliseconds. */
const shortest = 3000;
const longest = 8000;
const chanceOfRise = 0.6;
const largestRise = 3;

/** A number from 0 up to, but not, 1. */
export type Chance = () => number;

/** How long the counter rests: 3 to 8 seconds. */
export const pauseMs = (chance: Chance): number => shortest + chance() * (longest - shortest);

/** The counter after a pause: in 6 of 10 cases 1 to 3 higher, else the same. */
export const nextCount = (count: number, chance: Chance): number =>
  chance() < chanceOfRise ? count + 1 + Math.floor(chance() * largestRise) : count;
