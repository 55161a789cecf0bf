/** The scale of the price bars, in US cents: each price to the right is some times as high, or the cheapest could not be seen. */
const lowest = 250;
const highest = 40_000;

/** The position of a price on the scale, from 0 to 100. */
export const placeOnScale = (cents: number): number =>
  Math.round((1000 * Math.log(cents / lowest)) / Math.log(highest / lowest)) / 10;
