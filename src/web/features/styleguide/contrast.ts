/** A colour as the tokens write it: lightness 0-1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** A token's colour in both themes. */
export interface ThemedColour {
  light: Oklch;
  dark: Oklch;
}

const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: / [\d.]+)?\)`;
const token = new RegExp(String.raw`--color-([\w-]+): light-dark\(${colour}, ${colour}\)`, 'g');

/** The colours of the tokens, by name, from the text of their file. */
export function coloursIn(css: string): Map<string, ThemedColour> {
  const oklch = (parts: readonly (string | undefined)[]): Oklch => {
    const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
    return { lightness, chroma, hue };
  };
  return new Map(
    [...css.matchAll(token)].map(([, name = '', ...parts]) => [
      name,
      { light: oklch(parts.slice(0, 3)), dark: oklch(parts.slice(3, 6)) },
    ]),
  );
}

/** Linear sRGB, 0-1 each, cut to the gamut: B. Ottosson, A perceptual color space for image processing (2020). */
function linearRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(of: Oklch): number {
  const [red, green, blue] = linearRgb(of);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1-21, as WCAG 2.2 defines it. */
export function contrastOf(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
