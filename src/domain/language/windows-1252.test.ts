import { expect, test } from 'vitest';
import { textOfWindows1252, upperControls } from './windows-1252.ts';

/** The index "windows-1252" of the WHATWG Encoding Standard, 0x80 to 0x9F. */
const standard = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d, 0x017d,
  0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,
  0x017e, 0x0178,
];

test('every byte has its character of the standard', () => {
  expect(Array.from(upperControls, (letter) => letter.charCodeAt(0))).toEqual(standard);
  const text = textOfWindows1252(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  expect(Array.from(text, (letter) => letter.charCodeAt(0))).toEqual(
    Array.from({ length: 256 }, (_, byte) => standard[byte - 0x80] ?? byte),
  );
});

test('a long text is read whole', () => {
  const bytes = new Uint8Array(100_000).fill(0x95);
  expect(textOfWindows1252(bytes)).toBe('•'.repeat(100_000));
});
