/** The characters 0x80 to 0x9F of Windows-1252, as the WHATWG Encoding Standard has them: for unassigned codes, the control character of that number. */
export const upperControls = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

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
