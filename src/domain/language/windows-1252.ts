/** The characters 0x80 to 0x9F of Windows-1252, as the WHATWG Encoding Standard has them: for unassigned codes, the control character of that number. */
export const upperControls = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * Text with the characters that Windows-1252 has for the codes 0x80 to 0x9F, as browsers read numeric references to them. Its unassigned codes are left out,
 * except where letters before them make up one that was misread: repairing that (`mojibake.ts`) needs them.
 */
export const withUpperCharacters = (text: string): string =>
  text
    .replace(/[\u0080-\u009F]/g, (control) => upperControls[control.charCodeAt(0) - 0x80] ?? control)
    .replace(/(?<![\u00C2\u00C3\u00E2\u00EF\u00F0][\u0080-\uFFFF]{0,2})[\u0080-\u009F]/g, '');

/** Of one call: the engine limits how many arguments a call may have. */
const chunk = 8_192;

/**
 * Bytes in Windows-1252 as text. By a table of our own, since many releases of Node decode ISO 8859-1 under this name: dashes and quotation marks become
 * control characters. See nodejs/node#56542 and #60888.
 */
export function textOfWindows1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) {
    const codes = Array.from(bytes.subarray(at, at + chunk), (byte) =>
      byte >= 0x80 && byte < 0xa0 ? upperControls.charCodeAt(byte - 0x80) : byte,
    );
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join('');
}
