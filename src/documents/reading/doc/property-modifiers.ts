import { Stream } from './compound-file.ts';

/** One change of a property ([MS-DOC] 2.6): which one, and its operand. */
export interface Modifier {
  code: number;
  operand: Stream;
}

const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3];
const tableDefinition = 0xd608;
const tabChange = 0xc615;

/** Reads a list of property changes; a broken end is left out, as Word does. */
export function readModifiers(bytes: Uint8Array): Modifier[] {
  const list = new Stream(bytes);
  const modifiers: Modifier[] = [];
  let at = 0;
  while (at + 2 < bytes.length) {
    const code = list.u16(at);
    at += 2;
    const size = operandBytes[code >> 13] || variableSize(list, at, code);
    if (at + size > bytes.length) break;
    modifiers.push({ code, operand: new Stream(list.slice(at, size)) });
    at += size;
  }
  return modifiers;
}

/** Operands of variable size state it in their first byte; two kinds need more than a byte for it. */
function variableSize(list: Stream, at: number, code: number): number {
  if (code === tableDefinition) return at + 2 <= list.bytes.length ? list.u16(at) + 1 : Infinity;
  const stated = list.u8(at);
  if (code === tabChange && stated === 255) {
    const deleted = list.u8(at + 1);
    return 2 + deleted * 4 + 1 + list.u8(at + 2 + deleted * 4) * 3;
  }
  return stated + 1;
}
