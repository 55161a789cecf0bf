/** Below this contrast ratio (WCAG 2) a person does not see text: #ebebeb on white. */
export const seenContrast = 1.2;

/** Type smaller than this many points can't be seen. */
export const seenSize = 2;

export type Color = readonly [number, number, number];
export const white: Color = [255, 255, 255];

/** The parts of `#rrggbb`. */
export const parseColor = (color: string): Color => {
  const value = Number.parseInt(color.slice(1), 16) || 0;
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
};

/** A colour painted over another with an opacity from 0 to 1. */
export const blend = (over: Color, under: Color, share: number): Color => [
  over[0] * share + under[0] * (1 - share),
  over[1] * share + under[1] * (1 - share),
  over[2] * share + under[2] * (1 - share),
];

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const linear = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** The relative luminance of WCAG 2.2, from 0 to 1. */
function luminance([r, g, b]: Color): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
