/** What the bytes 80 to 9f mean in Windows-1252; the other bytes are those of Latin-1. Five have no meaning. */
const upper = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

/** Text in Windows-1252. Node's own decoder of that name reads Latin-1 in many versions, which loses dashes, curly quotes and the euro sign. */
export const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (byte) => upper.charAt(byte.charCodeAt(0) - 0x80));
