const pageBytes = 65_536;
const memorySection = 5;

/**
 * A WebAssembly module with its own memory maximum lowered to `limitBytes`: the module defines its memory itself, so no maximum can be passed in, and a
 * worker's resource limits do not include it. Throws when there is no maximum.
 */
export function capMemory(module: Uint8Array<ArrayBuffer>, limitBytes: number): Uint8Array<ArrayBuffer> {
  const capped = Uint8Array.from(module);
  let position = 8;
  while (position < capped.length) {
    const id = capped[position];
    const length = readUnsigned(capped, position + 1);
    if (id === memorySection) {
      const count = readUnsigned(capped, length.end);
      const hasMaximum = capped[count.end] === 1;
      const minimum = readUnsigned(capped, count.end + 1);
      if (!hasMaximum) break;
      const maximum = readUnsigned(capped, minimum.end);
      writeUnsigned(capped, minimum.end, maximum.end, limitBytes / pageBytes);
      return capped;
    }
    position = length.end + length.value;
  }
  throw new Error('The module states no maximum for its memory.');
}

/** An unsigned LEB128 number. */
function readUnsigned(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let end = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end++] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, end };
  }
}

/** Writes into the space of the old number: padding with continued zeros is allowed. */
function writeUnsigned(bytes: Uint8Array, start: number, end: number, value: number): void {
  let rest = value;
  for (let at = start; at < end; at++) {
    bytes[at] = (rest & 0x7f) | (at < end - 1 ? 0x80 : 0);
    rest = Math.floor(rest / 128);
  }
  if (rest > 0) throw new Error('The module leaves too little room for the maximum of its memory.');
}
