import type { Stream } from './compound-file.ts';

/** Word's sixteen colours by their number; 0 is automatic. */
const palette = [
  'auto',
  '#000000',
  '#0000ff',
  '#00ffff',
  '#00ff00',
  '#ff00ff',
  '#ff0000',
  '#ffff00',
  '#ffffff',
  '#000080',
  '#008080',
  '#008000',
  '#800080',
  '#800000',
  '#808000',
  '#808080',
  '#c0c0c0',
];

export const paletteColor = (number: number): string => palette[number] ?? 'auto';

/** A colour of four bytes: red, green, blue, and whether it is automatic. */
export function readColor(stream: Stream, at: number): string {
  if (stream.u8(at + 3) === 0xff) return 'auto';
  const hex = (offset: number) =>
    stream
      .u8(at + offset)
      .toString(16)
      .padStart(2, '0');
  return `#${hex(0)}${hex(1)}${hex(2)}`;
}

/** The background of a shading of ten bytes; undefined when it has no visible one. */
export function readGround(stream: Stream, at: number): string | undefined {
  const [front, back, pattern] = [readColor(stream, at), readColor(stream, at + 4), stream.u16(at + 8)];
  const ground = pattern === 1 ? front : back;
  return ground === 'auto' ? undefined : ground;
}

/** The background of a shading of two bytes, as older versions write it. */
export function oldGround(value: number): string | undefined {
  const ground = paletteColor(value >> 10 === 1 ? value & 0x1f : (value >> 5) & 0x1f);
  return ground === 'auto' ? undefined : ground;
}
