import { textOfWindows1252 } from '#domain/language/windows-1252.ts';

/**
 * Decodes text by the name of its encoding in the WHATWG Encoding Standard, where "ISO-8859-1", "latin1" and "ascii" also mean Windows-1252. Undefined for an
 * unknown encoding. Bytes that mean nothing in the encoding become U+FFFD.
 */
export function textByLabel(bytes: Uint8Array, label: string): string | undefined {
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding === 'windows-1252' ? textOfWindows1252(bytes) : decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes text of an unnamed encoding: UTF-16 (by its byte order mark, or zeros in every second byte), UTF-8, or else Windows-1252 if that gives
 * Western text. Undefined if none of these fits. `isCut` allows the last character to be incomplete.
 */
export function textOfUnnamed(bytes: Uint8Array, isCut = false): string | undefined {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return encoding === 'utf-8' && isWindows1252(bytes) ? textOfWindows1252(bytes) : undefined;
  }
}

/** The encoding that a byte order mark indicates. */
export function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined;
  const sample = bytes.subarray(0, 512);
  const zerosAt = (parity: number) => sample.filter((byte, index) => index % 2 === parity && byte === 0).length;
  if (zerosAt(1) > sample.length / 4 && zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(0) > sample.length / 4 && zerosAt(1) === 0 ? 'utf-16be' : undefined;
}

/**
 * Whether bytes that aren't UTF-8 are text in Windows-1252. They aren't if most sequences are valid UTF-8, which is then damaged, or if other
 * characters reach a quarter of the plain letters: no Western language has so many, and Cyrillic, Greek and East Asian encodings have more.
 */
function isWindows1252(bytes: Uint8Array): boolean {
  const asUtf8 = new TextDecoder().decode(bytes);
  let broken = 0;
  let whole = 0;
  for (let at = 0; at < asUtf8.length; at++) {
    const code = asUtf8.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code >= 0x80) whole++;
  }
  const others = bytes.filter((byte) => byte >= 0x80).length;
  const letters = bytes.filter((byte) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a).length;
  return broken > whole && others * 4 <= letters;
}
