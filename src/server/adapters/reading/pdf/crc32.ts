/** The remainder for each byte, of the polynomial that PNG names. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** The CRC-32 of bytes. Node's own is there from version 22 on alone. */
export function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainders[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  return (remainder ^ 0xffffffff) >>> 0;
}
