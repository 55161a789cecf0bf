import { shell } from './shell-words.ts';
import { BadInput } from './bad-input.ts';

/** A line of standard input, or what is wrong with it. */
export type Line = { text: string } | { unfit: BadInput };

const megabyte = 1024 * 1024;
/** Far above any resume with any ad: a longer line is not a request, and is not kept. */
const maxLineBytes = 20 * megabyte;
const newline = 0x0a;

/**
 * The lines that are not blank, each as soon as it is complete; the last may lack its newline. Keeps no more than one line of the maximum length, whatever
 * comes in. Throws `BadInput` when the input itself cannot be read.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>, maxBytes = maxLineBytes): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > maxBytes) parts = [];
    else parts.push(part);
  };
  const end = (): Line | undefined => {
    const line = length > maxBytes ? tooLong(maxBytes) : decoded(Buffer.concat(parts));
    [parts, length] = [[], 0];
    return line;
  };
  for await (const chunk of readable(input)) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      const line = end();
      if (line) yield line;
    }
    add(chunk.subarray(from));
  }
  const last = end();
  if (last) yield last;
}

async function* readable(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* input;
  } catch {
    // A closed terminal, a broken disk.
    throw new BadInput(shell.inputUnreadable);
  }
}

const tooLong = (maxBytes: number): Line => ({
  unfit: new BadInput(shell.lineTooLong(Math.round(maxBytes / megabyte)), 'BODY_TOO_LARGE'),
});

function decoded(bytes: Uint8Array): Line | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? undefined : { text };
  } catch {
    return { unfit: new BadInput(shell.lineNotUtf8) };
  }
}
