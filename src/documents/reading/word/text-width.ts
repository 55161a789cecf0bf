import type { TextStyle } from './text-style.ts';

const defaultSize = 10;
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
const narrow = /[iljtfrI.,;:'|!()[\] ]/;

export const sizeOf = (style: TextStyle): number => style.size ?? defaultSize;

/** Roughly how wide a text is when it's set, in points. The file doesn't say, and the fonts aren't available. */
export function textWidth(text: string, style: TextStyle): number {
  let ems = 0;
  for (const letter of text)
    ems += narrow.test(letter) ? 0.29 : wide.test(letter) ? 1 : letter >= 'A' && letter <= 'Z' ? 0.66 : 0.52;
  return ems * sizeOf(style) * (style.bold ? 1.06 : 1);
}
