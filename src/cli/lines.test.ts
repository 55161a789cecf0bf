import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from './bad-input.ts';
import { linesOf } from './lines.ts';

async function* inChunks(...chunks: (string | Uint8Array)[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

/** Each line's text, or the code of what is wrong with it. */
async function read(input: AsyncIterable<Uint8Array>, maxBytes?: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(input, maxBytes)) lines.push('text' in line ? line.text : line.unfit.code);
  return lines;
}

describe('lines of standard input', () => {
  test('are separated by newlines, blank ones left out, the last with or without its own', async () => {
    expect(await read(inChunks('one\n\n \t\r\ntwo\r\nthree'))).toEqual(['one', 'two\r', 'three']);
    expect(await read(inChunks('one\n'))).toEqual(['one']);
    expect(await read(inChunks())).toEqual([]);
  });

  test('are the same however the bytes arrive', async () => {
    const bytes = Buffer.from('{"text": "Ärztin für Kinder 👩‍⚕️"}\n\nzwei\n"三"');
    const whole = await read(inChunks(bytes));
    expect(whole).toHaveLength(3);
    const cuts = fc.uniqueArray(fc.nat(bytes.length)).map((list) => list.toSorted((a, b) => a - b));
    await fc.assert(
      fc.asyncProperty(cuts, async (list) => {
        const ends = [0, ...list, bytes.length];
        const chunks = ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
        expect(await read(inChunks(...chunks))).toEqual(whole);
      }),
    );
  });

  test('a line that is too long is reported, and the next is read', async () => {
    expect(await read(inChunks('12345678', '9\nab\n', '12345678\n', '123456789'), 8)).toEqual([
      'BODY_TOO_LARGE',
      'ab',
      '12345678',
      'BODY_TOO_LARGE',
    ]);
  });

  test('nothing of a line that is too long is kept', async () => {
    const megabyte = 1024 * 1024;
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    async function* endless() {
      for (let megabytes = 0; megabytes < 400; megabytes += 1) {
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
        yield new Uint8Array(megabyte);
      }
    }
    expect(await read(endless(), megabyte)).toEqual(['BODY_TOO_LARGE']);
    expect(most).toBeLessThan(300 * megabyte);
  });

  test('a byte order mark is not part of a line, and invalid UTF-8 is reported', async () => {
    expect(await read(inChunks('\uFEFF{}\n', Uint8Array.from([0x7b, 0xff, 0xfe, 0x0a]), 'ok'))).toEqual([
      '{}',
      'BAD_REQUEST',
      'ok',
    ]);
  });

  test('each arrives as soon as it is complete', async () => {
    let asked = 0;
    async function* slow() {
      for (const chunk of ['one\ntw', 'o\n', 'never']) {
        asked += 1;
        yield Buffer.from(chunk);
      }
    }
    const lines = linesOf(slow());
    expect((await lines.next()).value).toEqual({ text: 'one' });
    expect(asked).toBe(1);
    expect((await lines.next()).value).toEqual({ text: 'two' });
    expect(asked).toBe(2);
  });

  test('an input that cannot be read is bad input', async () => {
    // oxlint-disable-next-line require-yield
    async function* broken(): AsyncGenerator<Uint8Array> {
      throw Object.assign(new Error('EISDIR: illegal operation on a directory, read'), { code: 'EISDIR' });
    }
    await expect(read(broken())).rejects.toThrow(BadInput);
  });
});
