/** A point on earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The earth in squares of one degree, and in larger ones of five: only a few of them are near any point. */
export const cellOf = ({ latitude, longitude }: Point): string => `${Math.floor(latitude)},${Math.floor(longitude)}`;
export const fieldOf = ({ latitude, longitude }: Point): string =>
  `${Math.floor(latitude / 5)},${Math.floor(longitude / 5)}`;

const kmPerDegree = 111.2;
/** From here on the larger squares are fewer. */
const farKm = 150;

/** The squares that a circle touches: cells, or for a wide one fields. */
export function squaresAround(center: Point, km: number): { kind: 'cell' | 'field'; names: string[] } {
  const kind = km > farKm ? 'field' : 'cell';
  const step = kind === 'field' ? 5 : 1;
  const high = km / kmPerDegree;
  const wide = high / Math.max(0.05, Math.cos((Math.min(89, Math.abs(center.latitude) + high) * Math.PI) / 180));
  const names = new Set<string>();
  const index = (degrees: number) => Math.floor(degrees / step);
  for (let row = index(center.latitude - high); row <= index(center.latitude + high); row += 1) {
    const columns = Math.min(index(center.longitude + wide) - index(center.longitude - wide), 360 / step);
    for (let column = 0; column <= columns; column += 1) {
      // Beyond 180 degrees east the west begins.
      const longitude = (index(center.longitude - wide) + column) * step;
      names.add(`${row},${index(((((longitude + 180) % 360) + 360) % 360) - 180)}`);
    }
  }
  return { kind, names: [...names] };
}
