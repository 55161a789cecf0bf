/** The glyphs of the Windows symbol fonts that resumes use, with their meanings. The others represent no letter. */
const symbols: ReadonlyMap<number, string> = new Map([
  [0x28, '☎'],
  [0x2a, '✉'],
  [0x6c, '•'],
  [0x6e, '▪'],
  [0x71, '❑'],
  [0xa7, '▪'],
  [0xb7, '•'],
  [0xd8, '➢'],
  [0xfc, '✓'],
]);

/** The text of a symbol by its code in the font, from F000 for the symbol fonts themselves. */
export function symbolLetter(code: number): string {
  if (code < 0xf000 || code > 0xf0ff) return code > 0x1f && code < 0xd800 ? String.fromCharCode(code) : '';
  return symbols.get(code - 0xf000) ?? String.fromCharCode(code);
}
