import { expect, test } from 'vitest';
import { cellOf, fieldOf, squaresAround } from './place-cells.ts';

test.each([
  [{ latitude: 52.5, longitude: 13.4 }, { latitude: 52.4, longitude: 13.06 }, 50],
  [{ latitude: 52.99, longitude: 13.99 }, { latitude: 53.01, longitude: 14.01 }, 10],
  [{ latitude: 0.1, longitude: 179.95 }, { latitude: 0.1, longitude: -179.95 }, 25],
  [{ latitude: -33.9, longitude: 151.2 }, { latitude: -37.8, longitude: 144.9 }, 720],
  [{ latitude: 69.6, longitude: 18.9 }, { latitude: 69.6, longitude: 14.5 }, 180],
])('the squares around %o hold %o within %i km', (center, near, km) => {
  const { kind, names } = squaresAround(center, km);
  expect(names).toContain(kind === 'cell' ? cellOf(near) : fieldOf(near));
  expect(names.length).toBeLessThan(40);
});
